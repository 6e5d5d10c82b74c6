import { languageOf, type Locale } from '@endoll/api/language.ts'
import { signOf } from '@endoll/domain/billing/invoice-type.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { HowPaid } from '@endoll/domain/billing/how-paid.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { howPaidOf } from '../../billing/how-paid-row.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import { spreadsheet, spreadsheetMediaType, type SheetCell } from '../../platform/spreadsheet.ts'
import { sheetColumns, type TableColumn } from '../../platform/table-sheet.ts'
import type { Scope } from './invoice-scope.ts'
import { statusOf, type ListedRow } from './invoice-wire.ts'
import { texts as serverTexts, type ServerTexts } from '../../texts.ts'

type InvoiceWords = ServerTexts['invoiceSheet']

interface Shown {
  readonly texts: InvoiceWords
  readonly today: Day
}

interface InvoiceColumn extends TableColumn {
  readonly cell: (row: ListedRow, shown: Shown) => SheetCell
}

/** Refunds count negative here, so that a column can be added up. */
function signed(row: ListedRow, value: number) {
  return value === 0 ? 0 : signOf(row.type) * value
}
function euros(cell: (row: ListedRow) => number) {
  return { width: 13, kind: 'number', cell: (row) => cell(row) / 100 } satisfies InvoiceColumn
}

/** How it will be paid and by whom, of what is not paid yet. */
function payingWords(paid: HowPaid, row: ListedRow, words: InvoiceWords['paying']): string | null {
  if (paid.payer === 'nobody') return null
  if (paid.payer === 'bank') return words.bank
  return paid.way === 'grouped_transfer' ? words.grouped_transfer(row.proforma_number ?? '') : words[paid.way]
}

/** Every column that a table of bills may have. */
export const invoiceColumns: Readonly<Record<keyof InvoiceWords['columns'], InvoiceColumn>> = {
  customer: { width: 28, kind: 'text', cell: (row) => row.customer_name ?? null },
  number: { width: 18, kind: 'text', cell: (row) => row.number },
  type: { width: 16, kind: 'text', cell: (row, { texts }) => texts.types[row.type] },
  rectifies: { width: 18, kind: 'text', cell: (row) => row.rectifies_number },
  day: { width: 12, kind: 'day', cell: (row) => row.day },
  dueDay: { width: 12, kind: 'day', cell: (row) => row.due_day },
  from: { width: 12, kind: 'day', cell: (row) => row.from_day },
  to: { width: 12, kind: 'day', cell: (row) => lastDayOf({ from: row.from_day, to: row.to_day }) },
  contract: { width: 14, kind: 'text', cell: (row) => row.contract_name },
  cups: { width: 25, kind: 'text', cell: (row) => row.cups },
  address: { width: 40, kind: 'text', cell: (row) => row.supply_address },
  tariff: { width: 15, kind: 'text', cell: (row) => row.tariff },
  product: { width: 24, kind: 'text', cell: (row) => row.product_name },
  partner: { width: 28, kind: 'text', cell: (row) => row.partner_name },
  nif: { width: 12, kind: 'text', cell: (row) => row.partner_nif },
  energy: {
    width: 14,
    kind: 'number',
    format: 'energy',
    cell: (row) => signed(row, row.energy_wh) / 1000,
  },
  total: euros((row) => signed(row, row.total_cents)),
  pending: euros((row) => signed(row, row.pending_cents)),
  debt: euros((row) => signed(row, row.debt_cents)),
  status: {
    width: 16,
    kind: 'text',
    cell: (row, { texts, today }) => texts.statuses[statusOf(row, today)],
  },
  paying: {
    width: 34,
    kind: 'text',
    cell: (row, { texts }) => payingWords(howPaidOf(row), row, texts.paying),
  },
}
export type InvoiceColumnName = keyof typeof invoiceColumns
/** Of one customer's own; of several the customer stands first. */
const names = (Object.keys(invoiceColumns) as InvoiceColumnName[]).filter((name) => name !== 'customer')

function titleOf(scope: Scope | 'customers', texts: InvoiceWords): string {
  if (scope === 'customers') return texts.customers
  return scope.contract ? `${texts.sheet} ${scope.contract.name}` : texts[scope.kind]
}

/** The invoices of a scope, or of several customers, as a spreadsheet; rows as they come once it is asked for. */
export function invoiceSheet(
  list: () => Promise<AsyncIterable<readonly ListedRow[]>>,
  { scope, today, locale }: { scope: Scope | 'customers'; today: Day; locale: Locale },
): SentFile {
  const language = languageOf(locale)
  const texts = serverTexts[language].invoiceSheet
  const shown: readonly InvoiceColumnName[] = scope === 'customers' ? ['customer', ...names] : names
  const parts = async function* parts(rows: AsyncIterable<readonly ListedRow[]>) {
    for await (const part of rows)
      yield part.map((row) => shown.map((name) => invoiceColumns[name].cell(row, { texts, today })))
  }
  const title = `${titleOf(scope, texts)} ${today}`
  return {
    name: `${title}.xlsx`,
    mediaType: spreadsheetMediaType,
    body: async () =>
      spreadsheet({
        name: texts.sheet,
        title,
        language,
        columns: sheetColumns(
          Object.fromEntries(shown.map((name) => [name, invoiceColumns[name]])),
          texts.columns,
          language,
        ),
        rows: parts(await list()),
      }),
  }
}
