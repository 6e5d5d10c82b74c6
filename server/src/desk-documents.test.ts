import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskDocuments, WaitingDocuments } from '@endoll/api/desk-documents.ts'
import { atDesk, type AtDesk } from './testing/at-desk.ts'
import { addCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { addDocuments, addOffers, eventsOf, send } from './modules/leads/leads.fixture.ts'

let server: TestServer
let marta: AtDesk
let pau: AtDesk
let product: number

beforeAll(async () => {
  server = await startTestServer({ desk: true })
  product = (await addOffers(server)).home
  marta = await atDesk(server, ['answers'])
  pau = await atDesk(server, ['answers'], 'Pau Serra')
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

async function read(reference: string, by = marta): Promise<DeskDocuments> {
  return (await by.send('GET', `documents/${reference}/`)).body as DeskDocuments
}

async function mailsAbout(reference: string) {
  const rows = await server.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'data'])
    .where('dedupe_key', '=', `contract-documents:${reference}`)
    .execute()
  return rows.map(({ recipient, data }) => ({ recipient, ...(data as { about: string; reason?: unknown }) }))
}

const blurred = { verdict: 'bad', reason_code: 'unreadable', reason_text: 'Sale movida.' } as const

describe('documents that came with a new contract [r.desk-documents] [GET desk/v1/documents/] [GET desk/v1/documents/{reference}/]', () => {
  it('wait oldest first, and are shown beside whose they should be', async () => {
    const { reference, files } = await addDocuments(server, product)
    const { items } = (await marta.send('GET', 'documents/')).body as { items: WaitingDocuments[] }
    expect(items.find((item) => item.reference === reference)).toMatchObject({
      name: 'Laia Ferrer Puig',
      documents: ['identity'],
      identity_check: 'none',
    })
    const shown = await read(reference)
    expect(shown.files.map(({ id }) => id)).toEqual(files)
    expect(shown.files[0]).toMatchObject({ kind: 'identity', media_type: 'application/pdf' })
    expect(shown).toMatchObject({ nif: '12345678Z', product: 'Luz de prueba', decided: null })
  })

  it('are opened one by one, and no file of another contract through them [GET desk/v1/documents/{reference}/files/{file}/]', async () => {
    const [one, other] = [await addDocuments(server, product), await addDocuments(server, product)]
    const open = (file: string) =>
      server.inject({ url: `/api/desk/v1/documents/${one.reference}/files/${file}/`, headers: marta.headers })
    const opened = await open(one.file)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/octet-stream'])
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await open(other.file)).statusCode).toBe(404)
  })

  it('are shown in the page where they are pictures', async () => {
    const { reference, file } = await addDocuments(server, product)
    await server.db
      .updateTable('uploaded_file')
      .set({ media_type: 'image/png' })
      .where('id', '=', file)
      .execute()
    const url = `/api/desk/v1/documents/${reference}/files/${file}/`
    const { headers } = await server.inject({ url, headers: marta.headers })
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toMatch(/^inline/)
  })

  it('are told to whoever signs, in the page of the contract, and to the retailer [POST desk/v1/documents/{reference}/decide/]', async () => {
    const { reference, id, lead } = await addDocuments(server, product)
    const state = async () =>
      ((await send(server, 'GET', `contract_drafts/${id}/`)).body as { documents: unknown }).documents
    expect(await state()).toBe('waiting')
    const wrong = await marta.send('POST', `documents/${reference}/decide/`, { verdict: 'bad' })
    expect([wrong.status, (wrong.body as { errors: object }).errors]).toEqual([
      400,
      { reason_code: ['required_field'] },
    ])
    const said = await marta.send('POST', `documents/${reference}/decide/`, blurred)
    expect(said.body).toMatchObject({
      decided: true,
      documents: { decided: { verdict: 'bad', reason_code: 'unreadable', by: 'Marta Vila' } },
    })
    expect(await state()).toBe('bad')
    expect(await mailsAbout(reference)).toMatchObject([
      {
        recipient: 'laia@example.test',
        about: 'documents_bad',
        reason: { code: 'unreadable', text: 'Sale movida.' },
      },
    ])
    const events = await eventsOf(server, lead)
    expect(events.at(-1)).toMatchObject({
      type: 'contract.documents_checked',
      payload: { reference, verdict: 'bad', reason_code: 'unreadable' },
    })
    const outbox = await server.inject({
      url: '/api/v1/retailer/outbox/',
      headers: { 'x-api-key': server.apiKey },
    })
    expect(outbox.body).toContain('contract.documents_checked')
    const { items } = (await marta.send('GET', 'documents/')).body as { items: WaitingDocuments[] }
    expect(items.map((item) => item.reference)).not.toContain(reference)
  })

  it('are decided once when two press', async () => {
    const { reference, lead } = await addDocuments(server, product)
    const press = (by: AtDesk, body: object) => by.send('POST', `documents/${reference}/decide/`, body)
    const replies = await Promise.all([
      press(marta, { verdict: 'good' }),
      press(pau, blurred),
      press(marta, blurred),
      press(pau, { verdict: 'good' }),
    ])
    const outcomes = replies.map(({ body }) => body as { decided: boolean; documents: DeskDocuments })
    expect(outcomes.filter(({ decided }) => decided)).toHaveLength(1)
    const { decided } = await read(reference)
    expect(new Set(outcomes.map((each) => each.documents.decided?.verdict))).toEqual(
      new Set([decided?.verdict]),
    )
    expect(await mailsAbout(reference)).toHaveLength(1)
    const events = await eventsOf(server, lead)
    expect(events.filter(({ type }) => type === 'contract.documents_checked')).toHaveLength(1)
    const lines = await server.db
      .selectFrom('staff_log')
      .select('about')
      .where('what', '=', 'documents_decided')
      .where('about', 'like', `${reference}%`)
      .execute()
    expect(lines).toEqual([{ about: `${reference} ${decided?.verdict}` }])
  })

  it('of a customer who had signed in are looked at as anything else of theirs', async () => {
    const customer = await addCustomer(server.db)
    const { reference } = await addDocuments(server, product, await server.signIn(customer))
    await read(reference, pau)
    const seen = await server.db
      .selectFrom('customer_access')
      .select('who')
      .where('customer_id', '=', customer.customerId)
      .execute()
    expect(seen).toEqual([{ who: 'Pau Serra' }])
  })

  it('that nobody sent, or that are of a contract that has ended, are not there', async () => {
    const { reference, id } = await addDocuments(server, product)
    await server.db.updateTable('contract_draft').set({ state: 'expired' }).where('id', '=', id).execute()
    for (const named of [reference, '0000-0000'])
      expect((await marta.send('GET', `documents/${named}/`)).status).toBe(404)
    expect((await marta.send('POST', `documents/${reference}/decide/`, { verdict: 'good' })).status).toBe(404)
  })
})
