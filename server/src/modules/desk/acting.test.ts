import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { nameOfInspection } from '@endoll/api/inspection.ts'
import { apiModules } from '../../app.ts'
import { asCustomer } from '../../platform/db/who-asks.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { atDesk, type AtDesk, type OpenedOffice } from '../../testing/at-desk.ts'
import { addContract, addCustomer, type TestContract, type TestCustomer } from '../../testing/factories.ts'
import { otherCode } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCustomer
let contract: TestContract
let marta: AtDesk

beforeAll(async () => {
  server = await startTestServer(
    { desk: true, delegation: true, ownData: true, enablePayment: true },
    { deployment: { signedProcedures: ['iban'] } },
  )
  laia = await addCustomer(server.db)
  contract = await addContract(server.db, laia)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  marta = await atDesk(server, ['changes_for'])
})

const because = { why: 'call', reason: 'Another bank' }

async function codeSent(staff = marta, of = laia) {
  const sent = await staff.send('POST', `customers/${of.customerId}/acting/code/`, because)
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const { acting, sent_to } = sent.body as { acting: number; sent_to: string }
  const { data, recipient } = await server.db
    .selectFrom('mail_outbox')
    .select(['data', 'recipient'])
    .where('template', '=', 'spoken_code')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(recipient).toBe(of.email)
  expect(sent_to).not.toBe(of.email)
  return { acting, code: (data as { code: string }).code }
}

function say(acting: number, code: string, staff = marta) {
  return staff.send('POST', `acting/${acting}/`, { ...because, code })
}

/** The office of a customer who has said their code. */
async function openActing(staff = marta, of = laia): Promise<OpenedOffice> {
  const { acting, code } = await codeSent(staff, of)
  const reply = await server.inject({
    method: 'POST',
    url: `/api/desk/v1/acting/${acting}/`,
    headers: staff.headers,
    payload: { ...because, code },
  })
  expect(reply.statusCode).toBe(200)
  const { name, value } = reply.cookies[0]!
  return { id: acting, name: nameOfInspection(acting), headers: { cookie: `${name}=${value}` } }
}

function call(office: OpenedOffice, method: Endpoint['method'], path: string, payload?: object) {
  return server.inject({
    method,
    url: `/api/v1/${path}?for=${office.name}`,
    headers: office.headers,
    ...(payload && { payload }),
  })
}

function changePhone(office: OpenedOffice, phone: string) {
  return call(office, 'PUT', `contracts/${contract.name}/notification/phone/`, { phone })
}

function lastLines(count: number) {
  return server.db
    .selectFrom('staff_log')
    .select(['what', 'about', 'customer_id'])
    .orderBy('number', 'desc')
    .limit(count)
    .execute()
}

