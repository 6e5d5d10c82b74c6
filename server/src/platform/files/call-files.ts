import { sql } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { budgetKey, budgetOf, spend } from '../budget.ts'
import type { Db } from '../db/open.ts'
import { inNameOf } from '../db/who-asks.ts'
import { Failure } from '../http/failure.ts'
import { countOf, lifeOf, whileCallLasts } from '../http/held.ts'
import { visitorOf } from '../http/visitor.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import { keepFile, storeOf, type IncomingFile, type KeptFile } from './keep-file.ts'

/** What one sender may send in a quarter of an hour, and what of it may wait to be attached. Sizes in bytes. */
export interface FileLimits {
  readonly files: number
  readonly bytes: number
}

export const windowSeconds = 15 * 60
/** The longest form brings twelve files, each of at most half a gigabyte. */
export const fileLimits = {
  account: { files: 100, bytes: 6_000_000_000 },
  /** A visitor's browser. */
  visitor: { files: 50, bytes: 2_000_000_000 },
  /** More than a building of visitors sends. */
  network: { files: 100, bytes: 4_000_000_000 },
} as const satisfies Record<string, FileLimits>
type Budget = keyof typeof fileLimits

/** Room for what waits, customers' and visitors' each: visitors never take that of customers. Some twenty of the largest. */
export const mostWaitingBytes = 10_000_000_000
/** By then some of what waits has been attached or has gone. */
const retryAfterSeconds = 600
/** Bytes are counted in these: a budget holds whole numbers of 31 bits. */
const unitBytes = 1000
/** A call that does not say how long it is pays as it comes. */
const stepBytes = 4_000_000

const arriving = {
  account: countOf('bytes of customers that arrive'),
  network: countOf('bytes of visitors that arrive'),
}

const budgets = new WeakMap<
  Db,
  Record<Budget, readonly [files: RateLimiterPostgres, bytes: RateLimiterPostgres]>
>()

function budgetsOf(db: Db) {
  const of = (kind: Budget) =>
    [
      budgetOf(db, { kind: `files-${kind}`, points: fileLimits[kind].files, windowSeconds }),
      budgetOf(db, { kind: `kbytes-${kind}`, points: fileLimits[kind].bytes / unitBytes, windowSeconds }),
    ] as const
  const known = budgets.get(db) ?? { account: of('account'), visitor: of('visitor'), network: of('network') }
  budgets.set(db, known)
  return known
}

/** What is refused unread does not count: a smaller file may still be sent. */
async function spendOrNothing(budget: RateLimiterPostgres, key: string, points: number) {
  try {
    await spend(budget, key, points)
  } catch (error) {
    await budget.reward(budgetKey(key), points)
    throw error
  }
}

/** The files that one call brings: paid for before their first byte is kept, and gone with the call if it is refused. */
export class CallFiles {
  readonly #services: Services
  readonly #whose: 'account' | 'network'
  /** Budgets that it spends, the widest first. */
  readonly #payers: readonly (readonly [Budget, string])[]
  readonly #sender: string
  /** As the call announces it; undefined if it comes in pieces. */
  readonly #announced: number | undefined
  readonly #call: { readonly request: FastifyRequest; readonly reply: FastifyReply }
  readonly #ids: string[] = []
  #hasBegun = false
  #isRefused = false

