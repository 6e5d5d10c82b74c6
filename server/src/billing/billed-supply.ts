import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { BilledSupply, ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { findOn, type Dated } from '@endoll/domain/billing/rates/dated.ts'
import { meterRental } from '@endoll/domain/billing/rates/supply-costs.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { decimalOf, plainDecimal, roundedProduct, type Decimal } from '@endoll/domain/money.ts'
import { END_OF_TIME, type Day } from '@endoll/domain/time/day.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import { heldFrom, type ContractRow } from '../platform/access.ts'
import type { Db } from '../platform/db/open.ts'
import type { ProductPriceTable } from '../platform/db/schema.generated.ts'
import { listBonusBills, readBilledServices } from './billed-services.ts'
import { listChosenOptions } from './chosen-options.ts'
import { listContractProducts, pricesWithin, type ContractProduct } from './contract-products.ts'
import { taxedUseOf } from './taxed-use.ts'
import { notMadeAnew } from './made-anew.ts'

const FIRST_DAY: Day = '2000-01-01'

/** The price of a product as its row says it. */
export function productPriceOf(row: Selectable<ProductPriceTable>): ProductPrice {
  return {
    concept: row.concept,
    tariffPeriod: row.tariff_period as ProductPrice['tariffPeriod'],
    from: row.from_day,
    ...(row.to_day === null ? {} : { to: row.to_day }),
    price: row.price,
    unit: row.unit,
    ...(row.source === null ? {} : { source: row.source }),
  }
}

/** Everything that a product has cost and costs, each price with its days. */
export async function listProductPrices(db: Db, productCode: string): Promise<ProductPrice[]> {
  const rows = await db
    .selectFrom('product_price')
    .selectAll()
    .where('product_code', '=', productCode)
    .orderBy('concept')
    .orderBy('tariff_period')
    .orderBy('from_day')
    .execute()
  return rows.map(productPriceOf)
}

/** The prices of each product on the days on which the contract has it. */
async function listContractPrices(db: Db, products: readonly ContractProduct[]): Promise<ProductPrice[]> {
  const prices = await Promise.all(
    products.map(async ({ productCode, span }) =>
      pricesWithin(await listProductPrices(db, productCode), span),
    ),
  )
  return prices.flat()
}

/** Powers that the ordinary bills say, oldest first; of two bills of one span the later one. */
async function listBilledPowers(
  db: Db,
  contractId: number,
  { since }: { since?: RawBuilder<Day> } = {},
): Promise<Dated<number[]>[]> {
  const rows = await db
    .selectFrom('invoice')
    .distinctOn('from_day')
    .select(['from_day', 'to_day', 'powers_w'])
    .where('contract_id', '=', contractId)
    .$if(since !== undefined, (query) => query.where('from_day', '>=', since!))
    .where('type', 'in', ['N', 'R'])
    .where(notMadeAnew)
    .orderBy('from_day')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ from_day, to_day, powers_w }) => ({ from: from_day, to: to_day, value: powers_w }))
}

/** The day on which the powers were last changed here, as the clock of the supply has it. */
async function findPowersDay(db: Db, { id, time_zone }: ContractRow): Promise<Day | undefined> {
  const change = await db
    .selectFrom('contract_change')
    .select(sql<Day>`(applied_at at time zone ${time_zone})::date`.as('day'))
    .where('contract_id', '=', id)
    .where('field', '=', 'powers_w')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return change?.day
}

function same(a: readonly number[], b: readonly number[]) {
  return a.join(' ') === b.join(' ')
}

/**
 * The newest day from which other powers were billed than on the days before it: the last change of powers, whoever
 * asked for it and whoever had the contract then, as the wait between two changes is the supply's. Undefined if the
 * bills do not show one; another access tariff is no change of powers.
 */
export async function findBilledPowerChangeDay(db: Db, contractId: number): Promise<Day | undefined> {
  const billed = (await listBilledPowers(db, contractId)).filter(({ value }) => value.length > 0)
  const changed = billed.findLast(({ value }, position) => {
    const before = billed[position - 1]?.value
    return before !== undefined && before.length === value.length && !same(before, value)
  })
  return changed?.from
}

/**
 * Which powers held when: what each bill says of its own days (the first one's also before it), and since the last
 * bill those of the contract, from the day on which they were changed here where that day is known and lies after it.
 */
