import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { firstCellsOf, readPdf, rolesOf } from '../../testing/read-pdf.ts'
import { asCustomer } from '../db/who-asks.ts'
import { Failure } from '../http/failure.ts'
import {
  openPdfWorker,
  PdfError,
  SlowPdfError,
  type PdfMeta,
  type PdfWorker,
  type PdfWorkerOptions,
} from './pdf-worker.ts'

const start = `#let input = json(bytes(sys.inputs.document))
#set document(title: input.title, date: datetime(year: input.day.at(0), month: input.day.at(1), day: input.day.at(2)))
#set text(font: "Figtree", fallback: false, lang: input.language)
`
const templates: Readonly<Record<string, string>> = {
  'echo.typ': `${start}= #input.title
#input.data.name
#table(columns: 2, table.header[A][B], [1], [#text(weight: 600)[2]])`,
  'rows.typ': `${start}= #input.title
#table(columns: 3, table.header[A][B][C], [P1], [1], [2], table.cell(colspan: 2)[P2], [3], table.footer[Sum][][6])`,
  'forever.typ': `${start}#for i in range(9000) { for j in range(9000) { let x = calc.rem(i * j, 7) } }`,
  'untitled.typ': `#set text(font: "Figtree", fallback: false)\nNothing`,
  'logo.typ': `${start}#image("/logo.svg", alt: "Logo")`,
  'outside.typ': `${start}#read("../" + input.data.name)`,
  'absolute.typ': `${start}#read(input.data.name)`,
  'package.typ': `${start}#import "@preview/cetz:0.3.0"`,
  'quoting.typ': `${start}#int(input.data.name)`,
  'large.typ': `${start}#for i in range(1000) [Line #i of many. #parbreak()]`,
}
const meta: PdfMeta = { title: 'Contracte 7', language: 'ca', day: '2026-11-21' }

let folder: string
const open: PdfWorker[] = []
function workerOf(options: Partial<PdfWorkerOptions> = {}) {
  // However slow the machine, only the test of the limit meets it.
  const worker = openPdfWorker({ folder, longestMs: 600_000, ...options })
  open.push(worker)
  return worker
}
let worker: PdfWorker

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endoll-typst-'))
  for (const [name, text] of Object.entries(templates)) await writeFile(join(folder, name), text)
  worker = workerOf({ quoteProblems: true })
})
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()))
  await rm(folder, { recursive: true })
})

/** Processes that this one has started to make documents. */
async function programs() {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const commands = await Promise.all(
    children
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(async (pid) => ({
        pid: Number(pid),
        command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      })),
  )
  return commands.filter(({ command }) => command.includes('pdf-program.ts')).map(({ pid }) => pid)
}

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0

describe('a document', () => {
  it('says what it is, in which language and of which day, is tagged and brings its own typeface [r.documents-accessible]', async () => {
    const read = await readPdf(await worker.render('echo.typ', { name: 'Núria' }, meta))
    expect(read).toMatchObject({ title: 'Contracte 7', language: 'ca', tagged: true, pages: 1, links: [] })
    expect(read.creationDate).toMatch(/^D:20261121/)
    expect(read.fonts).toEqual(['Figtree-Regular', 'Figtree-SemiBold'])
    expect(read.text.join(' ')).toMatch(/Contracte 7.*Núria/)
    expect(rolesOf(read.structure)).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TR', 'TH', 'TD']))
  })

  it('names each row of its tables by its first cell, and each column by its own', async () => {
    const pdf = await worker.render('rows.typ', {}, meta)
    const { structure } = await readPdf(pdf)
    expect(firstCellsOf(structure)).toEqual(['TH', 'TH', 'TH', 'TH'])
    expect(rolesOf(structure).filter((role) => role === 'TD')).toHaveLength(5)
    const scopes = [...pdf.toString('latin1').matchAll(/\/Scope \/(\w+)/g)].map(([, scope]) => scope)
    expect(scopes.toSorted()).toEqual(['Column', 'Column', 'Column', 'Row', 'Row', 'Row'])
  })

  it('declares PDF/UA-1, and qpdf finds nothing wrong where there is one', async (context) => {
    const pdf = await worker.render('echo.typ', { name: 'x' }, meta)
    expect(pdf.toString('latin1')).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    if (!hasQpdf) return context.skip('qpdf is not installed here: the file was not checked by it')
    const file = join(folder, 'checked.pdf')
    await writeFile(file, pdf)
    expect(execFileSync('qpdf', ['--check', file]).toString()).toContain(
      'No syntax or stream encoding errors',
    )
  })

  it('is the same, byte for byte, for the same input', async () => {
    const [first, other] = [workerOf(), workerOf()]
    const made = await first.render('echo.typ', { name: 'x' }, meta)
    await first.render('echo.typ', { name: 'y' }, meta)
    expect((await first.render('echo.typ', { name: 'x' }, meta)).equals(made)).toBe(true)
    expect((await other.render('echo.typ', { name: 'x' }, meta)).equals(made)).toBe(true)
    expect((await first.render('echo.typ', { name: 'x' }, { ...meta, day: '2026-11-22' })).equals(made)).toBe(
      false,
    )
  })

  it('shows the files it is given, and the next one does not find them', async () => {
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    const read = await readPdf(await worker.render('logo.typ', {}, { ...meta, files: { 'logo.svg': logo } }))
    expect(JSON.stringify(read.structure)).toContain('"alt":"Logo"')
    await expect(worker.render('logo.typ', {}, meta)).rejects.toThrow(/file not found/)
  })
})

