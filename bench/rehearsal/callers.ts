// Who calls while machines fail: readings of the usual mix, and changes of which every answer is remembered.
import { Agent, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { demoCustomers } from '../../server/src/demo/customers.ts'
import { officeCalls, type Asked } from '../office-calls.ts'

/** The rehearsal makes its own certificate. */
const agent = new Agent({ keepAlive: true, maxSockets: 200, rejectUnauthorized: false })
/** A browser gives up later; whoever waits as long has gone. */
const longestMs = 20_000
/** Within this time a failover is over, and what was acknowledged is there or lost. */
const settledMs = 60_000

interface Answer {
  /** 0 where no answer came. */
  readonly status: number
  readonly body: string
}

function ask(
  address: string,
  { method, path, headers, body }: Omit<Asked, 'method'> & { readonly method: string },
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, body: '' })
    const asking = request(
      `${address}${path}`,
      { method, agent, headers: { ...headers, host: 'office.example' }, timeout: longestMs },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
        )
        answer.on('error', none)
      },
    )
    asking.on('timeout', () => asking.destroy())
    asking.on('error', none)
    asking.end(body)
  })
}

/** The office as customers call it: one address, which moves to a machine that stands. */
export class Front {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  /**
   * Asks as the office's pages do (web/src/calls/query.ts): a reading that got no answer, or that there is too much to do, is
   * asked again after one second and after two. A change is sent once: it may have been done.
   */
  async ask(
    call: Parameters<typeof ask>[1],
    onMiss?: () => void,
  ): Promise<Answer & { readonly tries: number }> {
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(this.address, call)
      const isMiss = answer.status === 0 || answer.status === 503
      if (isMiss) onMiss?.()
      if (!isMiss || call.method !== 'GET' || tries > 2) return { ...answer, tries }
      await pause(tries * 1000)
    }
  }
}

export interface ReadingCounts {
  answered: number
  again: number
  /** 503: there is too much to do, or no database. */
  refused: number
  failed: number
}

export interface WritingCounts {
  acknowledged: number
  refused: number
  /** No answer, or another 5xx: it may have been done. */
  unknown: number
  /** Acknowledged, not there when it was read at once, and there a little later. */
  stale: number
  /** Acknowledged, and not there when it was read afterwards. */
  lost: number
}

/** A value that one caller writes, one change after the other, and nobody else. */
interface Register {
  /** Of the contract whose supply it names. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  acknowledged: string | undefined
  /** What was sent without an answer: it may have been done, or may still be. */
  unanswered: { readonly value: string; readonly sentMs: number }[]
}

export class Callers {
  readonly #front: Front
  readonly #next: () => Asked
  readonly #registers: readonly Register[]
  readonly #ends = new AbortController()
  #reading: ReadingCounts = { answered: 0, again: 0, refused: 0, failed: 0 }
  #writing: WritingCounts = { acknowledged: 0, refused: 0, unknown: 0, stale: 0, lost: 0 }
  /** When a call last did not do what it should, and when it first did not. */
  #firstBadMs: number | undefined
  #lastBadMs: number | undefined
  #count = 0
  readonly #running: Promise<void>[] = []

  private constructor(front: Front, next: () => Asked, registers: readonly Register[]) {
    this.#front = front
    this.#next = next
    this.#registers = registers
  }

