import type pg from 'pg'
import { onlyReads, whoAsks, type Asking } from './who-asks.ts'
import { askerOf, askFor, beginFor } from './asked-query.ts'
import { CallOver, countOf, currentCall } from '../http/held.ts'
import { NamedClient } from './named-client.ts'
import { isLost, isStalePlan, isUnanswered, NoConnectionError } from './passing-errors.ts'

/** Transactions may take so much of the pool: the rest is for reads, also while every writer waits for a lock. */
const transactionShare = 0.6

/** What Kysely does with a connection that it was lent. */
interface Lent {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

/** A semaphore: at most so many permits are out at once, and a caller waits a while for one. Calling what `take` answers releases it. */
class Permits {
  readonly #count: number
  readonly #waitMs: number
  readonly #taken = countOf('transactions')
  readonly #waiting: ((giveBack: () => void) => void)[] = []
  readonly #allWaiting = countOf('waiting for connections')

  constructor(count: number, waitMs: number) {
    this.#count = count
    this.#waitMs = waitMs
  }

  async take(): Promise<() => void> {
    return this.#handOver(this.#taken.now() < this.#count ? this.#taken.take() : await this.#itsTurn())
  }

  #itsTurn(): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    this.#waiting.push(resolve)
    const leave = this.#allWaiting.take()
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(new NoConnectionError('no transaction could be begun in time'))
    }, this.#waitMs)
    return promise.finally(() => {
      clearTimeout(timer)
      leave()
    })
  }

  #handOver(leave: () => void): () => void {
    return () => {
      const next = this.#waiting.shift()
      if (next) next(leave)
      else leave()
    }
  }
}

function begins(text: string) {
  return /^\s*(begin|start transaction)\b/i.test(text)
}

function ends(text: string) {
  return /^\s*(commit|end|rollback(?!\s+to)|abort)\b/i.test(text)
}

/** What may be asked again although it may have been done: what changes nothing, or says of itself that it may. */
function isRepeatable(text: string) {
  return /^\s*(begin|start transaction|select|with \/\* repeatable \*\/)/i.test(text)
}

/** Ends a connection that may never answer, without saying goodbye to the other side. */
function drop(client: pg.PoolClient) {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  client.release(true)
}

/**
 * Lends connections of a pool to Kysely. A connection is taken with the first statement: one that begins a transaction
 * takes one of the permits for transactions first. Where the connection turns out to be lost with that statement, another is
 * taken once. After that, and after an answer that never came, every connection opened before is suspect and is given
 * up when its turn comes. A statement whose plan is older than its table is planned again.
 */
export class LendingPool {
  readonly #pool: pg.Pool
  readonly #transactions: Permits
  readonly #lent = countOf('connections')
  readonly #waiting = countOf('waiting for connections')
  readonly #openedMs = new WeakMap<pg.ClientBase, number>()
  /** Connections whose last change no standby has. */
  readonly #unreplicated = new WeakSet<pg.ClientBase>()
  #suspectUntilMs = 0
  readonly #unlessSaid: Asking | undefined
  #role = 'none'

  /** `unlessSaid`: who asks where nothing says it; undefined if the connection itself does. */
  constructor(pool: pg.Pool, unlessSaid: Asking | undefined) {
    this.#unlessSaid = unlessSaid
    const { max, connectionTimeoutMillis } = pool.options
    this.#pool = pool
    this.#transactions = new Permits(
      Math.max(1, Math.floor(max * transactionShare)),
      connectionTimeoutMillis ?? 10_000,
    )
    pool.on('connect', (client) => {
      this.#openedMs.set(client, performance.now())
      // The wait for a standby was cancelled: PostgreSQL calls the change done, and a failover may lose it.
      client.on('notice', ({ routine }) => {
        if (routine === 'SyncRepWaitForLSN') this.#unreplicated.add(client)
      })
    })
  }

  get options() {
    return this.#pool.options
  }

  /** The role for calls of customers and of nobody. */
  runCallsAs(role: string): void {
    this.#role = role
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async connect(): Promise<Lent> {
    let client: pg.PoolClient | undefined
    let wasAsked = false
    let transactionPermit: (() => void) | undefined
    let giveBack: (() => void) | undefined
    const call = currentCall()
    const who = whoAsks() ?? this.#unlessSaid
    const asker = who && askerOf(who, this.#role, onlyReads())
    let inTransaction = false
    const send = (asked: pg.PoolClient, text: string, values: readonly unknown[]) => {
      if (!asker) return asked.query(text, [...values])
      if (begins(text)) {
        inTransaction = true
        return asked.query(beginFor(asker, text))
      }
      // What the transaction was begun for holds in it, and ends with it.
      if (inTransaction) {
        inTransaction = !ends(text)
        return asked.query(text, [...values])
      }
      return asked instanceof NamedClient
        ? asked.queryFor(asker, text, [...values])
        : askFor(asked, { asker, isPrepared: false }, { text, values: [...values] })
    }
    const take = async (text: string) => {
      if (begins(text)) transactionPermit ??= await this.#transactions.take()
      client = await this.#takeSound()
      giveBack = this.#lent.take()
      // An abandoned read would only keep others waiting.
      if (call?.isRead && call.isBrokenOff) throw new CallOver()
      return client
    }
    const giveUp = () => {
      if (client) drop(client)
      client = undefined
      giveBack?.()
    }
    const ask = async (asked: pg.PoolClient, text: string, values: readonly unknown[]) => {
      try {
        const result = await send(asked, text, values)
        if (this.#unreplicated.delete(asked)) throw new NoConnectionError('no standby has the change')
        return result
      } catch (error) {
        if (isUnanswered(error)) {
          this.#suspectUntilMs = performance.now()
          giveUp()
        }
        if (!isStalePlan(error) || !(asked instanceof NamedClient)) throw error
        asked.forgetPlans()
        // A transaction ends with its first error and is retried by `transact`.
        if (transactionPermit) throw error
        return await send(asked, text, values)
      }
    }
    return {
      query: async (text, values) => {
        if (client) return ask(client, text, values)
        if (wasAsked) throw new NoConnectionError('the connection was given up')
        wasAsked = true
        try {
          return await ask(await take(text), text, values)
        } catch (error) {
          // Lost with its first statement; without a client there was none to lose.
          if (!client || !isLost(error) || !isRepeatable(text)) throw error
          this.#suspectUntilMs = performance.now()
          giveUp()
          return await ask(await take(text), text, values)
        }
      },
      release: () => {
        client?.release()
        giveBack?.()
        transactionPermit?.()
      },
    }
  }

  async #takeSound(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().finally(this.#waiting.take())
      if ((this.#openedMs.get(client) ?? 0) >= this.#suspectUntilMs) return client
      drop(client)
    }
  }
}