function powersOverTime(
  contract: Pick<ContractRow, 'powers_w'>,
  billed: readonly Dated<number[]>[],
  changedOn: Day | undefined,
): Dated<number[]>[] {
  const present = contract.powers_w
  const known = billed.filter(({ value }) => value.length > 0)
  const last = known.at(-1)
  if (!last?.to) return [{ from: FIRST_DAY, value: present }]
  const rows = known.map((row, index) => ({
    from: index === 0 ? FIRST_DAY : row.from,
    // A day that no bill names holds what the bill before it said.
    to: known[index + 1]?.from ?? row.to ?? END_OF_TIME,
    value: row.value,
  }))
  const changedLater = changedOn !== undefined && changedOn > last.to && !same(last.value, present)
  return changedLater
    ? [...rows, { from: last.to, to: changedOn, value: last.value }, { from: changedOn, value: present }]
    : [...rows, { from: last.to, value: present }]
}

interface Rental {
  readonly from_day: Day
  readonly to_day: Day
  readonly quantity: string
  readonly price: string
  readonly price_unit: string
}

function findRental(db: Db, contractId: number): Promise<Rental | undefined> {
  return db
    .selectFrom('invoice')
    .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
    .select([
      'invoice_line.from_day',
      'invoice_line.to_day',
      'invoice_line.quantity',
      'invoice_line.price',
      'invoice_line.price_unit',
    ])
    .where('invoice.contract_id', '=', contractId)
    .where('invoice.from_day', '>=', heldFrom(contractId))
    .where('invoice.type', 'in', ['N', 'R'])
    .where(notMadeAnew)
    .where('invoice_line.kind', '=', 'meter_rental')
    .orderBy('invoice.to_day', 'desc')
    .orderBy('invoice.day', 'desc')
    .orderBy('invoice_line.from_day', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const MONTHS_A_YEAR = 12

/** EUR a month, whatever the bill charges it by; a sum for all its days (EUR) is shared out among them. */
function priceOfMonth({ price, price_unit, quantity, from_day: from, to_day: to }: Rental): Decimal {
  const monthly = (ofYear: readonly (Decimal | number)[], days = 1): Decimal =>
    decimalOf(roundedProduct(ofYear, { decimals: 9, dividedBy: MONTHS_A_YEAR * days }), 9)
  if (price_unit === 'EUR/day') return monthly([price, 365])
  if (price_unit === 'EUR/year') return monthly([price])
  if (price_unit === 'EUR') return monthly([price, quantity, 365], lengthInDays({ from, to }))
  return plainDecimal(price)
}

/** A regulated rental follows the law from then on; any other stays what the last bill says. */
function rentalOf(rental: Rental | undefined): Pick<BilledSupply, 'meter' | 'meterRentalMonth'> {
  if (!rental) return {}
  const month = priceOfMonth(rental)
  const law = findOn(meterRental, rental.from_day)?.value
  // A price by the day has lost its last digits to rounding.
  const isLaw = (price: Decimal | undefined) =>
    price !== undefined && Math.abs(Number(price) - Number(month)) < 0.0005
  const phases = isLaw(law?.single_phase)
    ? 'single_phase'
    : isLaw(law?.three_phase)
      ? 'three_phase'
      : undefined
  return phases
    ? { meter: [{ from: FIRST_DAY, value: phases }] }
    : { meterRentalMonth: [{ from: FIRST_DAY, value: month }] }
}

/**
 * A stored contract as the calculation of its bill takes it; the one place that puts it together. What no row says is
 * derived (docs/decisions/0016): a supply is a home where a person is billed; the powers of past days by the bills of
 * those days; the rental of the meter by the last bill, and none before the first one. Prices are those of the product
 * of each day; what prices per year are divided by is that of the present one.
 */
export async function readBilledSupply(db: Db, contract: ContractRow): Promise<BilledSupply> {
  const products = await listContractProducts(db, contract)
  const since = products.at(-1)?.span.from ?? FIRST_DAY
  const [prices, options, product, services, powers, powersDay, rental] = await Promise.all([
    listContractPrices(db, products),
    listChosenOptions(db, contract, since),
    db
      .selectFrom('product')
      .select('year_days')
      .where('code', '=', contract.product_code)
      .executeTakeFirstOrThrow(),
    readBilledServices(db, contract.id),
    listBilledPowers(db, contract.id, { since: heldFrom(contract.id) }),
    findPowersDay(db, contract),
    findRental(db, contract.id),
  ])
  return {
    energy: contract.kind,
    provinceCode: contract.supply_province,
    ...taxedUseOf(contract, contract.fiscal_nif),
    voltage: findTariff(contract.tariff)?.voltage,
    prices,
    options,
    yearDays: product.year_days,
    powersW: contract.kind === 'gas' ? [] : powersOverTime(contract, powers, powersDay),
    ...rentalOf(rental),
    ...services,
    bonusBills: await listBonusBills(db, contract.id, services),
  }
}
