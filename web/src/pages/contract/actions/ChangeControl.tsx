import { monthsBetweenPowerChanges } from '@endoll/domain/procedures/power-change-interval.ts'
import { findWithdrawalRefusal } from '@endoll/domain/contracting/withdrawal.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { useTranslations } from 'use-intl'
import { useOffersFunction } from '../../../calls/acting.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import type { ContractChangeName } from '@endoll/domain/procedures/procedure-name.ts'
import { functionQuery } from '../../../site/contract-functions.ts'
import { changesOffered } from '../../../supplies/changes-offered.ts'
import { useSite } from '../../../site/site.tsx'
import { today } from '../../../site/today.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { changeRefusal } from './change-refusal.ts'
import type { ChangeRefusal } from './change-refusal.ts'
import type { ShownContract } from '../use-contract-page.ts'

/** Within its days, or those of a change of its product; that a company has none is said where it asks. */
function mayWithdraw(contract: {
  readonly state: string
  readonly signDay: Day | null
  readonly productSignedDay: Day | null
}): boolean {
  return (
    contract.productSignedDay !== null ||
    findWithdrawalRefusal({ ...contract, company: false }, today()) === undefined
  )
}

/** Changes that the deployment offers for a contract of this kind, in any state. */
export function useOfferedChanges({
  type,
  tariff_options = null,
  bateria_virtual = [],
  services = [],
  sign_date = null,
  product_signed_date = null,
  state = 'activa',
}: Pick<ShownContract['contract'], 'type'> &
  Partial<
    Pick<
      ShownContract['contract'],
      'tariff_options' | 'bateria_virtual' | 'services' | 'sign_date' | 'product_signed_date' | 'state'
    >
  >): readonly ContractChangeName[] {
  const { settings } = useSite()
  const offersFunction = useOffersFunction()
  return changesOffered({ type, state: 'activa' }, settings)
    .filter(offersFunction)
    .filter((change) => change !== 'tariff_options' || tariff_options !== null)
    .filter(
      (change) =>
        change !== 'withdrawal' ||
        mayWithdraw({ state, signDay: sign_date, productSignedDay: product_signed_date }),
    )
    .filter((change) => change !== 'battery' || bateria_virtual.length > 0)
    .filter((change) => change !== 'end_service' || services.length > 0)
}

interface ChangeControlProps {
  readonly change: ContractChangeName
  readonly shown: ShownContract
}

/** The link to a change, or why it cannot be asked for now; nothing if it is not offered. */
export function ChangeControl({ change, shown }: ChangeControlProps) {
  const t = useTranslations('contract-page')
  const { address } = useSite()
  const offered = useOfferedChanges(shown.contract)
  if (!offered.includes(change)) return null
  const refusal = changeRefusal(change, shown)
  if (refusal?.why === 'draft' || refusal?.why === 'closed') {
    return <p className="small soft">{t(`refused.${refusal.why}`)}</p>
  }
  if (refusal) {
    return <Button disabledReason={<Refused refusal={refusal} />}>{t(`actions.${change}`)}</Button>
  }
  return (
    <Link
      className={buttonClass({})}
      href={address('viewContracts', {}, functionQuery(change, shown.contract.name))}
    >
      {t(`actions.${change}`)}
    </Link>
  )
}

/** The same beside the fact that it changes; nothing if it cannot be asked for now, which the fact itself says. */
export function ChangeLink({ change, shown }: ChangeControlProps) {
  const t = useTranslations('contract-page.actions')
  const { address } = useSite()
  const offered = useOfferedChanges(shown.contract)
  if (!offered.includes(change) || changeRefusal(change, shown)) return null
  const href = address('viewContracts', {}, functionQuery(change, shown.contract.name))
  return (
    <>
      {' · '}
      {change === 'withdrawal' ? (
        <Link className="no-print" href={href}>
          {t(change)}
        </Link>
      ) : (
        <Link className="no-print" href={href} aria-label={t(change)}>
          {t('short')}
        </Link>
      )}
    </>
  )
}

interface RefusedProps {
  readonly refusal: ChangeRefusal
}

/** Why not, in a sentence, with a link to the request that is under way. */
export function Refused({ refusal }: RefusedProps) {
  const t = useTranslations('contract-page.refused')
  const { address } = useSite()
  const { longDay } = useFormat()
  if (refusal.why === 'running') {
    const { id, reference } = refusal.request
    return t.rich('running', {
      reference,
      request: (words) => <Link href={address('request', { id: String(id) })}>{words}</Link>,
    })
  }
  if (refusal.why === 'tooSoon') {
    const months = monthsBetweenPowerChanges(today())
    return refusal.day === undefined
      ? t('tooSoon', { months })
      : t('tooSoonUntil', { months, day: longDay(refusal.day) })
  }
  return t(refusal.why)
}
