import { billFor } from '@endoll/domain/billing/charges.ts'
import { taxedSupplyOn, type BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import {
  findIndexedPrice,
  findIndexedSurplus,
  followsMarket,
  needsMarket,
} from '@endoll/domain/billing/market-price.ts'
import { energyOfCurve } from '@endoll/domain/billing/metered-energy.ts'
import { findHourPrice } from '@endoll/domain/billing/option-prices.ts'
import { sunOfBill } from '@endoll/domain/billing/sun-of-bill.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { hasUnpricedSurplus } from '@endoll/domain/billing/unpriced-surplus.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { listCurveDays, supplyRuleOf } from '../consumption/queries.ts'

/** The surplus of days that are read and not billed. */
interface UnbilledSun {
  readonly exportWh: number
  /** What it takes off their bill, in cents with taxes, as the estimate of the bill has it; undefined if a price is not known. */
  readonly cents: number | undefined
}

export async function readUnbilledSun(
  db: Db,
  contract: ContractRow,
  { supply, span }: { readonly supply: BilledSupply; readonly span: DateSpan },
): Promise<UnbilledSun> {
  const { rule, clockZone, periodNames } = supplyRuleOf(contract)
  const day = lastDayOf(span)
  const rules = findTaxRules(taxedSupplyOn(supply, day), day)
  const [kind, curve, market] = await Promise.all([
    getPriceKind(db, contract),
    listCurveDays(db, contract.id, [...eachDay(span.from, span.to)]),
    needsMarket(supply.prices) ? readMarketDays(db, span) : undefined,
  ])
  const exportWh = sumCents(curve.flatMap((one) => (one.exportWh ?? []).map((wh) => wh ?? 0)))
  const unpriced = { exportWh, cents: undefined }
  if (!rules || (kind === 'indexed' && !followsMarket(supply.prices))) return unpriced
  const given = market && findIndexedSurplus(supply.prices, market, clockZone)
  if (hasUnpricedSurplus(supply.prices, curve, span, { rule, indexedSurplus: given })) return unpriced
  const hourPrice = findHourPrice(supply.options ?? [], periodNames.length)
  const taken = market && findIndexedPrice(supply.prices, market, clockZone)
  try {
    const energy = energyOfCurve(span, curve, rule, hourPrice, taken, given)
    const { lines } = billFor(supply, { energy }, span).bill
    return { exportWh, cents: sunOfBill(lines, { rules, span }).surplusCents }
  } catch (thrown) {
    // A day, a period or an hour has no price.
    if (thrown instanceof RangeError) return unpriced
    throw thrown
  }
}