describe('what people may be called', () => {
  it.each([
    [
      '#panic("x") $1/0$ *b* _i_ `r` <label> @ref \\ // c',
      '#panic("x") $1/0$ *b* _i_ `r` <label> @ref \\ // c',
    ],
    ['<iframe src=file:///etc/passwd>', '<iframe src=file:///etc/passwd>'],
    ['"; DROP TABLE contract; --', '"; DROP TABLE contract; --'],
    ['Lluïsa Muñoz · l·l · Łukasz Őry', 'Lluïsa Muñoz · l·l · Łukasz Őry'],
    ['Jose\u0301 Nun\u0303ez', 'José Nuñez'],
    ['A\u0316da Жан', 'Ada ???'],
    ['שלום', '????'],
    ['a😀b👨‍👩‍👧c', 'a?b?c'],
    ['a\u0000b\u0007c\r\nd\u2028e', 'a b c d e'],
    ['\u202eabc\u2066d', 'abcd'],
    ['half \ud800 of one', 'half ? of one'],
    ['１２３ ﬁ', '123 fi'],
  ])('%j is written %j', async (name, written) => {
    const read = await readPdf(await worker.render('echo.typ', { name }, meta))
    expect(read.text.join(' ')).toContain(written)
    expect(read.fonts.every((font) => font.startsWith('Figtree-'))).toBe(true)
  })

  it('is written whole when it has 10,000 characters', async () => {
    const name = 'María de los Ángeles '.repeat(500).trim()
    const read = await readPdf(await worker.render('echo.typ', { name }, meta))
    expect(read.text.join(' ').match(/Ángeles/g)).toHaveLength(500)
    expect(read.pages).toBeGreaterThan(1)
  })

  it('is also the title, whatever it is', async () => {
    const read = await readPdf(
      await worker.render('echo.typ', { name: '' }, { ...meta, title: '#x "y" \u0000 😀' }),
    )
    expect(read.title).toBe('#x "y"   ?')
  })
})

describe('a template', () => {
  it.each([
    ['outside.typ', '../../../../etc/passwd', /outside of project root/],
    ['absolute.typ', '/etc/passwd', /file not found/],
    ['package.typ', '', /failed to download package/],
    ['untitled.typ', '', /PDF\/UA-1 error/],
    ['missing.typ', '', /file not found/],
  ])('%s reaches nothing with %j [r.documents-safe]', async (template, name, problem) => {
    await expect(worker.render(template, { name }, meta)).rejects.toThrow(problem)
  })

  it('that fails names no data in production', async () => {
    await expect(worker.render('quoting.typ', { name: 'Secret Name' }, meta)).rejects.toThrow('Secret Name')
    const error: unknown = await workerOf()
      .render('quoting.typ', { name: 'Secret Name' }, meta)
      .catch((problem: unknown) => problem)
    expect(error).toBeInstanceOf(PdfError)
    expect((error as PdfError).message).toBe('quoting.typ: invalid integer')
  })
})

