import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaseDetail } from '@endoll/api/cases.ts'
import { addCategory } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readOutbox } from '../requests/operations/deliver.ts'

let server: TestServer
let laia: TestCaller
let category: number

beforeAll(async () => {
  server = await startTestServer()
  category = await addCategory(server.db, { section: 'Facturas', name: 'No entiendo una factura' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  laia = await addCaller(server)
})

function retailer() {
  return { 'x-api-key': server.apiKey }
}

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

function answer(reference: string, payload: object) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/cases/${reference}/messages/`,
    headers: retailer(),
    payload: { text: 'La potencia es fija.', ...payload },
  })
}

function rate(id: number, body: object) {
  return laia.send('POST', `crm/cases/${id}/satisfaction/`, body)
}

async function read(id: number) {
  return (await laia.send('GET', `crm/cases/${id}/`)).body as CaseDetail
}

async function tokenOf(reference: string) {
  const rows = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'case')
    .orderBy('id', 'desc')
    .execute()
  const mails = rows.map(({ data }) => data as { reference: string; satisfactionToken?: string })
  return mails.find((data) => data.reference === reference)?.satisfactionToken ?? null
}

function page(token: string | null, payload?: string) {
  return server.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/satisfaction?lang=es&token=${encodeURIComponent(token ?? '')}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload === undefined ? {} : { payload }),
  })
}

describe('how content a customer was (Ley 10/2025 art. 18)', () => {
  it('[law.satisfaction] is not asked before the case is answered and closed, by nothing [POST crm/cases/{id}/satisfaction/]', async () => {
    const { id, reference } = await open()
    const early = async () => {
      expect((await read(id)).satisfaction).toEqual({ asks: false, given: null })
      expect(await rate(id, { score: 5 })).toMatchObject({ status: 409, body: { error: 'case_open' } })
      expect(await tokenOf(reference)).toBeNull()
    }
    await early()
    await answer(reference, { message_id: '1' })
    await early()
    // Opened and closed by the customer alone, nothing is resolved.
    const alone = await open()
    await laia.send('POST', `crm/cases/${alone.id}/close/`, {})
    expect((await read(alone.id)).satisfaction.asks).toBe(false)
    expect((await rate(alone.id, { score: 5 })).status).toBe(409)
    await answer(reference, { message_id: '2', closes: true })
    expect((await read(id)).satisfaction).toEqual({ asks: true, given: null })
    expect(await tokenOf(reference)).toMatch(/^ey/)
  })

  it('[law.satisfaction] is kept once, told to the retailer, and stands in the register on its day [GET retailer/satisfaction/]', async () => {
    const { id, reference } = await open()
    await answer(reference, { message_id: '1', closes: true })
    const said = { score: 2, cause: 'time', text: 'Tres semanas.' }
    expect(await rate(id, { ...said, score: 6 })).toMatchObject({ status: 400 })
    expect(await rate(id, { ...said, cause: 'weather' })).toMatchObject({ status: 400 })
    expect((await rate(id, said)).body).toMatchObject({ satisfaction: { asks: false, given: said } })
    expect((await rate(id, said)).status).toBe(200)
    expect(await rate(id, { score: 5 })).toMatchObject({ status: 409, body: { error: 'already_rated' } })
    // After reopening and closing it is not asked again.
    await laia.send('POST', `crm/cases/${id}/reopen/`, { description: 'Falta algo.', attachment: [] })
    await answer(reference, { message_id: '2', closes: true })
    expect((await read(id)).satisfaction).toEqual({ asks: false, given: said })
    expect(await tokenOf(reference)).toBeNull()
    const events = (await readOutbox(server.services, 0)).page.events.flatMap((event) =>
      event.type === 'case.rated' && event.satisfaction.reference === reference ? [event.satisfaction] : [],
    )
    expect(events).toEqual([{ reference, customer: { code: expect.any(String) as string }, ...said }])
    const register = async (query: string) => {
      const reply = await server.inject({
        url: `/api/v1/retailer/satisfaction/?${query}`,
        headers: retailer(),
      })
      return reply
        .json<{ items: { reference: string }[] }>()
        .items.filter((item) => item.reference === reference)
    }
    const today = '2026-11-21'
    expect(await register(`from=${today}&to=${today}`)).toEqual([
      {
        reference,
        contract: laia.contract.name,
        category,
        claim: null,
        ...said,
        by_link: false,
        date: today,
      },
    ])
    expect(await register('to=2026-11-20')).toEqual([])
    for (const wrong of ['from=2026-02-31', 'to=0000-01-01', 'to=yesterday']) {
      const [field = ''] = wrong.split('=')
      const reply = await server.inject({
        url: `/api/v1/retailer/satisfaction/?${wrong}`,
        headers: retailer(),
      })
      expect(reply.json()).toMatchObject({ status_code: 400, errors: { [field]: ['date_not_valid'] } })
    }
  })

  it('[law.satisfaction] of another customer is nobody else’s to say or to read', async () => {
    const { id, reference } = await open()
    await answer(reference, { message_id: '1', closes: true })
    const pol = await addCaller(server)
    expect((await pol.send('POST', `crm/cases/${id}/satisfaction/`, { score: 1 })).status).toBe(404)
    const reply = await server.inject({ url: '/api/v1/retailer/satisfaction/' })
    expect(reply.statusCode).toBe(401)
  })
})

describe('the link of the mail that closes a case', () => {
  it('[law.satisfaction] asks without a session and without scripts, and is answered once', async () => {
    const { id, reference } = await open()
    await answer(reference, { message_id: '1', closes: true })
    const token = await tokenOf(reference)
    const asked = await page(token)
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('<legend>¿Qué tal ha sido la atención?</legend>')
    expect(asked.body).not.toContain('<script')
    expect((await read(id)).satisfaction.given).toBeNull()
    expect((await page(token, 'cause=time')).statusCode).toBe(400)
    expect((await page(token, 'score=4&cause=&text=Bien+todo')).body).toContain('Gracias')
    const given = { score: 4, cause: null, text: 'Bien todo' }
    expect((await read(id)).satisfaction).toEqual({ asks: false, given })
    expect((await page(token, 'score=1&cause=&text=')).body).toContain('Gracias')
    expect((await page(token)).body).not.toContain('<form')
    expect((await read(id)).satisfaction).toEqual({ asks: false, given })
  })

  it('[law.satisfaction] asks nothing while the case is open again, nor late, nor by a token of another purpose', async () => {
    const { id, reference } = await open()
    await answer(reference, { message_id: '1', closes: true })
    const token = await tokenOf(reference)
    await laia.send('POST', `crm/cases/${id}/reopen/`, { description: 'Falta algo.', attachment: [] })
    expect((await page(token)).statusCode).toBe(409)
    expect((await page(token, 'score=5')).statusCode).toBe(409)
    expect((await read(id)).satisfaction.given).toBeNull()
    const session = laia.headers['authorization']!.slice('Bearer '.length)
    for (const wrong of ['', 'x', `${token}x`, session])
      expect((await page(wrong, 'score=5')).statusCode).toBe(404)
    server.clock.advance(91 * 86_400_000)
    expect((await page(token)).statusCode).toBe(404)
  })
})
