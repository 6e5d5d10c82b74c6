import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaseDetail, CaseItem } from '@endoll/api/cases.ts'
import type { CaseOutboxEvent } from '@endoll/api/retailer.ts'
import { createApp } from '../../app.ts'
import { addCategory, addContract } from '../../testing/factories.ts'
import { sampleFiles } from '../../testing/sample-files.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { pdfContent } from '../../testing/test-cases.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deliverOutbox } from '../requests/operations/deliver.ts'

let server: TestServer
let laia: TestCaller
let pol: TestCaller
let category: number

const dayMs = 86_400_000
const pdf = pdfContent

beforeAll(async () => {
  server = await startTestServer()
  category = await addCategory(server.db, { section: 'Facturas', name: 'No entiendo una factura' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  laia = await addCaller(server)
  pol = await addCaller(server)
})

function asked(more = {}) {
  return {
    polissa_id: laia.contract.id,
    category,
    subject: 'Factura de noviembre',
    description: 'No entiendo\nla potencia.',
    attachment: [],
    ...more,
  }
}

let keys = 0
function key() {
  return { 'idempotency-key': `case-${String((keys += 1)).padStart(6, '0')}` }
}

async function open(more = {}, headers = key()) {
  const { status, body } = await laia.send('POST', 'crm/cases/', asked(more), headers)
  expect([status, body]).toEqual([
    200,
    { data: { id: expect.any(Number), reference: expect.stringMatching(/^[0-9A-Z]{4}-/) } },
  ])
  return (body as { data: { id: number; reference: string } }).data
}

async function read(id: number): Promise<CaseDetail> {
  return (await laia.send('GET', `crm/cases/${id}/`)).body
}

interface FromRetailer {
  readonly message_id: string
  readonly text: string
  readonly closes?: boolean
  readonly attachment?: readonly object[]
}

async function answer(reference: string, payload: FromRetailer) {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/retailer/cases/${reference}/messages/`,
    headers: { 'x-api-key': server.apiKey },
    payload,
  })
  return { status: reply.statusCode, body: reply.json<{ state: string; position: number; error?: string }>() }
}

/** What was delivered to the retailer since the last time. */
async function delivered() {
  const taken: CaseOutboxEvent[] = []
  await deliverOutbox(server.services, {
    deliver: async (event) => void (event.type.startsWith('case.') && taken.push(event as CaseOutboxEvent)),
  })
  return taken
}

describe('a case', () => {
  it('is opened with its files, its event and its mail, and reads as it was written [c3.crm-case-create] [POST crm/cases/] [GET crm/cases/{id}/]', async () => {
    await delivered()
    const { id, reference } = await open({ attachment: [{ name: 'Factura 7.pdf', content: pdf }] })
    expect(await read(id)).toMatchObject({
      id,
      reference,
      subject: 'Factura de noviembre',
      state: 'open',
      supply: 'electricity',
      contract: { id: laia.contract.id, name: laia.contract.name },
      category: { id: category, name: 'No entiendo una factura' },
      claim: null,
      unread: 0,
      reopen_until: null,
      mails: [
        {
          position: 1,
          author: 'customer',
          what: 'message',
          text: 'No entiendo\nla potencia.',
          attachments: [{ number: 1, name: 'Factura 7.pdf', size_bytes: sampleFiles.pdf.length }],
        },
      ],
    })
    expect(await mailsTo(server, laia.customer.email)).toEqual(['case opened'])
    const [event, ...more] = await delivered()
    expect(more).toEqual([])
    expect(event).toMatchObject({
      type: 'case.opened',
      case: {
        reference,
        state: 'open',
        contract: { name: laia.contract.name, cups: laia.contract.cups, supply: 'electricity' },
        category,
        claim: null,
        subject: 'Factura de noviembre',
        message: { position: 1, text: 'No entiendo\nla potencia.', files: [{ name: 'Factura 7.pdf' }] },
      },
    })
    const file = await server.inject({
      url: `/api/v1/files/${event!.case.message.files[0]!.id}/`,
      headers: { 'x-api-key': server.apiKey },
    })
    expect(file.rawPayload.equals(sampleFiles.pdf)).toBe(true)
  })

  it('is one however often it is sent under one key, and refused under it with other words [POST crm/cases/]', async () => {
    const headers = key()
    const attachment = [{ name: 'a.pdf', content: pdf }]
    const [first, second] = await Promise.all([open({ attachment }, headers), open({ attachment }, headers)])
    expect(second).toEqual(first)
    expect((await read(first.id)).mails).toHaveLength(1)
    const other = await laia.send('POST', 'crm/cases/', asked({ subject: 'Otra' }), headers)
    expect(other).toMatchObject({ status: 422, body: { error: 'key_reused' } })
  })

  it.each([
    [{ subject: ' \u0000 ' }, { subject: ['required_field'] }],
    [{ description: '' }, { description: ['required_field'] }],
    [{ description: 'x'.repeat(5001) }, { description: ['too_long'] }],
    [{ polissa_id: undefined }, { polissa_id: ['required_field'] }],
    [{ category: undefined }, { category: ['required_field'] }],
    [{ category: 987_654 }, { category: ['not_valid'] }],
    [{ polissa_id: 987_654 }, { polissa_id: ['not_valid'] }],
    [{ attachment: ['0'.repeat(32)] }, { attachment: ['file_gone'] }],
  ])(
    'is refused with the field that is wrong: %j [c3.crm-case-create] [POST crm/cases/]',
    async (more, errors) => {
      const { status, body } = await laia.send('POST', 'crm/cases/', asked(more))
      expect([status, (body as { errors: object }).errors]).toEqual([400, errors])
    },
  )

  it('is only about what is offered for the supply of the contract [c3.crm-case-read] [c5.contact] [GET crm/cases/categories/]', async () => {
    const gas = await addCategory(server.db, { supply: 'gas' })
    const gone = await addCategory(server.db, { to_day: '2026-11-21' })
    for (const id of [gas, gone]) {
      const { status } = await laia.send('POST', 'crm/cases/', asked({ category: id }))
      expect(status).toBe(400)
    }
    const { id: polissa_id } = await addContract(server.db, laia.customer, { kind: 'gas' })
    await open({ polissa_id, category: gas })
    const { body } = await laia.send('GET', 'crm/cases/categories/')
    const { categories, sections } = body as { categories: { id: number }[]; sections: object[] }
    expect(categories.map(({ id }) => id)).toEqual(expect.arrayContaining([category, gas]))
    expect(categories.map(({ id }) => id)).not.toContain(gone)
    expect(sections).toContainEqual({ id: category, name: 'Facturas' })
  })

  it('of another customer is not there, nor is a contract of theirs', async () => {
    const { id } = await open({ attachment: [{ name: 'a.pdf', content: pdf }] })
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', 'files/1/', undefined],
      ['POST', 'messages/', { description: 'Hola', attachment: [] }],
      ['POST', 'close/', undefined],
      ['POST', 'reopen/', { description: 'Hola', attachment: [] }],
      ['POST', 'read/', { position: 1 }],
    ] as const) {
      const theirs = await pol.send(method, `crm/cases/${id}/${path}`, body)
      const nobodys = await pol.send(method, `crm/cases/987654321/${path}`, body)
      expect([path, theirs]).toEqual([path, nobodys])
      expect(theirs.status).toBe(404)
    }
    const foreign = await pol.send('POST', 'crm/cases/', asked())
    const absent = await pol.send('POST', 'crm/cases/', asked({ polissa_id: 987_654_321 }))
    expect(foreign).toEqual(absent)
    expect((await read(id)).mails).toHaveLength(1)
  })
})

describe('a conversation', () => {
  it('goes to and fro with files both ways, each message once [c3.crm-case-read] [c7.crm-not-shown] [GET crm/cases/{id}/files/{number}/] [POST crm/cases/{id}/messages/] [POST retailer/cases/{reference}/messages/]', async () => {
    const { id, reference } = await open()
    await delivered()
    const said = {
      message_id: 'crm-1',
      text: 'La potencia es fija.',
      attachment: [{ name: 'r.pdf', content: pdf }],
    }
    expect(await answer(reference, said)).toMatchObject({ status: 200, body: { state: 'open', position: 2 } })
    expect(await answer(reference, said)).toMatchObject({ status: 200, body: { position: 2 } })
    expect(await answer(reference, { ...said, text: 'Otra cosa.' })).toMatchObject({ status: 422 })
    expect(await read(id)).toMatchObject({ unread: 1 })
    expect(await mailsTo(server, laia.customer.email)).toEqual(['case opened', 'case answered'])

    const file = await server.inject({ url: `/api/v1/crm/cases/${id}/files/1/`, headers: laia.headers })
    expect(file.rawPayload.equals(sampleFiles.pdf)).toBe(true)
    expect(file.headers['content-disposition']).toContain('r.pdf')

    const headers = key()
    const mine = { description: 'Gracias.', attachment: [{ name: 'm.pdf', content: pdf }] }
    for (const _ of [1, 2]) {
      const { status } = await laia.send('POST', `crm/cases/${id}/messages/`, mine, headers)
      expect(status).toBe(200)
    }
    const { mails, unread } = await read(id)
    expect(
      mails.map(({ author, text, attachments }) => [author, text, attachments.map(({ number }) => number)]),
    ).toEqual([
      ['customer', 'No entiendo\nla potencia.', []],
      ['retailer', 'La potencia es fija.', [1]],
      ['customer', 'Gracias.', [2]],
    ])
    expect(unread).toBe(0)
    expect((await delivered()).map(({ type, case: { message } }) => [type, message.position])).toEqual([
      ['case.message', 3],
    ])
  })

  it('is read up to where the customer says, never back [POST crm/cases/{id}/read/]', async () => {
    const { id, reference } = await open()
    for (const message_id of ['1', '2']) await answer(reference, { message_id, text: 'Hola.' })
    expect((await read(id)).unread).toBe(2)
    for (const [position, unread] of [
      [2, 1],
      [1, 1],
      [999, 0],
    ]) {
      const { body } = await laia.send('POST', `crm/cases/${id}/read/`, { position })
      expect(body).toEqual({ unread })
    }
  })

  it('is closed by either side and opened again for thirty days, not for thirty-one [c7.crm-not-shown] [POST crm/cases/{id}/close/] [POST crm/cases/{id}/reopen/]', async () => {
    const { id, reference } = await open()
    await delivered()
    for (const _ of [1, 2]) await laia.send('POST', `crm/cases/${id}/close/`)
    const late = await laia.send('POST', `crm/cases/${id}/messages/`, { description: 'Hola', attachment: [] })
    expect(late).toMatchObject({ status: 409, body: { error: 'case_closed' } })
    expect(await read(id)).toMatchObject({ state: 'closed', reopen_until: '2026-12-21' })
    const again = await laia.send('POST', `crm/cases/${id}/reopen/`, {
      description: 'Sigue igual.',
      attachment: [],
    })
    expect(again).toMatchObject({ status: 200, body: { state: 'open', reopen_until: null } })
    expect((await delivered()).map(({ type }) => type)).toEqual(['case.closed', 'case.reopened'])

    expect(await answer(reference, { message_id: 'end', text: 'Arreglado.', closes: true })).toMatchObject({
      body: { state: 'closed' },
    })
    expect(await mailsTo(server, laia.customer.email)).toEqual(['case opened', 'case closed'])
    const now = server.clock.nowMs()
    server.clock.advance(30 * dayMs)
    laia = { ...laia, ...(await signedInAgain(laia)) }
    expect(await read(id)).toMatchObject({ reopen_until: '2026-12-21' })
    server.clock.advance(dayMs)
    laia = { ...laia, ...(await signedInAgain(laia)) }
    expect(await read(id)).toMatchObject({ reopen_until: null })
    const tooLate = await laia.send('POST', `crm/cases/${id}/reopen/`, {
      description: 'Otra vez',
      attachment: [],
    })
    expect(tooLate).toMatchObject({ status: 409, body: { error: 'case_closed' } })
    server.clock.set(now)
  })

  it('is answered by the retailer’s systems alone [POST retailer/cases/{reference}/messages/]', async () => {
    const { reference } = await open()
    const reply = await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/cases/${reference}/messages/`,
      headers: laia.headers,
      payload: { message_id: '1', text: 'Hola.' },
    })
    expect(reply.statusCode).toBe(401)
    expect((await answer('0000-0000', { message_id: '1', text: 'Hola.' })).status).toBe(404)
  })
})

