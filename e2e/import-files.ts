import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading, type ClockZone, type StepMinutes } from '@endoll/domain/time/madrid.ts'
import { csvOf } from '../server/src/demo/csv.ts'
import type { ContractRow } from '../server/src/import/tables/contracts.ts'
import type { CustomerRow } from '../server/src/import/tables/customers.ts'
import type { InvoicePendingStateRow } from '../server/src/import/tables/invoice-pending-states.ts'
import type { InvoiceReadingRow } from '../server/src/import/tables/invoice-readings.ts'
import type { InvoiceRow } from '../server/src/import/tables/invoices.ts'
import type { ProductPriceRow } from '../server/src/import/tables/product-prices.ts'
import type { ProductRow } from '../server/src/import/tables/products.ts'

/** Cells of one line of an import file, by the columns that docs/import.md describes. */
type Cells<Row> = Readonly<Record<string, string>> & Readonly<Partial<Record<keyof Row, string>>>

/** Wh of one hour; hours are counted from 0 in the order in which they pass, so that 2 comes twice in October. */
export type WhOf = (day: Day, hour: number) => number

/** Readings of a supply point from a day on, `to` excluded. */
export type Readings = {
  readonly cups: string
  readonly from: Day
  readonly to: Day
  readonly zone: ClockZone
  readonly importWh: WhOf
  readonly exportWh: WhOf
  readonly estimated: boolean
  /** 15: a line for each quarter of an hour, which are then counted instead of hours. */
  readonly step: StepMinutes
}

/** Prices of the market of a day since October 2025, by the hour, its quarters alike; EUR/MWh. */
export type MarketAsked = {
  readonly day: Day
  readonly eurosAMwh: (hour: number) => number
}

function marketFile({ day, eurosAMwh }: MarketAsked): string {
  const lines = Array.from({ length: hoursInDay(day) * 4 }, (_, quarter) => {
    const euros = eurosAMwh(Math.floor(quarter / 4))
    return `${day.replaceAll('-', ';')};${quarter + 1};${euros};${euros};`
  })
  return ['MARGINALPDBC;', ...lines, '*', ''].join('\n')
}

export type ImportFiles = {
  readonly customers: readonly Cells<CustomerRow>[]
  readonly products: readonly Cells<ProductRow>[]
  readonly contracts: readonly Cells<ContractRow>[]
  readonly invoices: readonly Cells<InvoiceRow>[]
  readonly pendingStates: readonly Cells<InvoicePendingStateRow>[]
  readonly productPrices?: readonly Cells<ProductPriceRow>[]
  readonly invoiceReadings?: readonly Cells<InvoiceReadingRow>[]
  readonly readings: readonly Readings[]
  readonly market?: readonly MarketAsked[]
}

/** F5D: final readings of the distributor, stamped at the end of each hour. */
function f5d({ cups, from, to, zone, importWh, exportWh, estimated, step }: Readings): string {
  let text = ''
  for (const day of eachDay(from, to)) {
    for (let index = 0; index < (hoursInDay(day) * 60) / step; index++) {
      const { stamp, season } = stampOfReading({ day, index }, zone, step)
      const method = estimated ? 3 : 1
      text += `${cups};${stamp};${season};${importWh(day, index)};${exportWh(day, index)};0;0;0;0;${method};1\n`
    }
  }
  return text
}

/** Writes the files into a folder of their own, hands it to `read`, and removes it. */
export async function withImportFolder(
  files: ImportFiles,
  read: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-e2e-'))
  try {
    const tables = {
      'customers.csv': files.customers,
      'products.csv': files.products,
      'product-prices.csv': files.productPrices ?? [],
      'contracts.csv': files.contracts,
      'invoices.csv': files.invoices,
      'invoice-readings.csv': files.invoiceReadings ?? [],
      'invoice-pending-states.csv': files.pendingStates,
    }
    for (const [name, rows] of Object.entries(tables)) {
      if (rows.length > 0) await writeFile(join(folder, name), csvOf(rows))
    }
    if (files.readings.length > 0) {
      await mkdir(join(folder, 'curves'))
      const text = files.readings.map(f5d).join('')
      await writeFile(join(folder, 'curves', 'F5D_0021_9999_20261120.0'), text)
    }
    const { market = [] } = files
    if (market.length > 0) await mkdir(join(folder, 'market'))
    for (const asked of market) {
      const name = `marginalpdbc_${asked.day.replaceAll('-', '')}.1`
      await writeFile(join(folder, 'market', name), marketFile(asked))
    }
    await read(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
