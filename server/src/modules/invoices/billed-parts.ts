import { sql } from 'kysely'
import type { BillLine } from '@endoll/domain/billing/bill.ts'
import { isOrdinary } from '@endoll/domain/billing/invoice-type.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { contains, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { heldFrom, type ContractRow, type InvoiceRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notMadeAnew } from '../../billing/made-anew.ts'
import { standing } from './bill-history.ts'
import { readLines } from './stored-bill.ts'

/** What a meter showed in a billed span: Wh, varh, or W of the highest demand. */
export interface SpanReading {
  readonly magnitude: 'import' | 'export' | 'reactive' | 'demand'
  /** 0 where the meter has no periods. */
  readonly tariffPeriod: number
  readonly quantity: number
}

/** A billed span with all that its bills say, net of what was annulled. Cents, Wh, W. */
export interface BilledParts {
  readonly span: DateSpan
  readonly invoices: readonly { readonly id: number; readonly number: string }[]
  readonly amountCents: number
  readonly energyWh: number
  readonly estimated: boolean
  /** Contracted powers, P1 first. */
  readonly powersW: readonly number[]
  readonly lines: readonly BillLine[]
  /** Those of ordinary bills alone: what corrects one may have differences in the place of prices. */
  readonly ordinaryLines: readonly BillLine[]
  /**
   * The bill of the span and what corrects it, without what was billed apart; undefined if the bill is not there.
   */
  readonly bill: { readonly amountCents: number; readonly lines: readonly BillLine[] } | undefined
  /** All but demand only where the ordinary bill has readings: corrections hold differences. */
  readonly readings: readonly SpanReading[]
}

/** Every invoice of the contract that touches the days, also what annuls and what was annulled. */
function listTouching(db: Db, contractId: number, { from, to }: DateSpan): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('from_day', '>=', heldFrom(contractId))
    .where('to_day', '>', from)
    .where('from_day', '<', to)
    .orderBy('from_day')
    .orderBy('day')
    .orderBy('id')
    .execute()
}

function spanOf({ from_day: from, to_day: to }: InvoiceRow): DateSpan {
  return { from, to }
}

/** Ordinary bills make the spans; differences and fees join the one in which they begin. */
function grouped(rows: readonly InvoiceRow[]): InvoiceRow[][] {
  const ordinary = rows.filter(({ type }) => isOrdinary(type))
  const spanFor = (row: InvoiceRow) =>
    isOrdinary(row.type) ? row : (ordinary.find((one) => contains(spanOf(one), row.from_day)) ?? row)
  const keyOf = (row: InvoiceRow) => `${row.from_day} ${row.to_day}`
  const groups = Map.groupBy(rows, (row) => keyOf(spanFor(row)))
  // The bill whose span it is comes first.
  return [...groups.values()].map((same) =>
    same.toSorted((a, b) => Number(isOrdinary(b.type)) - Number(isOrdinary(a.type))),
  )
}

/** Meters that were replaced within a bill add up; of their demands the highest is the bill's. */
function listReadings(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('invoice_reading')
    .select(['invoice_id', 'magnitude', 'tariff_period'])
    .select(
      sql<string>`case magnitude when 'demand' then max(quantity) else sum(quantity) end`.as('quantity'),
    )
    .where('invoice_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('magnitude', 'in', ['import', 'export', 'reactive', 'demand'])
    .groupBy(['invoice_id', 'magnitude', 'tariff_period'])
    .orderBy('invoice_id')
    .orderBy('tariff_period')
    .execute()
}

function amountOf(rows: readonly InvoiceRow[]) {
  return rows.reduce((sum, { total_cents }) => sum + total_cents, 0)
}

/** Rows of what was read, each with whether an ordinary bill says it. */
interface ReadRow extends SpanReading {
  readonly ordinary: boolean
}

function readingsOf(rows: readonly ReadRow[]): SpanReading[] {
  return rows.filter(
    ({ magnitude }) =>
      magnitude === 'demand' || rows.some((row) => row.ordinary && row.magnitude === magnitude),
  )
}

/** The spans of a contract known to be the caller's that begin within the days asked for, oldest first. */
export async function readBilledParts(
  db: Db,
  contract: Pick<ContractRow, 'id'>,
  within: DateSpan,
): Promise<BilledParts[]> {
  const groups = grouped(standing(await listTouching(db, contract.id, within))).filter(([first]) =>
    contains(within, first!.from_day),
  )
  const ids = groups.flatMap((same) => same.map(({ id }) => id))
  if (ids.length === 0) return []
  const [linesOf, readings] = await Promise.all([readLines(db, ids), listReadings(db, ids)])
  const readingsById = Map.groupBy(readings, ({ invoice_id }) => invoice_id)
  return groups.map((same): BilledParts => {
    const first = same[0]!
    const corrected = same.filter(({ type }) => isOrdinary(type) || type === 'RA')
    const linesOfAll = (of: readonly InvoiceRow[]) => of.flatMap(({ id }) => linesOf.get(id) ?? [])
    return {
      span: spanOf(first),
      invoices: same.map(({ id, number }) => ({ id, number })),
      amountCents: amountOf(same),
      energyWh: same.reduce((sum, { energy_wh }) => sum + energy_wh, 0),
      estimated: same.some(({ estimated }) => estimated),
      powersW: first.powers_w,
      lines: linesOfAll(same),
      ordinaryLines: linesOfAll(same.filter(({ type }) => isOrdinary(type))),
      bill: isOrdinary(first.type)
        ? { amountCents: amountOf(corrected), lines: linesOfAll(corrected) }
        : undefined,
      readings: readingsOf(
        same.flatMap(({ id, type }) =>
          (readingsById.get(id) ?? []).map((row): ReadRow => ({
            magnitude: row.magnitude as SpanReading['magnitude'],
            tariffPeriod: row.tariff_period,
            quantity: Number(row.quantity),
            ordinary: isOrdinary(type),
          })),
        ),
      ),
    }
  })
}

/**
 * The first day after everything that ordinary bills were ever made for: annulled ones too, as they are made anew, until
 * another stands in their place, which may be of fewer days.
 */
export async function readFirstUnbilledDay(
  db: Db,
  contract: Pick<ContractRow, 'id'>,
): Promise<Day | undefined> {
  const found = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.max('to_day').as('day'))
    .where('contract_id', '=', contract.id)
    .where('from_day', '>=', heldFrom(contract.id))
    .where('type', 'in', ['N', 'R'])
    .where(notMadeAnew)
    .executeTakeFirst()
  return found?.day ?? undefined
}
