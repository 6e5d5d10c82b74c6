import type pg from 'pg'
import { callingCustomer } from './calling-customer.ts'
import { askFor, beginFor, type Asker } from './customer-query.ts'
import { NamedClient } from './named-client.ts'
import { isLost, isStalePlan, isUnanswered, NoConnectionError } from './passing-errors.ts'

/** Transactions may take so much of the pool: the rest is for reads, also while every writer waits for a lock. */
const transactionShare = 0.6

/** What Kysely does with a connection that it was lent. */
interface Lent {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

/** Places that are given out up to a number; who finds none waits a while. */
class Places {
  readonly #waitMs: number
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(count: number, waitMs: number) {
    this.#free = count
    this.#waitMs = waitMs
  }

  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(new NoConnectionError('no transaction could be begun in time'))
    }, this.#waitMs)
    await promise.finally(() => clearTimeout(timer))
  }

  giveBack(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}

function begins(text: string) {
  return /^\s*(begin|start transaction)\b/i.test(text)
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
 * takes a place among the transactions first. Where the connection turns out to be lost with that statement, another is
 * taken once. After that, and after an answer that never came, every connection opened before is suspect and is given
 * up when its turn comes. A statement whose plan is older than its table is planned anew.
 */
export class LendingPool {
  readonly #pool: pg.Pool
  readonly #transactions: Places
  readonly #openedMs = new WeakMap<pg.ClientBase, number>()
  #suspectUntilMs = 0
  #role = 'none'

  constructor(pool: pg.Pool) {
    const { max, connectionTimeoutMillis } = pool.options
    this.#pool = pool
    this.#transactions = new Places(
      Math.max(1, Math.floor(max * transactionShare)),
      connectionTimeoutMillis ?? 10_000,
    )
    pool.on('connect', (client) => this.#openedMs.set(client, performance.now()))
  }

  get options() {
    return this.#pool.options
  }

  /** Whom calls of customers run as. */
  runCallsAs(role: string): void {
    this.#role = role
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async connect(): Promise<Lent> {
    let client: pg.PoolClient | undefined
    let wasAsked = false
    let hasPlace = false
    const customerId = callingCustomer()
    const asker: Asker | undefined = customerId === undefined ? undefined : { customerId, role: this.#role }
    const send = (asked: pg.PoolClient, text: string, values: readonly unknown[]) => {
      if (!asker) return asked.query(text, [...values])
      if (begins(text)) return asked.query(beginFor(asker, text))
      // What the transaction was begun for holds in it.
      if (hasPlace) return asked.query(text, [...values])
      return asked instanceof NamedClient
        ? asked.queryFor(asker, text, [...values])
        : askFor(asked, { asker, isPrepared: false }, { text, values: [...values] })
    }
    const take = async (text: string) => {
      if (begins(text) && !hasPlace) {
        await this.#transactions.take()
        hasPlace = true
      }
      client = await this.#takeSound()
      return client
    }
    const giveUp = () => {
      if (client) drop(client)
      client = undefined
    }
    const ask = async (asked: pg.PoolClient, text: string, values: readonly unknown[]) => {
      try {
        return await send(asked, text, values)
      } catch (error) {
        if (isUnanswered(error)) {
          this.#suspectUntilMs = performance.now()
          giveUp()
        }
        if (!isStalePlan(error) || !(asked instanceof NamedClient)) throw error
        asked.forgetPlans()
        // A transaction is over with its first error and is begun anew by `transact`.
        if (hasPlace) throw error
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
        if (hasPlace) this.#transactions.giveBack()
      },
    }
  }

  async #takeSound(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if ((this.#openedMs.get(client) ?? 0) >= this.#suspectUntilMs) return client
      drop(client)
    }
  }
}
