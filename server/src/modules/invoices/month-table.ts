import { languageOf, type Locale } from '@endoll/api/language.ts'
import { lineKinds, type LineKind, type TaxName } from '@endoll/domain/billing/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { plainDecimal, sumCents } from '@endoll/domain/money.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { ownInvoices, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import type { SheetCell } from '../../platform/spreadsheet.ts'
import { tableFile } from '../../platform/table-file.ts'
import type { TableColumn } from '../../platform/table-sheet.ts'
import { texts as serverTexts, type ServerTexts } from '../../texts.ts'
import { invoiceColumns, type InvoiceColumnName } from './invoice-sheet.ts'
import type { ListedRow } from './invoice-wire.ts'
import { listedColumns } from './invoice-wire.ts'

type Words = ServerTexts['monthTable']

/** What stands before the amounts, and after them, of each bill. */
const namesBefore = [
  'number',
  'type',
  'rectifies',
  'day',
  'dueDay',
  'from',
  'to',
  'contract',
  'cups',
  'address',
  'tariff',
  'product',
  'partner',
  'nif',
  'energy',
] as const satisfies readonly InvoiceColumnName[]
const namesAfter = ['total', 'pending', 'paying'] as const satisfies readonly InvoiceColumnName[]

interface TaxSum {
  readonly invoice_id: number
  readonly tax: TaxName
  /** Per cent of an indirect tax; empty of one on energy, whose rates need no column each. */
  readonly rate: string
  readonly base_cents: number
  readonly cents: number
}

interface LineSum {
  readonly invoice_id: number
  readonly kind: LineKind
  readonly cents: number
}

interface Month {
  readonly rows: readonly ListedRow[]
  readonly lines: readonly LineSum[]
  readonly taxes: readonly TaxSum[]
}

function invoicesOfMonth(db: Db, owner: Owner, first: Day) {
  return ownInvoices(db, owner)
    .where('invoice.day', '>=', first)
    .where('invoice.day', '<', addMonths(first, 1))
}

/** The bills of a month with what their lines and taxes sum up to; annulling ones count negative. */
async function readMonth(db: Db, owner: Owner, first: Day): Promise<Month> {
  const [rows, lines, taxes] = await Promise.all([
    invoicesOfMonth(db, owner, first)
      .select(listedColumns.map((column) => `invoice.${column}` as const))
      .select(['contract.kind', 'contract.name as contract_name'])
      .orderBy('contract.kind')
      .orderBy(sql`contract.name collate natural_order`)
      .orderBy('invoice.day')
      .orderBy('invoice.id')
      .execute(),
    invoicesOfMonth(db, owner, first)
      .innerJoin('invoice_line', 'invoice_line.invoice_id', 'invoice.id')
      .select(['invoice_line.invoice_id', 'invoice_line.kind'])
      .select(sql<number>`sum(invoice_line.amount_cents)::bigint`.as('cents'))
      .groupBy(['invoice_line.invoice_id', 'invoice_line.kind'])
      .execute(),
    invoicesOfMonth(db, owner, first)
      .innerJoin('invoice_tax', 'invoice_tax.invoice_id', 'invoice.id')
      .select(['invoice_tax.invoice_id', 'invoice_tax.tax'])
      .select([
        sql<string>`case when tax in ('IVA', 'IGIC', 'IPSI') then rate::text else '' end`.as('rate'),
        sql<number>`sum(invoice_tax.base_cents)::bigint`.as('base_cents'),
        sql<number>`sum(invoice_tax.amount_cents)::bigint`.as('cents'),
      ])
      .groupBy(['invoice_tax.invoice_id', 'invoice_tax.tax', 'rate'])
      .execute(),
  ])
  return { rows, lines, taxes }
}

/** A column with its header; the cell of a bill of the month. */
interface MonthColumn extends TableColumn {
  readonly header: string
  readonly cell: (row: ListedRow) => SheetCell
}

/** Euros of a bill, negative of one that annuls. */
function eurosColumn(header: string, centsOf: (invoiceId: number) => number): MonthColumn {
  return {
    header,
    width: 15,
    kind: 'number',
    cell: ({ id, type }) => {
      const cents = centsOf(id)
      return cents === 0 ? 0 : (isRefund(type) ? -cents : cents) / 100
    },
  }
}

function lineColumns({ lines }: Month, words: Words): MonthColumn[] {
  return lineKinds
    .filter((kind) => lines.some((line) => line.kind === kind))
    .map((kind) => {
      const ofKind = new Map(
        lines.filter((line) => line.kind === kind).map(({ invoice_id, cents }) => [invoice_id, cents]),
      )
      return eurosColumn(words.lines[kind], (id) => ofKind.get(id) ?? 0)
    })
}

/** Taxes on energy, then the base of the others, then each of these by rate. */
function taxColumns({ taxes }: Month, words: Words): MonthColumn[] {
  const byColumn = Map.groupBy(taxes, ({ tax, rate }) => `${tax} ${rate}`)
  const of = (own: readonly TaxSum[], value: 'base_cents' | 'cents') => {
    const byId = Map.groupBy(own, ({ invoice_id }) => invoice_id)
    return (id: number) => sumCents((byId.get(id) ?? []).map((one) => one[value]))
  }
  const onEnergy = [...byColumn.values()].filter(([first]) => first?.rate === '')
  const indirect = [...byColumn.values()]
    .filter(([first]) => first?.rate !== '')
    .toSorted(([a], [b]) => `${a?.tax}`.localeCompare(`${b?.tax}`) || Number(b?.rate) - Number(a?.rate))
  return [
    ...onEnergy.map((own) => eurosColumn(words.taxes[own[0]!.tax], of(own, 'cents'))),
    eurosColumn(words.base, of(indirect.flat(), 'base_cents')),
    ...indirect.flatMap((own) => {
      const { tax, rate } = own[0]!
      const name = words.rate(words.taxes[tax], plainDecimal(rate))
      return [
        eurosColumn(words.baseOf(name), of(own, 'base_cents')),
        eurosColumn(words.amountOf(name), of(own, 'cents')),
      ]
    }),
  ]
}

export interface AskedMonth {
  /** YYYY-MM */
  readonly month: string
  readonly format: 'csv' | 'xlsx'
  readonly locale: Locale
}

/** The bills that were issued in a month, of all the customer's supplies, each with its lines and taxes in columns. */
export function openMonthOfBills(
  store: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  { month, format, locale }: AskedMonth,
): SentFile {
  const language = languageOf(locale)
  const { invoiceSheet, monthTable: words } = serverTexts[language]
  const today = todayOf(store)
  const known = (names: readonly InvoiceColumnName[]): MonthColumn[] =>
    names.map((name) => ({
      ...invoiceColumns[name],
      header: invoiceSheet.columns[name],
      cell: (row) => invoiceColumns[name].cell(row, { texts: invoiceSheet, today }),
    }))
  return tableFile({
    format,
    language,
    sheet: words.sheet,
    title: `${words.title} ${month}`,
    table: async () => {
      const found = await readMonth(store.db, owner, `${month}-01`)
      const columns = [
        ...known(namesBefore),
        ...lineColumns(found, words),
        ...taxColumns(found, words),
        ...known(namesAfter),
      ]
      return { columns, rows: found.rows.map((row) => columns.map(({ cell }) => cell(row))) }
    },
  })
}
