import { createHash } from 'node:crypto'
import pg from 'pg'
import { askFor, type Asker } from './asked-query.ts'

/** Beyond this many on one connection, new ones are planned each time: lists of varying length must not fill the server. */
const PREPARED_LIMIT = 400

/**
 * A client that turns parametrised statements into named (prepared) ones, so PostgreSQL parses and plans
 * each text once per connection: measured at nearly twice the queries per second. The name is a hash of the
 * text, so the same name can never stand for two texts.
 */
export class NamedClient extends pg.Client {
  readonly #names = new Map<string, string>()
  #generation = 0

  /** New names from now on: a newer version has changed a table under plans of this connection. */
  forgetPlans(): void {
    this.#generation += 1
  }

  // pg declares a dozen overloads of query(); only the (text, values) form that Kysely uses is changed.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const named = typeof text === 'string' && Array.isArray(values) ? this.#named(text, values) : undefined
    const query = super.query.bind(this) as (...forwarded: unknown[]) => never
    return named ? query(named, ...rest) : query(...args)
  }

  /** Asks and says for whom. */
  queryFor(asker: Asker, text: string, values: unknown[]): Promise<pg.QueryResult> {
    return askFor(this, { asker, isPrepared: true }, this.#named(text, values) ?? { text, values })
  }

  #named(text: string, values: unknown[]) {
    const name = this.#nameOf(text)
    return name === undefined ? undefined : { name: `${name}_${this.#generation}`, text, values }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known) return known
    if (this.#names.size >= PREPARED_LIMIT || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) {
      return undefined
    }
    const name = `s${createHash('sha1').update(text).digest('hex').slice(0, 24)}`
    this.#names.set(text, name)
    return name
  }
}
