// A delegation that ends between the first and the last statement of a call.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { apiModules } from './app.ts'
import { startPaymentsOffice, type PaymentsOffice } from './modules/payments/test-office.ts'
import { addDataToken } from './testing/add-data-token.ts'
import { addDelegation } from './testing/add-delegation.ts'
import { fillWith } from './testing/address-of-call.ts'
import { addThings, type NamedThings } from './testing/customer-things.ts'
import { addCategory, addCustomer, addInvoice, type TestCustomer } from './testing/factories.ts'
import { offerReadings } from './testing/test-cases.ts'
import type { SubmittedBody } from './testing/test-requests.ts'
import type { TestServer } from './testing/test-server.ts'

let office: PaymentsOffice
let server: TestServer
let mother: TestCustomer
let daughter: TestCustomer
let hers: Awaited<ReturnType<typeof addThings>>
let headers: Record<string, string>
let id: number
/** What is answered where there never was a delegation. */
let never: unknown

beforeAll(async () => {
  office = await startPaymentsOffice({
    switches: {
      delegation: true,
      dataAccess: true,
      CRMcases: true,
      contactAutoReads: true,
      reclamATCMenu: true,
    },
    longestMs: 10_000,
  })
  ;({ server } = office)
  const { db } = server
  await offerReadings(server)
  ;[mother, daughter] = [await addCustomer(db), await addCustomer(db)]
  // Who represents a company may do everything that a delegate can.
  await db.updateTable('customer').set({ kind: 'company' }).where('id', '=', mother.customerId).execute()
  hers = await addThings(server, mother)
  headers = await server.signIn(daughter)
  id = await addDelegation(db, [mother, daughter], { role: 'sign' })
  const reply = await server.inject({ url: '/api/v1/contracts/?for=987654321', headers })
  never = { status: reply.statusCode, body: reply.json<unknown>() }
})
afterAll(() => office.stop())
beforeEach(() => setDelegation({ ended_at: null, role: 'sign' }))

function setDelegation(values: { ended_at?: string | null; role?: 'look' | 'sign' }) {
  return server.db.updateTable('delegation').set(values).where('id', '=', id).execute()
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(server.db)
  return rows[0]?.waiting
}

/** Makes a call that waits for a table; does something else while it waits, and lets it go on. */
async function heldAt(
  table: 'customer_access' | 'place_name',
  call: () => ReturnType<typeof ask>,
  meanwhile: () => Promise<unknown>,
) {
  const { promise: over, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: locked, resolve: hold } = Promise.withResolvers<void>()
  const holder = server.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction)
    hold()
    await over
  })
  await locked
  const reply = call()
  try {
    await expect.poll(waiting, { interval: 2 }).toBe(1)
    await meanwhile()
  } finally {
    letGo()
    await holder
  }
  return reply
}

async function ask(method: Endpoint['method'], path: string, payload?: object) {
  const url = `/api/v1/${path}?for=${id}`
  const reply = await server.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body === '' ? null : (JSON.parse(reply.body) as unknown) }
}

function end() {
  return setDelegation({ ended_at: '2026-11-21T10:59:59Z' })
}

/** Reads that a delegate may make, of things of the customer. */
function delegatedReads(): Endpoint[] {
  return apiModules(server.services)
    .flatMap((module) => module.endpoints.map(({ endpoint }) => endpoint))
    .filter(({ method, delegate }) => method === 'GET' && delegate !== undefined)
}

