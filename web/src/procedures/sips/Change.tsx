import type { ContractDetail } from '@endoll/api/contracts.ts'
import { optOutOfSips } from '@endoll/api/procedures/sips.ts'
import { mostContracts } from '@endoll/api/procedures/several.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { SendAtOnce } from '../../flow/SendAtOnce.tsx'
import { useKeptChoice } from '../../flow/use-kept-choice.ts'
import { useDayWords } from '../../i18n/use-day-words.ts'
import { useSite } from '../../site/site.tsx'
import { optOutContractsQuery } from '../../supplies/active-contracts.ts'
import { debtCentsOf } from '../../supplies/contract-status.ts'
import { RadioGroup } from '../../ui/choices.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TooMany } from '../../flow/TooMany.tsx'

export function Change() {
  return (
    <ContractChange name="sips">
      <SipsChange />
    </ContractChange>
  )
}

/** The opt-out of passing on the data of a supply point: of one contract, or of all. */
function SipsChange() {
  const { contract, beside, again, instead } = useContractToChange(
    'sips',
    'contract',
    useQuery(optOutContractsQuery()),
  )
  if (!contract) return instead
  const { total_items: able, summary_of_type: ofType } = beside
  return <OptOut contract={contract} able={able} active={ofType.active} again={again} />
}

interface OptOutProps {
  readonly contract: ContractDetail
  /** How many contracts can opt out now, of how many active ones. */
  readonly able: number
  readonly active: number
  readonly again: () => void
}

function OptOut({ contract, able, active, again }: OptOutProps) {
  const t = useTranslations('sips')
  const { settings } = useSite()
  const { name, no_cession_sips: state, sips, atr_available } = contract
  const draftKey = `sips ${name}`
  const [selection, setSelection] = useKeptChoice<'actual' | 'all'>(draftKey, 'actual')
  const several = active > 1 && able > 0
  const isInArrears = sips.arrears_since !== null || debtCentsOf(contract) > 0
  const all = several && active <= mostContracts && selection === 'all'
  if (!all && state === 'active') return <OptedOut until={sips.until} isInArrears={isInArrears} />
  if (!several && state === 'requested') return <Running />
  const body = { noCesionSelection: all ? 'all' : 'actual' } as const
  return (
    <div className="stack" data-gap="l">
      <section className="stack" data-gap="s" aria-label={t('effect')}>
        <h2>{t('effect')}</h2>
        <ul className="flow-points">
          <li>{t('stops')}</li>
          <li>{t(isInArrears ? 'staysInArrears' : 'stays')}</li>
          <li>{t('unchanged')}</li>
          <li>{t('some')}</li>
          <li>{t('later')}</li>
        </ul>
      </section>
      {several ? (
        <Which
          name={name}
          able={able}
          active={active}
          value={body.noCesionSelection}
          onChoose={setSelection}
        />
      ) : null}
      {!all && !atr_available ? <AtDistributor /> : null}
      <SendAtOnce
        draftKey={draftKey}
        content={body}
        send={(how) => call(optOutOfSips, { params: { name }, body }, how)}
        signed={settings.signedProcedures.includes('sips')}
        {...(!all && (!atr_available || state !== 'unactive') ? { disabledReason: t('wait') } : {})}
        onOutdated={again}
      />
    </div>
  )
}

interface WhichProps extends Pick<OptOutProps, 'able' | 'active'> {
  /** The contract's name. */
  readonly name: string
  readonly value: 'actual' | 'all'
  readonly onChoose: (value: 'actual' | 'all') => void
}

function Which({ name, able, active, value, onChoose }: WhichProps) {
  const t = useTranslations('sips.which')
  return (
    <RadioGroup
      name="noCesionSelection"
      label={t('label')}
      cards
      value={value}
      onChange={({ target }) => onChoose(target.value === 'all' ? 'all' : 'actual')}
      options={[
        { value: 'actual', label: t('actual', { name }) },
        {
          value: 'all',
          label: t('all'),
          hint: t(able < active ? 'someHint' : 'allHint', { count: able, active }),
          ...(active > mostContracts ? { disabledReason: <TooMany count={active} /> } : {}),
        },
      ]}
    />
  )
}

interface OptedOutProps {
  readonly until: Day | null
  readonly isInArrears: boolean
}

function OptedOut({ until, isInArrears }: OptedOutProps) {
  const t = useTranslations('sips')
  const dayWords = useDayWords()
  return (
    <Notice tone="good" title={until === null ? t('active') : t('activeUntil', { day: dayWords(until) })}>
      {isInArrears ? t('staysInArrears') : null}
    </Notice>
  )
}

function Running() {
  const t = useTranslations('sips')
  return (
    <Notice tone="wait" title={t('started')}>
      {t('startedWhy')}
    </Notice>
  )
}

function AtDistributor() {
  const t = useTranslations('contract.distributor')
  return (
    <Notice tone="wait" title={t('title')}>
      {t('why')}
    </Notice>
  )
}
