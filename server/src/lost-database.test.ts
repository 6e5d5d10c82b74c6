import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addContract, addCustomer, testPassword, type TestCustomer } from './testing/factories.ts'
import { WayToDatabase } from './testing/way-to-database.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let between: WayToDatabase
let customer: TestCustomer
let signedIn: Record<string, string>

beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      connect: async (database) => {
        between = await WayToDatabase.open(database)
        return { ...database, ...between.address, max: 3, connectionTimeoutMillis: 300 }
      },
    },
  )
  customer = await addCustomer(server.db)
  await addContract(server.db, customer)
})
afterAll(async () => {
  await server.stop()
  await between.close()
})

function signIn() {
  return server.inject({
    method: 'POST',
    url: '/api/v1/get_token',
    payload: { user: customer.email, password: testPassword },
  })
}
function read() {
  return server.inject({ url: '/api/v1/contracts', headers: signedIn })
}
function ready() {
  return server.inject({ url: '/readyz' })
}

beforeEach(async () => {
  await between.become('open')
  signedIn = await server.signIn(customer)
})

const busy = { status: 'ERROR', status_code: 503, error: 'busy' }

describe.each(['closed', 'starting', 'silent'] as const)('while the way to the database is %s', (way) => {
  it('every call is answered 503 with when to try again, and all is well when it is back, for the same session', async () => {
    await between.become(way)
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200)
    for (const ask of [read, signIn, ready]) {
      // The first to ask may be the one that finds its connection broken, the next cannot open one.
      for (const reply of [await ask(), await ask()]) {
        expect([reply.statusCode, reply.json()]).toEqual([503, busy])
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
        expect(reply.headers['cache-control']).toBe('private, no-store')
      }
    }
    await between.become('open')
    for (const ask of [ready, read, signIn]) expect((await ask()).statusCode).toBe(200)
  })
})

async function waitingForLocks() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(server.db)
  return rows[0]?.waiting
}

/** A read that waits for a lock until it is let go. */
async function waitingRead() {
  const held = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = server.db.transaction().execute(async (transaction) => {
    await sql`lock table contract in access exclusive mode`.execute(transaction)
    holding.resolve()
    await held.promise
  })
  await holding.promise
  const reply = read()
  await expect.poll(waitingForLocks).toBeGreaterThan(0)
  return {
    reply,
    letGo: async () => {
      held.resolve()
      await holder
    },
  }
}

it('a call that waits for the database when it is lost fails with that reason, and the server stays up [r.lost-database]', async () => {
  const { reply, letGo } = await waitingRead()
  try {
    await between.become('closed')
    expect([(await reply).statusCode, (await reply).json()]).toEqual([503, busy])
  } finally {
    await letGo()
    await between.become('open')
  }
  expect((await read()).statusCode).toBe(200)
})

it('a read whose connection is lost is asked again on another', async () => {
  const { reply, letGo } = await waitingRead()
  between.cut()
  await letGo()
  expect((await reply).statusCode).toBe(200)
})

it('idle connections that an administrator ends cost nothing', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    .execute(server.db)
    .catch(() => undefined)
  expect((await read()).statusCode).toBe(200)
})

it('what is wrong with the database itself stays a failure of ours', async () => {
  await sql`alter table contract rename to contract_away`.execute(server.db)
  try {
    expect((await read()).statusCode).toBe(500)
  } finally {
    await sql`alter table contract_away rename to contract`.execute(server.db)
  }
})
