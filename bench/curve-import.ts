// How fast curves come in, and whether memory stays flat: node bench/curve-import.ts [contracts]
// Draws one year of F5D hours of that many contracts (default 100 and then 400) and imports them into a throw-away
// database that does not sync to disk; on a synced one the commits (one for some 16,000 days) cost a few per cent more.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading } from '@endoll/domain/time/madrid.ts'
import { companyNif, cupsOf } from '../server/src/demo/identifiers.ts'
import { importFolder } from '../server/src/import/import-folder.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, startTestCluster } from '../server/src/platform/testing/cluster.ts'

const cluster = await startTestCluster()
try {
  const asked = Number(process.argv[2])
  for (const contracts of asked > 0 ? [asked] : [100, 400]) await measure(contracts)
} finally {
  await cluster.stop()
}

async function measure(contracts: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'endoll-bench-'))
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ connection, allowUnsyncedForTests: true })
  try {
    await writeTables(folder, contracts)
    await importFolder(db, folder)
    await writeYear(folder, contracts)
    globalThis.gc?.()
    let peak = 0
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
    for (const pass of ['new', 'again']) {
      const { curves, seconds } = await importFolder(db, folder)
      const perSecond = Math.round(curves.readings / seconds).toLocaleString('en-GB')
      const megabytes = Math.round(peak / 1_000_000)
      console.log(
        `${contracts} contracts, ${pass}: ${curves.readings} readings, ${perSecond}/s, peak ${megabytes} MB`,
      )
    }
    clearInterval(timer)
  } finally {
    await db.destroy()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeTables(folder: string, contracts: number): Promise<void> {
  await writeFile(join(folder, 'customers.csv'), `code;name;nif\nC;Bench;${companyNif('B', 1)}\n`)
  await writeFile(join(folder, 'products.csv'), 'code;kind;name\nP;electricity;Bench\n')
  const columns =
    'name;customer_code;kind;state;sign_day;start_day;cups;supply_street;supply_city;supply_postal_code;tariff;' +
    'product_code;power_p1;power_p2'
  const rows = Array.from(
    { length: contracts },
    (_, index) =>
      `${index};C;electricity;activa;2020-01-01;2020-01-01;${cupsOf('0031', index)};Carrer Nou;Vic;08500;2.0TD;P;4;4`,
  )
  await writeFile(join(folder, 'contracts.csv'), [columns, ...rows].join('\n'))
}

async function writeYear(folder: string, contracts: number): Promise<void> {
  await mkdir(join(folder, 'curves'))
  const file = createWriteStream(join(folder, 'curves', 'F5D_0031_0999_20250105.0'))
  for (let index = 0; index < contracts; index++) {
    const cups = cupsOf('0031', index)
    let text = ''
    for (let day: Day = '2024-01-01'; day < '2025-01-01'; day = addDays(day, 1)) {
      for (let hour = 0; hour < hoursInDay(day); hour++) {
        const { stamp, season } = stampOfReading({ day, index: hour }, 'Europe/Madrid')
        text += `${cups};${stamp};${season};${(index * 37 + hour * 61) % 2500};0;0;0;0;0;1;1;FE${index};0;0\n`
      }
    }
    if (!file.write(text)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}