  /** Signs customers in at one server, by its own address; from then on they call the front. */
  static async open(front: Front, server: string): Promise<Callers> {
    const next = await officeCalls(server)
    const registers: Register[] = []
    for (const { email, password, mustChangePassword } of demoCustomers) {
      if (mustChangePassword) continue
      const signedIn = await front.ask({
        method: 'POST',
        path: '/api/v1/get_token',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: email, password }),
      })
      const { token } = JSON.parse(signedIn.body) as { token: string }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const list = await front.ask({
        method: 'GET',
        path: '/api/v2/contracts?type=electricity&limit=5',
        headers,
      })
      const { items } = JSON.parse(list.body) as { items: { name: string }[] }
      for (const { name } of items)
        registers.push({
          path: `/api/v1/contracts/${encodeURIComponent(name)}/`,
          headers,
          acknowledged: undefined,
          unanswered: [],
        })
    }
    return new Callers(front, next, registers)
  }

  #noteBad() {
    this.#lastBadMs = performance.now()
    this.#firstBadMs ??= this.#lastBadMs
  }

  async #read() {
    const { status, tries } = await this.#front.ask(this.#next(), () => this.#noteBad())
    if (tries > 1) this.#reading.again += 1
    if (status === 200) this.#reading.answered += 1
    else if (status === 503) this.#reading.refused += 1
    else this.#reading.failed += 1
    if (status !== 200) this.#noteBad()
  }

  async #write(register: Register) {
    const value = `Lugar ${(this.#count += 1)}`
    const sentMs = performance.now()
    const { status } = await this.#front.ask({
      method: 'PUT',
      path: `${register.path}place/`,
      headers: register.headers,
      body: JSON.stringify({ place_name: value }),
    })
    if (status === 200) {
      this.#writing.acknowledged += 1
      register.acknowledged = value
      register.unanswered = register.unanswered.filter((one) => sentMs - one.sentMs < longestMs)
      return
    }
    this.#noteBad()
    if (status === 503 || status === 429) this.#writing.refused += 1
    else this.#writing.unknown += 1
    // A 503 too: the database may have gone while it committed.
    register.unanswered.push({ value, sentMs })
  }

  /** The value that is there; undefined where nobody says. */
  async #valueOf({ path, headers }: Register): Promise<string | undefined> {
    const { status, body } = await this.#front.ask({ method: 'GET', path, headers })
    if (status === 200) return (JSON.parse(body) as { place: { name: string } }).place.name
    this.#noteBad()
    return undefined
  }

  /**
   * Whether what was acknowledged is there, or what came without an answer. Nobody else writes it, so that what comes
   * later than another value was read too early, from a database that another had taken over from.
   */
  async #check(register: Register) {
    const { acknowledged, unanswered } = register
    if (acknowledged === undefined) return
    const isRight = (value: string) => value === acknowledged || unanswered.some((one) => one.value === value)
    const read = await this.#valueOf(register)
    if (read === undefined || isRight(read)) return
    const untilMs = performance.now() + settledMs
    let value: string | undefined
    while (performance.now() < untilMs && !this.#ends.signal.aborted) {
      await pause(1000)
      value = await this.#valueOf(register)
      if (value === undefined || !isRight(value)) continue
      this.#writing.stale += 1
      return
    }
    if (value === undefined) return
    this.#writing.lost += 1
    process.stderr.write(`lost: ${acknowledged} was acknowledged, ${read} and then ${value} was read\n`)
  }

  async #keepWriting(register: Register, everyMs: number) {
    while (!this.#ends.signal.aborted) {
      await this.#check(register)
      await this.#write(register)
      await pause(everyMs)
    }
  }

  async #keepReading(perSecond: number) {
    const startedMs = performance.now()
    const asked = new Set<Promise<void>>()
    for (let call = 0; !this.#ends.signal.aborted; call += 1) {
      const waitMs = startedMs + (call * 1000) / perSecond - performance.now()
      if (waitMs > 1) await pause(waitMs)
      const one: Promise<void> = this.#read().finally(() => asked.delete(one))
      asked.add(one)
    }
    await Promise.all(asked)
  }

  /** Reads and writes at this pace until `stop`. */
  start({ reads, writes }: { readonly reads: number; readonly writes: number }): void {
    this.#running.push(this.#keepReading(reads))
    const everyMs = (this.#registers.length * 1000) / writes
    for (const register of this.#registers) this.#running.push(this.#keepWriting(register, everyMs))
  }

  /** What has happened since it was last asked. */
  counts(): {
    readonly reading: ReadingCounts
    readonly writing: WritingCounts
    readonly badSeconds: number
  } {
    const counts = {
      reading: this.#reading,
      writing: this.#writing,
      badSeconds: this.#firstBadMs === undefined ? 0 : (this.#lastBadMs! - this.#firstBadMs) / 1000,
    }
    this.#reading = { answered: 0, again: 0, refused: 0, failed: 0 }
    this.#writing = { acknowledged: 0, refused: 0, unknown: 0, stale: 0, lost: 0 }
    this.#firstBadMs = undefined
    this.#lastBadMs = undefined
    return counts
  }

  async stop(): Promise<void> {
    this.#ends.abort()
    await Promise.all(this.#running)
    agent.destroy()
  }
}
