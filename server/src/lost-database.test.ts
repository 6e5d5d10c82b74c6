import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addContract, addCustomer, testPassword, type TestCustomer } from './platform/testing/factories.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** How the way to the database behaves: what a restart looks like from outside, moment by moment. */
type Way = 'open' | 'closed' | 'starting' | 'silent'

/** An ErrorResponse of the protocol, as a postmaster sends it that is not ready yet. */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** Stands between the server and its database, so that the one can lose the other without a database being ended. */
class Between {
  readonly folder: string
  readonly #target: string
  readonly #sockets = new Set<Socket>()
  #server: Server | undefined
  #way: Way = 'closed'

  constructor(folder: string, target: string) {
    this.folder = folder
    this.#target = target
  }

  async become(way: Way): Promise<void> {
    if (way === this.#way) return
    this.#way = way
    this.cut()
    if (way === 'closed') return this.#close()
    if (this.#server) return
    this.#server = createServer((socket) => this.#accept(socket))
    this.#server.listen(join(this.folder, '.s.PGSQL.5432'))
    await once(this.#server, 'listening')
  }

  /** Cuts what is connected; who connects anew gets through. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async #close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  #accept(socket: Socket): void {
    this.#keep(socket)
    if (this.#way === 'silent') return
    if (this.#way === 'starting') {
      socket.once('data', () => socket.end(startingUp()))
      return
    }
    const database = connect(this.#target)
    this.#keep(database)
    socket.pipe(database).pipe(socket)
    socket.once('close', () => database.destroy())
    database.once('close', () => socket.destroy())
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => this.#sockets.delete(socket))
  }
}

let server: TestServer
let between: Between
let customer: TestCustomer
let signedIn: Record<string, string>

beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      connect: async ({ host, port, ...database }) => {
        const folder = await mkdtemp(join(tmpdir(), 'endoll-way-'))
        between = new Between(folder, join(host, `.s.PGSQL.${port}`))
        await between.become('open')
        return { ...database, host: folder, port: 5432, max: 3, connectionTimeoutMillis: 300 }
      },
    },
  )
  customer = await addCustomer(server.db)
  await addContract(server.db, customer)
})
afterAll(async () => {
  await server.stop()
  await between.become('closed')
  await rm(between.folder, { recursive: true, force: true })
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
function health() {
  return server.inject({ url: '/healthz' })
}

beforeEach(async () => {
  await between.become('open')
  signedIn = await server.signIn(customer)
})

const busy = { status: 'ERROR', status_code: 503, error: 'busy' }

describe.each(['closed', 'starting', 'silent'] as const)('while the way to the database is %s', (way) => {
  it('every call is told to ask again, and all is well when it is back, for the same session', async () => {
    await between.become(way)
    for (const ask of [read, signIn, health]) {
      // The first to ask may be the one that finds its connection broken, the next cannot open one.
      for (const reply of [await ask(), await ask()]) {
        expect([reply.statusCode, reply.json()]).toEqual([503, busy])
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
        expect(reply.headers['cache-control']).toBe('private, no-store')
      }
    }
    await between.become('open')
    for (const ask of [health, read, signIn]) expect((await ask()).statusCode).toBe(200)
  })
})

async function waitingForLocks() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(server.db)
  return rows[0]?.waiting
}

it('a call that waits for the database when it is lost is told so, and the server lives', async () => {
  const held = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = server.db.transaction().execute(async (transaction) => {
    await sql`lock table contract in access exclusive mode`.execute(transaction)
    holding.resolve()
    await held.promise
  })
  await holding.promise
  try {
    const reply = read()
    await expect.poll(waitingForLocks).toBeGreaterThan(0)
    between.cut()
    expect([(await reply).statusCode, (await reply).json()]).toEqual([503, busy])
  } finally {
    held.resolve()
    await holder
  }
  expect((await read()).statusCode).toBe(200)
})

it('idle connections that an administrator ends cost at most the call that meets them', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    .execute(server.db)
    .catch(() => undefined)
  expect([200, 503]).toContain((await read()).statusCode)
  await expect.poll(async () => (await read()).statusCode).toBe(200)
})

it('what is wrong with the database itself stays a failure of ours', async () => {
  await sql`alter table contract rename to contract_away`.execute(server.db)
  try {
    expect((await read()).statusCode).toBe(500)
  } finally {
    await sql`alter table contract_away rename to contract`.execute(server.db)
  }
})
