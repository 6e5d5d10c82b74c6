import { addDays } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import type { Known, KnownContract } from '../../known.ts'
import type { ProblemCode, ProblemList } from '../../problem.ts'
import { findAccessTariff, hasRightPowers, powersOf } from '../../tables/contracts.ts'
import type { InvoiceLineRow } from '../../tables/invoice-lines.ts'
import type { InvoicePaymentRow } from '../../tables/invoice-payments.ts'
import type { InvoicePendingStateRow } from '../../tables/invoice-pending-states.ts'
import type { InvoiceReadingRow } from '../../tables/invoice-readings.ts'
import type { InvoiceTaxRow } from '../../tables/invoice-taxes.ts'
import type { InvoiceRow } from '../../tables/invoices.ts'
import type { UnpaidLetterRow } from '../../tables/unpaid-letters.ts'
import type { IncomingRow, OwnedRows } from '../incoming.ts'
import { lineRecordOf, readingRecordOf, taxRecordOf, type LineRecord, type TaxRecord } from './bill-parts.ts'
import { invoiceFiles as files } from './invoice-files.ts'
import type { StoredInvoice } from './stored-invoices.ts'

/** What is taken of one invoice. Lines, taxes and readings are each one thing: all of them or, undefined, none. */
export interface TakenInvoice {
  readonly number: string
  readonly contract: KnownContract
  readonly stored: StoredInvoice | undefined
  readonly header: IncomingRow<InvoiceRow> | undefined
  readonly span: DateSpan
  readonly lines: IncomingRow<LineRecord>[] | undefined
  readonly taxes: IncomingRow<TaxRecord>[] | undefined
  readonly readings: IncomingRow<ReadingBoth>[] | undefined
  readonly payments: IncomingRow<InvoicePaymentRow>[]
  readonly states: IncomingRow<InvoicePendingStateRow>[]
  readonly letters: IncomingRow<UnpaidLetterRow>[]
}
type ReadingBoth = { readonly said: InvoiceReadingRow; readonly record: ReturnType<typeof readingRecordOf> }

/** What an invoice is checked against. */
export interface Court {
  readonly known: Known
  readonly problems: ProblemList
  readonly stored: ReadonlyMap<string, StoredInvoice>
  /** Contract of every invoice that another one names as rectified. */
  readonly contractOf: ReadonlyMap<string, string>
}

/** What can be taken of the rows of one invoice; what cannot goes to the problems. Undefined if nothing can. */
export function judgeInvoice(owned: OwnedRows, court: Court): TakenInvoice | undefined {
  const { known, problems } = court
  const number = owned.owner
  const stored = court.stored.get(number)
  const [header] = rowsOf<InvoiceRow>(owned, files.invoices)
  const refuseParts = (code: ProblemCode) => {
    for (const [file, rows] of owned.rows) {
      if (file === files.invoices) continue
      for (const { line } of rows) problems.add(file, line, 'invoice_number', code)
    }
  }
  const refusal = header && headerRefusal(header.row, court)
  if (header && refusal) problems.add(files.invoices, header.line, ...refusal)
  // Two rows have this number and one cannot be read: which one is meant is unknown, so none is taken.
  const other = owned.refused.has(files.invoices)
  if (header && !refusal && other) problems.add(files.invoices, header.line, 'number', 'duplicate')
  if (refusal || other) {
    refuseParts('invoice_refused')
    return undefined
  }
  const contract = known.contracts.get(header?.row.contract_name ?? stored?.contract_name ?? '')
  if (!contract || (!header && !stored)) {
    refuseParts('unknown_invoice')
    return undefined
  }
  const span = spanOf(header?.row, stored)
  const yearDays = known.products.get(`${contract.kind}:${contract.product_code}`) ?? 'calendar'
  const overlapping = readTwice(rowsOf<InvoiceReadingRow>(owned, files.readings).map(({ row }) => row))
  const whole = <T, R>(file: string, rows: readonly IncomingRow<T>[], read: (row: T) => R | Refusal) =>
    wholeOf(rows, read, { file, problems, incomplete: owned.refused.has(file) })
  return {
    number,
    contract,
    stored,
    header,
    span,
    lines: whole(files.lines, rowsOf<InvoiceLineRow>(owned, files.lines), (row) =>
      ofOtherSupply(linesOfElectricity, row.kind, contract.kind === 'electricity')
        ? refuse('kind', 'other_kind_of_supply')
        : (lineRecordOf(row, span, yearDays) ?? refuse('end_day', 'start_after_end')),
    ),
    taxes: whole(files.taxes, rowsOf<InvoiceTaxRow>(owned, files.taxes), (row) =>
      row.tax === (contract.kind === 'gas' ? 'electricity_tax' : 'hydrocarbon_tax')
        ? refuse('tax', 'other_kind_of_supply')
        : taxRecordOf(row),
    ),
    readings: whole(files.readings, rowsOf<InvoiceReadingRow>(owned, files.readings), (said) => {
      if ((said.magnitude === 'gas_m3') !== (contract.kind === 'gas')) {
        return refuse('magnitude', 'other_kind_of_supply')
      }
      return overlapping.has(said)
        ? refuse('previous_day', 'readings_overlap')
        : { said, record: readingRecordOf(said) }
    }),
    payments: rowsOf<InvoicePaymentRow>(owned, files.payments),
    states: rowsOf<InvoicePendingStateRow>(owned, files.states),
    letters: rowsOf<UnpaidLetterRow>(owned, files.letters),
  }
}

