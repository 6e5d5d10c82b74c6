import { addMonths } from '../time/day.ts'
import { findIntersection, lengthInDays, type DateSpan } from '../time/date-span.ts'
import { isOrdinary, isRefund, type InvoiceType } from './invoice-type.ts'

/** What an invoice says of itself and of the one that it annuls or changes. */
export type IssuedInvoice = {
  readonly number: string
  readonly type: InvoiceType
  readonly rectifiesNumber: string | null
}

/**
 * The invoices that still hold: neither what annuls (A, B) nor what was annulled. Those that only add or take off (RA,
 * C, G) hold beside what they change. `read` takes the value from a row; the order stays. Source: CNMC table 102.
 */
export function standing<Row>(rows: readonly Row[], read: (row: Row) => IssuedInvoice): Row[] {
  const annulled = new Set(
    rows.map(read).flatMap(({ type, rectifiesNumber }) => (isRefund(type) ? (rectifiesNumber ?? []) : [])),
  )
  return rows.filter((row) => {
    const { type, number } = read(row)
    return !isRefund(type) && !annulled.has(number)
  })
}

/** An invoice of a supply with its days and its access tariff. */
export type SpanInvoice = IssuedInvoice & {
  readonly span: DateSpan
  readonly tariff: string
  /** Differences say what an estimate of it left out or billed too much, and nothing else. */
  readonly settled?: boolean
}

function sharedDays(a: DateSpan, b: DateSpan): number {
  const shared = findIntersection(a, b)
  return shared ? lengthInDays(shared) : 0
}

/** The one of the greatest value; of equal ones the last. */
function findGreatest<Item>(
  items: readonly Item[],
  value: (item: Item) => number | string,
): Item | undefined {
  return items.reduce<Item | undefined>(
    (greatest, item) => (greatest === undefined || value(item) >= value(greatest) ? item : greatest),
    undefined,
  )
}

/**
 * The bills with which a bill of a supply can be compared: the one before it (the newest that ends by the day on which
 * it begins) and the one of the same season (the one with the most of the same days a year earlier, at least half of
 * them). `invoices` are those of the supply, the bill itself and what annuls or changes them too, oldest first.
 * Neither the bill nor the other may be annulled, changed by a difference (other than one that settles an estimate), or
 * be one itself; a bill of another tariff has other periods. Where the one that would be it is none of that, there is nothing to compare, and no older one
 * takes its place: undefined.
 */
export function comparableBills<Invoice extends SpanInvoice>(
  number: string,
  invoices: readonly Invoice[],
): { readonly previous: Invoice | undefined; readonly yearBefore: Invoice | undefined } {
  const held = standing(invoices, (invoice) => invoice)
  const bills = held.filter(({ type }) => isOrdinary(type))
  const settled = new Set(held.flatMap((invoice) => (invoice.settled ? invoice.number : [])))
  const changed = new Set(
    held.flatMap(({ type, rectifiesNumber: corrected }) =>
      isOrdinary(type) || corrected === null || settled.has(corrected) ? [] : corrected,
    ),
  )
  const bill = bills.find((one) => one.number === number)
  if (!bill || changed.has(number)) return { previous: undefined, yearBefore: undefined }
  const sound = (other: Invoice | undefined): Invoice | undefined =>
    other && other.tariff === bill.tariff && !changed.has(other.number) ? other : undefined

  const { from, to } = bill.span
  const earlier = bills.filter(({ span }) => span.to <= from)
  const lastYear: DateSpan = { from: addMonths(from, -12), to: addMonths(to, -12) }
  const closest = findGreatest(earlier, ({ span }) => sharedDays(span, lastYear))
  const isSameSeason = closest && sharedDays(closest.span, lastYear) * 2 >= lengthInDays(lastYear)
  return {
    previous: sound(findGreatest(earlier, ({ span }) => span.to)),
    yearBefore: isSameSeason ? sound(closest) : undefined,
  }
}
