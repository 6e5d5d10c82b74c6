import { afterEach, beforeEach, expect, it } from 'vitest'
import { addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCustomer

beforeEach(async () => {
  server = await startTestServer()
  laia = await addCustomer(server.db)
})
afterEach(() => server.stop())

async function report(
  returns: readonly object[],
  headers: Record<string, string> = { 'x-api-key': server.apiKey },
) {
  const url = '/api/v1/retailer/mails/returns/'
  const reply = await server.inject({ method: 'POST', url, headers, payload: { returns } })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}
function now() {
  return new Date(server.clock.nowMs()).toISOString()
}
async function problem() {
  const { body } = await server.get('users/', await server.signIn(laia))
  return (body as { email_problem: unknown }).email_problem
}

it('an address and a mail that nobody knows are answered alike, and nothing is kept of them [POST retailer/mails/returns/]', async () => {
  const unknown = await report([
    { address: 'nobody@example.test', kind: 'bounce_permanent', at: now() },
    { address: 'a\0b\ud800', kind: 'complaint', at: now() },
    { message_id: `<${'0'.repeat(40)}@office.test>`, kind: 'bounce_permanent', at: now() },
  ])
  expect(unknown).toEqual({ status: 200, body: { taken: 3 } })
  expect(await server.db.selectFrom('mail_address').selectAll().execute()).toEqual([])
  expect(await server.db.selectFrom('mail_return').selectAll().execute()).toEqual([])
})

it('needs the retailer’s key', async () => {
  expect((await report([], await server.signIn(laia))).status).toBe(401)
})

it.each([
  [{ kind: 'bounce_permanent', at: '2026-11-20T10:00:00Z' }],
  [{ address: 'a@b.test', kind: 'gone', at: '2026-11-20T10:00:00Z' }],
  [{ address: 'a@b.test', kind: 'complaint', at: 'yesterday' }],
  [{ address: 'a@b.test', kind: 'complaint', at: '2026-11-20T10:00:00Z', status: '1.1' }],
])('a report that is not valid is refused, and those beside it are not taken: %j', async (wrong) => {
  const good = { address: laia.email, kind: 'bounce_permanent', at: now() }
  const { status, body } = await report([good, wrong])
  expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['returns']])
  expect(await problem()).toBeNull()
})

it('a clock that is not set does not break the count', async () => {
  const full = { address: laia.email, kind: 'bounce_temporary', at: '0001-01-01T00:00:00+23:00' }
  expect(
    (
      await report([
        { ...full, report: 'a' },
        { ...full, report: 'b' },
      ])
    ).status,
  ).toBe(200)
})

it('a clock that goes ahead does not put what came back into the future', async () => {
  await report([
    {
      address: laia.email,
      kind: 'bounce_permanent',
      at: '2199-01-01T00:00:00+02:00',
      status: '5.1.1',
    },
  ])
  const { at } = await server.db.selectFrom('mail_return').select('at').executeTakeFirstOrThrow()
  expect(Date.parse(at)).toBeLessThanOrEqual(server.clock.nowMs())
})