  constructor(services: Services, call: { readonly request: FastifyRequest; readonly reply: FastifyReply }) {
    const { request, reply } = call
    this.#services = services
    this.#call = call
    const length = Number(request.headers['content-length'])
    this.#announced = Number.isSafeInteger(length) ? length : undefined
    const account = request.caller?.accountId ?? (request.staff && `desk ${request.staff.staffId}`)
    if (account !== null) {
      this.#whose = 'account'
      this.#sender = `account:${account}`
      this.#payers = [['account', this.#sender]]
    } else {
      const network = networkOf(request.ip)
      this.#whose = 'network'
      this.#sender = `network:${budgetKey(network)}`
      this.#payers = [
        ['network', network],
        ['visitor', visitorOf(request, reply, services.cookieSuffix)],
      ]
    }
  }

  /** Keeps one, if there is room and the budgets hold it. */
  keep(incoming: Omit<IncomingFile, 'sender'>): Promise<KeptFile> {
    return inNameOf(this.#call.request.caller, 'visitor', () => this.#keep(incoming))
  }

  async #keep(incoming: Omit<IncomingFile, 'sender'>): Promise<KeptFile> {
    await this.#pay(0, 1)
    if (!this.#hasBegun) await this.#begin()
    const content = this.#announced === undefined ? this.#paidAsItComes(incoming.content) : incoming.content
    const kept = await keepFile(this.#services, { ...incoming, content, sender: this.#sender })
    this.#ids.push(kept.id)
    if (this.#isRefused || lifeOf(this.#call).isBrokenOff) await this.drop()
    return kept
  }

  /** Lets go what it brought and nothing has attached. */
  drop(): Promise<void> {
    return inNameOf(this.#call.request.caller, 'visitor', () => this.#drop())
  }

  async #drop(): Promise<void> {
    this.#isRefused = true
    if (this.#ids.length === 0) return
    const { db } = this.#services
    const dropped = await db
      .deleteFrom('uploaded_file')
      .where('id', 'in', this.#ids.splice(0))
      .where('claimed_by', 'is', null)
      .returning('id')
      .execute()
    for (const { id } of dropped) await storeOf(this.#services).remove(id)
  }

  async #begin() {
    this.#hasBegun = true
    const { deployment, db } = this.#services
    const bytes = this.#announced ?? deployment.files.largestBytes
    const count = arriving[this.#whose]
    const giveBack = count.take(bytes)
    whileCallLasts(this.#call, (how) => {
      giveBack()
      // What the sweep of each day would find too.
      if (how === 'broken off') this.drop().catch(() => undefined)
    })
    const { waiting, own } = await waitingBytes(db, this.#whose, this.#sender)
    if (own + bytes > fileLimits[this.#whose].bytes)
      throw new Failure('too_many_attempts', { retryAfterSeconds })
    if (waiting + count.now() > mostWaitingBytes) throw new Failure('busy', { retryAfterSeconds })
    await this.#pay(this.#announced ?? stepBytes, 0)
  }

  async #pay(bytes: number, files: number) {
    for (const [kind, key] of this.#payers) {
      const [ofFiles, ofBytes] = budgetsOf(this.#services.db)[kind]
      if (files > 0) await spendOrNothing(ofFiles, key, files)
      if (bytes > 0) await spendOrNothing(ofBytes, key, Math.ceil(bytes / unitBytes))
    }
  }

  async *#paidAsItComes(content: AsyncIterable<Uint8Array>) {
    let paid = stepBytes
    for await (const bytes of content) {
      paid -= bytes.length
      if (paid < 0) {
        await this.#pay(stepBytes, 0)
        paid += stepBytes
      }
      yield bytes
    }
  }
}

/** What waits to be attached: of all customers or of all visitors, and of one sender. */
async function waitingBytes(db: Db, whose: 'account' | 'network', sender: string) {
  const isOfAccount = sql<boolean>`coalesce(sender, '') like 'account:%'`
  return db
    .selectFrom('uploaded_file')
    .where('claimed_by', 'is', null)
    .where(whose === 'account' ? isOfAccount : sql<boolean>`not ${isOfAccount}`)
    .select([
      sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('waiting'),
      sql<number>`coalesce(sum(size_bytes) filter (where sender = ${sender}), 0)::float8`.as('own'),
    ])
    .executeTakeFirstOrThrow()
}

const files = new WeakMap<FastifyRequest, CallFiles>()

/** The files of a call that brings some. */
export function filesOfCall(services: Services, request: FastifyRequest, reply: FastifyReply): CallFiles {
  const known = files.get(request) ?? new CallFiles(services, { request, reply })
  files.set(request, known)
  return known
}

/** Lets the files of a call go with it where it is refused. */
export async function dropOfRefused(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 400) await files.get(request)?.drop()
}
