import type * as z from 'zod'
import {
  contractProducts,
  contractProtections,
  contractSips,
  contracts,
  contractServices,
  mandates,
  oldDebts,
} from './contract-tables.ts'
import { keepWaiting } from './save/incoming.ts'
import { noticeDebts } from './save/invoices/debt-notices.ts'
import { invoiceFiles } from './save/invoices/invoice-files.ts'
import { settleInvoices } from './save/invoices/settle-invoices.ts'
import { saveAttachments } from './save/save-attachments.ts'
import {
  batteryContractsFile,
  saveBatteries,
  saveBatteryMovements,
  settleBatteryContracts,
} from './save/save-batteries.ts'
import { saveCaseCategories } from './save/save-case-categories.ts'
import { endLostBonuses } from './save/save-contract-services.ts'
import { saveCoupons } from './save/save-coupons.ts'
import { saveCustomers } from './save/save-customers.ts'
import { saveFolder } from './save/save-folder.ts'
import { saveMembers } from './save/save-members.ts'
import { saveProductOffers } from './save/save-product-offers.ts'
import { saveRates } from './save/save-rates.ts'
import { saveProducts, saveProductTariffOptions } from './save/save-products.ts'
import { productPricesFile, settleProductPrices } from './save/settle-product-prices.ts'
import { saveSupplyPoints } from './save/save-supply-points.ts'
import { saveTexts } from './save/save-texts.ts'
import type { Saving } from './save/table-saver.ts'
import type { Tally } from './save/tally.ts'
import type { TableFile } from './table-file.ts'
import { attachmentRow, type AttachmentRow } from './tables/attachments.ts'
import {
  batteryContractRow,
  batteryMovementRow,
  batteryRow,
  type BatteryContractRow,
  type BatteryMovementRow,
  type BatteryRow,
} from './tables/batteries.ts'
import { caseCategoryRow, type CaseCategoryRow } from './tables/case-categories.ts'
import { couponRow, type CouponRow } from './tables/coupons.ts'
import { customerRow, type CustomerRow } from './tables/customers.ts'
import { folderRow, type FolderRow } from './tables/folder.ts'
import { invoiceLineRow, type InvoiceLineRow } from './tables/invoice-lines.ts'
import { invoicePaymentRow, type InvoicePaymentRow } from './tables/invoice-payments.ts'
import { invoicePendingStateRow, type InvoicePendingStateRow } from './tables/invoice-pending-states.ts'
import { invoiceReadingRow, type InvoiceReadingRow } from './tables/invoice-readings.ts'
import { invoiceTaxRow, type InvoiceTaxRow } from './tables/invoice-taxes.ts'
import { invoiceRow, type InvoiceRow } from './tables/invoices.ts'
import { memberRow, type MemberRow } from './tables/members.ts'
import { productOfferRow, type ProductOfferRow } from './tables/product-offers.ts'
import { productPriceRow, type ProductPriceRow } from './tables/product-prices.ts'
import { productTariffOptionRow, type ProductTariffOptionRow } from './tables/product-tariff-options.ts'
import { productRow, type ProductRow } from './tables/products.ts'
import { rateRow, type RateRow } from './tables/rates.ts'
import { supplyPointRow, type SupplyPointRow } from './tables/supply-points.ts'
import { textRow, type TextRow } from './tables/texts.ts'
import { unpaidLetterRow, type UnpaidLetterRow } from './tables/unpaid-letters.ts'

