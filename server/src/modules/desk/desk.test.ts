import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskCustomer, DeskEvent, Found } from '@endoll/api/desk-customers.ts'
import type { DeskCase, Deliveries, QueuedCase } from '@endoll/api/desk-work.ts'
import { openTestCase, sendTestClaim } from '../../testing/test-cases.ts'
import { atDesk, type AtDesk } from '../../testing/at-desk.ts'
import {
  addContract,
  addCustomer,
  addInvoice,
  testPassword,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCustomer
let other: TestCustomer
let contract: TestContract
let marta: AtDesk
let pau: AtDesk

beforeAll(async () => {
  server = await startTestServer({ desk: true })
  laia = await addCustomer(server.db, { mobile: '+34600111222' })
  other = await addCustomer(server.db)
  await server.db
    .updateTable('customer')
    .set({ name: 'Laia Àngels Puig-Ferrer', nif: '12345678Z', email: 'Facturas@puig.example.test' })
    .where('id', '=', laia.customerId)
    .execute()
  contract = await addContract(server.db, laia)
  await addContract(server.db, other)
  marta = await atDesk(server, ['answers'])
  pau = await atDesk(server, ['answers'], 'Pau Serra')
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

async function find(text: string): Promise<readonly Found[]> {
  const { body } = await marta.send('GET', `find/?text=${encodeURIComponent(text)}`)
  return (body as { found: Found[] }).found
}

describe('finding a customer [r.desk-find] [GET desk/v1/find/]', () => {
  it('by what is on the phone, in any writing', async () => {
    const invoice = await addInvoice(server.db, contract)
    const opened = await openTestCase(server, await server.signIn(laia), contract.id)
    const { cups } = contract
    const spaced = `${cups.slice(0, 4)} ${cups.slice(4, 12)}-${cups.slice(12).toLowerCase()}`
    const texts: readonly (readonly [string, Found['by']])[] = [
      ['puig lai', 'name'],
      ['ANGELS', 'name'],
      ['12345678-z', 'nif'],
      [spaced, 'cups'],
      [contract.name, 'contract'],
      [invoice.number, 'invoice'],
      ['600 11 12 22', 'phone'],
      ['facturas@PUIG.example.test', 'email'],
      [laia.email, 'email'],
      [opened.reference.replace('-', ' ').toLowerCase(), 'case'],
    ]
    for (const [text, by] of texts)
      expect(await find(text), text).toContainEqual(
        expect.objectContaining({ customer_id: laia.customerId, by }),
      )
    expect(new Set((await find('puig')).map(({ customer_id }) => customer_id))).toEqual(
      new Set([laia.customerId]),
    )
  })

  it.each(['', 'x', '!&|<->', "d'Or:*", '\u0000\u0000', '%%%', 'ES0', '@', '(((', '1-1'])(
    'finds nobody, and does not fail, by %j',
    async (text) => {
      expect(await find(text)).toEqual([])
    },
  )

  it('keeps what was typed out of the log', async () => {
    await find('12345678Z')
    const rows = await server.db.selectFrom('staff_log').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/12345678Z|puig/i)
  })

  it('is budgeted', async () => {
    const replies = await Promise.all(Array.from({ length: 301 }, () => marta.send('GET', 'find/?text=puig')))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a customer on one screen [r.desk-customer]', () => {
  it('shows theirs and nothing of others [GET desk/v1/customers/{id}/events/]', async () => {
    const { body } = await marta.send('GET', `customers/${laia.customerId}/`)
    const shown = body as DeskCustomer
    expect(shown.contracts.map(({ name }) => name)).toEqual([contract.name])
    expect(shown.accounts).toMatchObject([{ email: laia.email, activated: true, locked_seconds: null }])
    expect(shown.cases).toHaveLength(1)
    const { events } = (await marta.send('GET', `customers/${laia.customerId}/events/`)).body as {
      events: DeskEvent[]
    }
    expect(new Set(events.map(({ kind }) => kind))).toEqual(
      new Set(['bill', 'case', 'mail', 'sign_in', 'look']),
    )
    const bills = await marta.send('GET', `customers/${laia.customerId}/events/?kind=bill`)
    expect((bills.body as { events: DeskEvent[] }).events.every(({ kind }) => kind === 'bill')).toBe(true)
    const theirs = await marta.send('GET', `customers/${other.customerId}/events/?kind=bill`)
    expect(theirs.body).toEqual({ events: [] })
  })
})

describe('help for an account [r.desk-help]', () => {
  function help(what: string, accountId: number | null = laia.accountId, customer = laia) {
    const body = { account_id: accountId, why: 'call' }
    return marta.send('POST', `customers/${customer.customerId}/${what}/`, body)
  }

  it('ends a lock, and says of one how long it lasts [POST desk/v1/customers/{id}/unlock/]', async () => {
    const signIn = (password: string) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/get_token',
        payload: { user: laia.email, password },
      })
    for (let tries = 0; tries < 11; tries++) await signIn('x')
    expect((await signIn(testPassword)).statusCode).toBe(429)
    const locked = (await marta.send('GET', `customers/${laia.customerId}/`)).body as DeskCustomer
    expect(locked.accounts[0]!.locked_seconds).toBeGreaterThan(0)
    expect((await help('unlock')).status).toBe(200)
    expect((await signIn(testPassword)).statusCode).toBe(200)
  })

  it('ends sessions at once [POST desk/v1/customers/{id}/sessions/end/]', async () => {
    const headers = await server.signIn(laia)
    expect((await help('sessions/end')).status).toBe(200)
    expect((await server.get('users/', headers)).status).toBe(401)
  })

  it('mails the link to where the account’s mails go, and only there [POST desk/v1/customers/{id}/access_mail/]', async () => {
    expect((await help('access_mail')).status).toBe(200)
    const mail = await server.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'template'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(mail).toEqual({ recipient: laia.email, template: 'password_link' })
    expect((await help('access_mail', null)).status).toBe(404)
    // A mailbox is not filled: five links in an hour.
    const more = await Promise.all(Array.from({ length: 6 }, () => help('access_mail')))
    expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429])
  })

  it('is not there for an account of another customer', async () => {
    for (const what of ['unlock', 'sessions/end', 'access_mail'])
      expect((await help(what, laia.accountId, other)).status, what).toBe(404)
  })
})

