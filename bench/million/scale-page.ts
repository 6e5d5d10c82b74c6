// docs/scale.md, from what was measured.
import { median, percentile } from '../result.ts'
import type { BackupTimes } from './backup.ts'
import type { Imported, Night, Office } from './night.ts'
import type { TableSize } from './sizes.ts'

/** What one run of `npm run bench -- million` measured. */
export interface Scale {
  readonly contracts: number
  /** Contracts that have a year of hours. */
  readonly withHours: number
  readonly billsEach: number
  readonly nights: number
  /** Of PostgreSQL. */
  readonly version: string
  readonly tables: readonly TableSize[]
  /** Of the database. */
  readonly bytes: number
  /** Pages of a contract's year of hours. */
  readonly pages: number
  readonly listMs: Readonly<Record<'contracts' | 'invoices', readonly number[]>>
  readonly night: Night
  readonly example: Imported
  readonly backup: BackupTimes
  readonly outboxMs: number
}

const million = 1_000_000
const decision = '[decision 0044](decisions/0044-months-that-are-over-are-packed.md)'

function written(value: number, digits = 3): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en-GB')
  return String(Number(value.toPrecision(digits)))
}

function gigabytes(bytes: number): string {
  return bytes >= 1e12 ? `${written(bytes / 1e12)} TB` : `${written(bytes / 1e9)} GB`
}

