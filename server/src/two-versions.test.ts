import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer, testPassword, type TestCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let customer: TestCustomer
let contract: string
let signedIn: Record<string, string>
beforeAll(async () => {
  server = await startTestServer()
  customer = await addCustomer(server.db)
  contract = (await addContract(server.db, customer)).name
  signedIn = await server.signIn(customer)
})
afterAll(() => server.stop())

/** What a newer version does while this one runs: one more column in every table. */
async function migrateAdditively(column: string) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`.execute(
    server.db,
  )
  for (const { name } of rows) {
    await sql`alter table ${sql.table(name)} add column ${sql.ref(column)} text`.execute(server.db)
  }
  return rows.length
}

function read() {
  const paths = ['contracts', `contracts/${contract}/`, 'invoices/', 'requests/', 'user/sessions/']
  return Promise.all([...paths, ...paths].map(async (path) => (await server.get(path, signedIn)).status))
}
async function signIn() {
  const payload = { user: customer.email, password: testPassword }
  return (await server.inject({ method: 'POST', url: '/api/v1/get_token', payload })).statusCode
}
async function askForPower(watts: number) {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/contracts/${contract}/power/`,
    headers: signedIn,
    payload: { phone: '600000001', power_p1: watts, power_p2: watts },
  })
  const { request } = reply.json<{ request?: { id: number } }>()
  if (request) {
    const url = `/api/v1/requests/${request.id}/withdraw/`
    await server.inject({ method: 'POST', url, headers: signedIn })
  }
  return reply.statusCode
}

describe('a server beside a newer one that has added columns [r.older-server]', () => {
  it('answers as before: reads, sign-ins and requests', async () => {
    const before = [await read(), await signIn(), await askForPower(5000)]
    for (const column of ['new_one', 'new_two']) {
      expect(await migrateAdditively(column)).toBeGreaterThan(20)
      expect([await read(), await signIn(), await askForPower(5000)]).toEqual(before)
    }
    expect(new Set(before.flat())).toEqual(new Set([200]))
  })
})