/** Everything that a delegate can write. */
async function rowsOf(): Promise<string> {
  const tables = [
    'place_name',
    'crm_case',
    'crm_message',
    'card_payment',
    'data_token',
    'delegation_contract',
    'request',
    'request_event',
    'signature',
    'outbox_event',
  ] as const
  const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

describe('a delegation that ends while a call runs [r.ended-meanwhile]', () => {
  it('is answered, of everything that is read, what one that never was is answered', async () => {
    const named: NamedThings = hers.named
    const reads = delegatedReads()
    expect(reads.length).toBeGreaterThan(40)
    let answered = 0
    for (const { path } of reads) {
      const filled = fillWith(path, named).replace(/^\/api\/v1\//, '')
      await setDelegation({ ended_at: null })
      const before = await server.inject({ url: `/api/v1/${filled}?for=${id}`, headers })
      // What asks for more than a name is refused before anything is read.
      if (before.statusCode !== 200) continue
      answered += 1
      expect(await heldAt('customer_access', () => ask('GET', filled), end), path).toEqual(never)
    }
    expect(answered).toBeGreaterThan(30)
  })

  it('finds nothing of contracts that it is about no longer, and nothing that its role allows no longer', async () => {
    const { name } = hers.contract
    const narrow = () =>
      server.db.updateTable('delegation').set({ chosen: true }).where('id', '=', id).execute()
    expect(await heldAt('customer_access', () => ask('GET', `contracts/${name}/`), narrow)).toMatchObject({
      status: 404,
    })
    await server.db.updateTable('delegation').set({ chosen: false }).where('id', '=', id).execute()
    const look = () => setDelegation({ role: 'look' })
    expect(await heldAt('customer_access', () => ask('GET', 'crm/cases/'), look)).toMatchObject({
      status: 403,
      body: { error: 'delegation_refused' },
    })
  })

  it('changes nothing, whatever the call would write', async () => {
    const { name } = hers.contract
    const bill = await addInvoice(server.db, hers.contract, { state: 'open', pending_cents: 4783 })
    const category = await addCategory(server.db)
    const polissa_id = hers.contract.id
    const said = { subject: 'Factura', description: 'No la entiendo.', attachment: [] }
    const asked = { polissa_id, category, ...said }
    const opened = (await ask('POST', 'crm/cases/', asked)).body as { data: { id: number } }
    const crm = `crm/cases/${opened.data.id}`
    const made = { kind: 'data', name: 'Casa', contracts: null, end_date: '2026-12-31' }
    const iban = { iban: 'ES9121000418450200051332', owner_is_bank_owner: true, already_registered: false }
    const { contract } = await addThings(server, mother)
    const submitted = (await ask('POST', `contracts/${contract.id}/iban/`, iban)).body as SubmittedBody
    const waits = submitted.request.id
    const other = await addDelegation(server.db, [mother, await addCustomer(server.db)], { role: 'pay' })
    const before = await rowsOf()
    for (const [method, path, body] of [
      ['PUT', `contracts/${name}/place/`, { place_name: 'Casa' }],
      ['POST', 'crm/cases/', asked],
      ['POST', `${crm}/messages/`, { description: 'Más.', attachment: [] }],
      ['POST', `${crm}/read/`, { position: 1 }],
      ['POST', `${crm}/close/`, {}],
      ['POST', `payments/${bill.number}/`, { payment_method_id: 'pm_card_visa', amount: 47.83 }],
      ['POST', 'payments/', { payment_method_id: 'pm_card_visa', invoices: [bill.number], amount: 47.83 }],
      ['POST', 'data_tokens/', made],
      ['POST', `contracts/${polissa_id}/iban/`, iban],
      ['POST', `contracts/${name}/power/`, { phone: '600111222', power_p1: 3450, power_p2: 3450 }],
      ['POST', `requests/${waits}/signature/code/`, {}],
      ['POST', `requests/${waits}/withdraw/`, {}],
      [
        'POST',
        'delegations/',
        { email: 'nuria@empresa.test', role: 'look', contracts: [name], end_date: null },
      ],
      ['PUT', `delegations/${other}/`, { role: 'look', contracts: [name], end_date: null }],
      ['POST', `delegations/${other}/end/`, {}],
    ] as const) {
      await setDelegation({ ended_at: null })
      expect(await heldAt('customer_access', () => ask(method, path, body), end), path).toEqual(never)
      expect(await rowsOf(), path).toEqual(before)
    }
  })

  it('waits for what has begun: that is done, and the end comes after it', async () => {
    const { name } = hers.contract
    let ended: Promise<unknown> | undefined
    const owner = await server.signIn(mother)
    const reply = await heldAt(
      'place_name',
      () => ask('PUT', `contracts/${name}/place/`, { place_name: 'Casa de la yaya' }),
      async () => {
        ended = server
          .inject({ method: 'POST', url: `/api/v1/delegations/${id}/end/`, headers: owner })
          .then(({ statusCode }) => statusCode)
        await expect.poll(waiting, { interval: 2 }).toBe(2)
        expect(
          await server.db.selectFrom('delegation').select('ended_at').where('id', '=', id).execute(),
        ).toEqual([{ ended_at: null }])
      },
    )
    expect(reply.status).toBe(200)
    expect(await ended).toBe(200)
    expect(await ask('GET', 'contracts/')).toEqual(never)
  })

  it('ends a token of a program as it ends what it was made for', async () => {
    await setDelegation({ ended_at: null })
    const secret = await addDataToken(server.db, daughter, {
      customer_id: mother.customerId,
      delegation_id: id,
    })
    const bearing = { authorization: `Bearer ${secret}` }
    const read = async () => {
      const reply = await server.inject({ url: '/api/data/v1/supplies/', headers: bearing })
      return { status: reply.statusCode, body: reply.json<unknown>() }
    }
    expect(await read()).toMatchObject({ status: 200 })
    expect(await heldAt('customer_access', read, end)).toMatchObject({ status: 401 })
  })
})