const folder: TableFile<FolderRow> = {
  file: 'folder.csv',
  about: 'One row about the folder. Without this file the folder counts as the newest.',
  schema: folderRow,
  keys: { written_on: () => '' },
  save: saveFolder,
}
const rates: TableFile<RateRow> = {
  file: 'rates.csv',
  about:
    'Legal rates published after this release, used at once by bills, estimates and comparators (running servers read them within a minute) and listed like those of docs/rates.md. To correct a row, bring it again.',
  schema: rateRow,
  keys: { start_day: (row) => [row.rate, row.start_day].join('\n') },
  save: saveRates,
}
const customers: TableFile<CustomerRow> = {
  file: 'customers.csv',
  about: 'Customers and their accounts.',
  schema: customerRow,
  keys: { code: (row) => row.code },
  save: saveCustomers,
}
const members: TableFile<MemberRow> = {
  file: 'members.csv',
  about: 'Members of a cooperative; shown in the profile.',
  schema: memberRow,
  keys: { number: (row) => [row.customer_code, row.number].join('\n') },
  save: saveMembers,
}
const texts: TableFile<TextRow> = {
  file: 'texts.csv',
  about: 'Translations of your own texts. A text without one is shown in the language it has, and marked so.',
  schema: textRow,
  keys: { text: (row) => [row.text, row.language].join('\n') },
  save: saveTexts,
}
const products: TableFile<ProductRow> = {
  file: 'products.csv',
  about: 'The products that contracts refer to.',
  schema: productRow,
  keys: { code: (row) => row.code },
  save: saveProducts,
}
const productTariffOptions: TableFile<ProductTariffOptionRow> = {
  file: 'product-tariff-options.csv',
  about: 'What customers of a product may choose; their choices are in contracts.csv.',
  schema: productTariffOptionRow,
  keys: { choice: (row) => [row.product_code, row.option, row.choice].join('\n') },
  save: saveProductTariffOptions,
}
const productOffers: TableFile<ProductOfferRow> = {
  file: 'product-offers.csv',
  about: 'Products offered to new customers.',
  schema: productOfferRow,
  keys: { start_day: (row) => [row.product_code, row.tariff, row.start_day].join('\n') },
  save: saveProductOffers,
}
const attachments: TableFile<AttachmentRow> = {
  file: 'attachments.csv',
  about: 'Documents of contracts; the files are in `attachments/`.',
  schema: attachmentRow,
  keys: { reference: (row) => [row.contract_name, row.reference].join('\n') },
  save: saveAttachments,
}
const batteries: TableFile<BatteryRow> = {
  file: 'batteries.csv',
  about: 'Virtual batteries. They hold euros, not kWh.',
  schema: batteryRow,
  keys: { name: (row) => row.name },
  save: saveBatteries,
}
const batteryMovements: TableFile<BatteryMovementRow> = {
  file: 'battery-movements.csv',
  about: 'Amounts put into virtual batteries and taken out.',
  schema: batteryMovementRow,
  keys: {
    invoice_number: (row) => [row.battery_name, row.contract_name, row.invoice_number, row.day].join('\n'),
  },
  save: saveBatteryMovements,
}
const coupons: TableFile<CouponRow> = {
  file: 'coupons.csv',
  about: 'Coupons of customers.',
  schema: couponRow,
  keys: { code: (row) => [row.customer_code, row.code].join('\n') },
  save: saveCoupons,
}

const caseCategories: TableFile<CaseCategoryRow> = {
  file: 'case-categories.csv',
  about: 'What customers can write about. To withdraw one, give it a last day.',
  schema: caseCategoryRow,
  keys: { id: (row) => String(row.id) },
  save: saveCaseCategories,
}

const supplyPoints: TableFile<SupplyPointRow> = {
  file: 'supply-points.csv',
  about:
    'Supply points of SIPS, looked up when somebody signs up; in brackets the name in SIPS. Leave out those that must not be passed on.',
  schema: supplyPointRow,
  keys: { cups: (row) => row.cups.cups20 },
  save: saveSupplyPoints,
}

type Columns = Pick<TableFile<unknown>, 'file' | 'about'> & { readonly ownerColumn: string }
type Key<T> = {
  readonly field: string
  readonly of: (row: T) => string
  /** A second row of a key is a row that is refused: the rows of the owner are one thing. */
  readonly spoils?: true
}

/** A file whose rows wait until those of other files have come. */
function waiting<T>(
  { file, about, ownerColumn }: Columns,
  schema: z.ZodObject & z.ZodType<T>,
  key?: Key<T>,
): TableFile<T> {
  const column = schema.shape[ownerColumn] as z.ZodType<string>
  return {
    file,
    about,
    schema,
    keys: {},
    save: keepWaiting({
      owner: (row) => String((row as Record<string, unknown>)[ownerColumn]),
      ownerColumn,
      readOwner: (cell) => column.safeParse(cell).data,
      ...(key ? { key } : {}),
    }),
  }
}

