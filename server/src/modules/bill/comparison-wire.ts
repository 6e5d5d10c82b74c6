import type { BillChangePart, BillComparison, BillEstimate } from '@endoll/api/bill.ts'
import { tellsErrors } from '@endoll/domain/billing/between-bills.ts'
import { billChange } from '@endoll/domain/billing/bill-change.ts'
import type { Bill } from '@endoll/domain/billing/bill.ts'
import type { ChangePart } from '@endoll/domain/billing/change-parts.ts'
import {
  billedEnergyWh,
  excessWh,
  type Estimate,
  type EstimateError,
} from '@endoll/domain/billing/estimate-error.ts'
import type { SeasonShift } from '@endoll/domain/billing/season-shift.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { lastDayOf, lengthInDays } from '@endoll/domain/time/date-span.ts'
import type { RelatedInvoice } from '../invoices/queries.ts'

function partItem(part: ChangePart): BillChangePart {
  const amount = centsToEuroNumber(part.amountCents)
  if (part.of === 'total') return { of: 'total', amount }
  if (part.of === 'tax') return { of: 'tax', tax: part.tax, amount }
  const { kind, tariffPeriod, name } = part
  return { of: 'line', kind, tariff_period: tariffPeriod ?? null, name: name ?? null, amount }
}

const NO_ERROR: EstimateError = new Map()

/** An error that cannot be separated from use counts as unknown: all of the bill rests on the estimate. */
function estimateItem(estimate: Estimate | undefined, bill: Bill, isTold: boolean): BillEstimate | null {
  if (estimate === undefined || estimate.error?.size === 0) return null
  const { estimatedWh, error } = estimate
  if (error && isTold) return { kwh: null, excess_kwh: excessWh(error) / 1000 }
  const wh = error ? billedEnergyWh(bill) : estimatedWh
  return wh === 0 ? null : { kwh: wh / 1000, excess_kwh: null }
}

interface Compared {
  readonly before: Bill
  readonly bill: Bill
  readonly season: SeasonShift | undefined
  /** Of the bill before and of this one. */
  readonly estimates: readonly [Estimate | undefined, Estimate | undefined]
}

/** Why a bill differs from that of another invoice. */
export function comparisonItem(
  other: RelatedInvoice,
  { before, bill, season, estimates }: Compared,
): BillComparison {
  const [ofBefore, ofNow] = estimates
  const errors = [ofBefore?.error ?? NO_ERROR, ofNow?.error ?? NO_ERROR] as const
  const isTold = tellsErrors(before, bill, errors)
  const { totalCents, causes } = billChange(before, bill, { season, errors })
  const span = { from: other.from_day, to: other.to_day }
  return {
    invoice: {
      id: other.id,
      number: other.number,
      start_date: span.from,
      end_date: lastDayOf(span),
      amount_total: centsToEuroNumber(other.total_cents),
      energy_consumed: other.energy_wh / 1000,
      days: lengthInDays(span),
    },
    amount_change: centsToEuroNumber(totalCents),
    estimates: {
      before: estimateItem(ofBefore, before, isTold),
      now: estimateItem(ofNow, bill, isTold),
    },
    causes: causes.map(({ cause, amountCents, parts }) => ({
      cause,
      amount: centsToEuroNumber(amountCents),
      parts: parts.map(partItem),
    })),
  }
}