function minutes(seconds: number): string {
  return `${written(seconds / 60, 2)} min`
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function sizesTable(tables: readonly TableSize[]): string[] {
  const { once, year } = weightOf(tables)
  return [
    row('table', 'bytes a row, with its indexes', 'rows of a contract', 'a million contracts'),
    row('---', '---:', '---:', '---:'),
    ...tables.map(({ table, bytesARow, rowsAContract, rowsAYear }) => {
      const isOnce = rowsAYear === 0
      const rows = isOnce ? rowsAContract : rowsAYear
      return row(
        `\`${table}\``,
        written(bytesARow),
        `${written(rows)} ${isOnce ? 'once' : 'a year'}`,
        `${gigabytes(bytesARow * rows * million)}${isOnce ? '' : ' a year'}`,
      )
    }),
    row('all of them', '', '', `${gigabytes(once * million)}, and ${gigabytes(year * million)} a year`),
  ]
}

/** Bytes that a contract has once, and that it brings in a year. */
function weightOf(tables: readonly TableSize[]): { readonly once: number; readonly year: number } {
  return {
    once: tables.reduce((bytes, { bytesARow, rowsAContract }) => bytes + bytesARow * rowsAContract, 0),
    year: tables.reduce((bytes, { bytesARow, rowsAYear }) => bytes + bytesARow * rowsAYear, 0),
  }
}

/** How much comes in a second. */
function speedsOf({ night: { hours, bills } }: Scale) {
  return { contracts: hours.daysCreated / hours.seconds, bills: bills.billsCreated / bills.seconds }
}

function officeRow(what: string, { good, others }: Office): string {
  const times = [median(good), percentile(good, 0.99)].map((ms) => `${written(ms)} ms`)
  return row(what, ...times, String(good.length), String(others))
}

function nightPart(scale: Scale): string[] {
  const { night, withHours, nights } = scale
  const speed = speedsOf(scale)
  return [
    row('what comes in', 'a second', 'for a million contracts', 'peak memory of the import'),
    row('---', '---:', '---:', '---:'),
    row(
      `hours of a day (F5D, ${nights} days of ${written(withHours)} contracts)`,
      `${written(speed.contracts)} contracts`,
      minutes(million / speed.contracts),
      `${written(night.hours.peakMegabytes)} MB`,
    ),
    row(
      `bills (${written(night.bills.billsCreated)}; each is computed again)`,
      written(speed.bills),
      `${minutes(40_000 / speed.bills)} for 40,000`,
      `${written(night.bills.peakMegabytes)} MB`,
    ),
    '',
    row('the office, 50 calls a second', 'p50', 'p99', 'answered', 'refused or failed'),
    row('---', '---:', '---:', '---:', '---:'),
    officeRow('alone', night.idle),
    officeRow('while hours come in', night.whileHours),
    officeRow('while bills come in', night.whileBills),
    '',
    `Import, server, database and the program that calls share two cores, with other work: just before, a program that wanted a whole processor got ${written(night.share * 100, 2)} % of it. So read the milliseconds against those of the office alone; the aim, 400 ms at p99 while files come in, is not shown by them.`,
    '',
    `After a checkpoint a day of hours dirties ${written(night.dirtyAContract)} pages a contract and writes ${written(night.logBytesAContract / 1000)} kB of log: ${gigabytes(night.logBytesAContract * million)} a night, which the archive keeps and each standby gets. \`wal_compression = lz4\` halves it (${decision}).`,
  ]
}

function readingPart({ listMs, pages }: Scale): string[] {
  return [
    row('100 rows of a customer', 'p50', 'p99'),
    row('---', '---:', '---:'),
    ...(['contracts', 'invoices'] as const).map((list) =>
      row(
        `list of ${list}`,
        `${written(median(listMs[list]))} ms`,
        `${written(percentile(listMs[list], 0.99))} ms`,
      ),
    ),
    '',
    `A year of hours of a contract lies on ${written(pages)} pages of 8 kB as it came in; on 53 once its months are packed (${decision}).`,
  ]
}

function backupPart({ backup, bytes }: Scale): string[] {
  const share = written((backup.dumpBytes / bytes) * 100, 2)
  const each = (what: string, seconds: number, how: string) =>
    row(what, written((seconds * 1e9) / bytes), how)
  return [
    row('what', 'seconds a GB of the database', 'how'),
    row('---', '---:', '---'),
    each(
      'dump',
      backup.dump,
      `\`pg_dump\` as in [deployment](deployment.md#backup); its file has ${share} % of the bytes`,
    ),
    each('restore of the dump', backup.restore, '`pg_restore` in one job: indexes are made anew'),
    each('copy of the cluster', backup.base, '`pg_basebackup` to the same disk; pgBackRest copies files too'),
  ]
}

function tenMillionPart(scale: Scale): string[] {
  const { once, year } = weightOf(scale.tables)
  const bytesOf = (contracts: number, years: number) => (once + year * years) * contracts
  const ten = 10 * million
  const { night, backup, bytes } = scale
  const speed = speedsOf(scale)
  const hours = (seconds: number) => `${written((seconds * bytesOf(ten, 3)) / bytes / 3600, 2)} hours`
  return [
    `Everything is kept for three years in ${gigabytes(bytesOf(million, 3))} at a million contracts and ${gigabytes(bytesOf(ten, 3))} at ten million; for six, as the law wants of bills, in ${gigabytes(bytesOf(million, 6))} and ${gigabytes(bytesOf(ten, 6))}.`,
    '',
    '- **Machines.** If a million customers ask 50 calls a second at the peak, ten million ask 500. A call takes 8 to 15 ms of processor in all ([measured](../bench/RESULTS.md)), two thirds of it in the application: 5 cores, so three servers of four cores, of which one may fail. The database takes 3 cores for calls and one for the import: 16 cores and 128 GB, and two standbys of the same size.',
    `- **Disk.** ${gigabytes(bytesOf(ten, 6) * 1.5)} for each of the three: six years, and half as much again for indexes that are made anew and for growth. The archive of the log gets ${gigabytes((night.logBytesAContract / 2) * ten)} a night, compressed.`,
    `- **Night.** By one import, hours take ${minutes(ten / speed.contracts)} and 400,000 bills ${minutes(400_000 / speed.bills)}. One import runs on a database at a time, so bills have to be spread over the day, or the lock of the import to be split by kind of file.`,
    `- **Backup.** A dump takes ${hours(backup.dump)} and its restore ${hours(backup.restore)}. pgBackRest copies the whole once a week and what changed each night; a restore is as fast as the disk. From a million contracts on a dump is for moving, not for the night.`,
    '- **Standbys.** Today every call reads the primary. May read a standby, if its delay is looked at: lists, contracts, bills, hours, documents, prices, the data API, the calendar, the desk’s search. May not: sign-in and renewal of a session (they write), what a person reads right after a change of theirs, budgets, requests, payments, cases, uploads.',
    `- **Partitions.** Hours lie by year (${decision}); a year that is seldom read may move to a slower tablespace. Bills are in one table: the index of \`invoice_line\` alone has more than memory holds at ten million, and only what is read often has to be there. Beyond one machine the key is the contract, with which every large table begins or to which its bill leads.`,
    '- **What breaks first:** one import at a time; then the restore of a dump; then hours at night, which dirty a page of index for each contract; then autovacuum of `invoice`, whose rows change when they are paid.',
  ]
}

/** The page as Markdown. */
export function scalePage(scale: Scale): string {
  const { contracts, withHours, billsEach, version, bytes } = scale
  return [
    '# Scale',
    '',
    `What a retailer of a million contracts needs. \`ENDOLL_CONTRACTS=${contracts} npm run bench -- million\` (root on Debian, PostgreSQL ${version}) wrote this page; without the variable it draws a million.`,
    '',
    `**Measured** at ${written(contracts)} contracts with ${billsEach} bills each (seven lines, two taxes, three readings, a payment), ${written(withHours)} of them with a year of hours: ${gigabytes(bytes)}, on two cores that did other work too. **Extrapolated**, in proportion to the number of contracts: sizes, imports, backups of a million and of ten. An index that does not fit into memory any more is slower than that; it is not measured here.`,
    '',
    '## What is stored',
    '',
    ...sizesTable(scale.tables),
    '',
    'Rows of mails, notifications, sessions and events are assumed: a bill a month that is told by mail, a sign-in every two months. Documents of the retailer and files of customers come on top. How long each is kept: [security](security.md#how-long-data-is-kept).',
    '',
    '## A night',
    '',
    ...nightPart(scale),
    '',
    '## Reading',
    '',
    ...readingPart(scale),
    '',
    '## Backup',
    '',
    ...backupPart(scale),
    '',
    '## Ten million, on paper',
    '',
    ...tenMillionPart(scale),
    '',
  ].join('\n')
}
