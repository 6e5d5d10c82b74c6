import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { answerAsks } from './modules/account/operations.ts'
import { addOffers, answersOfHome, payloadOf, send, supply, upload } from './modules/leads/leads.fixture.ts'
import { addContract, addCustomer, addInvoice, type TestCustomer } from './testing/factories.ts'
import { somebody } from './testing/test-new-holder.ts'
import { addCaller, lastCode, mailsTo, sign, type SubmittedBody } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// The rows of docs/security.md, "Who may become whom, on what proof": A types V's tax id and a mailbox of A's own.

let server: TestServer
let product: number
let persons = 0

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
})

const account = {
  iban: 'ES9121000418450200051332',
  owner_is_bank_owner: true,
  conditions_accepted: true,
}
function newPerson() {
  persons += 1
  const { nif } = somebody()
  return { nif, mailbox: `a.${persons}@example.test`, own: `v.${persons}@example.test` }
}
type Person = ReturnType<typeof newPerson>

const ways = ['a password', 'the identity provider alone', 'an e-mail in the files alone'] as const

/** V, whom the retailer knows by tax id, reached in one of these ways. */
async function addVictim({ nif, own }: Person, way: (typeof ways)[number]): Promise<TestCustomer> {
  const victim = await addCustomer(server.db, {
    email: own,
    ...(way === 'a password' ? {} : { password_hash: null }),
  })
  await server.db.updateTable('customer').set({ nif }).where('id', '=', victim.customerId).execute()
  if (way === 'the identity provider alone')
    await server.db
      .insertInto('openid_identity')
      .values({
        issuer: 'https://id.test',
        subject: own,
        account_id: victim.accountId,
        created_at: '2026-11-01T00:00:00Z',
      })
      .execute()
  if (way === 'an e-mail in the files alone') {
    await server.db.deleteFrom('account').where('id', '=', victim.accountId).execute()
    await server.db.updateTable('customer').set({ email: own }).where('id', '=', victim.customerId).execute()
  }
  return victim
}
/** A customer without a known address. */
async function addUnreachable(nif: string): Promise<TestCustomer> {
  const victim = await addCustomer(server.db)
  await server.db.deleteFrom('account').where('id', '=', victim.accountId).execute()
  await server.db.updateTable('customer').set({ nif }).where('id', '=', victim.customerId).execute()
  return victim
}
function contractsOf({ customerId }: Pick<TestCustomer, 'customerId'>) {
  return server.db.selectFrom('contract').selectAll().where('customer_id', '=', customerId).execute()
}
async function post(path: string, payload: object) {
  const reply = await server.inject({ method: 'POST', url: `/api/v1/${path}`, payload })
  return { status: reply.statusCode, body: reply.json<never>() }
}
function answer(reference: string, payload: object) {
  const url = `/api/v1/retailer/requests/${reference}/answer/`
  return server.inject({ method: 'POST', url, headers: { 'x-api-key': server.apiKey }, payload })
}
async function eventsOf(type: string, about: string) {
  const rows = await server.db.selectFrom('outbox_event').select('payload').where('type', '=', type).execute()
  return rows.map(({ payload }) => payload).filter((payload) => JSON.stringify(payload).includes(about))
}
async function linkTo(address: string) {
  const mail = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('recipient', '=', address)
    .where('template', '=', 'new_holder')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return (mail?.data as { token: string } | undefined)?.token
}