/** A session lasts no month. */
async function signedInAgain(caller: TestCaller): Promise<Pick<TestCaller, 'headers' | 'send'>> {
  const headers = await server.signIn(caller.customer)
  return {
    headers,
    send: async (method, path, body) => {
      const reply = await server.inject({
        method,
        url: `/api/v1/${path}`,
        headers,
        ...(body ? { payload: body } : {}),
      })
      return { status: reply.statusCode, body: reply.json<never>() }
    },
  }
}

describe('the list of cases', () => {
  const list = async (query = '') =>
    (await laia.send('GET', `crm/cases/?${query}`)).body as {
      items: CaseItem[]
      total_items: number
      summary: object
    }

  it('has what is unread first, then what was written last, by state and supply [c3.crm-case-read] [c7.crm-not-shown] [GET crm/cases/]', async () => {
    const gasContract = await addContract(server.db, laia.customer, { kind: 'gas' })
    const first = await open({ subject: 'uno' })
    server.clock.advance(1000)
    await open({ subject: 'dos' })
    server.clock.advance(1000)
    const third = await open({ subject: 'tres', polissa_id: gasContract.id })
    await laia.send('POST', `crm/cases/${third.id}/close/`)
    server.clock.advance(1000)
    const subjects = async (query = '') => (await list(query)).items.map(({ subject }) => subject)
    expect(await subjects()).toEqual(['tres', 'dos', 'uno'])
    await answer(first.reference, { message_id: '1', text: 'Hola.' })
    server.clock.advance(1000)
    await laia.send('POST', `crm/cases/${third.id}/reopen/`, { description: 'Sigue.', attachment: [] })
    expect(await subjects()).toEqual(['uno', 'tres', 'dos'])
    expect(await subjects('supply=gas')).toEqual(['tres'])
    expect(await subjects('state=closed')).toEqual([])
    expect(await subjects('offset=1&limit=1')).toEqual(['tres'])
    expect(await list('limit=1')).toMatchObject({
      total_items: 3,
      summary: { unread: 1, open: 3, incomplete: 0, electricity: 2, gas: 1 },
    })
    expect((await pol.send('GET', 'crm/cases/')).body).toMatchObject({ items: [], total_items: 0 })
  })
})

it('is not there while CRMcases and contact are off [c2.flag-crm]', async () => {
  const { services } = server
  const { deployment } = services
  const switches = { ...deployment.switches, CRMcases: false, contact: false }
  const app = await createApp({ services: { ...services, deployment: { ...deployment, switches } } })
  const { headers } = laia
  const reply = await app.inject({ url: '/api/v1/crm/cases/categories/', headers })
  expect([reply.statusCode, reply.body]).toEqual([
    404,
    (await app.inject({ url: '/api/v1/never', headers })).body,
  ])
  await app.close()
})
