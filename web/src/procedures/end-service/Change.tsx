import { centsOf } from '@endoll/api/cents.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { endService } from '@endoll/api/procedures/end-service.ts'
import { dueDay } from '@endoll/domain/procedures/due-day.ts'
import { mayEndService } from '@endoll/domain/procedures/end-service.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../calls/call.ts'
import { profileQuery } from '../../flow/account-query.ts'
import { ContractChange } from '../../flow/contract/ContractChange.tsx'
import { useChange } from '../../flow/contract/use-change.ts'
import { SendAtOnce } from '../../flow/SendAtOnce.tsx'
import { useContractToChange } from '../../flow/use-contract-to-change.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useSite } from '../../site/site.tsx'
import { today } from '../../site/today.ts'
import { Checkbox } from '../../ui/choices.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OwnText } from '../../ui/OwnText.tsx'

type Service = ContractDetail['services'][number]

export function Change() {
  return (
    <ContractChange name="end_service">
      <ServiceEnd />
    </ContractChange>
  )
}

/** The end of services of a contract: which, what it costs, and the signature. */
function ServiceEnd() {
  const t = useTranslations('end-service')
  const { search } = useChange()
  const { contract, again, instead } = useContractToChange(
    'end_service',
    'contract',
    useQuery(profileQuery()),
  )
  if (!contract) return instead
  const able = contract.services.filter(({ end_date: end }) => mayEndService(end, today()))
  if (able.length === 0) return <Notice tone="info" title={t('none')} />
  const named = able.filter(({ id }) => String(id) === String(search['service']))
  return <Choice contract={contract} able={able} first={able.length === 1 ? able : named} again={again} />
}

interface ChoiceProps {
  readonly contract: ContractDetail
  readonly able: readonly Service[]
  /** Ticked from the start: the only one, or the one that was pressed. */
  readonly first: readonly Service[]
  readonly again: () => void
}

function Choice({ contract, able, first, again }: ChoiceProps) {
  const t = useTranslations('end-service')
  const { settings } = useSite()
  const { longDay, money } = useFormat()
  const [ids, setIds] = useState<readonly number[]>(first.map(({ id }) => id))
  const [accepted, setAccepted] = useState(false)
  const { name, text_languages: languages } = contract
  const ending = able.filter(({ id }) => ids.includes(id))
  const costCents = sumCents(ending.map(({ stay }) => centsOf(stay?.penalty ?? 0)))
  const amount = money(costCents)
  const body = {
    services: ending.map(({ id }) => id),
    ...(costCents > 0 ? { penalty_accepted: accepted } : {}),
  }
  const toDo = ending.length === 0 ? t('missing') : costCents > 0 && !accepted ? t('unaccepted') : undefined
  return (
    <div className="stack" data-gap="l">
      <fieldset className="field" data-cards>
        <legend>{t('which')}</legend>
        {able.map((service) => (
          <Checkbox
            key={service.id}
            name="services"
            value={service.id}
            label={<OwnText text={service.name} languages={languages} />}
            hint={<Facts service={service} languages={languages} />}
            checked={ids.includes(service.id)}
            onChange={({ target }) =>
              setIds(target.checked ? [...ids, service.id] : ids.filter((id) => id !== service.id))
            }
          />
        ))}
      </fieldset>
      <section className="stack" data-gap="s" aria-label={t('after')}>
        <h2>{t('after')}</h2>
        <ul className="flow-points">
          <li>{t('supply')}</li>
          <li>{t('day', { day: longDay(dueDay('end_service', today())) })}</li>
          <li>{t('bill')}</li>
        </ul>
      </section>
      {costCents > 0 ? (
        <>
          <Notice tone="wait" title={t('costs', { amount })}>
            {t('costsWhy')}
          </Notice>
          <Checkbox
            name="penalty_accepted"
            label={t('accept', { amount })}
            checked={accepted}
            onChange={({ target }) => setAccepted(target.checked)}
          />
        </>
      ) : null}
      <SendAtOnce
        draftKey={`end_service ${name}`}
        content={body}
        label={t('confirm')}
        send={(how) => call(endService, { params: { name }, body }, how)}
        signed={settings.signedProcedures.includes('end_service')}
        {...(toDo === undefined ? {} : { disabledReason: toDo })}
        onOutdated={again}
      />
    </div>
  )
}

interface FactsProps {
  readonly service: Service
  readonly languages: ContractDetail['text_languages']
}

/** What it is for, its price, since when, and what leaving it costs. */
function Facts({ service, languages }: FactsProps) {
  const t = useTranslations('end-service')
  const { longDay, money } = useFormat()
  const { about, price, start_date: day, stay } = service
  const cost = price === null ? t('noPrice') : t('aMonth', { amount: money(centsOf(price)) })
  return (
    <>
      {about === null ? null : (
        <span className="line">
          <OwnText text={about} languages={languages} />
        </span>
      )}
      <span className="line">{t('since', { price: cost, day: longDay(day) })}</span>
      {stay ? (
        <span className="line">
          {t('stay', { day: longDay(stay.last_day), amount: money(centsOf(stay.penalty)) })}
        </span>
      ) : null}
    </>
  )
}
