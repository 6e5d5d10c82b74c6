import pg from 'pg'
import type { Asking, CustomerAsking, OfficeRole } from './who-asks.ts'

/** The settings end with the transaction; alone, a statement is a transaction of its own. */
const settings =
  "select set_config('endoll.customer', $1, true), set_config('endoll.role', $2, true), set_config('role', $3, true), set_config('endoll.contracts', $4, true)"
const settingsName = 'endoll_asker'
const readOnlySettings = `${settings}, set_config('transaction_read_only', 'on', true)`

/** For whom a statement is asked, in the words of the settings; empty is nobody. */
export interface Asker {
  readonly customer: string
  readonly office: OfficeRole | 'agent' | ''
  /** Whom the database lets it run as. */
  readonly role: string
  /** Ids of the contracts that it is limited to, with commas between, 0 first, which none has; empty of no limit. */
  readonly contracts: string
  readonly readOnly: boolean
}

/** What passes by row security (a superuser) does so for commands alone; everybody else runs as `role`. */
export function askerOf(who: Asking, role: string, readOnly = false): Asker {
  if (who === 'nobody') return { customer: '', office: '', role, contracts: '', readOnly }
  return 'office' in who
    ? {
        customer: '',
        office: who.office,
        role: who.office === 'command' ? 'none' : role,
        contracts: '',
        readOnly,
      }
    : {
        customer: String(who.customerId),
        // No name of the office: what may be found is the customer's.
        office: who.agent === undefined ? '' : 'agent',
        role,
        contracts: limitOf(who),
        readOnly,
      }
}

/** No contract at all is a limit too. */
function limitOf({ contracts }: CustomerAsking): string {
  return contracts === undefined ? '' : [0, ...contracts].join()
}

function valuesOf({ customer, office, role, contracts }: Asker): readonly string[] {
  return [customer, office, role, contracts]
}

function settingsOf(readOnly: boolean): string {
  return readOnly ? readOnlySettings : settings
}

/** What `Connection` of the driver has, as far as it is needed here. */
interface Wire {
  parse(config: { name: string; text: string }): void
  bind(config: { statement: string; values: readonly string[] }): void
  execute(config: object): void
}

/** The driver's query, with the parts that its types leave out. */
const DriverQuery = pg.Query as unknown as new (
  config: object,
  done: (error: Error | undefined, result: pg.QueryResult) => void,
) => {
  prepare(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

/**
 * A statement that says who asks. The settings travel in front of it and are executed with it, in
 * one round trip and one transaction, so that they hold for nobody else: not on this connection, and not on one that a
 * pooler gives to the next.
 */
class AskedQuery extends DriverQuery {
  readonly #asker: Asker
  readonly #isPrepared: boolean
  #isSet = false

  constructor(
    { asker, isPrepared }: { readonly asker: Asker; readonly isPrepared: boolean },
    config: object,
    done: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    // Without parameters it is prepared all the same: only then do both travel together.
    super({ ...config, queryMode: 'extended' }, done)
    this.#asker = asker
    this.#isPrepared = isPrepared
  }

  override prepare(wire: Wire): void {
    const { readOnly } = this.#asker
    const statement = this.#isPrepared && !readOnly ? settingsName : ''
    if (statement === '') wire.parse({ name: '', text: settingsOf(readOnly) })
    wire.bind({ statement, values: valuesOf(this.#asker) })
    wire.execute({})
    super.prepare(wire)
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isSet) super.handleCommandComplete(message, wire)
    this.#isSet = true
  }
}

/** Prepares the settings on a connection, for statements that are prepared on it as well. */
export async function prepareSettings(client: pg.ClientBase): Promise<void> {
  await client.query({ name: settingsName, text: settings, values: ['', '', 'none', ''] })
}

/** Asks and says for whom; where nothing may be prepared (a pooler), the settings are parsed each time. */
export function askFor(
  client: pg.ClientBase,
  from: { readonly asker: Asker; readonly isPrepared: boolean },
  config: object,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new AskedQuery(from, config, (error, result) => (error ? reject(error) : resolve(result)))
    client.query(query as unknown as pg.Submittable)
  })
}

/** The statement that begins a transaction, with the settings that hold in it. */
export function beginFor(asker: Asker, begin: string): string {
  const values = valuesOf(asker).map((value) => pg.escapeLiteral(value))
  return `${begin}; ${settingsOf(asker.readOnly).replaceAll(/\$(\d)/g, (_, place: string) => values[Number(place) - 1]!)}`
}
