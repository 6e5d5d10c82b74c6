import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealJson, unsealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deliverOutbox, readOutbox } from './operations/deliver.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('an event of a version before, without what has been added since, is read and delivered with it [r.readiness]', async () => {
  const subject = 'contract:of before'
  const caller = await addCaller(server)
  const power = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
  await caller.send('POST', `contracts/${caller.contract.name}/power/`, power)
  await deliverOutbox(server.services, { deliver: async () => undefined })
  const { page } = await readOutbox(server.services, 0)
  const row = await server.db
    .selectFrom('outbox_event')
    .select(['payload', 'subject', 'request_id'])
    .executeTakeFirstOrThrow()
  const { request_id } = row
  const payload = unsealJson('outbox_event.payload', row, row.payload)
  const { acted_by: _, joint: __, ...written } = payload as Record<string, unknown>
  const now = at(server.clock.nowMs())
  await server.db
    .insertInto('outbox_event')
    .values({
      request_id,
      subject,
      type: 'request.submitted',
      payload: sealJson('outbox_event.payload', { subject }, written),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
  const url = `/api/v1/retailer/outbox/?after=${page.next}`
  const reply = await server.inject({ url, headers: { 'x-api-key': server.apiKey } })
  const filled = [{ request: { acted_by: null, joint: null } }]
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { events: filled }])
  const delivered: object[] = []
  await deliverOutbox(server.services, { deliver: async (event) => void delivered.push(event) })
  expect(delivered).toMatchObject(filled)
})
