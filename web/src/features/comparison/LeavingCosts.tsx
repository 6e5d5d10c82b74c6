import { useTranslations } from 'use-intl'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { LEAVING_COSTS_SINCE, lastResortDebt } from '@endoll/domain/contracting/last-resort.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import type { ComparedKind } from './typed-bill.ts'

interface LeavingCostsProps {
  readonly kind: ComparedKind
  /** Whether the product that the bill is compared with is itself a tariff of last resort. */
  readonly regulated: boolean
}

/** What whoever has gas at a tariff of last resort may owe for leaving it: of the bill that was typed in it is not known. */
export function LeavingCosts({ kind, regulated }: LeavingCostsProps) {
  const t = useTranslations('comparison')
  const format = useFormat()
  if (kind !== 'gas' || regulated || today() < LEAVING_COSTS_SINCE) return null
  const row = findOn(lastResortDebt, today())
  const known = row === undefined ? 'no' : 'yes'
  const debt = row === undefined ? '' : format.number(Number(row.value), 6)
  const until = row?.to === undefined ? '' : format.day(lastDayOf({ from: row.from, to: row.to }))
  return <p className="small soft">{t('leavingCosts', { known, debt, until })}</p>
}
