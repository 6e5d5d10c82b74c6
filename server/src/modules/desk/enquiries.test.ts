import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WaitingEnquiry } from '@endoll/api/desk-work.ts'
import { atDesk, type AtDesk } from '../../testing/at-desk.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let marta: AtDesk

beforeAll(async () => {
  server = await startTestServer(
    { desk: true, unsignedContact: true },
    {
      deployment: {
        contactForms: { minFiles: 0, maxFiles: 5, autolecturesCategory: 20, answerWorkingDays: 5 },
      },
    },
  )
  marta = await atDesk(server, ['answers'])
})
afterAll(() => server.stop())

async function write(subject: string): Promise<string> {
  const payload = {
    email: 'laia@example.test',
    mobile: '600 111 222',
    subject,
    description: 'No la entiendo.',
    attachment: [],
  }
  const { body } = await server.inject({ method: 'POST', url: '/api/v1/crm/unsigned/', payload })
  return (JSON.parse(body) as { data: { result: { reference: string } } }).data.result.reference
}

async function waiting() {
  const { body } = await marta.send('GET', 'enquiries/')
  return body as { items: WaitingEnquiry[]; total_items: number; late: number }
}

it('what is sent without signing in waits at the desk until it is done [r.desk-enquiries] [GET desk/v1/enquiries/] [POST desk/v1/enquiries/{reference}/done/]', async () => {
  const first = await write('Mi factura')
  await server.db.updateTable('enquiry').set({ answer_due_day: null }).execute()
  const second = await write('El contador')
  const third = await write('Un corte')
  await server.db
    .updateTable('enquiry')
    .set({ answer_due_day: '2026-11-20' })
    .where('reference', '=', third)
    .execute()
  const { items, late } = await waiting()
  // By their day; what has none comes last.
  expect(items.map(({ reference }) => reference)).toEqual([third, second, first])
  expect(late).toBe(1)
  expect(items[1]).toMatchObject({
    kind: 'contact',
    email: 'laia@example.test',
    phone: '+34600111222',
    subject: 'El contador',
    text: 'No la entiendo.',
    answer_by: '2026-11-27',
  })
  await marta.send('POST', `enquiries/${third}/done/`, {})
  await marta.send('POST', `enquiries/${third}/done/`, {})
  expect((await waiting()).items.map(({ reference }) => reference)).toEqual([second, first])
  const lines = await server.db.selectFrom('staff_log').select(['what', 'about']).orderBy('number').execute()
  expect(lines.filter(({ what }) => what === 'enquiry_done')).toEqual([
    { what: 'enquiry_done', about: third },
  ])
  expect((await marta.send('POST', 'enquiries/0000-0000/done/', {})).status).toBe(404)
})
