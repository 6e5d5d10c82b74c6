import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallBackItem, CallSlotItem } from '@endoll/api/call-backs.ts'
import type { MailData } from '../../mails/queue-mail.ts'
import { atDesk } from '../../testing/at-desk.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let network = 0

beforeAll(async () => {
  server = await startTestServer(
    { callBack: true, desk: true },
    {
      deployment: {
        callBack: {
          hours: [{ from: '09:00', to: '11:00' }],
          zone: 'Europe/Madrid',
          holidays: [],
          slotMinutes: 60,
          perSlot: 1,
          daysAhead: 6,
          noticeMinutes: 60,
        },
      },
    },
  )
})
afterAll(() => server.stop())
beforeEach(async () => {
  network += 1
  await server.db.deleteFrom('attempt_budget').execute()
  await server.db.deleteFrom('enquiry').execute()
})

/** What any of the calls replies. */
type Body = CallBackItem & {
  readonly token: string
  readonly slots: readonly CallSlotItem[]
  readonly errors?: object
}

async function send(method: 'GET' | 'POST', path: string, payload?: object, key?: string) {
  const reply = await server.inject({
    method,
    url: `/api/v1/call_back/${path}`,
    ...(payload && { payload }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
    remoteAddress: `10.2.${network}.7`,
  })
  return { status: reply.statusCode, body: reply.json<Body>() }
}

async function slots(): Promise<readonly CallSlotItem[]> {
  return (await send('GET', 'slots/')).body.slots
}

const asked = {
  name: 'Laia Ferrer',
  phone: '600 111 222',
  email: 'laia@example.test',
  about: 'Mi factura',
}

async function askFor(at: string, more: object = {}) {
  return send('POST', '', { ...asked, at, ...more })
}

async function mails() {
  const rows = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'enquiry')
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => (data as MailData['enquiry']).call?.about)
}

async function events(reference: string) {
  const rows = await server.db
    .selectFrom('outbox_event')
    .innerJoin('enquiry', 'enquiry.id', 'outbox_event.enquiry_id')
    .select('type')
    .where('enquiry.reference', '=', reference)
    .orderBy('outbox_event.id')
    .execute()
  return rows.map(({ type }) => type)
}

// The office's clock stands on Saturday 2026-11-21.
describe('being called back [r.call-back]', () => {
  it('is asked for at a time that is free, told to the retailer and by mail [GET call_back/slots/] [POST call_back/]', async () => {
    const free = await slots()
    expect(free.slice(0, 3)).toEqual([
      { at: '2026-11-23T08:00:00.000Z', day: '2026-11-23', from: '09:00', to: '10:00' },
      { at: '2026-11-23T09:00:00.000Z', day: '2026-11-23', from: '10:00', to: '11:00' },
      { at: '2026-11-24T08:00:00.000Z', day: '2026-11-24', from: '09:00', to: '10:00' },
    ])
    const { status, body } = await askFor(free[0]!.at)
    expect([status, body]).toMatchObject([200, { ...free[0], state: 'waiting' }])
    expect(await events(body.reference)).toEqual(['enquiry.received'])
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('dedupe_key', '=', `enquiry:${body.reference}`)
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({ call: { about: 'asked', day: '2026-11-23', from: '09:00', to: '10:00' } })
    expect((await slots())[0]?.from).toBe('10:00')
    expect((await askFor(free[0]!.at)).body.errors).toEqual({ at: ['slot_taken'] })
    expect((await askFor('2026-11-22T08:00:00.000Z')).body.errors).toEqual({ at: ['slot_taken'] })
  })

  it('says what is wrong beside its field', async () => {
    const at = (await slots())[0]!.at
    expect((await askFor(at, { name: ' ', phone: '12', email: 'laia', about: '' })).body.errors).toEqual({
      name: ['required_field'],
      phone: ['phone_not_valid'],
      email: ['email_not_valid'],
      about: ['required_field'],
    })
  })

  it('is one call however often it is sent, and however many ask at once for the last place', async () => {
    const at = (await slots())[0]!.at
    const both = await Promise.all([askFor(at), askFor(at, { email: 'pau@example.test' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is changed and cancelled by its link, which frees its time [POST call_back/mine/] [POST call_back/move/] [POST call_back/cancel/]', async () => {
    await server.db.deleteFrom('mail_outbox').execute()
    const [first, second] = await slots()
    const { token, reference } = (await askFor(first!.at)).body
    const moved = await send('POST', 'move/', { token, at: second!.at })
    expect(moved.body).toMatchObject({ ...second, reference, state: 'waiting' })
    // Pressed twice: it is told once.
    expect((await send('POST', 'move/', { token, at: second!.at })).body).toEqual(moved.body)
    expect((await slots())[0]).toEqual(first)
    expect((await send('POST', 'mine/', { token })).body).toEqual(moved.body)
    const cancelled = await send('POST', 'cancel/', { token })
    expect(cancelled.body.state).toBe('cancelled')
    expect((await slots()).slice(0, 2)).toEqual([first, second])
    // Over is over: nothing is told twice.
    expect((await send('POST', 'cancel/', { token })).body.state).toBe('cancelled')
    expect((await send('POST', 'move/', { token, at: first!.at })).body.state).toBe('cancelled')
    expect(await events(reference)).toEqual(['enquiry.received', 'enquiry.changed', 'enquiry.changed'])
    expect(await mails()).toEqual(['asked', 'moved', 'cancelled'])
    expect((await send('POST', 'mine/', { token: 'none' })).status).toBe(403)
  })

  it('is not asked for by one network as often as it likes', async () => {
    const [{ at } = { at: '' }] = await slots()
    const replies = await Promise.all(Array.from({ length: 31 }, () => askFor(at, { name: '' })))
    expect(
      replies
        .map(({ status }) => status)
        .toSorted()
        .at(-1),
    ).toBe(429)
  })

  it('stands at the desk by its time until somebody has called', async () => {
    const [first, second] = await slots()
    await askFor(second!.at, { about: 'Después' })
    const { reference, token } = (await askFor(first!.at)).body
    const gone = (await askFor((await slots())[0]!.at)).body
    await send('POST', 'cancel/', { token: gone.token })
    const marta = await atDesk(server, ['answers'])
    const { body } = await marta.send('GET', 'enquiries/')
    expect((body as { items: object[] }).items).toMatchObject([
      { kind: 'call_back', reference, name: 'Laia Ferrer', phone: '+34600111222', subject: 'Mi factura' },
      { subject: 'Después' },
    ])
    await marta.send('POST', `enquiries/${reference}/done/`, {})
    expect((await send('POST', 'mine/', { token })).body.state).toBe('done')
    expect((await send('POST', 'cancel/', { token })).body.state).toBe('done')
  })
})