const productPrices = waiting<ProductPriceRow>(
  {
    file: productPricesFile,
    about:
      'Prices of products. A concept and period has one price a day: end the old one before the new one starts.',
    ownerColumn: 'product_code',
  },
  productPriceRow,
  { field: 'start_day', of: (row) => [row.concept, row.tariff_period, row.start_day].join('\n') },
)
const invoices = waiting<InvoiceRow>(
  {
    file: invoiceFiles.invoices,
    about: 'Invoices: amounts as printed; state, pending and debt as of the day of the file.',
    ownerColumn: 'number',
  },
  invoiceRow,
  { field: 'number', of: () => '' },
)
const invoiceLines = waiting<InvoiceLineRow>(
  {
    file: invoiceFiles.lines,
    about: 'Lines of invoices, in print order.',
    ownerColumn: 'invoice_number',
  },
  invoiceLineRow,
)
const invoiceTaxes = waiting<InvoiceTaxRow>(
  {
    file: invoiceFiles.taxes,
    about: 'Taxes of invoices, in print order.',
    ownerColumn: 'invoice_number',
  },
  invoiceTaxRow,
)
const invoiceReadings = waiting<InvoiceReadingRow>(
  { file: invoiceFiles.readings, about: 'Meter readings of invoices.', ownerColumn: 'invoice_number' },
  invoiceReadingRow,
  {
    field: 'tariff_period',
    of: (row) => [row.magnitude, row.tariff_period, row.current_day, row.meter].join('\n'),
    spoils: true,
  },
)
const invoicePayments = waiting<InvoicePaymentRow>(
  {
    file: invoiceFiles.payments,
    about: 'Payments of invoices, and money returned.',
    ownerColumn: 'invoice_number',
  },
  invoicePaymentRow,
  { field: 'reference', of: (row) => row.reference },
)
const invoicePendingStates = waiting<InvoicePendingStateRow>(
  {
    file: invoiceFiles.states,
    about: 'Steps in collecting unpaid invoices: notices, letters, warnings.',
    ownerColumn: 'invoice_number',
  },
  invoicePendingStateRow,
  { field: 'code', of: (row) => [row.change_day, row.code].join('\n') },
)
const letters = waiting<UnpaidLetterRow>(
  {
    file: invoiceFiles.letters,
    about:
      'Certified letters for unpaid invoices. Where there is one, the period before a cut counts from its delivery.',
    ownerColumn: 'invoice_number',
  },
  unpaidLetterRow,
  { field: 'reference', of: (row) => row.reference },
)
const batteryContracts = waiting<BatteryContractRow>(
  {
    file: batteryContractsFile,
    about: 'Contracts with a virtual battery, and their shares.',
    ownerColumn: 'battery_name',
  },
  batteryContractRow,
  { field: 'contract_name', of: (row) => row.contract_name },
)

/** Files that are read one after the other, what becomes then of rows that waited, and what is noticed at the end. */
export interface Step {
  readonly files: readonly ReadableFile[]
  readonly settle?: (saving: Saving, tally: Tally, onOwners: (count: number) => void) => Promise<void>
  readonly notice?: (saving: Saving) => Promise<void>
}

/** A table file whose rows are of a kind that only it knows. */
export type ReadableFile = Pick<TableFile<unknown>, 'file' | 'about' | 'schema'> & {
  readonly read: <R>(use: <T>(table: TableFile<T>) => R) => R
}

function readable<T>(table: TableFile<T>): ReadableFile {
  return {
    file: table.file,
    about: table.about,
    schema: table.schema,
    read: (use) => use(table),
  }
}

/** The files in the order in which they are read: what is referred to comes before what refers to it. */
export const steps: readonly Step[] = [
  {
    files: [
      readable(folder),
      readable(rates),
      readable(texts),
      readable(customers),
      readable(members),
      readable(products),
    ],
  },
  { files: [readable(productPrices)], settle: settleProductPrices },
  {
    files: [
      readable(productTariffOptions),
      readable(productOffers),
      readable(contracts),
      readable(contractProducts),
      readable(contractServices),
      readable(contractProtections),
      readable(contractSips),
      readable(mandates),
      readable(oldDebts),
    ],
    notice: endLostBonuses,
  },
  {
    files: [
      readable(invoices),
      readable(invoiceLines),
      readable(invoiceTaxes),
      readable(invoiceReadings),
      readable(invoicePayments),
      readable(invoicePendingStates),
      readable(letters),
    ],
    settle: settleInvoices,
    notice: noticeDebts,
  },
  { files: [readable(attachments), readable(batteries)] },
  { files: [readable(batteryContracts)], settle: settleBatteryContracts },
  {
    files: [readable(batteryMovements), readable(coupons), readable(supplyPoints), readable(caseCategories)],
  },
]

/** Every table file, in that order. */
export const tableFiles: readonly ReadableFile[] = steps.flatMap(({ files }) => files)