describe('who becomes the holder of a contract [r.known-person]', () => {
  /** A hands a contract over to V's tax id. */
  async function ask({ nif, mailbox }: Person) {
    const holder = await addCaller(server)
    const body = somebody({ nif, email: mailbox, new_name: 'Gane Mil', mobile: '600000009' })
    const asked = await holder.send('POST', `contracts/${holder.contract.name}/holder/`, body)
    const { request } = asked.body as SubmittedBody
    await sign(server, holder, request.id)
    return { holder, request }
  }
  async function accept(token: string, codesTo: string) {
    await post('holder_changes/accept/', { token, ...account })
    await post('holder_changes/code/', { token })
    return post('holder_changes/sign/', { token, code: await lastCode(server, codesTo) })
  }

  it.each(ways)(
    'a customer with %s: is asked at their own address, and nothing goes to what was typed',
    async (way) => {
      const person = newPerson()
      const victim = await addVictim(person, way)
      const { request } = await ask(person)
      expect(await mailsTo(server, person.mailbox)).toEqual([])
      expect(await mailsTo(server, person.own)).toEqual(['new_holder invitation'])
      const token = (await linkTo(person.own)) ?? ''
      const { name } = await server.db
        .selectFrom('customer')
        .select('name')
        .where('id', '=', victim.customerId)
        .executeTakeFirstOrThrow()
      expect((await post('holder_changes/', { token })).body).toMatchObject({ new_holder: { name } })
      expect((await accept(token, person.own)).body).toMatchObject({ state: 'signed' })
      await answer(request.reference, { answer: 'effective', effective_date: '2026-11-21' })
      const [theirs] = await contractsOf(victim)
      // Nothing of what A typed is V's from now on.
      expect(theirs).toMatchObject({
        owner_name: name,
        notification_email: person.own,
        notification_mobile: null,
        fiscal_name: name,
      })
      expect(await mailsTo(server, person.mailbox)).toEqual([])
      expect(await mailsTo(server, person.own)).toContain('new_holder effective')
      expect(await eventsOf('request.signed', request.reference)).toMatchObject([
        { acceptance: { customer: { code: expect.stringMatching(/^T/) } } },
      ])
    },
  )

  it('a customer without any address: nobody is written to, the retailer is told, and an address lets it go on', async () => {
    const person = newPerson()
    const victim = await addUnreachable(person.nif)
    const { holder, request } = await ask(person)
    expect(await mailsTo(server, person.mailbox)).toEqual([])
    expect(await eventsOf('request.holder_unreachable', request.reference)).toHaveLength(1)
    expect((await holder.request(request.id)).state).toBe('waiting_acceptance')
    await server.db
      .updateTable('customer')
      .set({ email: person.own })
      .where('id', '=', victim.customerId)
      .execute()
    const again = await holder.send('POST', `requests/${request.id}/confirmation/link/`)
    expect(again.status).toBe(200)
    expect([await mailsTo(server, person.mailbox), await mailsTo(server, person.own)]).toEqual([
      [],
      ['new_holder invitation'],
    ])
  })

  it('somebody who becomes a customer meanwhile: a link that went elsewhere is over, and signs nothing', async () => {
    const person = newPerson()
    await ask(person)
    const token = (await linkTo(person.mailbox)) ?? ''
    expect((await post('holder_changes/accept/', { token, ...account })).status).toBe(200)
    await post('holder_changes/code/', { token })
    const code = await lastCode(server, person.mailbox)
    await addVictim(person, 'a password')
    expect((await post('holder_changes/sign/', { token, code })).body).toMatchObject({
      error: 'confirmation_invalid',
    })
  })

  it('somebody who becomes a customer after it was signed elsewhere: is not attached to, whatever the retailer says', async () => {
    const person = newPerson()
    const { request } = await ask(person)
    expect((await accept((await linkTo(person.mailbox)) ?? '', person.mailbox)).body).toMatchObject({
      state: 'signed',
    })
    const victim = await addVictim(person, 'a password')
    const { code } = await server.db
      .selectFrom('customer')
      .select('code')
      .where('id', '=', victim.customerId)
      .executeTakeFirstOrThrow()
    await answer(request.reference, {
      answer: 'effective',
      effective_date: '2026-11-21',
      new_customer: code,
    })
    expect(await contractsOf(victim)).toEqual([])
  })

  it('a new customer whom the files have brought with the mailbox that signed: is the one', async () => {
    const person = newPerson()
    const { request } = await ask(person)
    await accept((await linkTo(person.mailbox)) ?? '', person.mailbox)
    const brought = await addVictim({ ...person, own: person.mailbox }, 'an e-mail in the files alone')
    await answer(request.reference, { answer: 'effective', effective_date: '2026-11-21' })
    expect(await contractsOf(brought)).toHaveLength(1)
  })

  it('of several customers of the tax id: the one whose own address was typed, and no other', async () => {
    const person = newPerson()
    const other = await addVictim(person, 'a password')
    const meant = await addVictim({ ...person, own: person.mailbox }, 'an e-mail in the files alone')
    const { request } = await ask(person)
    expect(await mailsTo(server, person.own)).toEqual([])
    await accept((await linkTo(person.mailbox)) ?? '', person.mailbox)
    await answer(request.reference, { answer: 'effective', effective_date: '2026-11-21' })
    expect([await contractsOf(other), (await contractsOf(meant)).length]).toEqual([[], 1])
  })

  it('somebody whom nobody knows: the mail to the mailbox carries nothing that was typed', async () => {
    const person = newPerson()
    await ask(person)
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', person.mailbox)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(data)).not.toContain('Gane')
  })
})

