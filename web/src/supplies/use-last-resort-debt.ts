import { findOn } from '@endoll/domain/billing/rates/dated.ts'
import { LEAVING_COSTS_SINCE, lastResortDebt } from '@endoll/domain/contracting/last-resort.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { useFormat } from '../i18n/use-format.ts'
import { today } from '../site/today.ts'

/** What leaving the tariff of last resort of gas costs today, in words' values: undefined before it cost anything. */
export function useLastResortDebt() {
  const format = useFormat()
  if (today() < LEAVING_COSTS_SINCE) return undefined
  const row = findOn(lastResortDebt, today())
  if (!row) return { known: 'no', debt: '', until: '' } as const
  return {
    known: 'yes',
    debt: format.number(Number(row.value), 6),
    until: row.to === undefined ? '' : format.longDay(lastDayOf({ from: row.from, to: row.to })),
  } as const
}