describe('cases [r.desk-case]', () => {
  async function queue(whose = 'any') {
    const { body } = await marta.send('GET', `cases/?whose=${whose}`)
    return body as { items: QueuedCase[]; counts: Record<string, number> }
  }

  it('wait by their day, are taken by one, noted and answered [GET desk/v1/cases/] [GET desk/v1/cases/{id}/] [POST desk/v1/cases/{id}/take/] [POST desk/v1/cases/{id}/notes/] [POST desk/v1/cases/{id}/answer/]', async () => {
    const claim = await sendTestClaim(server, await server.signIn(laia), contract.name)
    const before = await queue()
    // A claim has its day, and comes before what is older and has none.
    expect(before.items[0]).toMatchObject({ id: claim.id, is_claim: true, taken_by: null })
    const taken = await marta.send('POST', `cases/${claim.id}/take/`, { take: true })
    expect(taken.body).toMatchObject({ taken_by: 'Marta Vila', is_mine: true })
    const late = await pau.send('POST', `cases/${claim.id}/take/`, { take: true })
    expect(late.body).toMatchObject({ taken_by: 'Marta Vila', is_mine: false })
    expect((await queue('mine')).items.map(({ id }) => id)).toEqual([claim.id])
    const noted = await pau.send('POST', `cases/${claim.id}/notes/`, { text: 'Ya lo miré ayer.' })
    expect(noted.body).toMatchObject({ notes: [{ who: 'Pau Serra', text: 'Ya lo miré ayer.' }] })
    const headers = await server.signIn(laia)
    expect(JSON.stringify((await server.get(`crm/cases/${claim.id}/`, headers)).body)).not.toContain('ayer')
    const answer = { position: 1, text: 'Lo hemos corregido.', closes: true }
    const answered = await marta.send('POST', `cases/${claim.id}/answer/`, answer)
    expect(answered.body).toMatchObject({ answered: true, case: { state: 'closed' } })
    expect((await queue()).items.map(({ id }) => id)).not.toContain(claim.id)
    expect((await server.get(`crm/cases/${claim.id}/`, headers)).body).toMatchObject({
      state: 'closed',
      mails: [{ author: 'customer' }, { author: 'retailer', text: 'Lo hemos corregido.' }],
    })
  })

  it('are answered once when two press at the same time', async () => {
    const headers = await server.signIn(laia)
    for (let round = 0; round < 5; round++) {
      await server.db.deleteFrom('attempt_budget').execute()
      const { id } = await openTestCase(server, headers, contract.id)
      const replies = await Promise.all(
        [marta, pau].map((each, index) =>
          each.send('POST', `cases/${id}/answer/`, { position: 1, text: `Respuesta ${index}` }),
        ),
      )
      const outcomes = replies.map(({ body }) => body as { answered: boolean; case: DeskCase })
      expect(outcomes.filter(({ answered }) => answered)).toHaveLength(1)
      const { mails } = (await server.get(`crm/cases/${id}/`, headers)).body as { mails: unknown[] }
      expect(mails).toHaveLength(2)
    }
  })

  it('are not answered over the head of a customer who wrote meanwhile', async () => {
    const headers = await server.signIn(laia)
    const { id } = await openTestCase(server, headers, contract.id)
    await server.inject({
      method: 'POST',
      url: `/api/v1/crm/cases/${id}/messages/`,
      headers,
      payload: { description: 'Ya está resuelto.', attachment: [] },
    })
    const answer = { position: 1, text: 'Lo miramos.' }
    expect((await marta.send('POST', `cases/${id}/answer/`, answer)).body).toMatchObject({
      answered: false,
      case: { messages: [{}, { text: 'Ya está resuelto.' }] },
    })
  })
})

