import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { callingCustomer } from '../db/who-asks.ts'
import { Failure } from '../http/failure.ts'
import { CallOver, countOf, currentCall } from '../http/held.ts'
import { histogram } from '../metrics/metric.ts'
import type { PdfReply, PdfAsked, PdfStart } from './pdf-messages.ts'
import { findTypst } from './typst.ts'

/** What a document says of itself beside its content. */
export interface PdfMeta {
  readonly title: string
  readonly language: Language
  /** Day on which it was made, as its properties state; the same input gives the same bytes. */
  readonly day: Day
  /** Files the template may show, by the name it uses: `{'logo.svg': bytes}`. */
  readonly files?: Readonly<Record<string, Uint8Array>>
  /** A person waits for it (a document to sign): made before all others. */
  readonly urgent?: boolean | undefined
}

/**
 * Makes PDF files of typst templates and JSON, one after the other, outside this process: urgent ones first, and of
 * those that wait the next one of the customer whose turn is longest ago.
 */
export interface PdfWorker {
  /** Throws Failure `documents_unavailable` if there is no compiler for the machine. */
  assertAvailable(): void
  /**
   * The document a template makes of the data. Data is handed over as JSON and never becomes markup; what the shipped
   * fonts cannot draw becomes a question mark. Throws Failure `busy` if too many wait, `documents_unavailable`
   * where there is no compiler for the machine, PdfError when this document cannot be made, and SlowPdfError when it takes
   * too long.
   */
  render(template: string, data: unknown, meta: PdfMeta): Promise<Buffer>
  /** Ends the process; documents that still wait fail with `busy`. */
  close(): Promise<void>
}

export interface PdfWorkerOptions {
  /** Folder of the templates; they see nothing outside it. */
  readonly folder: string
  readonly mostWaiting?: number
  /** Time a document may take, the start of the process included; then the process is killed. */
  readonly longestMs?: number
  readonly largestBytes?: number
  /** Most characters of a document's data as JSON. */
  readonly mostCharacters?: number
  /** Whether errors include the compiler's own words, which may quote the data: for tests and the demo. */
  readonly quoteProblems?: boolean
  /** Whether documents run at a lower priority. */
  readonly givesWay?: boolean
  /** Path of the compiler, if any. */
  readonly compiler?: string | undefined
}

/** A document that could not be made. Its message names the template and quotes no data. */
export class PdfError extends Error {
  constructor(template: string, problem: string) {
    super(`${template}: ${problem}`)
    this.name = 'PdfError'
  }
}

/** One that took too long: as a rule the machine has too much to do, so that it may be asked for again. */
export class SlowPdfError extends PdfError {
  override name = 'SlowPdfError'
}

interface Job {
  readonly asked: PdfAsked
  readonly urgent: boolean
  /** Whose document it is; those without an owner share a turn. */
  readonly customerId: number | undefined
  readonly resolve: (pdf: Buffer) => void
  readonly reject: (error: Error) => void
}

const waitingCount = countOf('documents that wait')
const durations = histogram({
  name: 'endoll_document_duration_seconds',
  help: 'How long the compiler took for a document (PDF), without the wait for its turn',
  labels: ['template', 'outcome'],
  buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
})

const program = join(import.meta.dirname, 'pdf-program.ts')
const retryAfterSeconds = 2
/** A document keeps a processor busy for some 30 ms: who waits for a list or a page goes first. */
const niceness = 5

/** The compiler's words up to where they begin to quote. */
function unquoted(problem: string) {
  return /^[\w /,.()-]*/.exec(problem)![0].trim() || 'the compiler refused it'
}