describe('limits', () => {
  it('of time: the process is killed and the next document is made by another', async () => {
    const before = await programs()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const impatient = workerOf({ longestMs: 1500 })
      const stuck = impatient.render('forever.typ', {}, meta)
      const next = impatient.render('echo.typ', { name: 'next' }, meta)
      const [first] = (await programs()).filter((pid) => !before.includes(pid))
      expect(first).toBeDefined()
      const settling = Promise.allSettled([stuck])
      await vi.advanceTimersByTimeAsync(1500)
      const [{ reason }] = (await settling) as [PromiseRejectedResult]
      expect(reason).toBeInstanceOf(SlowPdfError)
      expect(reason).toMatchObject({ message: 'forever.typ: took longer than 1500 ms' })
      expect((await next).subarray(0, 5).toString()).toBe('%PDF-')
      expect(await programs()).not.toContain(first)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of room: a document is refused with busy when too many wait', async () => {
    const small = workerOf({ mostWaiting: 2 })
    const asked = Array.from({ length: 5 }, (_, index) =>
      small.render('echo.typ', { name: `n${index}` }, meta),
    )
    const settled = await Promise.allSettled(asked)
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(settled[4]).toMatchObject({ reason: { code: 'busy', retryAfterSeconds: 2 } })
    await expect(small.render('echo.typ', { name: 'again' }, meta)).resolves.toBeInstanceOf(Buffer)
  })

  it('of room for one customer, whose many documents neither fill the queue nor go before those of others', async () => {
    const shared = workerOf({ mostWaiting: 20 })
    const order: string[] = []
    const ask = (customerId: number, name: string, urgent = false) =>
      asCustomer(customerId, () =>
        shared.render('echo.typ', { name }, { ...meta, urgent }).then(
          () => void order.push(name),
          (error: unknown) => void order.push(`${name} ${error instanceof Failure ? error.code : 'failed'}`),
        ),
      )
    await Promise.all([
      ...Array.from({ length: 7 }, (_, index) => ask(1, `a${index}`)),
      ask(2, 'b0'),
      ask(2, 'b1'),
      ask(1, 'paper', true),
    ])
    expect(order).toEqual(['a5 busy', 'a6 busy', 'a0', 'paper', 'b0', 'a1', 'b1', 'a2', 'a3', 'a4'])
  })

  it('of size, of what comes in and of what goes out', async () => {
    const small = workerOf({ largestBytes: 20_000, mostCharacters: 1000 })
    await expect(small.render('large.typ', {}, meta)).rejects.toThrow('large.typ: larger than 20000 bytes')
    await expect(small.render('echo.typ', { name: 'x'.repeat(1000) }, meta)).rejects.toThrow('too much data')
    await expect(small.render('echo.typ', { name: 'x' }, meta)).resolves.toBeInstanceOf(Buffer)
  })
})

describe('the process', () => {
  it('starts with the first document, again after it died, and ends when closed', async () => {
    const before = await programs()
    const mortal = workerOf()
    expect(await programs()).toEqual(before)
    await mortal.render('echo.typ', { name: 'x' }, meta)
    const [mine = 0] = (await programs()).filter((pid) => !before.includes(pid))
    const dying = mortal.render('forever.typ', {}, meta)
    const after = mortal.render('echo.typ', { name: 'after' }, meta)
    process.kill(mine, 'SIGKILL')
    await expect(dying).rejects.toThrow('forever.typ: the process of documents ended')
    expect((await readPdf(await after)).text.join(' ')).toContain('after')
    expect(await programs()).toHaveLength(before.length + 1)
    await mortal.close()
    expect(await programs()).toEqual(before)
  })

  it('does not outlive a server that was killed', async () => {
    const script = `
      import { readFileSync } from 'node:fs'
      import { openPdfWorker } from '${join(import.meta.dirname, 'pdf-worker.ts')}'
      const worker = openPdfWorker({ folder: '${folder}' })
      await worker.render('echo.typ', { name: 'x' }, { title: 't', language: 'es', day: '2026-11-21' })
      const children = readFileSync('/proc/' + process.pid + '/task/' + process.pid + '/children', 'utf8')
      process.stdout.write(children, () => process.kill(process.pid, 'SIGKILL'))`
    const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
    const [left = ''] = stdout.toString().trim().split(' ')
    expect([signal, left]).toEqual(['SIGKILL', expect.stringMatching(/^\d+$/)])
    // A process nobody has collected yet is a zombie: it is over too.
    await vi.waitFor(async () => {
      const status = await readFile(`/proc/${left}/status`, 'utf8').catch(() => 'State:\tgone')
      expect(status).toMatch(/State:\t(Z|gone)/)
    }, 50_000)
  })

  it('leaves nobody waiting when it is closed', async () => {
    const closing = workerOf()
    const asked = Array.from({ length: 3 }, () => closing.render('forever.typ', {}, meta))
    const settling = Promise.allSettled(asked)
    await closing.close()
    const late = await Promise.allSettled([closing.render('echo.typ', {}, meta)])
    for (const one of [...(await settling), ...late])
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'busy' } })
  })

  it('is not started where there is no compiler: the error says so', async () => {
    const without = workerOf({ compiler: undefined })
    await expect(without.render('echo.typ', {}, meta)).rejects.toMatchObject({
      code: 'documents_unavailable',
    })
  })
})
