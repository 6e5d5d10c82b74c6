import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CaseOutboxEvent } from '@endoll/api/retailer.ts'
import { addCategory } from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('[law.13.6] the retailer is told in which language a case was written, and answers go out in it', async () => {
  const caller = await addCaller(server)
  const body = {
    polissa_id: caller.contract.id,
    category: await addCategory(server.db),
    subject: 'Factura',
    description: 'No l’entenc.',
    attachment: [],
  }
  const made = await caller.send('POST', 'crm/cases/?lang=ca', body, { 'idempotency-key': 'case-language' })
  const { reference } = (made.body as { data: { reference: string } }).data
  const headers = { 'x-api-key': server.apiKey }
  const outbox = await server.inject({ method: 'GET', url: '/api/v1/retailer/outbox/?after=0', headers })
  const { events } = outbox.json<{ events: CaseOutboxEvent[] }>()
  expect(events.find(({ type }) => type === 'case.opened')?.case.locale).toBe('ca')
  const answer = await server.inject({
    method: 'POST',
    url: `/api/v1/retailer/cases/${reference}/messages/`,
    headers,
    payload: { message_id: 'crm-1', text: 'És el terme de potència.' },
  })
  expect(answer.statusCode).toBe(200)
  const mails = await server.db
    .selectFrom('mail_outbox')
    .select('locale')
    .where('recipient', '=', caller.customer.email)
    .where('template', '=', 'case')
    .execute()
  expect(mails.map(({ locale }) => locale)).toEqual(['ca', 'ca'])
})
