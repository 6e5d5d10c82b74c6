import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import { addContract, testPassword } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCaller, mailsTo, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function shown(caller: TestCaller) {
  return (await caller.send('GET', `contracts/${caller.contract.name}/`)).body as {
    invoice_online: boolean
    electronic_notification: boolean
    date_start_electronic_notification: string | null
    date_request_electronic_notification: string | null
  }
}

describe('online invoices [c2.detail-online-invoice] [c2.flag-online-invoice] [POST contracts/{name}/]', () => {
  const set = (caller: TestCaller, body: object, name = caller.contract.name) =>
    caller.send('POST', `contracts/${name}/`, body)

  it('[law.paper] are switched on and off at once, each time with a request of its own [c4.online-invoice]', async () => {
    const caller = await addCaller(server)
    for (const [on, before] of [
      [true, 'false'],
      [false, 'true'],
    ] as const) {
      const { body } = await set(caller, { invoice_online: on })
      const { request, waiting_for_signature } = body as SubmittedBody
      expect(waiting_for_signature).toBe(false)
      expect(await shown(caller)).toMatchObject({ invoice_online: on })
      expect(await caller.request(request.id)).toMatchObject({
        state: 'effective',
        changes: [{ field: 'invoice_online', before, after: String(on) }],
      })
    }
  })

  it('have a mail for each new bill, by the one switch of such mails [c4.online-invoice]', async () => {
    const caller = await addCaller(server)
    const mailed = async () => {
      const { body } = await caller.send('GET', 'notifications/choices/')
      const { kinds } = body as { kinds: readonly { kind: string; mail: boolean; shown: boolean }[] }
      return kinds.find(({ kind }) => kind === 'bill')
    }
    expect(await mailed()).toMatchObject({ mail: true })
    await caller.send('PUT', 'notifications/choices/', { kind: 'bill', shown: true, mail: false })
    expect(await mailed()).toMatchObject({ mail: false })
    await set(caller, { invoice_online: true })
    expect(await mailed()).toMatchObject({ mail: true, shown: true })
    // Back on paper, the switch stays as it was set.
    await set(caller, { invoice_online: false })
    expect(await mailed()).toMatchObject({ mail: true })
  })

  it.each([
    [{}, { invoice_online: ['required_field'] }],
    [{ invoice_online: 'yes' }, { invoice_online: ['not_valid'] }],
    [{ invoice_online: false }, { invoice_online: ['same_value'] }],
  ])('%j: %j', async (body, errors) => {
    const caller = await addCaller(server)
    expect(await set(caller, body)).toMatchObject({ status: 400, body: { errors } })
  })

  it('belong to active contracts of electricity; ten changes a day', async () => {
    const caller = await addCaller(server, { state: 'baixa' })
    expect(await set(caller, { invoice_online: true })).toMatchObject({
      status: 409,
      body: { error: 'contract_not_active' },
    })
    const gas = await addContract(server.db, caller.customer, { kind: 'gas' })
    expect((await set(caller, { invoice_online: true }, gas.name)).status).toBe(404)
    const often = await addCaller(server)
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await set(often, { invoice_online: time % 2 === 0 })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it.each<[string, Partial<Switches>, number, number]>([
    ['both sides', { modifyInvoiceOnline: true, modifyInvoiceOnlineOneSide: false }, 200, 200],
    ['one side', { modifyInvoiceOnline: false, modifyInvoiceOnlineOneSide: true }, 200, 404],
    ['one side of both', { modifyInvoiceOnline: true, modifyInvoiceOnlineOneSide: true }, 200, 404],
    ['none', { modifyInvoiceOnline: false, modifyInvoiceOnlineOneSide: false }, 404, 404],
  ])('%s: on %i, off %i', async (_, switches, on, off) => {
    const other = await startTestServer(switches)
    const caller = await addCaller(other)
    expect((await set(caller, { invoice_online: true })).status).toBe(on)
    expect((await set(caller, { invoice_online: false })).status).toBe(off)
    const { rows } = { rows: await other.db.selectFrom('contract').select('invoice_online').execute() }
    expect(rows).toEqual([{ invoice_online: on === 200 && off !== 200 }])
    await other.stop()
  })
})

describe('electronic notification [c2.detail-notification] [POST contracts/{name}/electronic_notification/]', () => {
  const ask = async (caller: TestCaller, name = caller.contract.name) =>
    caller.send('POST', `contracts/${name}/electronic_notification/`, {})
  const answer = async (caller: TestCaller, id: number, payload: object) => {
    const { reference } = await caller.request(id)
    const url = `/api/v1/retailer/requests/${reference}/answer/`
    return server.inject({ method: 'POST', url, headers: { 'x-api-key': server.apiKey }, payload })
  }
  const putEmail = (caller: TestCaller, email: string) =>
    caller.send('PUT', 'users/', { email, current: testPassword })
  const confirm = async (address: string) => {
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', address)
      .where('template', '=', 'confirm_email')
      .executeTakeFirstOrThrow()
    const payload = { token: (data as { token: string }).token }
    return server.inject({ method: 'POST', url: '/api/v1/users/email/confirm/', payload })
  }

  it('is requested, with its day, until the retailer says since when it is active [c4.electronic-notification]', async () => {
    const caller = await addCaller(server)
    const { body } = await ask(caller)
    const { request } = body as SubmittedBody
    expect(body).toMatchObject({ waiting_for_signature: false, waits_for_email: null })
    expect(await shown(caller)).toMatchObject({
      electronic_notification: false,
      date_start_electronic_notification: null,
      date_request_electronic_notification: '2026-11-21',
    })
    expect(await ask(caller)).toMatchObject({
      status: 409,
      body: { error: 'process_running', about: { request } },
    })
    await answer(caller, request.id, { answer: 'effective', effective_date: '2026-11-21' })
    expect(await shown(caller)).toEqual(
      expect.objectContaining({
        electronic_notification: true,
        date_start_electronic_notification: '2026-11-21',
        date_request_electronic_notification: null,
      }),
    )
    expect((await ask(caller)).body).toMatchObject({ errors: { electronic_notification: ['same_value'] } })
  })

  it('waits for a new e-mail, and goes on by itself once that is confirmed [c4.electronic-notification]', async () => {
    const caller = await addCaller(server)
    await putEmail(caller, 'letters-to@example.test')
    const { body } = await ask(caller)
    const { request } = body as SubmittedBody
    expect(body).toMatchObject({ waiting_for_signature: true, waits_for_email: 'letters-to@example.test' })
    expect(await caller.request(request.id)).toMatchObject({
      state: 'waiting_signature',
      signature: { provider: 'confirmation', code_to: 'l•••@example.test' },
    })
    expect((await confirm('letters-to@example.test')).statusCode).toBe(200)
    const headers = await server.signIn({ email: 'letters-to@example.test' })
    expect((await server.get(`requests/${request.id}/`, headers)).body).toMatchObject({ state: 'sent' })
    const { submission } = await server.db
      .selectFrom('request')
      .select('submission')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(submission).toMatchObject({ email: 'letters-to@example.test' })
    expect(await mailsTo(server, 'letters-to@example.test')).toContain('request sent')
  })

  it('has the link sent again that it waits for [POST requests/{id}/confirmation/link/]', async () => {
    const caller = await addCaller(server)
    await putEmail(caller, 'once-more@example.test')
    const { request } = (await ask(caller)).body as SubmittedBody
    server.clock.advance(120_000)
    const path = `requests/${request.id}/confirmation/link/`
    expect((await caller.send('POST', path)).body).toMatchObject({
      id: request.id,
      signature: { provider: 'confirmation', sendings_left: 1 },
    })
    expect(await mailsTo(server, 'once-more@example.test')).toEqual(['confirm_email', 'confirm_email'])
    await caller.send('POST', `requests/${request.id}/withdraw/`)
    expect(await caller.send('POST', path)).toMatchObject({ status: 409, body: { error: 'request_ended' } })
    server.clock.advance(-120_000)
  })

  it('is withdrawn with the e-mail that it waited for', async () => {
    const caller = await addCaller(server)
    await putEmail(caller, 'never@example.test')
    const { request } = (await ask(caller)).body as SubmittedBody
    await putEmail(caller, 'another@example.test')
    expect(await caller.request(request.id)).toMatchObject({ state: 'withdrawn' })
    const second = ((await ask(caller)).body as SubmittedBody).request
    const open = (await caller.send('GET', 'requests/?open=true')).body as {
      items: { id: number; procedure: string }[]
    }
    const email = open.items.find(({ procedure }) => procedure === 'contact_email')
    await caller.send('POST', `requests/${email?.id}/withdraw/`)
    expect(await caller.request(second.id)).toMatchObject({ state: 'withdrawn' })
    expect(await shown(caller)).toMatchObject({ date_request_electronic_notification: null })
  })

  it.each([
    [{ state: 'baixa' }, 'contract_not_active'],
    [{ electronic_notification_request: '2026-11-01' }, 'process_running'],
  ] as const)('of a contract that is %j is %s', async (fields, error) => {
    const caller = await addCaller(server, fields)
    expect(await ask(caller)).toMatchObject({ status: 409, body: { error } })
  })

  it('of gas, of somebody else and of nobody is not there', async () => {
    const caller = await addCaller(server)
    const gas = await addContract(server.db, caller.customer, { kind: 'gas' })
    const { contract } = await addCaller(server)
    const replies = await Promise.all([gas.name, contract.name, 'NOBODY'].map((name) => ask(caller, name)))
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(replies[1]).toEqual(replies[2])
  })
})