function rowsOf<T>(owned: OwnedRows, file: string) {
  return (owned.rows.get(file) ?? []) as IncomingRow<T>[]
}

/** Rows that say a magnitude and period over days that an earlier row has said already: they would count twice. */
function readTwice(rows: readonly InvoiceReadingRow[]): ReadonlySet<InvoiceReadingRow> {
  const dials = Map.groupBy(rows, (row) => `${row.magnitude} ${row.tariff_period}`)
  // One that does not say its beginning comes after others that end with it.
  const order = ({ current_day: end, previous_day: start }: InvoiceReadingRow) =>
    `${end} ${start ?? 'unsaid'}`
  return new Set(
    [...dials.values()].flatMap((same) => {
      const inOrder = same.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      return inOrder.filter((row, index) => {
        const end = inOrder[index - 1]?.current_day
        if (end === undefined) return false
        return row.previous_day === null ? row.current_day === end : row.previous_day < end
      })
    }),
  )
}

function spanOf(row: InvoiceRow | undefined, stored: StoredInvoice | undefined): DateSpan {
  return row
    ? { from: row.start_day, to: addDays(row.end_day, 1) }
    : { from: stored?.from_day ?? '', to: stored?.to_day ?? '' }
}

const linesOfElectricity: ReadonlySet<string> = new Set(['power', 'excess_power', 'reactive', 'surplus'])

function ofOtherSupply(kinds: ReadonlySet<string>, kind: string, electricity: boolean) {
  return !electricity && kinds.has(kind)
}

type Refusal = { readonly refused: readonly [field: string, code: ProblemCode] }
function refuse(field: string, code: ProblemCode): Refusal {
  return { refused: [field, code] }
}
function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The rows of one file, all or none: a bill without one of its lines would be wrong. */
function wholeOf<T, R>(
  rows: readonly IncomingRow<T>[],
  read: (row: T) => R | Refusal,
  { file, problems, incomplete }: { file: string; problems: ProblemList; incomplete: boolean },
): IncomingRow<R>[] | undefined {
  const good: IncomingRow<R>[] = []
  let complete = !incomplete
  for (const { line, row } of rows) {
    const value = read(row)
    if (isRefusal(value)) {
      problems.add(file, line, ...value.refused)
      complete = false
    } else good.push({ line, row: value })
  }
  if (complete) return good.length > 0 ? good : undefined
  for (const { line } of good) problems.add(file, line, 'invoice_number', 'incomplete_invoice')
  return undefined
}

function headerRefusal(row: InvoiceRow, court: Court): [field: string, code: ProblemCode] | undefined {
  const contract = court.known.contracts.get(row.contract_name)
  if (!contract) return ['contract_name', 'unknown_contract']
  const stored = court.stored.get(row.number)
  if (stored && stored.contract_name !== contract.name) return ['contract_name', 'invoice_of_other_contract']
  if (stored && stored.version > row.version) return ['version', 'older_version']
  const tariff = findAccessTariff(contract.kind, row.tariff ?? stored?.tariff ?? contract.tariff)
  if (!tariff) return ['tariff', 'unknown_tariff']
  const powers = powersOf(row)
  if (powers.length > 0 && !hasRightPowers(powers, tariff.powerPeriods))
    return ['power_p1', 'powers_not_valid']
  const rectified = row.rectifies_number
  if (rectified !== null && court.contractOf.get(rectified) !== contract.name) {
    return ['rectifies_number', 'unknown_rectified']
  }
  return undefined
}