describe('who signs a new contract', () => {
  let supplies = 9000
  async function ask({ nif, mailbox }: Person, more: object = {}) {
    supplies += 1
    const answers = answersOfHome({
      cups: supply(supplies),
      nifFaceup: [{ id: await upload(server, 'identity') }],
      selectedProduct: product,
      vat: nif,
      email: mailbox,
      ...more,
    })
    const { body } = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
    const { id, reference } = (body as LeadReply).result!.contract!
    await server.db
      .updateTable('mail_outbox')
      .set({ sent_at: new Date(server.clock.nowMs()).toISOString() })
      .where('dedupe_key', '=', `contract:${reference}`)
      .execute()
    return { id, reference }
  }
  const call = (id: string, path: string, body?: object) =>
    send(server, 'POST', `contract_drafts/${id}/${path}`, body ? { body } : {})

  it.each(ways)(
    'a customer with %s: summary, code and contract go to their own address alone',
    async (way) => {
      const person = newPerson()
      await addVictim(person, way)
      const { id, reference } = await ask(person)
      const sent = (await call(id, 'signature/code/')).body as DraftDetail
      // The caller learns nothing about the customer.
      expect(sent.signature?.code_to).toBe('a•••@example.test')
      expect(await mailsTo(server, person.mailbox)).toEqual([])
      expect(await mailsTo(server, person.own)).toEqual(['new_contract summary', 'signature_code'])
      const code = await lastCode(server, person.own)
      expect((await call(id, 'signature/', { code })).body).toMatchObject({ state: 'signed' })
      expect(await mailsTo(server, person.mailbox)).toEqual([])
      expect(await eventsOf('contract.drafted', reference)).toMatchObject([
        { holder: { customer: { code: expect.stringMatching(/^T/) }, reachable: true } },
      ])
    },
  )

  it('a customer without any address: nothing is mailed or signed, and the retailer is told', async () => {
    const person = newPerson()
    await addUnreachable(person.nif)
    const { id, reference } = await ask(person)
    expect((await call(id, 'signature/code/')).body).toMatchObject({ error: 'summary_not_sent' })
    expect(await mailsTo(server, person.mailbox)).toEqual([])
    expect(await eventsOf('contract.drafted', reference)).toMatchObject([{ holder: { reachable: false } }])
  })

  it('somebody who becomes a customer meanwhile: the code that went elsewhere signs nothing', async () => {
    const person = newPerson()
    const { id } = await ask(person)
    await call(id, 'signature/code/')
    const code = await lastCode(server, person.mailbox)
    await addVictim(person, 'a password')
    expect((await call(id, 'signature/', { code })).body).toMatchObject({ error: 'code_expired' })
    expect((await send(server, 'GET', `contract_drafts/${id}/`)).body).toMatchObject({
      state: 'waiting_signature',
    })
  })

  it('somebody whom nobody knows: the mails carry no name that was typed', async () => {
    const person = newPerson()
    const { id } = await ask(person, { name: 'Gane' })
    await call(id, 'signature/code/')
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', person.mailbox)
      .execute()
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('Gane')
  })
})

describe('a name that somebody types', () => {
  const trick = 'Gane 1000 EUR hoy https://gane.example'

  it('of a new holder is a name, beside its field', async () => {
    const holder = await addCaller(server)
    const path = `contracts/${holder.contract.name}/holder/`
    for (const new_name of [trick, 'Pau gane.com'])
      expect((await holder.send('POST', path, somebody({ new_name }))).body).toMatchObject({
        errors: { new_name: ['name_not_valid'] },
      })
  })

  it.each(['name', 'surName1', 'surName2'])(
    'of a lead is a name, also before it is sent: %s',
    async (field) => {
      const body = payloadOf(answersOfHome({ [field]: trick }), { confirm: false })
      const reply = await send(server, 'POST', 'leads', { body })
      expect([reply.status, JSON.stringify(reply.body)]).toEqual([
        400,
        expect.stringContaining('name_not_valid'),
      ])
    },
  )
})

describe('who activates the account of a customer', () => {
  async function activate({ nif }: Person, victim: TestCustomer, email: string) {
    const contract = await addContract(server.db, victim, { notification_email: null })
    const { number } = await addInvoice(server.db, contract)
    await post('signup/confirm', {
      signup: {
        nif,
        contract: contract.name,
        invoice_number: number,
        cups: contract.cups.slice(-6),
        email,
        email2: email,
        phone: '600 111 222',
        accept_conditions: true,
        accept_gdpr: true,
      },
    })
    await answerAsks(server.services)
  }

  it('of one without any address: no bill is enough, and the retailer is told once a day', async () => {
    const person = newPerson()
    const victim = await addUnreachable(person.nif)
    await activate(person, victim, person.mailbox)
    await activate(person, victim, person.mailbox)
    expect(await mailsTo(server, person.mailbox)).toEqual([])
    expect(await eventsOf('account.unreachable', person.mailbox)).toHaveLength(1)
  })

  it('of one whose e-mail the files have: that address alone', async () => {
    const person = newPerson()
    const victim = await addVictim(person, 'an e-mail in the files alone')
    await activate(person, victim, person.mailbox)
    expect(await mailsTo(server, person.mailbox)).toEqual([])
    await activate(person, victim, person.own)
    expect(await mailsTo(server, person.own)).toEqual(['password_link activation'])
  })
})
