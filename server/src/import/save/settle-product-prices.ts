import { durationOn, isInsideTerm } from '@endoll/domain/contracting/contract-terms.ts'
import { addDays, END_OF_TIME } from '@endoll/domain/time/day.ts'
import { overlaps, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { sql } from 'kysely'
import { lastDayToTell } from '@endoll/domain/notifications/price-notice.ts'
import { systemClock, todayOf } from '../../platform/clock.ts'
import type { ProblemCode } from '../problem.ts'
import type { ProductPriceRow } from '../tables/product-prices.ts'
import { incomingByOwner, type IncomingRow } from './incoming.ts'
import type { Saving } from './table-saver.ts'
import type { Tally } from './tally.ts'
import { upsert } from './upsert.ts'

export const productPricesFile = 'product-prices.csv'

type Price = { readonly scale: string; readonly span: DateSpan }

/** Takes the waiting prices, product by product: of one concept and period, only one price may hold on a day. */
export async function settleProductPrices(saving: Saving, tally: Tally): Promise<void> {
  const { db, known, problems, check } = saving
  const refuse = (line: number, field: string, code: ProblemCode) =>
    problems.add(productPricesFile, line, field, code)
  const tooMany = (_: string, line: number) => refuse(line, 'product_code', 'too_many_rows')
  for await (const { owner, rows } of incomingByOwner(db, tooMany)) {
    const prices = (rows.get(productPricesFile) ?? []) as IncomingRow<ProductPriceRow>[]
    const gas = known.products.has(`gas:${owner}`)
    const good = prices.filter(({ line, row }) => {
      if (!gas && !known.products.has(`electricity:${owner}`)) refuse(line, 'product_code', 'unknown_product')
      else if (gas && !conceptsOfGas.has(row.concept)) refuse(line, 'concept', 'other_kind_of_supply')
      else if (known.lastResort.has(owner) && row.concept === 'discount')
        refuse(line, 'concept', 'regulated_price')
      else if (known.lastResort.has(owner) && row.source === null) refuse(line, 'source', 'required_field')
      else return true
      return false
    })
    const changed = await changedPrices(saving, owner, good)
    const taken = await withoutOverlaps(saving, owner, toldInTime(saving, good, changed))
    await noticeFixedTerms(saving, owner, { changed, taken })
    tally.take(productPricesFile, taken.length)
    if (check || taken.length === 0) continue
    const records = taken.map(({ row }) => recordOf(row))
    tally.save(productPricesFile, await upsert(db, target, records))
  }
}

const target = {
  table: 'product_price',
  key: ['product_code', 'concept', 'tariff_period', 'from_day'],
  stamped: false,
}

const conceptsOfGas: ReadonlySet<string> = new Set(['energy', 'fixed', 'discount'])

function recordOf({ start_day, end_day, ...row }: ProductPriceRow) {
  return {
    ...row,
    from_day: start_day,
    to_day: end_day === null ? null : addDays(end_day, 1),
  }
}

function priceOf(row: ProductPriceRow): Price {
  return {
    scale: `${row.concept} ${row.tariff_period}`,
    span: { from: row.start_day, to: row.end_day === null ? END_OF_TIME : addDays(row.end_day, 1) },
  }
}

/**
 * The rows that change a price which contracts have on the row's first day, or today where it is past. What is the same
 * as before, or of a product that nobody has, is no change; nor is what was over before today. A price that names the
 * provision which changed it is regulated: nobody here decides it.
 */
async function changedPrices(
  { db }: Saving,
  product: string,
  rows: readonly IncomingRow<ProductPriceRow>[],
): Promise<IncomingRow<ProductPriceRow>[]> {
  const today = todayOf({ clock: systemClock })
  const free = rows.filter(({ row }) => row.source === null && (row.end_day === null || row.end_day >= today))
  if (free.length === 0) return []
  const stored = await sql<{
    scale: string
    price: string
    unit: string
    from_day: string
    to_day: string | null
  }>`
    select concept || ' ' || tariff_period as scale, price, unit, from_day, to_day from product_price
     where product_code = ${product} and exists (
       select from contract where contract.product_code = ${product} and contract.state = 'activa')`.execute(
    db,
  )
  return free.filter(({ row }) => {
    const day = row.start_day > today ? row.start_day : today
    const before = stored.rows.find(
      ({ scale, from_day, to_day }) =>
        scale === priceOf(row).scale && from_day <= day && (to_day === null || to_day > day),
    )
    return before !== undefined && (Number(before.price) !== Number(row.price) || before.unit !== row.unit)
  })
}

/** The rows that change no price of a contract sooner than it can be told; a regulated one is told once it is known. */
function toldInTime(
  { problems }: Saving,
  rows: readonly IncomingRow<ProductPriceRow>[],
  changed: readonly IncomingRow<ProductPriceRow>[],
): IncomingRow<ProductPriceRow>[] {
  const today = todayOf({ clock: systemClock })
  const late = changed.filter(({ row }) => today > lastDayToTell(row.start_day, true))
  const scales = new Set(late.map(({ row }) => priceOf(row).scale))
  // The price before continues: what would have ended it is not taken either.
  const refused = new Set(
    rows.filter(
      ({ row }) => scales.has(priceOf(row).scale) && (row.end_day === null || row.end_day >= today),
    ),
  )
  for (const { line } of refused) problems.add(productPricesFile, line, 'start_day', 'price_notice_too_late')
  return rows.filter((row) => !refused.has(row))
}

/**
 * Says which new prices come while contracts of a fixed price, without a clause that revises it, are in their term: the
 * retailer alone may not change what was agreed until then. They are taken: who decides is not the import.
 * Source: RD 88/2026 art. 13.ae (read on 2026-11-29), of electricity.
 */
async function noticeFixedTerms(
  { db, notices }: Saving,
  product: string,
  prices: Readonly<Record<'changed' | 'taken', readonly IncomingRow<ProductPriceRow>[]>>,
): Promise<void> {
  const changed = prices.changed.filter((row) => prices.taken.includes(row))
  if (changed.length === 0) return
  const terms = await db
    .selectFrom('product')
    .select('duration_months')
    .where('code', '=', product)
    .where('kind', '=', 'electricity')
    .where('price_kind', 'in', ['fixed', 'flat'])
    .where('revision', 'is', null)
    .executeTakeFirst()
  if (!terms) return
  const { rows: starts } = await sql<{ start_day: string; contracts: number }>`
    select start_day, count(*)::int as contracts from contract
     where product_code = ${product} and state = 'activa' group by start_day`.execute(db)
  for (const { line, row } of changed) {
    const months = durationOn({ durationMonths: terms.duration_months }, row.start_day)
    const inTerm = starts
      .filter(({ start_day }) => isInsideTerm(start_day, months, row.start_day))
      .reduce((sum, { contracts }) => sum + contracts, 0)
    if (inTerm === 0) continue
    notices.add({
      file: productPricesFile,
      line,
      of: product,
      what: priceOf(row).scale,
      said: row.start_day,
      computed: String(inTerm),
      code: 'fixed_price_in_term',
    })
  }
}

/**
 * The rows beside which no other price holds on the same day, neither one above them in the file nor a stored one that
 * the file leaves as it is. A refused row may leave a stored one as it is, so it is asked again until nothing changes.
 */
async function withoutOverlaps(
  { db, problems }: Saving,
  product: string,
  rows: readonly IncomingRow<ProductPriceRow>[],
): Promise<IncomingRow<ProductPriceRow>[]> {
  const stored = await sql<{ scale: string; from_day: string; to_day: string | null }>`
    select concept || ' ' || tariff_period as scale, from_day, to_day
      from product_price where product_code = ${product}`.execute(db)
  let good = [...rows]
  for (;;) {
    const renewed = new Set(good.map(({ row }) => `${priceOf(row).scale} ${row.start_day}`))
    const standing = stored.rows
      .filter(({ scale, from_day }) => !renewed.has(`${scale} ${from_day}`))
      .map(({ scale, from_day, to_day }): Price => ({
        scale,
        span: { from: from_day, to: to_day ?? END_OF_TIME },
      }))
    const next: typeof good = []
    const held = [...standing]
    for (const entry of good) {
      const price = priceOf(entry.row)
      if (held.some((other) => other.scale === price.scale && overlaps(other.span, price.span))) {
        problems.add(productPricesFile, entry.line, 'start_day', 'overlapping_price')
        continue
      }
      held.push(price)
      next.push(entry)
    }
    if (next.length === good.length) return good
    good = next
  }
}
