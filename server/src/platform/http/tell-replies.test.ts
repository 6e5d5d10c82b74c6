import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpPersonChecks } from '../../gateways/person-checks/http-checks.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLogger } from '../log.ts'
import { openNamesInLog } from '../name-in-log.ts'
import { addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { watchCalls } from './held.ts'
import { beginSpan } from './trace.ts'

const lines: string[] = []
let server: TestServer
let customer: TestCustomer

function lastReply() {
  const replies = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return replies.findLast(({ msg }) => msg === 'answered')!
}

beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(line) }
  server = await startTestServer(
    {},
    {
      logger: createLogger({ level: 'info', destination }),
      nameInLog: (id) => id.toString(16).padStart(16, '0'),
    },
  )
  customer = await addCustomer(server.db)
})
afterAll(() => server.stop())

const trace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${trace}-b7ad6b7169203331-01`

it('is one line: who, what, how long, and the trace that a proxy began [r.log-line]', async () => {
  const headers = { ...(await server.signIn(customer)), traceparent }
  await server.inject({ url: '/api/v1/contracts/ES0021000000000001XX/?q=1', headers })
  expect(lastReply()).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/api/v1/contracts/:name/',
    status: 404,
    durationMs: expect.any(Number),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    trace,
    customer: customer.customerId.toString(16).padStart(16, '0'),
  })
})

it('a call without a trace begins its own, by its request id, and a visitor has no name', async () => {
  await server.inject({ url: '/api/v1/contracts/', headers: { traceparent: '00-laia@example.com-1-1' } })
  const { reqId, trace: own, customer: nobody } = lastReply()
  expect(own).toBe(String(reqId).replaceAll('-', ''))
  expect(nobody).toBeUndefined()
})

it('sends the trace on to systems that the call asks', async () => {
  let received: string | undefined
  const register: Server = createServer((request, response) => {
    received = request.headers['traceparent'] as string | undefined
    response.end('{"good": true}')
  })
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(register.address() as AddressInfo).port}`
  const personChecks = httpPersonChecks({ address, secret: 'secret' }, server.clock)
  const app = fastify()
  watchCalls(app)
  app.get('/', async () => personChecks.isSolvent({ nif: '12345678Z', name: 'Laia' }))
  await app.inject({ url: '/', headers: { traceparent } })
  expect(received).toMatch(new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`))
  await personChecks.isSolvent({ nif: '12345678Z', name: 'Laia' })
  expect(received).toBeUndefined()
  await app.close()
  register.close()
})

it.each(['', '00-0-0-0', `01-${trace}-b7ad6b7169203331-01`, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
  'takes %j for no trace',
  (header) => {
    expect(beginSpan(header, '0b0e8400-ad41-41d4-a716-446655440000').trace.id).toBe(
      '0b0e8400ad4141d4a716446655440000',
    )
  },
)

it('a customer has one name in the logs of all servers', async () => {
  const [one, other] = [await openNamesInLog(server.db), await openNamesInLog(server.db)]
  expect(one(7)).toMatch(/^[0-9a-f]{16}$/)
  expect(other(7)).toBe(one(7))
  expect(one(8)).not.toBe(one(7))
})
