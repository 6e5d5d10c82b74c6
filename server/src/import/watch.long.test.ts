import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleFolder } from './manual/manual.ts'
import { lines } from './testing/curve-lines.ts'
import { oneContract } from './testing/folder.ts'
import type { Arrival } from './watch.ts'

let base: string
let inbox: string
let program: ChildProcess | undefined
let said = ''

/** The operator's address for reports: what it received, and whether it answers. */
const told: Arrival[] = []
let answers = 200
const operator = createServer((request, reply) => {
  void text(request).then((body) => {
    if (answers === 200) told.push(JSON.parse(body) as Arrival)
    reply.writeHead(answers).end()
  })
})

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'endoll-watched-'))
  inbox = join(base, 'in')
  await mkdir(inbox)
  operator.listen(0, '127.0.0.1')
  await once(operator, 'listening')
})
afterAll(async () => {
  program?.kill('SIGKILL')
  operator.close()
  await rm(base, { recursive: true, force: true })
})

function start() {
  const { DATABASE_URL: _, ...environment } = process.env
  const tell = `http://127.0.0.1:${(operator.address() as AddressInfo).port}/`
  const argv = ['--watch', inbox, '--settled', '3', '--tell', tell, '--language', 'es']
  said = ''
  program = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...argv], {
    env: { ...environment, ENDOLL_DATA: join(base, 'data') },
  })
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (piece) => (said += String(piece)))
}

async function end(signal: NodeJS.Signals) {
  const ended = once(program!, 'exit')
  program!.kill(signal)
  return (await ended)[0] as number | null
}

async function put(name: string, files: Readonly<Record<string, string | Uint8Array>>) {
  await mkdir(join(inbox, name, 'curves'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(inbox, name, file), content)
}

const until = { timeout: 120_000, interval: 200 }
async function moved(name: string) {
  await expect.poll(() => told.map(({ folder }) => folder), { ...until, message: name }).toContain(name)
  return told.find(({ folder }) => folder === name)!
}

it('reads what comes, leaves what is half there, tells what failed, and goes on after a restart', async () => {
  start()
  await expect.poll(() => said, until).toContain('Watching')
  await cp(exampleFolder, join(inbox, '01-example'), { recursive: true })
  expect(await moved('01-example')).toMatchObject({ code: 0, moved: join(inbox, 'done/01-example') })

  // A day that is still being written: each piece begins the wait anew, and then it is read whole.
  const rows = lines('F5D', '2024-11-05', 1, 500).trim().split('\n')
  await put('02-half', oneContract)
  const curve = join(inbox, '02-half/curves/F5D_0031_0999_20241120.0')
  for (const part of [rows.slice(0, 8), rows.slice(8, 16), rows.slice(16)]) {
    // Cut within a line, as a copy that is under way is.
    await appendFile(curve, part.join('\n').slice(0, -5))
    await wait(2000)
    expect(await readdir(inbox)).toContain('02-half')
    await appendFile(curve, `${part.join('\n').slice(-5)}\n`)
  }
  expect(await moved('02-half')).toMatchObject({ code: 0 })
  expect(await readFile(join(inbox, 'reports/02-half.txt'), 'utf8')).toContain('1 archivos, 24 lecturas')

  // One that was cut short and left so, and one that is no folder of the import: the operator is told of both.
  await put('03-cut', { 'curves/F5D_0031_0999_20241121.0': rows.join('\n').slice(0, -30) })
  const cut = await moved('03-cut')
  expect(cut).toMatchObject({ code: 2, moved: join(inbox, 'refused/03-cut') })
  expect(await readFile(cut.report, 'utf8')).toContain('F5D_0031_0999_20241121.0')

  // While nobody answers, what is to be told waits; the watch ends when it is asked to, and what comes meanwhile too.
  answers = 500
  await put('04-refused', { 'products.csv': 'code;kind;name\nA;agua;Agua\n' })
  await expect.poll(() => said, until).toContain('could not be told, and will be')
  expect(await end('SIGTERM')).toBe(0)
  expect(told.map(({ folder }) => folder)).not.toContain('04-refused')
  await put('05-meanwhile', oneContract)
  answers = 200
  start()
  expect(await moved('04-refused')).toMatchObject({ code: 2 })
  expect(await moved('05-meanwhile')).toMatchObject({ code: 0 })

  // Killed while it reads: the same folder is read again, and nothing comes in twice.
  await put('06-killed', {
    'curves/F5D_0031_0999_20241122.0': lines('F5D', '2024-11-06', 10, 700),
    ...oneContract,
  })
  await expect.poll(() => said, { ...until, interval: 5 }).toContain('06-killed')
  await end('SIGKILL')
  start()
  expect(await moved('06-killed')).toMatchObject({ code: 0, moved: join(inbox, 'done/06-killed') })
  expect(await end('SIGTERM')).toBe(0)
  expect((await readdir(inbox)).toSorted()).toEqual(['done', 'refused', 'reports'])
  expect(told.map(({ folder }) => folder)).toEqual([
    '01-example',
    '02-half',
    '03-cut',
    '04-refused',
    '05-meanwhile',
    '06-killed',
  ])
}, 600_000)
