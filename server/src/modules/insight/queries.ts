import type { consumptionYear } from '@endoll/api/insight.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { energyPrices } from '@endoll/domain/billing/energy-prices.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { Services } from '../../platform/services.ts'
import { readHasSurplus, supplyRuleOf } from '../consumption/queries.ts'
import { readBilledParts } from '../invoices/queries.ts'
import { yearAsked } from './asked-year.ts'
import { readAccrual, readEstimate, type Accrual } from './estimate.ts'
import { priceItem, spanItem } from './insight-wire.ts'
import { listMovements } from './ledger.ts'

export { readAccrual, readEstimate, type Accrual }

type Store = Pick<Services, 'db' | 'clock'>

/** What a contract of the customer was billed in a year, with the prices of its energy. Throws not-found. */
export async function getConsumptionYear(
  { db, clock }: Store,
  owner: Owner,
  {
    name,
    range,
  }: { name: string; range: { readonly start?: string | undefined; readonly end?: string | undefined } },
): Promise<ReplyInput<typeof consumptionYear>> {
  const contract = await getOwnContract(db, owner, { name })
  const { clockZone } = supplyRuleOf(contract)
  const span = yearAsked(range, dayAt(clock.nowMs(), clockZone))
  const [parts, supply, priceKind, exported] = await Promise.all([
    readBilledParts(db, contract, span),
    readBilledSupply(db, contract),
    getPriceKind(db, contract),
    readHasSurplus(db, contract.id, span),
  ])
  const movements = await listMovements(db, contract, parts)
  const spans = parts.map((one) =>
    spanItem(
      one,
      one.invoices.flatMap(({ number }) => movements.get(number) ?? []),
    ),
  )
  const lines = parts.flatMap((one) => one.ordinaryLines)
  return {
    start: span.from,
    end: lastDayOf(span),
    tariff: contract.tariff,
    time_zone: clockZone,
    spans,
    prices: energyPrices(supply.prices, lines, span).map(priceItem),
    price_kind: priceKind,
    exports: exported || spans.some(({ export_wh }) => (export_wh ?? 0) > 0),
  }
}

/** The present bill of a contract of the customer, so far, or why there is no estimate. Throws not-found. */
export async function getBillSoFar({ db, clock }: Store, owner: Owner, name: string) {
  const contract = await getOwnContract(db, owner, { name })
  return readEstimate(db, contract, dayAt(clock.nowMs(), supplyRuleOf(contract).clockZone))
}
