// How fast bills come in, and whether memory stays flat: node bench/invoice-import.ts [invoices …]
// `--each 1` draws a customer and a contract for each bill instead of one customer with a contract for every twenty.
// Draws that many bills (default 2,000, 20,000 and 100,000) of 12 lines, 2 taxes, 3 readings and a payment, then imports
// them twice in a process of its own for each size, so that no peak holds what was drawn or imported before. Each bill is
// computed again on the way. The database is a throw-away one that does not sync to disk.
// Measured on 2 cores shared with much other work, new and again: 20,000 invoices (381,000 rows) at 1,275 and 1,424
// invoices a second, peak 361 and 378 MB; 100,000 (1.9 million rows) at 759 and 1,496, peak 387 and 399 MB.
// With `--each 1` on 2 cores under much other work (load 8 to 12), new and again: 5,000 bills at 136 and 182 a second, peak 308
// MB both; 30,000 (630,000 rows) at 120 and 158, peak 341 MB both. Without the flag of `npm run import` 5,000 peak at 425 and 433
// MB, as fast: what is held lies at 33 to 45 MB throughout, also of 60,000 customers with a contract each; the rest is what
// is new and not collected yet.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { importFolder } from '../server/src/import/import-folder.ts'
import type { EmbeddedConnection } from '../server/src/platform/db/embedded.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { importFlags, withFolders, writeBills, writeContracts } from './import-folder.ts'

const { values, positionals } = parseArgs({
  options: { import: { type: 'boolean' }, each: { type: 'string', default: '20' } },
  allowPositionals: true,
})
const invoicesAContract = Number(values.each)
const [first, ...others] = positionals
if (values.import) {
  await measure(first!, JSON.parse(others[0]!) as EmbeddedConnection)
} else {
  const asked = [first, ...others].map(Number).filter((invoices) => invoices > 0)
  await drawAndMeasure(asked.length > 0 ? asked : [2000, 20_000, 100_000])
}

function drawAndMeasure(sizes: readonly number[]): Promise<void> {
  return withFolders(sizes, async (invoices, folder, connection) => {
    await writeContracts(folder, Math.ceil(invoices / invoicesAContract), values.each === '1')
    await writeBills(folder, invoices, (index) => String(Math.floor(index / invoicesAContract)))
    const args = [
      ...(await importFlags()),
      import.meta.filename,
      '--import',
      folder,
      JSON.stringify(connection),
    ]
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    await once(child, 'exit')
  })
}

/** Imports a folder twice and prints speed and the most memory this process ever held, as the kernel counts it. */
async function measure(folder: string, connection: EmbeddedConnection): Promise<void> {
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  for (const pass of ['new', 'again']) {
    const { tables, seconds, noticeCounts, problemCounts } = await importFolder(db, folder)
    const rows = tables.reduce((sum, { good }) => sum + good, 0)
    const invoices = tables.find(({ file }) => file === 'invoices.csv')?.good ?? 0
    const perSecond = (count: number) => Math.round(count / seconds).toLocaleString('en-GB')
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(
      `${invoices.toLocaleString('en-GB')} invoices, ${rows.toLocaleString('en-GB')} rows, ${pass}: ` +
        `${perSecond(invoices)} invoices/s, ${perSecond(rows)} rows/s, peak ${megabytes} MB`,
    )
    const odd = { ...noticeCounts, ...problemCounts }
    if (Object.keys(odd).length > 0) console.log(odd)
  }
  await db.destroy()
}