describe('who changes something with the code that a customer says [r.agent-acts] [POST desk/v1/customers/{id}/acting/code/] [POST desk/v1/acting/{id}/]', () => {
  it('needs the right one: few tries, a short time, once, and in the session that asked', async () => {
    const wrong = await codeSent()
    for (let times = 0; times < 5; times += 1)
      expect(await say(wrong.acting, otherCode(wrong.code))).toMatchObject({ body: { error: 'code_wrong' } })
    expect(await say(wrong.acting, wrong.code)).toMatchObject({ body: { error: 'code_expired' } })

    const late = await codeSent()
    server.clock.advance(10 * 60_000 + 1)
    expect(await say(late.acting, late.code)).toMatchObject({ body: { error: 'code_expired' } })

    const replaced = await codeSent()
    const pau = await atDesk(server, ['changes_for'], 'Pau Serra')
    const last = await codeSent()
    expect(await say(replaced.acting, replaced.code)).toMatchObject({ body: { error: 'code_expired' } })
    expect(await say(last.acting, last.code, pau)).toMatchObject({ body: { error: 'code_expired' } })
    expect(await say(last.acting, last.code)).toMatchObject({ status: 200 })
    expect(await say(last.acting, last.code)).toMatchObject({ body: { error: 'code_expired' } })
  })

  it('is not there for who may only look, and a customer is mailed few codes', async () => {
    const looks = await atDesk(server, ['acts_for'])
    const code = `customers/${laia.customerId}/acting/code/`
    expect(await looks.send('POST', code, because)).toMatchObject({ status: 404 })
    for (let times = 0; times < 5; times += 1) await codeSent()
    expect(await marta.send('POST', code, because)).toMatchObject({ status: 429 })
  })

  it('opens nothing before the code is said', async () => {
    const opened = await openActing()
    const { acting } = await codeSent()
    const waiting = { ...opened, name: nameOfInspection(acting) }
    expect((await call(waiting, 'GET', 'contracts/')).json()).toMatchObject({ error: 'delegation_ended' })
    expect((await changePhone(waiting, '612345678')).json()).toMatchObject({ error: 'delegation_ended' })
  })

  it('changes an account and a phone; history, event, mails and the customer’s own page name both', async () => {
    const office = await openActing()
    const iban = { iban: 'ES9121000418450200051332', owner_is_bank_owner: true, already_registered: false }
    const changed = await call(office, 'POST', `contracts/${contract.id}/iban/`, iban)
    expect(changed.json()).toMatchObject({ waiting_for_signature: true })
    const { request } = changed.json<{ request: { id: number; reference: string } }>()
    expect(await lastLines(1)).toEqual([
      { what: 'acted', about: `${office.id} POST contracts/{id}/iban/`, customer_id: laia.customerId },
    ])
    const headers = await server.signIn(laia)
    const own = await server.inject({ url: `/api/v1/requests/${request.id}/`, headers })
    expect(own.json()).toMatchObject({
      history: [{ by_agent: 'Marta Vila', acted_by: null }, { by_agent: null }],
    })
    const { payload } = await server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('request_id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ agent: 'Marta Vila', acted_by: null })
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'request')
      .where('recipient', '=', laia.email)
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({ acting: { by: 'Marta Vila' } })
    expect((await changePhone(office, '612345678')).statusCode).toBe(200)
    const page = (await server.inject({ url: '/api/v1/own_data/', headers })).json<{
      looked: { who: string; why: string }[]
    }>()
    expect(page.looked).toContainEqual(
      expect.objectContaining({
        who: 'Marta Vila',
        why: 'una llamada; con el código que usted dijo puede cambiar algo en su nombre: «Another bank»',
      }),
    )
  })

  it('changes the e-mail of notices without the password of anybody', async () => {
    const office = await openActing()
    const asked = { email: 'nueva@correo.test' }
    const path = `contracts/${contract.name}/notification/email/`
    expect((await call(office, 'PUT', path, asked)).statusCode).toBe(200)
  })

  it('does nothing where the line cannot be written', async () => {
    const office = await openActing()
    await server.db.schema.alterTable('staff_log').renameTo('gone').execute()
    const refused = await changePhone(office, '699999999')
    await server.db.schema.alterTable('gone').renameTo('staff_log').execute()
    expect(refused.statusCode).toBe(500)
    const { notification_mobile } = await server.db
      .selectFrom('contract')
      .select('notification_mobile')
      .where('id', '=', contract.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(notification_mobile)).not.toContain('699999999')
  })

  it('ends with its time, the role, the session and by hand', async () => {
    const ways: Readonly<Record<string, (staff: AtDesk, office: OpenedOffice) => Promise<unknown>>> = {
      time: async () => server.clock.advance(15 * 60_000 + 1),
      role: (staff) =>
        server.db
          .updateTable('staff')
          .set({ roles: ['acts_for'] })
          .where('id', '=', staff.staffId)
          .execute(),
      session: (staff) => staff.send('POST', 'session/end/'),
      hand: (staff, { id }) => staff.send('POST', `inspections/${id}/end/`),
    }
    for (const [why, way] of Object.entries(ways)) {
      const staff = await atDesk(server, ['changes_for'])
      const office = await openActing(staff)
      await way(staff, office)
      for (const reply of [await changePhone(office, '612345678'), await call(office, 'GET', 'contracts/')])
        expect([why, reply.statusCode, reply.json()]).toMatchObject([why, 403, { error: 'delegation_ended' }])
    }
  })

  it('is refused every call that is not declared, and finds nothing of others', async () => {
    const office = await openActing()
    const calls = apiModules(server.services)
      .flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint))
      .filter(({ access }) => access === 'customer' || access === 'session')
    const declared = calls.filter(({ byAgent }) => byAgent).map(({ path }) => path)
    expect(declared.filter((path) => /payment|sign|password|user|delegation|own_data/.test(path))).toEqual([])
    for (const { method, path, byAgent } of calls.filter((one) => one.method !== 'GET')) {
      if (byAgent) continue
      const reply = await call(office, method, path.replaceAll(/\{\w+\}/g, '1'), {})
      expect([path, reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
        path,
        403,
        'delegation_refused',
      ])
    }
    const other = await addContract(server.db, await addCustomer(server.db))
    for (const id of [other.name, 'nothing'])
      expect(
        (await call(office, 'PUT', `contracts/${id}/notification/phone/`, { phone: '612345678' })).json(),
      ).toMatchObject({ error: 'not_found' })
  })
})

it.each([
  [`update account set password_hash = 'x'`],
  [`update signature set signed_at = now()`],
  [`update delegation set role = 'manage'`],
  [`insert into card_payment default values`],
  [`insert into passkey default values`],
  [`insert into session default values`],
])('the database refuses an agent, whatever the call: %s [r.agent-wall]', async (statement) => {
  await addDelegation(server.db, [laia, await addCustomer(server.db)])
  const asked = asCustomer({ customerId: laia.customerId, agent: 'Marta Vila' }, () =>
    sql.raw(statement).execute(server.services.db),
  )
  await expect(asked).rejects.toMatchObject({ code: '25006' })
})
