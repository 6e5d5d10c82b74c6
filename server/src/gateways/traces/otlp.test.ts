import fastify from 'fastify'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpPersonChecks } from '../person-checks/http-checks.ts'
import { watchCalls } from '../../platform/http/held.ts'
import { tellReplies } from '../../platform/http/tell-replies.ts'
import { traceWith } from '../../platform/http/trace.ts'
import { addCustomer, addContract, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openOtlpTracer } from './otlp.ts'

interface Told {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status?: { readonly code?: number }
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Told[] }[] }[]
}

const taken: string[] = []
/** A collector as OTLP over HTTP has it. */
const collector = createServer((request, reply) => {
  const parts: Buffer[] = []
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      taken.push(Buffer.concat(parts).toString())
      reply.setHeader('content-type', 'application/json').end('{}')
    })
})

let server: TestServer
let customer: TestCustomer
let endpoint: string
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  server = await startTestServer()
  customer = await addCustomer(server.db)
})
afterAll(async () => {
  traceWith(undefined)
  await server.stop()
  collector.close()
})

/** What the collector has taken of the work. */
async function toldOf(work: () => Promise<unknown>, ratio = 1): Promise<readonly Told[]> {
  taken.length = 0
  const tracer = openOtlpTracer({ endpoint, ratio, version: '0.0.0' })
  traceWith(tracer)
  await work()
  traceWith(undefined)
  await tracer.close()
  return taken.flatMap((text) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'

it('tells a call by its route, within the trace of its caller, and what it waited for [r.traces]', async () => {
  const headers = { ...(await server.signIn(customer)), traceparent: `00-${traceId}-${parent}-01` }
  const spans = await toldOf(() => server.inject({ url: '/api/v1/contracts/', headers }))
  const call = spans.find(({ name }) => name === 'GET /api/v1/contracts/')
  expect(call).toMatchObject({ traceId, parentSpanId: parent, kind: 2 })
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const statements = spans.filter(({ name }) => name === 'SELECT')
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect(statement).toMatchObject({ traceId, parentSpanId: call?.spanId })
})

it('sends the trace on with a call to another system, as the parent of what that does', async () => {
  const seen: unknown[] = []
  const register = createServer(({ headers }, reply) => {
    seen.push(headers['traceparent'])
    reply.end('{"good": true}')
  })
  await new Promise<void>((listening) => register.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(register.address() as AddressInfo).port}`
  const checks = httpPersonChecks({ address, secret: 'secret' }, server.clock)
  const app = fastify()
  watchCalls(app)
  tellReplies(app)
  app.get('/', async () => checks.isSolvent({ nif: '12345678Z', name: 'Laia' }))
  const spans = await toldOf(async () => {
    await app.inject('/')
    await app.close()
  })
  register.close()
  const [call, asked] = [spans.find(({ kind }) => kind === 2), spans.find(({ kind }) => kind === 3)]
  expect(asked).toMatchObject({ traceId: call?.traceId, parentSpanId: call?.spanId })
  expect(seen).toEqual([`00-${asked?.traceId}-${asked?.spanId}-01`])
})

it('tells nothing of a person, however the call fails [r.no-personal-data-in-traces]', async () => {
  const contract = await addContract(server.db, customer)
  const headers = await server.signIn(customer)
  await toldOf(async () => {
    await server.inject({ url: `/api/v1/contracts/${contract.name}/`, headers })
    await server.inject({ url: '/api/v1/invoices/?search=kanari', headers })
    await server.inject({ url: '/api/v1/contracts/kanari-unknown/', headers })
    await server.inject({ url: '/kanari?token=kanari', headers })
    await server.inject({
      method: 'POST',
      url: '/api/v1/users/get_token/',
      payload: { username: 'kanari@example.test', password: 'kanari' },
    })
  })
  const sent = taken.join('')
  expect(sent).toContain('/api/v1/contracts/:name/')
  for (const told of ['kanari', contract.name, contract.cups, customer.email, 'select '])
    expect(sent).not.toContain(told)
})

it('traces the share that it is told, and what a caller has decided', async () => {
  const ask = (flags: string) =>
    server.inject({ url: '/healthz', headers: { traceparent: `00-${traceId}-${parent}-${flags}` } })
  expect(await toldOf(() => server.inject({ url: '/healthz' }), 0)).toEqual([])
  expect(await toldOf(() => ask('01'), 0)).toHaveLength(1)
  expect(await toldOf(() => ask('00'))).toEqual([])
})

it('goes on where the collector is away', async () => {
  const tracer = openOtlpTracer({ endpoint: 'http://127.0.0.1:9', ratio: 1, version: '0.0.0' })
  traceWith(tracer)
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200)
  traceWith(undefined)
  await tracer.close().catch(() => undefined)
})
