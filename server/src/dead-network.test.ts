import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseLimits } from './platform/db/limits.ts'
import { addContract, addCustomer, testPassword, type TestCustomer } from './testing/factories.ts'
import { WayToDatabase } from './testing/way-to-database.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** In the proportions of `callLimits`, and shorter. */
const limits: DatabaseLimits = {
  connectMs: 500,
  statementMs: 1200,
  lockMs: 500,
  idleInTransactionMs: 600,
  answerMs: 1500,
}

let server: TestServer
let way: WayToDatabase
let customer: TestCustomer
let signedIn: Record<string, string>

beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      limits,
      connect: async (database) => {
        way = await WayToDatabase.open(database)
        return { ...database, ...way.address, max: 5 }
      },
    },
  )
  customer = await addCustomer(server.db)
  await addContract(server.db, customer)
  signedIn = await server.signIn(customer)
})
afterAll(async () => {
  await server.stop()
  await way.close()
})

function read() {
  return server.inject({ url: '/api/v1/contracts', headers: signedIn })
}
function signIn() {
  const payload = { user: customer.email, password: testPassword }
  return server.inject({ method: 'POST', url: '/api/v1/get_token', payload })
}
async function statuses(calls: number) {
  const replies = await Promise.all(
    Array.from({ length: calls }, (_, index) => (index % 4 ? read() : signIn())),
  )
  return replies.map(({ statusCode }) => statusCode)
}

describe('a network that drops everything', () => {
  it('leaves no call without a reply, and connections it has swallowed are given up when it is back', async () => {
    expect(new Set(await statuses(8))).toEqual(new Set([200]))
    await way.become('swallowing')
    const dead = await statuses(20)
    expect(new Set(dead)).toEqual(new Set([503]))
    await way.become('open')
    expect(new Set(await statuses(20))).toEqual(new Set([200]))
  })

  it('for a moment costs the calls that it meets: the first one finds out for all connections', async () => {
    await statuses(8)
    await way.become('swallowing')
    await way.become('open')
    expect((await read()).statusCode).toBe(503)
    expect(new Set(await statuses(20))).toEqual(new Set([200]))
  })
})

/** Holds the rows of all contracts in a transaction until it is released. */
async function holdContracts() {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const done = server.db.transaction().execute(async (transaction) => {
    await sql`select 1 from contract for update`.execute(transaction)
    held.resolve()
    await release.promise
  })
  await held.promise
  return async () => {
    release.resolve()
    await done
  }
}

describe('locks', () => {
  it('that somebody else holds cost writers a 503, and readers nothing however many writers wait [r.dead-network]', async () => {
    const letGo = await holdContracts()
    try {
      const waiting = Array.from({ length: 10 }, () =>
        server.services.db
          .transaction()
          .execute((transaction) => sql`select 1 from contract for update`.execute(transaction))
          .then(
            () => 'done',
            (error: Error) => error.message,
          ),
      )
      expect(
        new Set((await Promise.all(Array.from({ length: 10 }, read))).map((reply) => reply.statusCode)),
      ).toEqual(new Set([200]))
      const outcomes = new Set(await Promise.all(waiting))
      expect(outcomes).toEqual(
        new Set(['canceling statement due to lock timeout', 'no transaction could be begun in time']),
      )
    } finally {
      await letGo()
    }
  })

  it('of a transaction that asks nothing more are taken from it', async () => {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const stopped = server.services.db.transaction().execute(async (transaction) => {
      await sql`select 1 from contract for update`.execute(transaction)
      begun.resolve()
      await goOn.promise
      await sql`select 1`.execute(transaction)
    })
    const ended = stopped.then(
      () => 'went on',
      () => 'ended',
    )
    await begun.promise
    await sql`select 1 from contract for update`.execute(server.db)
    goOn.resolve()
    expect(await ended).toBe('ended')
  })
})
