import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded } from '../platform/db/embedded.ts'
import { exampleFolder } from './manual/manual.ts'
import { withFolder } from './testing/folder.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'endoll-cli-'))
})
afterAll(() => rm(data, { recursive: true, force: true }))

/** The command as a person runs it, on an embedded database of its own. */
function run(...argv: string[]): Promise<{ code: number; output: string }> {
  return runWith({}, ...argv)
}

function runWith(
  more: { DATABASE_URL?: string },
  ...argv: string[]
): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, ENDOLL_DATA: data, ...more }
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, 'cli.ts')
    execFile(process.execPath, [file, ...argv], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}

it('imports, reports, and its exit code says how it went', async () => {
  const reportFile = join(data, 'report.json')
  const first = await run(exampleFolder, '--report', reportFile)
  expect(first.output).toContain('curves: 4 files, 171 readings; 0 files refused')
  expect(first.code).toBe(0)
  expect(JSON.parse(await readFile(reportFile, 'utf8'))).toMatchObject({ check: false, problems: [] })

  const bad = { 'products.csv': 'code;kind;name\nA;water;Water\n' }
  const table = join(data, 'report.csv')
  const refused = await withFolder(bad, (folder) => run(folder, '--check', '--report', table))
  expect(refused.output).toContain(
    'products.csv, line 2, A, kind «water»: The value is not one that is allowed here.',
  )
  expect((await readFile(table, 'utf8')).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFfile;line;key;field;value;code;reason;todo;sort',
    'products.csv;2;A;kind;water;not_valid;The value is not one that is allowed here.;Correct the value in your system, export the file again and bring it.;problem',
  ])
  expect(refused.code).toBe(2)

  const failed = join(data, 'failed.json')
  expect(await run(join(data, 'nowhere'), '--report', failed)).toMatchObject({
    code: 1,
    output: expect.stringContaining('cannot be read'),
  })
  expect(JSON.parse(await readFile(failed, 'utf8'))).toEqual({ problems: [], notices: [], failed: true })
  expect((await readdir(data)).filter((name) => name.endsWith('.notices'))).toEqual([])
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') })
})

/** A database reached over TCP, as a deployer's own is: the embedded one listens on its socket alone. */
async function overTcp<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const { connection, stop } = await startEmbedded({ data })
  const door = createServer((visitor) => {
    const inside = connect(join(connection.host, `.s.PGSQL.${connection.port}`))
    for (const socket of [visitor, inside])
      socket.on('error', () => [visitor, inside].map((each) => each.destroy()))
    visitor.pipe(inside).pipe(visitor)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  try {
    const admin = new pg.Client(connection)
    await admin.connect()
    await admin.query('create database retailer').finally(() => admin.end())
    return await work(`postgres://endoll@127.0.0.1:${(door.address() as AddressInfo).port}/retailer`)
  } finally {
    door.close()
    await stop()
  }
}

it('two programs started at once on an empty DATABASE_URL bring it up to date together', async () => {
  await overTcp(async (DATABASE_URL) => {
    const both = await Promise.all([1, 2].map(() => runWith({ DATABASE_URL }, exampleFolder)))
    const migrated = both.map(({ output }) => output.match(/^Database: \d{4}-/gm)?.length ?? 0)
    expect(Math.min(...migrated)).toBe(0)
    expect(Math.max(...migrated)).toBeGreaterThan(3)
    // Of two imports at once, one may report that the other is running; none fails otherwise.
    const refused = both.filter(({ output }) => output.includes('Another import is running'))
    expect(both.map(({ code }) => code).toSorted()).toEqual(refused.length === 1 ? [0, 1] : [0, 0])

    const again = await runWith({ DATABASE_URL }, exampleFolder)
    expect(again.output).toContain('0 new days, 0 changed')
    expect(again.code).toBe(0)
  })
})