/** Starts nothing until the first document is asked for. */
export function openPdfWorker(options: PdfWorkerOptions): PdfWorker {
  const { folder, mostWaiting = 50, longestMs = 10_000, largestBytes = 5_000_000 } = options
  const { mostCharacters = 1_000_000, quoteProblems = false, givesWay = true } = options
  const compiler = 'compiler' in options ? options.compiler : findTypst()
  const waiting: Job[] = []
  /** Of the queue, the most that one customer takes. */
  const mostOfOne = Math.max(1, Math.floor(mostWaiting / 5))
  const turns = new Map<number | undefined, number>()
  let turn = 0
  let running: Job | undefined
  let child: ChildProcess | undefined
  let closed = false

  const start = (): ChildProcess => {
    const config: PdfStart = { folder, largestBytes }
    const started = fork(program, [JSON.stringify(config)], {
      execArgv: [],
      // An empty environment, and a proxy that does not exist: the compiler cannot fetch packages that a template names.
      env: { https_proxy: 'http://127.0.0.1:1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const gone = () => {
      if (child === started) child = undefined
    }
    if (givesWay && started.pid !== undefined) setPriority(started.pid, niceness)
    return started.once('exit', gone).once('error', gone)
  }

  const end = async (): Promise<void> => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await exited
  }

  const replyTo = async ({ asked }: Job): Promise<PdfReply> => {
    child ??= start()
    const asking = child
    let timer: NodeJS.Timeout | undefined
    let forget = () => {}
    try {
      return await new Promise<PdfReply>((resolve) => {
        const failed = (problem: string) => resolve({ ok: false, problem })
        const ended = () => failed('the process of documents ended')
        forget = () => asking.off('message', resolve).off('exit', ended).off('error', ended)
        asking.once('message', resolve).once('exit', ended).once('error', ended)
        timer = setTimeout(() => {
          resolve({ ok: false, problem: `took longer than ${longestMs} ms`, isSlow: true })
          void end()
        }, longestMs)
        asking.send(asked, (error) => error && ended())
      })
    } finally {
      clearTimeout(timer)
      forget()
    }
  }

  const settle = (job: Job, reply: PdfReply) => {
    if (reply.ok) {
      const { buffer, byteOffset, byteLength } = reply.pdf
      job.resolve(Buffer.from(buffer, byteOffset, byteLength))
    } else if (closed) job.reject(new Failure('busy', { retryAfterSeconds }))
    else {
      const problem = quoteProblems ? reply.problem : unquoted(reply.problem)
      const WhatWent = reply.isSlow === true ? SlowPdfError : PdfError
      job.reject(new WhatWent(job.asked.template, problem))
    }
  }

  const takeNext = (): Job | undefined => {
    const urgent = waiting.filter((job) => job.urgent)
    const turnOf = ({ customerId }: Job) => turns.get(customerId) ?? 0
    const [next] = (urgent.length > 0 ? urgent : waiting).toSorted((a, b) => turnOf(a) - turnOf(b))
    if (!next) return undefined
    waiting.splice(waiting.indexOf(next), 1)
    turn += 1
    turns.set(next.customerId, turn)
    return next
  }

  const work = async () => {
    for (let job = takeNext(); job; job = takeNext()) {
      running = job
      const startedMs = performance.now()
      const reply = await replyTo(job)
      const outcome = reply.ok ? 'made' : 'failed'
      durations({ template: job.asked.template, outcome }, (performance.now() - startedMs) / 1000)
      settle(job, reply)
    }
    running = undefined
    turns.clear()
  }

  /** Urgent ones may be as many again, so that others cannot keep them out. */
  const mayWait = ({ urgent, customerId }: Pick<Job, 'urgent' | 'customerId'>) => {
    if (urgent) return waiting.length < 2 * mostWaiting
    const own = customerId === undefined ? 0 : waiting.filter((job) => job.customerId === customerId).length
    return waiting.length < mostWaiting && own < mostOfOne
  }

  const askedOf = (template: string, data: unknown, { title, language, day, files }: PdfMeta): PdfAsked => ({
    template,
    document: JSON.stringify({ title, language, day: day.split('-').map(Number), data }),
    files: files ?? {},
  })

  const assertAvailable = () => {
    if (!compiler) throw new Failure('documents_unavailable')
  }

  return {
    assertAvailable,
    async render(template, data, meta) {
      assertAvailable()
      const whose = { urgent: meta.urgent === true, customerId: callingCustomer() }
      if (closed || !mayWait(whose)) throw new Failure('busy', { retryAfterSeconds })
      const asked = askedOf(template, data, meta)
      if (asked.document.length > mostCharacters) throw new PdfError(template, 'too much data')
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      const job: Job = { asked, ...whose, resolve, reject }
      const giveBack = waitingCount.take()
      waiting.push(job)
      // One that is being made is made to its end.
      const stay = currentCall()?.atEnd(() => {
        const index = waiting.indexOf(job)
        if (index === -1) return
        waiting.splice(index, 1)
        reject(new CallOver())
      })
      if (!running) void work()
      return promise.finally(() => {
        stay?.()
        giveBack()
      })
    },
    async close() {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(new Failure('busy', { retryAfterSeconds }))
      await end()
    },
  }
}
