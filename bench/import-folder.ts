// What the benches of the import share: folders of a retailer that is drawn, each with a database of its own.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
