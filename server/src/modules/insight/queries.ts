import type { consumptionYear } from '@endoll/api/insight.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { energyPrices } from '@endoll/domain/billing/energy-prices.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { getOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getPriceKind } from '../../billing/price-kind.ts'
import type { Services } from '../../platform/services.ts'
import { readHasSurplus, supplyRuleOf } from '../consumption/queries.ts'
import { readBilledParts, type BilledParts } from '../invoices/queries.ts'
import { yearAsked } from './asked-year.ts'
import { readAccrual, readEstimate, type Accrual } from './estimate.ts'
import { priceItem, spanItem } from './insight-wire.ts'
import { listMovements } from './ledger.ts'

export { readAccrual, readEstimate, type Accrual }

type Store = Pick<Services, 'db' | 'clock'>

/** A billed span, and the same as the year has it. */
export interface BilledSpan {
  readonly parts: BilledParts
  readonly item: ReturnType<typeof spanItem>
}

/** The spans of a contract known to be the caller's that begin within the days asked for, oldest first. */
export async function readBilledSpans(
  db: Services['db'],
  contract: Pick<ContractRow, 'id'>,
  within: DateSpan,
): Promise<BilledSpan[]> {
  const all = await readBilledParts(db, contract, within)
  const movements = await listMovements(db, contract, all)
  return all.map((parts) => ({
    parts,
    item: spanItem(
      parts,
      parts.invoices.flatMap(({ number }) => movements.get(number) ?? []),
    ),
  }))
}

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
  const [billed, supply, priceKind, exported] = await Promise.all([
    readBilledSpans(db, contract, span),
    readBilledSupply(db, contract),
    getPriceKind(db, contract),
    readHasSurplus(db, contract.id, span),
  ])
  const spans = billed.map(({ item }) => item)
  const lines = billed.flatMap(({ parts }) => parts.ordinaryLines)
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
