import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiModules } from './app.ts'
import { heldNow } from './platform/http/held.ts'
import { usualLoad } from './platform/http/shed-load.ts'
import { createLogger } from './platform/log.ts'
import {
  addAttachment,
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  testPassword,
} from './testing/factories.ts'
import { multipartOf, sampleFiles } from './testing/sample-files.ts'
import { testPage, testWeb } from './testing/test-web.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** Longer than the socket buffers, so that it stays in transit while it is not read. */
const longPage = 'x'.repeat(12_000_000)
/** More than one kind of call may have under way. */
const many = 150

let server: TestServer
let port: number
let calls: Record<string, Buffer>
let signedIn: Readonly<Record<string, string>>
/** What stands for a name in a path. */
let valuesInPaths: Readonly<Record<string, string>>
const lines: string[] = []
const logger = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } })
const web = testWeb({
  renderer: { render: async ({ url }) => testPage({ markup: url === '/long' ? longPage : '' }) },
})

function text(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Buffer | string,
) {
  const content = Buffer.from(body ?? '')
  const all = {
    host: 'office',
    ...headers,
    ...(body !== undefined && { 'content-length': String(content.length) }),
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`), content])
}
function json(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return text(method, path, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body))
}

beforeAll(async () => {
  server = await startTestServer(
    {},
    // Connections of its own, so that the test may hold a lock.
    { web, logger, load: usualLoad, connect: async (database) => ({ ...database, max: 10 }) },
  )
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer)
  const invoice = await addInvoice(server.db, contract)
  const attachment = await addAttachment(server.db, contract)
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await addCurveDay(server.db, contract.id, day)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  signedIn = await server.signIn(customer)
  valuesInPaths = {
    name: contract.name,
    contract: contract.name,
    id: String(contract.id),
    resolution: 'daily',
  }
  const [cookie, api] = [await server.cookiesOf(customer), '/api/v1']
  const visit = {
    cookie,
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
  }
  const file = { name: 'a.pdf', content: `data:application/pdf;base64,${sampleFiles.pdf.toString('base64')}` }
  const form = multipartOf(sampleFiles.pdf)
  calls = {
    page: text('GET', '/acceso'),
    'page of a customer': text('GET', '/contratos', visit),
    'long page': text('GET', '/long'),
    'prices page': text('GET', '/precios'),
    'page sent as a form': text('POST', '/registro', {}, 'a=b'),
    'sign-in form': text(
      'POST',
      '/acceso',
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({ user: customer.email, password: testPassword }).toString(),
    ),
    list: text('GET', `${api}/contracts`, signedIn),
    'list for nobody': text('GET', `${api}/contracts`),
    head: text('HEAD', `${api}/contracts`, signedIn),
    options: text('OPTIONS', `${api}/contracts`, signedIn),
    document: text('GET', `${api}/invoices/${invoice.id}/pdf/`, signedIn),
    attachment: text('GET', `${api}/contract/download_attachment/${attachment}`, signedIn),
    curve: text(
      'GET',
      `${api}/contracts/${contract.name}/cch/download/?start=2026-11-18&end=2026-11-20`,
      signedIn,
    ),
    'sign-in': json('POST', `${api}/get_token`, { user: customer.email, password: testPassword }),
    'wrong sign-in': json('POST', `${api}/get_token`, {
      user: customer.email,
      password: 'not the right one',
    }),
    write: json(
      'POST',
      `${api}/contracts/${contract.name}/power/`,
      { phone: '600000001', power_p1: 1 },
      signedIn,
    ),
    'anonymous write': json('POST', `${api}/leads`, { document: file }),
    'file in JSON': json('POST', `${api}/files/?purpose=invoice`, file),
    'file as multipart': text('POST', `${api}/files/?purpose=invoice`, form.headers, form.payload),
    'no such call': text('GET', `${api}/nothing`),
    'not JSON': text('POST', `${api}/get_token`, { 'content-type': 'text/plain' }, 'x'.repeat(500)),
    ready: text('GET', '/readyz'),
    'not routable': text('GET', '/%ff'),
  }
})
afterAll(() => server.stop())
beforeEach(async () => {
  lines.splice(0)
  await sql`delete from attempt_budget`.execute(server.db)
})

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Sends a call, or its beginning, and breaks it off some milliseconds later. */
async function breakOff(call: Uint8Array, afterMs: number) {
  const socket = await open()
  socket.write(call)
  await wait(afterMs)
  socket.destroy()
}

/** What a call is answered, sent whole. */
async function status(name: string): Promise<string> {
  const socket = await open()
  socket.write(calls[name]!)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return answer.toString('latin1', 9, 12)
}

const wrong = /"level":"(error|fatal)"|unanticipated|database could not/
/** What a machine that is busy with other things may say of a call among many, and never of the only one. */
const noRoomInTime = /could be begun in time|exceeded when trying to connect/

/** What is held although nobody calls, who is not answered as usual, and what the log takes for wrong: nothing, in time. */
async function whatIsLeft(): Promise<unknown[]> {
  const held = () => Object.entries(heldNow()).filter(([, count]) => count !== 0)
  // For a second on end: calls that have gone already may still be on their way to what is held.
  let quiet = 0
  for (let times = 0; quiet < 10 && times < 600; times += 1) {
    await wait(100)
    quiet = held().length > 0 ? 0 : quiet + 1
  }
  const left: unknown[] = quiet < 10 ? [held(), 'never at rest'] : []
  const whileMany = lines.splice(0).filter((line) => !noRoomInTime.test(line))
  // Wrong passwords and files count, whether or not somebody waited for what came of them.
  await sql`delete from attempt_budget`.execute(server.db)
  for (const name of ['page', 'list', 'sign-in', 'ready', 'document', 'write']) {
    let answered = await status(name)
    // The loop of a busy machine is late for a while; a place that was not given back is taken for ever.
    for (let times = 0; answered === '503' && times < 100; times += 1) {
      await wait(100)
      answered = await status(name)
    }
    if (answered !== (name === 'write' ? '400' : '200')) left.push([name, answered])
  }
  return left.concat([...whileMany, ...lines].filter((line) => wrong.test(line)))
}

async function waitingForLocks() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(server.db)
  return rows[0]!.waiting
}

/** Does something while whatever is asked of the database waits. */
async function whileLocked(work: () => Promise<void>) {
  await server.db.transaction().execute(async (transaction) => {
    await sql`lock table contract, session, account, attempt_budget, uploaded_file, invoice
              in access exclusive mode`.execute(transaction)
    await work()
  })
}

it('every call that is broken off here is one that is answered otherwise', async () => {
  const expected: Record<string, string> = {
    'page sent as a form': '303',
    'sign-in form': '303',
    'list for nobody': '401',
    options: '204',
    'wrong sign-in': '403',
    write: '400',
    'anonymous write': '400',
    'no such call': '404',
    'not JSON': '415',
    'not routable': '404',
  }
  const statuses = await Promise.all(Object.keys(calls).map(async (name) => [name, await status(name)]))
  expect(statuses).toEqual(Object.keys(calls).map((name) => [name, expected[name] ?? '200']))
})

// Of a busy machine: what is left is waited for by itself, for half a minute and more.
describe('calls that are broken off', { timeout: 240_000 }, () => {
  it('a page, an instant after it was asked for, more often than there is room', async () => {
    await Promise.all(Array.from({ length: many }, () => breakOff(calls['page']!, 3)))
    expect(await whatIsLeft()).toEqual([])
  })

  it('any kind of call, at once or a moment later [r.broken-off]', async () => {
    for (const call of Object.values(calls))
      await Promise.all(Array.from({ length: 30 }, (_, index) => breakOff(call, index % 6)))
    expect(await whatIsLeft()).toEqual([])
  })

  it('everything that a customer reads, while it waits for a statement or for a connection', async () => {
    const urls = apiModules(server.services)
      .flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint))
      .filter(({ method, access }) => method === 'GET' && access !== 'system')
      .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valuesInPaths[name] ?? '1'))
    expect(urls.length).toBeGreaterThan(60)
    const sockets: Socket[] = []
    await whileLocked(async () => {
      for (const url of urls) {
        const socket = await open()
        sockets.push(socket)
        socket.write(text('GET', `/api/v1/${url}`, signedIn))
      }
      await expect.poll(waitingForLocks).toBeGreaterThan(3)
      await wait(300)
      for (const socket of sockets) socket.destroy()
    })
    expect(await whatIsLeft()).toEqual([])
  })

  it('any kind of call, half of its head or of its body sent', async () => {
    for (const call of Object.values(calls)) {
      const headEnd = call.indexOf('\r\n\r\n') + 4
      const halves = [10, headEnd - 1, headEnd, Math.floor((headEnd + call.length) / 2), call.length - 1]
      await Promise.all(halves.map((length) => breakOff(call.subarray(0, length), 10)))
    }
    expect(await whatIsLeft()).toEqual([])
  })

  it('any kind of call, behind others on the same connection', async () => {
    for (const call of Object.values(calls)) {
      const several = Buffer.concat([calls['list']!, call, calls['page']!, call])
      await Promise.all(Array.from({ length: 5 }, (_, index) => breakOff(several, index)))
    }
    expect(await whatIsLeft()).toEqual([])
  })

  it('any kind of call, in the middle of a statement', async () => {
    const sockets: Socket[] = []
    await whileLocked(async () => {
      for (const call of Object.values(calls)) {
        const socket = await open()
        sockets.push(socket)
        socket.write(call)
      }
      await expect.poll(waitingForLocks).toBeGreaterThan(3)
      for (const socket of sockets) socket.destroy()
    })
    expect(await whatIsLeft()).toEqual([])
  })

  it('sign-ins that wait for their turn', async () => {
    const sockets = await Promise.all(Array.from({ length: 60 }, open))
    for (const [index, socket] of sockets.entries())
      socket.write(
        json('POST', '/api/v1/get_token', { user: `nobody-${index}@example.test`, password: 'unknown' }),
      )
    await expect.poll(() => heldNow()['hashes that wait']).toBeGreaterThan(3)
    for (const socket of sockets) socket.destroy()
    expect(await whatIsLeft()).toEqual([])
  })

  it('documents that wait for their turn', async () => {
    const sockets = await Promise.all(Array.from({ length: 15 }, open))
    for (const socket of sockets) socket.write(calls['document']!)
    await wait(5)
    for (const socket of sockets) socket.destroy()
    expect(await whatIsLeft()).toEqual([])
  })

  it('answers that are on their way', async () => {
    const sockets = await Promise.all(Array.from({ length: many }, open))
    for (const socket of sockets) socket.write(calls['long page']!)
    await Promise.all(sockets.slice(0, 50).map((socket) => once(socket, 'data')))
    for (const socket of sockets) socket.destroy()
    expect(await whatIsLeft()).toEqual([])
  })

  it('calls that are refused for there are too many', async () => {
    const sockets: Socket[] = []
    await whileLocked(async () => {
      for (let index = 0; index < many; index += 1) {
        const socket = await open()
        sockets.push(socket)
        socket.write(calls['list']!)
      }
      await expect.poll(() => heldNow()['calls']).toBe(usualLoad.reads.calls)
      await Promise.all(Array.from({ length: 50 }, (_, index) => breakOff(calls['page']!, index % 4)))
      for (const socket of sockets) socket.destroy()
      // Those that waited for a connection leave it to the others.
      await expect.poll(() => heldNow()['calls']).toBe(0)
    })
    expect(await whatIsLeft()).toEqual([])
  })
})

it('a call that is broken off is a line of the log that says so', async () => {
  await whileLocked(async () => {
    const socket = await open()
    socket.write(calls['list']!)
    await expect.poll(waitingForLocks).toBeGreaterThan(0)
    socket.destroy()
    await expect
      .poll(() => lines.map((line) => JSON.parse(line) as object))
      .toContainEqual(
        expect.objectContaining({ msg: 'broken off', route: '/api/v1/contracts', method: 'GET' }),
      )
  })
  expect(await whatIsLeft()).toEqual([])
})
