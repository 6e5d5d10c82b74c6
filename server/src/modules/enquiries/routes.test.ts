import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { addCustomer } from '../../testing/factories.ts'
import { multipartOf, sampleFiles } from '../../testing/sample-files.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { visitorCookieName } from '../../platform/http/visitor.ts'
import { sweepEnquiries } from './operations.ts'

let server: TestServer
let network = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network += 1
  await server.db.deleteFrom('attempt_budget').execute()
})

interface Reply {
  readonly data: { readonly result: { readonly reference: string } }
  readonly errors?: object
}

async function upload(): Promise<string> {
  const { payload, headers } = multipartOf(sampleFiles.pdf)
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/files/?purpose=contact',
    headers,
    payload,
  })
  return reply.json<{ id: string }>().id
}

interface More {
  readonly key?: string
  readonly visitor?: string
  readonly ip?: string
  readonly lang?: string
}

async function send(body: object, { key, visitor = 'l'.repeat(43), ip, lang = 'es' }: More = {}) {
  const reply = await server.inject({
    method: 'POST',
    url: `/api/v1/crm/unsigned/?lang=${lang}`,
    payload: body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    cookies: { [visitorCookieName(server.services.cookieSuffix)]: visitor },
    remoteAddress: ip ?? `10.1.${network}.7`,
  })
  return { status: reply.statusCode, body: reply.json<Reply>() }
}

async function message(more: object = {}) {
  return {
    email: 'Laia@Example.test',
    mobile: '600 111 222',
    subject: 'Mi factura ',
    description: 'No la entiendo.',
    attachment: [await upload()],
    ...more,
  }
}

function enquiries() {
  return server.db.selectFrom('enquiry').selectAll().orderBy('created_at').execute()
}

