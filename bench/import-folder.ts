// What the benches of the import share: folders of a retailer that is drawn, each with a database of its own.
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMonths, lastDayOfMonth } from '@endoll/domain/time/day.ts'
import { companyNif, cupsOf } from '../server/src/demo/identifiers.ts'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { createDatabaseIn, startTestCluster } from '../server/src/testing/cluster.ts'

/** How `npm run import` starts its process: little room for what is new, since nearly all that an import makes is soon gone. */
export async function importFlags(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8')
  const { scripts } = JSON.parse(text) as { scripts: { import: string } }
  return scripts.import.split(' ').filter((word) => word.startsWith('--'))
}

/** One by one, with an empty folder and database each; both are gone afterwards. */
export async function withFolders<Item>(
  items: readonly Item[],
  work: (item: Item, folder: string, connection: EmbeddedConnection) => Promise<void>,
): Promise<void> {
  const cluster = await startTestCluster()
  try {
    for (const item of items) {
      const folder = await mkdtemp(join(tmpdir(), 'endoll-bench-'))
      const { connection, drop } = await createDatabaseIn(cluster.connection)
      try {
        await work(item, folder, connection)
      } finally {
        await drop()
        await rm(folder, { recursive: true, force: true })
      }
    }
  } finally {
    await cluster.stop()
  }
}

/** The tables of a retailer of so many contracts, named by their number from 0, of one customer or of one each. */
export async function writeContracts(folder: string, contracts: number, customerEach = false): Promise<void> {
  const customers = Array.from(
    { length: customerEach ? contracts : 1 },
    (_, index) => `C${index};Bench;${companyNif('B', index + 1)};c${index}@example.test`,
  )
  await writeFile(join(folder, 'customers.csv'), ['code;name;nif;email', ...customers].join('\n'))
  await writeFile(join(folder, 'products.csv'), 'code;kind;name;year_days\nP;electricity;Bench;365\n')
  const columns =
    'name;customer_code;kind;state;sign_day;start_day;cups;supply_street;supply_city;supply_postal_code;tariff;' +
    'product_code;power_p1;power_p2'
  const rows = Array.from(
    { length: contracts },
    (_, index) =>
      `${index};C${customerEach ? index : 0};electricity;activa;2020-01-01;2020-01-01;${cupsOf('0031', index)};Carrer Nou;Vic;08500;2.0TD;P;4;4`,
  )
  await writeFile(join(folder, 'contracts.csv'), [columns, ...rows].join('\n'))
}

/** One bill of 125.33 EUR: its tax on energy is of 70 EUR, its IVA of 103.58. */
const lines = [
  ...[1, 2, 3].flatMap((period) => [
    `energy;${period};;100;0,1;EUR/kWh;10`,
    `energy;${period};;50;0,1;EUR/kWh;5`,
  ]),
  'power;1;;4;0,1;EUR/kW/day;12',
  'power;2;;4;0,1;EUR/kW/day;12',
  'social_bonus_financing;;;1;1;EUR;1',
  'meter_rental;;;1;1;EUR/month;1',
  'service;;Manteniment;1;9;EUR/month;9',
  'service;;Avaries;1;20;EUR/month;20',
]
const taxes = ['electricity_tax;5,11269632;70;3,58', 'IVA;21;103,58;21,75']
const readings = [1, 2, 3].map((period) => `import;${period};100;2025-12-31;250;150`)

/** So many bills of 12 lines, 2 taxes, 3 readings and a payment, each of the contract with the name for its number from 0. */
export async function writeBills(
  folder: string,
  invoices: number,
  contractOf: (index: number) => string,
): Promise<void> {
  const open = (name: string, columns: string) => {
    const file = createWriteStream(join(folder, name))
    file.write(`${columns}\n`)
    return file
  }
  const files = {
    invoices: open('invoices.csv', 'number;contract_name;state;day;start_day;end_day;total;energy_kwh'),
    lines: open(
      'invoice-lines.csv',
      'invoice_number;kind;tariff_period;name;quantity;price;price_unit;amount;days',
    ),
    taxes: open('invoice-taxes.csv', 'invoice_number;tax;rate;base;amount'),
    readings: open(
      'invoice-readings.csv',
      'invoice_number;magnitude;tariff_period;previous_reading;current_day;current_reading;quantity',
    ),
    payments: open('invoice-payments.csv', 'invoice_number;reference;day;amount;method'),
  }
  const put = async (file: WriteStream, text: string) => {
    if (!file.write(text)) await once(file, 'drain')
  }
  for (let index = 0; index < invoices; index++) {
    const number = `F-${String(index).padStart(7, '0')}`
    const from = addMonths('2025-06-01', index % 9)
    const of = (rows: readonly string[]) => rows.map((row) => `${number};${row}\n`).join('')
    await put(
      files.invoices,
      `${number};${contractOf(index)};paid;${from};${from};${lastDayOfMonth(from)};125,33;450\n`,
    )
    await put(files.lines, of(lines.map((row) => `${row};${row.startsWith('power') ? 30 : ''}`)))
    await put(files.taxes, of(taxes))
    await put(files.readings, of(readings))
    await put(files.payments, `${number};R-${index};${from};125,33;direct_debit\n`)
  }
  for (const file of Object.values(files)) {
    file.end()
    await once(file, 'close')
  }
}