describe('what waits elsewhere [r.desk-queues]', () => {
  it('requests wait for the retailer, oldest first [GET desk/v1/requests/]', async () => {
    expect((await marta.send('GET', 'requests/')).body).toMatchObject({ items: [], total_items: 0 })
    const asked = await server.inject({
      method: 'POST',
      url: `/api/v1/contracts/${contract.name}/power/`,
      headers: await server.signIn(laia),
      payload: { phone: '600000001', power_p1: 5000, power_p2: 5000 },
    })
    const { reference } = asked.json<{ request: { reference: string } }>().request
    // It waits for its signature, which is the customer's business.
    expect((await marta.send('GET', 'requests/')).body).toMatchObject({ items: [] })
    await server.db.updateTable('request').set({ state: 'sent' }).where('reference', '=', reference).execute()
    expect((await marta.send('GET', 'requests/')).body).toMatchObject({
      items: [{ reference, customer_id: laia.customerId, procedure: 'power', state: 'sent' }],
    })
  })

  it('mails and events that were given up go again, without names [GET desk/v1/deliveries/] [POST desk/v1/deliveries/{kind}/{id}/retry/]', async () => {
    const operator = await atDesk(server, ['operates'])
    const now = new Date(server.clock.nowMs()).toISOString()
    const add = async (key: string, template: string) => {
      const values = { dedupe_key: key, template, locale: 'es', recipient: laia.email, data: '{}' }
      const times = { created_at: now, next_attempt_at: now, failed_because: 'the mail server answered 550' }
      const { id } = await server.db
        .insertInto('mail_outbox')
        .values({ ...values, ...times })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const plain = await add('plain', 'case')
    const secret = await add('secret', 'password_link')
    await server.db.updateTable('outbox_event').set({ flawed_at: now }).execute()
    const listed = (await operator.send('GET', 'deliveries/')).body as Deliveries
    expect(JSON.stringify(listed)).not.toContain(laia.email)
    expect(listed.given_up).toMatchObject([
      { id: secret, retriable: false },
      { id: plain, retriable: true, to: 'c•••@example.test' },
      ...listed.given_up.slice(2),
    ])
    expect((await operator.send('POST', `deliveries/mail/${secret}/retry/`, {})).status).toBe(404)
    const after = (await operator.send('POST', `deliveries/mail/${plain}/retry/`, {})).body as Deliveries
    expect(after.given_up.filter(({ kind }) => kind === 'mail').map(({ id }) => id)).toEqual([secret])
    expect((await operator.send('POST', `deliveries/mail/${plain}/retry/`, {})).status).toBe(404)
    const event = after.given_up.find(({ kind }) => kind === 'event')!
    expect((await operator.send('POST', `deliveries/event/${event.id}/retry/`, {})).status).toBe(200)
    expect((await operator.send('GET', `customers/${laia.customerId}/`)).status).toBe(404)
  })
})
