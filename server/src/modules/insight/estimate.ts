import type { billSoFar, noEstimateReasons } from '@endoll/api/insight.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { addUpBill } from '@endoll/domain/billing/add-up.ts'
import { taxedSupplyOn, type BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import { findBillSoFar, findRestOfBill } from '@endoll/domain/billing/bill-so-far.ts'
import { billFor } from '@endoll/domain/billing/charges.ts'
import { findGasOfDays } from '@endoll/domain/billing/gas-of-days.ts'
import { netOfIndirectTaxCents } from '@endoll/domain/billing/lines-by-tax.ts'
import { findExpectedEnd } from '@endoll/domain/billing/expected-end.ts'
import { hasUnpricedOption } from '@endoll/domain/billing/option-prices.ts'
import { MARKET_DAYS_LOOKED_AT } from '@endoll/domain/billing/market-forecast.ts'
import {
  findIndexedSurplus,
  followsMarket,
  needsMarket,
  type MarketDays,
} from '@endoll/domain/billing/market-price.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { findUsualCents, type PastBill } from '@endoll/domain/billing/usual-bill.ts'
import { hasUnpricedSurplus } from '@endoll/domain/billing/unpriced-surplus.ts'
import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, addMonths, eachDay, END_OF_TIME, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { ContractRow } from '../../platform/access.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { Db } from '../../platform/db/open.ts'
import { readAppliedParts } from '../batteries/queries.ts'
import { listCurveDays, readDayTotals, supplyRuleOf, type SupplyRule } from '../consumption/queries.ts'
import { readFirstUnbilledDay, readBilledParts, type BilledParts } from '../invoices/queries.ts'
import { estimateItem } from './insight-wire.ts'

type Reply = ReplyInput<typeof billSoFar>
type Reason = (typeof noEstimateReasons)[number]
type LeftOut = NonNullable<Reply['estimate']>['leaves_out']

function none(reason: Reason): Reply {
  return { estimate: null, reason }
}

/** Bills of the year before are compared, and the last one may be some months old. */
const MONTHS_OF_BILLS = 15
/** A year before, with the bill in which its first day lies. */
const MONTHS_OF_GAS = 15
/** The weeks of two years, each compared with the year before it, and a month of margin. */
const MONTHS_OF_DAYS = 37

function dayAfterContract({ end_day }: Pick<ContractRow, 'end_day'>): Day {
  return end_day === null ? END_OF_TIME : addDays(end_day, 1)
}

/** The days that the next bill usually has; undefined if nothing is known of how long bills are. */
function expectedSpan(start: Day, spans: readonly DateSpan[]): DateSpan | undefined {
  const last = spans.at(-1)
  if (!last) return undefined
  // Annulled days are billed again by a bill of their own: the next one starts after them.
  const to = findExpectedEnd(last.to < start ? [...spans, { from: last.to, to: start }] : spans)
  return to === undefined ? undefined : { from: start, to }
}

/** The days of a span up to the contract's end; undefined if none. */
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

interface EstimateParts {
  readonly span: DateSpan
  readonly battery: boolean
  readonly curve: readonly CurveDay[]
  readonly rule: SupplyRule
  readonly market: MarketDays | undefined
}

/** Concepts that the contract's bills may hold and the estimate does not. */
function leftOut(
  supply: BilledSupply,
  { span, battery, curve, rule: { rule, clockZone }, market }: EstimateParts,
): LeftOut {
  const indexedSurplus = market && findIndexedSurplus(supply.prices, market, clockZone)
  const has = (concept: string) => supply.prices.some((price) => price.concept === concept)
  return [
    ...(has('excess_power') ? (['excess_power'] as const) : []),
    ...(has('reactive_over_80') || has('reactive_below_80') ? (['reactive'] as const) : []),
    ...(battery ? (['battery'] as const) : []),
    ...(hasUnpricedOption(supply.options ?? [], span) ? (['tariff_option'] as const) : []),
    ...(hasUnpricedSurplus(supply.prices, curve, span, { rule, indexedSurplus })
      ? (['surplus'] as const)
      : []),
  ]
}

/** What the calculation gives; undefined if a day, a period or an hour has no price, power or tax rules. */
function unlessUnpriced<T>(calculate: () => T): T | undefined {
  try {
    return calculate()
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined
    throw thrown
  }
}

/** Whether every day and period can be billed; of a product that follows the market without its energy, which has hours. */
function canBeBilled(supply: BilledSupply, span: DateSpan, { periodNames }: SupplyRule): boolean {
  const importWh = followsMarket(supply.prices) ? 0 : 1000
  const energy = periodNames.map((_, index) => {
    return { span, tariffPeriod: (index + 1) as TariffPeriod, importWh, exportWh: 0 }
  })
  return unlessUnpriced(() => billFor(supply, { energy }, span)) !== undefined
}

/** The market's prices that the estimate of a bill looks at; none for products that do not follow it. */
async function marketOf(
  db: Db,
  supply: BilledSupply,
  { from, to }: DateSpan,
): Promise<MarketDays | undefined> {
  return needsMarket(supply.prices)
    ? readMarketDays(db, { from: addDays(from, -MARKET_DAYS_LOOKED_AT), to })
    : undefined
}

/** The days of a bill in the making, on a day; `start` is the first that is not billed. */
interface Making {
  readonly start: Day
  readonly span: DateSpan
  readonly today: Day
}

/** What days that are not billed yet come to, with what it was found from; or why that is not known. */
async function findOver(db: Db, contract: ContractRow, { start, span, today }: Making) {
  const until = span.to < today ? span.to : addDays(today, 1)
  const [supply, priceKind, totals] = await Promise.all([
    readBilledSupply(db, contract),
    getPriceKind(db, contract),
    readDayTotals(db, contract.id, { from: addMonths(start, -MONTHS_OF_DAYS), to: until }),
  ])
  const rule = supplyRuleOf(contract)
  const market = await marketOf(db, supply, span)
  // Hourly prices without a formula cannot be estimated.
  if (priceKind === 'indexed' && !market) return 'no_prices'
  if (!canBeBilled(supply, span, rule)) return 'no_prices'
  const rest = findRestOfBill(span, totals)
  if (!rest) return 'no_readings'
  const days = new Set([...eachDay(span.from, span.to), ...rest.days.flatMap(({ like }) => like)])
  const curve = await listCurveDays(db, contract.id, [...days])
  const making = { supply, rule: rule.rule, span, rest, curve, market }
  const calculated = market
    ? unlessUnpriced(() => ({ found: findBillSoFar(making) }))
    : { found: findBillSoFar(making) }
  if (!calculated) return 'no_prices'
  const { found } = calculated
  return found ? { found, supply, curve, rule, market } : 'no_readings'
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
  const over = await findOver(db, contract, { start, span, today })
  if (typeof over === 'string') return none(over)
  const { found, supply, ...leaving } = over
  const battery = (await readAppliedParts(db, contract)) > 0
  const usualCents = findUsualCents(
    bills.map((one) => beforeBattery(supply, one)),
    span,
  )
  return {
    estimate: estimateItem(found, {
      span,
      usualCents,
      leavesOut: leftOut(supply, { span, battery, ...leaving }),
    }),
    reason: null,
  }
}

/** What the days of a month that are not billed yet come to. */
export interface Accrual {
  readonly span: DateSpan
  readonly wh: number
  /** Without IVA, IGIC or IPSI. */
  readonly cents: number
}

/** The days up to the end of a month that are not billed, those of months before with them; undefined if none is. */
async function unbilledUpTo(db: Db, contract: ContractRow, month: DateSpan): Promise<DateSpan | undefined> {
  const from = (await readFirstUnbilledDay(db, contract)) ?? contract.start_day
  return from !== null && from < month.to ? withinContract(contract, { from, to: month.to }) : undefined
}

/**
 * What the days of a contract of the caller's come to that are not billed yet, up to the end of a month: of electricity
 * as the estimate of the bill has it, of gas as the days of the year before. `none` where all days are billed; undefined
 * where it is not known.
 */
export async function readAccrual(
  db: Db,
  contract: ContractRow,
  { month, today }: { readonly month: DateSpan; readonly today: Day },
): Promise<Accrual | 'none' | undefined> {
  const span = await unbilledUpTo(db, contract, month)
  if (!span) return 'none'
  if (contract.kind === 'gas') return readGasAccrual(db, contract, span)
  const over = await findOver(db, contract, { start: span.from, span, today })
  if (typeof over === 'string') return undefined
  return { span, wh: over.found.expectedWh, cents: over.found.expectedNetCents }
}

async function readGasAccrual(db: Db, contract: ContractRow, span: DateSpan): Promise<Accrual | undefined> {
  const bills = await readBilledParts(db, contract, {
    from: addMonths(span.from, -MONTHS_OF_GAS),
    to: span.to,
  })
  const wh = findGasOfDays(
    span,
    bills.map((one) => ({ span: one.span, wh: one.energyWh })),
  )
  if (wh === undefined) return undefined
  const supply = await readBilledSupply(db, contract)
  const made = unlessUnpriced(() => billFor(supply, { energy: [{ span, importWh: wh, exportWh: 0 }] }, span))
  return made && { span, wh, cents: netOfIndirectTaxCents(made.bill) }
}
