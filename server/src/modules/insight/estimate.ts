import type { billSoFar, noEstimateReasons } from '@endoll/api/insight.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { addUpBill } from '@endoll/domain/billing/add-up.ts'
import { taxedSupplyOn, type BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import { findBillSoFar, findRestOfBill } from '@endoll/domain/billing/bill-so-far.ts'
import { billFor } from '@endoll/domain/billing/charges.ts'
import { findExpectedEnd } from '@endoll/domain/billing/expected-end.ts'
import { hasUnpricedOption } from '@endoll/domain/billing/option-prices.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { findUsualCents, type PastBill } from '@endoll/domain/billing/usual-bill.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, addMonths, eachDay, END_OF_TIME, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { ContractRow } from '../../platform/access.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { Db } from '../../platform/db/open.ts'
import { listCurveDays, readDayTotals, supplyRuleOf, type SupplyRule } from '../consumption/queries.ts'
import { readFirstUnbilledDay, readBilledParts, type BilledParts } from '../invoices/queries.ts'
import { estimateItem } from './insight-wire.ts'
import { hasBattery } from './ledger.ts'

type Reply = ReplyInput<typeof billSoFar>
type Reason = (typeof noEstimateReasons)[number]
type LeftOut = NonNullable<Reply['estimate']>['leaves_out']

function none(reason: Reason): Reply {
  return { estimate: null, reason }
}

/** Bills of the year before are compared, and the last one may be some months old. */
const MONTHS_OF_BILLS = 15
/** The weeks of two years, each compared with the year before it, and a month of margin. */
const MONTHS_OF_DAYS = 37

function dayAfterContract({ end_day }: Pick<ContractRow, 'end_day'>): Day {
  return end_day === null ? END_OF_TIME : addDays(end_day, 1)
}

/** The days that the next bill usually has; undefined when nothing is known of how long bills are. */
function expectedSpan(start: Day, spans: readonly DateSpan[]): DateSpan | undefined {
  const last = spans.at(-1)
  if (!last) return undefined
  // Annulled days are billed again by a bill of their own: the next one starts after them.
  const to = findExpectedEnd(last.to < start ? [...spans, { from: last.to, to: start }] : spans)
  return to === undefined ? undefined : { from: start, to }
}

/** The days of a span up to the contract's end; undefined where there are none. */
function withinContract(
  contract: Pick<ContractRow, 'end_day'>,
  { from, to }: DateSpan,
): DateSpan | undefined {
  const end = dayAfterContract(contract)
  return from < end ? { from, to: to < end ? to : end } : undefined
}

/** Whether the expected bill is missing: the one after it would have ended too. */
function isMissing(span: DateSpan, today: Day): boolean {
  return addDays(span.to, lengthInDays(span)) <= today
}

type StandingBill = Pick<BilledParts, 'span'> & NonNullable<BilledParts['bill']>

/** What a past bill comes to before the battery paid any of it. */
function beforeBattery(supply: BilledSupply, { span, lines, amountCents }: StandingBill): PastBill {
  const rest = lines.filter(({ kind }) => kind !== 'battery')
  if (rest.length === lines.length) return { span, cents: amountCents }
  const day = lastDayOf(span)
  const rules = findTaxRules(taxedSupplyOn(supply, day), day)
  return { span, cents: rules ? addUpBill(rest, rules, span).bill.totalCents : amountCents }
}

/** Concepts that the contract's bills may hold and the estimate does not. */
function leftOut(supply: BilledSupply, span: DateSpan, battery: boolean): LeftOut {
  const has = (concept: string) => supply.prices.some((price) => price.concept === concept)
  return [
    ...(has('excess_power') ? (['excess_power'] as const) : []),
    ...(has('reactive_over_80') || has('reactive_below_80') ? (['reactive'] as const) : []),
    ...(battery ? (['battery'] as const) : []),
    ...(hasUnpricedOption(supply.options ?? [], span) ? (['tariff_option'] as const) : []),
  ]
}

/** Whether every day and period has a price, a power and tax rules: the calculation throws where one is missing. */
function canBeBilled(supply: BilledSupply, span: DateSpan, { periodNames }: SupplyRule): boolean {
  const energy = periodNames.map((_, index) => {
    return { span, tariffPeriod: (index + 1) as TariffPeriod, importWh: 1000, exportWh: 0 }
  })
  try {
    billFor(supply, { energy }, span)
    return true
  } catch (thrown) {
    if (thrown instanceof RangeError) return false
    throw thrown
  }
}

/** The present bill of a contract of the caller's, so far, or why there is no estimate. */
export async function readEstimate(db: Db, contract: ContractRow, today: Day): Promise<Reply> {
  if (contract.kind === 'gas') return none('gas')
  if (contract.state !== 'activa') return none('not_active')
  const start = await readFirstUnbilledDay(db, contract)
  if (start === undefined) return none('no_bill_yet')
  const parts = await readBilledParts(db, contract, { from: addMonths(start, -MONTHS_OF_BILLS), to: start })
  const bills = parts.flatMap(({ span, bill }): StandingBill[] => (bill ? [{ span, ...bill }] : []))
  const expected = expectedSpan(
    start,
    bills.map((bill) => bill.span),
  )
  const span = expected && withinContract(contract, expected)
  if (!span) return none('no_bill_yet')
  if (isMissing(expected, today)) return none('bills_missing')
  const until = span.to < today ? span.to : addDays(today, 1)
  const [supply, priceKind, totals, battery] = await Promise.all([
    readBilledSupply(db, contract),
    getPriceKind(db, contract),
    readDayTotals(db, contract.id, { from: addMonths(start, -MONTHS_OF_DAYS), to: until }),
    hasBattery(db, contract),
  ])
  const rule = supplyRuleOf(contract)
  // Indexed prices are not known beforehand.
  if (priceKind === 'indexed' || !canBeBilled(supply, span, rule)) return none('no_prices')
  const rest = findRestOfBill(span, totals)
  if (!rest) return none('no_readings')
  const days = new Set([...eachDay(span.from, span.to), ...rest.days.flatMap(({ like }) => like)])
  const curve = await listCurveDays(db, contract.id, [...days])
  const found = findBillSoFar({ supply, rule: rule.rule, span, rest, curve })
  if (!found) return none('no_readings')
  const usualCents = findUsualCents(
    bills.map((one) => beforeBattery(supply, one)),
    span,
  )
  return {
    estimate: estimateItem(found, { span, usualCents, leavesOut: leftOut(supply, span, battery) }),
    reason: null,
  }
}
