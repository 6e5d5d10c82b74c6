import { centsOf } from '@endoll/api/cents.ts'
import { defaultLanguage } from '@endoll/api/language.ts'
import { chargedWithTaxesCents } from '@endoll/domain/billing/charged-with-taxes.ts'
import { taxedSupplyOn, type BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import type { LineKind } from '@endoll/domain/billing/bill.ts'
import {
  reactiveNeeds,
  type ReactiveNeed,
  type ReactiveReading,
} from '@endoll/domain/billing/reactive-needs.ts'
import { findTaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { sumCents } from '@endoll/domain/money.ts'
import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import type { ContractRow, Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { readBilledParts, readFirstUnbilledDay, type BilledParts } from '../invoices/queries.ts'
import { readOptimalPower } from '../optimal-power/queries.ts'
import { readProductYear } from '../product-year/queries.ts'

type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

/** Why a supply costs more than it need: cents of twelve months, with taxes. */
export type Finding = { readonly cents: number } & (
  | {
      readonly cause: 'powers'
      /** kW, P1 first. */
      readonly contracted: readonly number[]
      readonly suggested: readonly number[]
      readonly paybackMonths: number
    }
  | { readonly cause: 'excess' }
  | { readonly cause: 'reactive'; readonly needs: readonly ReactiveNeed[] }
  | { readonly cause: 'tariff'; readonly product: { readonly code: string; readonly name: string } }
)

/** The bills of the twelve months that end with the last one. */
async function readYear(db: Db, contract: ContractRow): Promise<BilledParts[]> {
  const to = await readFirstUnbilledDay(db, contract)
  return to === undefined ? [] : readBilledParts(db, contract, { from: addMonths(to, -12), to })
}

/** What the lines of a kind came to over bills. */
function chargedCents(year: readonly BilledParts[], supply: BilledSupply, kind: LineKind): number {
  return sumCents(
    year.map(({ span, bill }) => {
      const day = lastDayOf(span)
      const rules = findTaxRules(taxedSupplyOn(supply, day), day)
      return bill && rules ? chargedWithTaxesCents(bill.lines, [kind], { rules, span }) : 0
    }),
  )
}

/** What a bill says of the periods of which the meter reads reactive energy. */
function reactiveReadingsOf({ readings }: BilledParts): ReactiveReading[] {
  const of = (magnitude: 'import' | 'demand', period: number) =>
    readings.find((reading) => reading.magnitude === magnitude && reading.tariffPeriod === period)?.quantity
  return readings
    .filter(({ magnitude, tariffPeriod }) => magnitude === 'reactive' && tariffPeriod > 0)
    .map(({ tariffPeriod, quantity }) => ({
      tariffPeriod: tariffPeriod as TariffPeriod,
      activeWh: of('import', tariffPeriod) ?? 0,
      reactiveVarh: quantity,
      demandW: of('demand', tariffPeriod),
    }))
}

/** Powers that are too high, as the page of the power says it, or else what was charged above them. */
async function findPowers(store: Store, owner: Owner, { contract, year, supply }: Read): Promise<Finding[]> {
  const { reason, suggestion, periods } = await readOptimalPower(store, owner, contract.name)
  if (reason === null && suggestion) {
    return [
      {
        cause: 'powers',
        cents: centsOf(suggestion.saving_with_taxes),
        contracted: periods.map(({ contracted }) => contracted),
        suggested: periods.map(({ suggested, contracted }) => suggested ?? contracted),
        paybackMonths: suggestion.payback_months,
      },
    ]
  }
  return [{ cause: 'excess', cents: chargedCents(year, supply, 'excess_power') }]
}

/** The cheapest product on sale, as the card of products says it. */
async function findProduct(store: Store, owner: Owner, { name }: ContractRow): Promise<Finding[]> {
  const { products } = await readProductYear(store, owner, name, defaultLanguage)
  const own = products.find((product) => product.own)
  const [cheapest] = products
  if (!own || !cheapest) return []
  const { code, name: productName } = cheapest
  const cents = centsOf(own.total) - centsOf(cheapest.total)
  return [{ cause: 'tariff', cents, product: { code, name: productName } }]
}

interface Read {
  readonly contract: ContractRow
  readonly year: readonly BilledParts[]
  readonly supply: BilledSupply
}

/** Everything that makes a supply of the customer dearer than it need be on a day; none twice. */
export async function listFindings(
  store: Store,
  owner: Owner,
  contract: ContractRow,
  day: Day,
): Promise<Finding[]> {
  const [year, supply] = await Promise.all([
    readYear(store.db, contract),
    readBilledSupply(store.db, contract),
  ])
  const read = { contract, year, supply }
  const ofPowers = contract.kind === 'electricity' ? await findPowers(store, owner, read) : []
  const all: Finding[] = [
    ...ofPowers,
    {
      cause: 'reactive',
      cents: chargedCents(year, supply, 'reactive'),
      needs: reactiveNeeds(year.flatMap(reactiveReadingsOf), day),
    },
    ...(await findProduct(store, owner, contract)),
  ]
  return all.filter(({ cents }) => cents > 0)
}
