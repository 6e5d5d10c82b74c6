import { contains, findIntersection, type DateSpan } from '../../time/date-span.ts'
import { addDays, END_OF_TIME, type Day } from '../../time/day.ts'

/** How far a figure can be trusted: `high` read in the law or on several bills, `low` from memory or one source. */
export type Confidence = 'high' | 'medium' | 'low'

/** What holds from a day until another (excluded), or until further notice. Rows of a table are in order of days. */
export type Dated<Value> = {
  readonly from: Day
  readonly to?: Day | undefined
  readonly value: Value
}

/** A rate of law or regulation: nobody adds one without saying where it was read and how sure it is. */
export type Rate<Value> = Dated<Value> & {
  readonly source: string
  readonly confidence: Confidence
  /** A figure that the law makes the rate depend on and that was not found: bills say that the rate is not sure. */
  readonly hangsOn?: string | undefined
  /** Day on which that figure was, or will be, published: from then on the row is stale. Without it, from its first day. */
  readonly knownOn?: Day | undefined
}

function spanOf({ from, to = END_OF_TIME }: Dated<unknown>): DateSpan {
  return { from, to }
}

const replaced = new WeakMap<object, readonly Dated<unknown>[]>()

/** Replaces the rows of a legal table in this process; without rows, restores its own. See given-rates.ts. */
export function replaceRows(
  table: readonly Rate<unknown>[],
  rows: readonly Rate<unknown>[] | undefined,
): void {
  if (rows === undefined) replaced.delete(table)
  else replaced.set(table, rows)
}

/** The rows of a table as they hold in this process: those of the law, or with what the deployment gives. */
export function rowsNow<Row extends Dated<unknown>>(table: readonly Row[]): readonly Row[] {
  // What replaces the rows of a table has values of the same shape: given-rates.ts reads them so.
  return (replaced.get(table) as readonly Row[] | undefined) ?? table
}

/** The row that holds on a day, or undefined if the table says nothing about it. */
export function findOn<Row extends Dated<unknown>>(rows: readonly Row[], day: Day): Row | undefined {
  return rowsNow(rows).find((row) => contains(spanOf(row), day))
}

/** The value that holds on a day. Throws RangeError if the table says nothing about it. */
export function valueOn<Value>(rows: readonly Dated<Value>[], day: Day): Value {
  const row = findOn(rows, day)
  if (!row) throw new RangeError(`no value for ${day}`)
  return row.value
}

/** One stretch of days on which a value does not change. */
export type Stretch<Value> = { readonly span: DateSpan; readonly value: Value }

/**
 * The span cut where the value changes, in order; days of which the table says nothing are left out. Rows that touch
 * and say the same are one stretch, so that a row that changes nothing does not cut the span.
 */
export function stretches<Value>(
  rows: readonly Dated<Value>[],
  span: DateSpan,
  same: (a: Value, b: Value) => boolean = Object.is,
): Stretch<Value>[] {
  const found: Stretch<Value>[] = []
  for (const row of rowsNow(rows)) {
    const part = findIntersection(spanOf(row), span)
    if (!part) continue
    const last = found.at(-1)
    if (last?.span.to === part.from && same(last.value, row.value)) {
      found[found.length - 1] = { span: { from: last.span.from, to: part.to }, value: last.value }
    } else {
      found.push({ span: part, value: row.value })
    }
  }
  return found
}

/** Whether a row is a guess although, on a day, the figure that it depends on has been published or the row already holds. */
export function isStale({ from, hangsOn, knownOn = from }: Rate<unknown>, day: Day): boolean {
  return hangsOn !== undefined && knownOn <= day
}

/**
 * What is wrong with a table of rates, in words, or nothing: rows without source, out of order, with a gap or an
 * overlap between them, or that end before they start.
 */
export function faultsOf(rows: readonly Rate<unknown>[]): string[] {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1]
    const faults: string[] = []
    if (row.source.trim() === '') faults.push(`${row.from}: no source`)
    if (!['high', 'medium', 'low'].includes(row.confidence)) faults.push(`${row.from}: no confidence`)
    if (addDays(row.from, 0) !== row.from || (row.to !== undefined && row.to <= row.from)) {
      faults.push(`${row.from}: ends before it starts`)
    }
    if (next && row.to === undefined) faults.push(`${row.from}: has no end, but another follows`)
    if (next && row.to !== undefined && row.to < next.from) faults.push(`${row.to}: gap`)
    if (next && row.to !== undefined && row.to > next.from) faults.push(`${next.from}: overlap`)
    return faults
  })
}