describe('a message without signing in [POST crm/unsigned/]', () => {
  it('is kept with its files, and the retailer and the sender are told [v3.unsigned-contact]', async () => {
    const body = await message()
    const { status, body: reply } = await send(body, { lang: 'ca' })
    expect(status).toBe(200)
    const { reference } = reply.data.result
    expect(reply).toEqual({ data: { result: { status: 'OK', reference, answer_by: '2026-11-27' } } })
    const row = await server.db
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ kind: 'contact', locale: 'ca', consent: null })
    expect(unsealJson('enquiry.payload', row, row.payload)).toEqual({
      email: 'Laia@example.test',
      mobile: '+34600111222',
      subject: 'Mi factura',
      description: 'No la entiendo.',
      attachment: body.attachment,
    })
    const event = await server.db
      .selectFrom('outbox_event')
      .selectAll()
      .where('enquiry_id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect([event.type, event.payload]).toEqual([
      'enquiry.received',
      { id: row.id, reference, kind: 'contact' },
    ])
    const mail = await server.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('dedupe_key', '=', `enquiry:${reference}`)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ template: 'enquiry', recipient: 'Laia@example.test', locale: 'ca' })
    expect(mail.data).toEqual({ kind: 'contact', reference, answerBy: '2026-11-27' })
  })

  it('says what is wrong beside its field, and keeps nothing of it [v5.unsigned-fields]', async () => {
    const before = (await enquiries()).length
    const { status, body } = await send(
      await message({ email: 'laia', mobile: '12', subject: ' ', attachment: [] }),
    )
    expect([status, body.errors]).toEqual([
      400,
      {
        email: ['validation_email_name_not_valid'],
        mobile: ['mobile_not_valid'],
        subject: ['required_field'],
        attachment: ['min_files'],
      },
    ])
    const gone = await send(await message({ attachment: ['0'.repeat(32)] }))
    expect([gone.status, gone.body.errors]).toEqual([400, { attachment: ['file_gone'] }])
    expect(await enquiries()).toHaveLength(before)
  })

  it('takes the file itself in its JSON too, as the specification writes it', async () => {
    const content = `data:application/pdf;base64,${Buffer.from(sampleFiles.pdf).toString('base64')}`
    const { status } = await send(await message({ attachment: [{ name: 'factura.pdf', content }] }))
    expect(status).toBe(200)
    const empty = await send(await message({ attachment: [{ name: 'factura.pdf', content: '' }] }))
    expect(empty.status).toBe(400)
  })

  it('is told the day on which it is answered, again where it comes twice, and so is the retailer [r.enquiry-day]', async () => {
    const promising = await startTestServer(
      {},
      {
        onDatabase: server.connection,
        deployment: { contactForms: { ...server.services.deployment.contactForms, answerWorkingDays: 3 } },
      },
    )
    const sent = async () => {
      const reply = await promising.inject({
        method: 'POST',
        url: '/api/v1/crm/unsigned/',
        payload: body,
        headers: { 'idempotency-key': 'answered-by-1' },
        cookies: { [visitorCookieName(promising.services.cookieSuffix)]: 'l'.repeat(43) },
        remoteAddress: `10.2.${network}.7`,
      })
      return reply.json<{ data: { result: { reference: string; answer_by: string } } }>().data.result
    }
    const body = await message()
    const { reference, answer_by } = await sent()
    expect(answer_by).toBe('2026-11-25')
    expect((await sent()).answer_by).toBe(answer_by)
    const { id } = await server.db
      .selectFrom('enquiry')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const url = `/api/v1/retailer/enquiries/${id}/`
    const read = await promising.inject({ url, headers: { 'x-api-key': server.apiKey } })
    expect(read.json()).toMatchObject({ answer_by })
    await promising.app.close()
  })

  it('is answered the same whether the e-mail has an account [POST crm/unsigned/]', async () => {
    const customer = await addCustomer(server.db)
    const [known, unknown] = [
      await send(await message({ email: customer.email })),
      await send(await message({ email: 'nobody@example.test' })),
    ]
    const shape = ({ status, body }: typeof known) => [
      status,
      JSON.stringify(body).replace(/\w{4}-\w{4}/, 'reference'),
    ]
    expect(shape(known)).toEqual(shape(unknown))
  })

  it('is one however often the same sending comes', async () => {
    const body = await message()
    const first = await send(body, { key: 'the-same-key' })
    const again = await send(body, { key: 'the-same-key' })
    expect(again).toEqual(first)
    const other = await send(await message(), { key: 'the-same-key', visitor: 'p'.repeat(43) })
    expect(other.body.data.result.reference).not.toBe(first.body.data.result.reference)
  })

  it('is bounded by network, and mails an address three times a day at most', async () => {
    const outcomes: number[] = []
    for (let sent = 0; sent < 31; sent++)
      outcomes.push((await send(await message({ email: 'bombed@example.test' }))).status)
    expect(outcomes.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(outcomes[30]).toBe(429)
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', '=', 'bombed@example.test')
      .execute()
    expect(mails).toHaveLength(3)
    expect((await send(await message(), { ip: '10.99.0.1' })).status).toBe(200)
  })

  it('is read by the retailer alone, and erased after three months with its files [GET retailer/enquiries/{id}/]', async () => {
    const body = await message()
    const { reference } = (await send(body)).body.data.result
    const { id } = await server.db
      .selectFrom('enquiry')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const read = (headers: Record<string, string> = {}) =>
      server.inject({ url: `/api/v1/retailer/enquiries/${id}/`, headers })
    expect((await read()).statusCode).not.toBe(200)
    const reading = await read({ 'x-api-key': server.apiKey })
    expect(reading.json()).toMatchObject({
      id,
      reference,
      kind: 'contact',
      enquiry: { subject: 'Mi factura' },
    })
    const file = () =>
      server.db
        .selectFrom('uploaded_file')
        .select('claimed_by')
        .where('id', '=', body.attachment[0]!)
        .executeTakeFirstOrThrow()
    expect((await file()).claimed_by).toBe(`enquiry/${id}`)
    await sweepEnquiries(server.services)
    expect(await enquiries()).not.toHaveLength(0)
    const later = { ...server.services, clock: { nowMs: () => server.clock.nowMs() + 91 * 86_400_000 } }
    await sweepEnquiries(later)
    expect(await enquiries()).toHaveLength(0)
    expect((await file()).claimed_by).toBeNull()
  })
})
