import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CaseDetail } from '@endoll/api/cases.ts'
import { addCategory } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCaller
let category: number

beforeAll(async () => {
  server = await startTestServer()
  category = await addCategory(server.db, { section: 'Facturas', name: 'No entiendo una factura' })
  laia = await addCaller(server)
})
afterAll(() => server.stop())

async function open() {
  const { body } = await laia.send('POST', 'crm/cases/', {
    polissa_id: laia.contract.id,
    category,
    subject: 'Factura de noviembre',
    description: 'No entiendo la potencia.',
    attachment: [],
  })
  return (body as { data: { id: number; reference: string } }).data
}

async function dueDay(id: number) {
  return ((await laia.send('GET', `crm/cases/${id}/`)).body as CaseDetail).answer_by
}

function say(id: number) {
  return laia.send('POST', `crm/cases/${id}/messages/`, { description: '¿Y la energía?', attachment: [] })
}

function answer(reference: string) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/cases/${reference}/messages/`,
    headers: { 'x-api-key': server.apiKey },
    payload: { message_id: `answer-${reference}`, text: 'Es el precio de la potencia.' },
  })
}

describe('by when what is no claim is answered [r.enquiry-day]', () => {
  it('is told when it is written, by mail too, and taken back by an answer', async () => {
    const { id, reference } = await open()
    expect(await dueDay(id)).toBe('2026-11-27')
    expect((await laia.send('GET', 'crm/cases/')).body).toMatchObject({
      items: [{ reference, answer_by: '2026-11-27', claim: null }],
    })
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('dedupe_key', '=', `case:${reference}:1`)
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({ dueDay: '2026-11-27', isClaim: false })
    await answer(reference)
    expect(await dueDay(id)).toBeNull()
  })

  it('counts anew from what is written after an answer, and not from a second message', async () => {
    const { id, reference } = await open()
    await answer(reference)
    await say(id)
    expect(await dueDay(id)).toBe('2026-11-27')
    // Written some days ago.
    await server.db
      .updateTable('crm_case')
      .set({ answer_due_day: '2026-11-24' })
      .where('id', '=', id)
      .execute()
    await say(id)
    expect(await dueDay(id)).toBe('2026-11-24')
  })
})
