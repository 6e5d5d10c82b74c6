// How fast curves come in, and whether memory stays flat: node bench/curve-import.ts [contracts …]
// Draws one year of F5D hours of that many contracts (default 100, 400 and 1150: up to ten million readings), then
// imports them in a process of its own for each size, so that no peak holds what was drawn or imported before. The
// database is a throw-away one that does not sync to disk; on a synced one the commits (one for some 16,000 days) cost
// a few per cent more.
// Measured on 2 cores shared with other work, new and again: 878,400 readings peak at 283 and 346 MB, 3.5 million at 379
// and 395, 10.1 million at 399 and 424; the live heap stays below 40 MB throughout.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, stampOfReading } from '@endoll/domain/time/madrid.ts'
import { companyNif, cupsOf } from '../server/src/demo/identifiers.ts'
import { importFolder } from '../server/src/import/import-folder.ts'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, startTestCluster } from '../server/src/platform/testing/cluster.ts'

const [first, ...others] = process.argv.slice(2)
if (first === '--import') {
  await measure(others[0]!, JSON.parse(others[1]!) as EmbeddedConnection)
} else {
  const asked = [first, ...others].map(Number).filter((contracts) => contracts > 0)
  await drawAndMeasure(asked.length > 0 ? asked : [100, 400, 1150])
}

async function drawAndMeasure(sizes: readonly number[]): Promise<void> {
  const cluster = await startTestCluster()
  try {
    for (const contracts of sizes) {
      const folder = await mkdtemp(join(tmpdir(), 'endoll-bench-'))
      const { connection, drop } = await createDatabaseIn(cluster.connection)
      try {
        await writeTables(folder, contracts)
        await writeYear(folder, contracts)
        const args = [import.meta.filename, '--import', folder, JSON.stringify(connection)]
        const child = spawn(process.execPath, args, { stdio: 'inherit' })
        await once(child, 'exit')
      } finally {
        await drop()
        await rm(folder, { recursive: true, force: true })
      }
    }
  } finally {
    await cluster.stop()
  }
}

/** Imports a folder twice and prints speed and the most memory this process ever held, as the kernel counts it. */
async function measure(folder: string, connection: EmbeddedConnection): Promise<void> {
  const db = await openDatabase({ connection, allowUnsyncedForTests: true })
  for (const pass of ['new', 'again']) {
    const { curves, seconds } = await importFolder(db, folder)
    const perSecond = Math.round(curves.readings / seconds).toLocaleString('en-GB')
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(
      `${curves.readings.toLocaleString('en-GB')} readings, ${pass}: ${perSecond}/s, peak ${megabytes} MB`,
    )
  }
  await db.destroy()
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
