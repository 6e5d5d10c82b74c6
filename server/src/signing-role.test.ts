// A company lets its legal representatives ask for changes and sign them in its name.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { delegateRoles } from '@endoll/domain/identity/delegate-role.ts'
import { receiptDocument, requestDocument } from './documents/request/request-document.ts'
import { readDocumentSource } from './modules/requests/document-source.ts'
import { asOffice } from './platform/db/who-asks.ts'
import { addDelegation } from './testing/add-delegation.ts'
import { addContract, testPassword } from './testing/factories.ts'
import { addCaller, lastCode, mailsTo, type SubmittedBody, type TestCaller } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let company: TestCaller
/** Who represents it, by an account of her own. */
let administrator: TestCaller
let person: TestCaller
beforeAll(async () => {
  server = await startTestServer(
    { delegation: true },
    { deployment: { signedProcedures: ['iban', 'power'] } },
  )
  ;[company, administrator, person] = [
    await addCaller(server),
    await addCaller(server),
    await addCaller(server),
  ]
  await server.db
    .updateTable('customer')
    .set({ kind: 'company', name: 'Fusteria Puig SL' })
    .where('id', '=', company.customer.customerId)
    .execute()
})
afterAll(() => server.stop())
afterEach(async () => {
  await server.db.updateTable('delegation').set({ ended_at: '2026-11-21T10:59:59Z' }).execute()
})

/** Calls of the administrator for the company, by a delegation of hers. */
async function represent(given: Parameters<typeof addDelegation>[2] = {}, caller = administrator) {
  const id = await addDelegation(server.db, [company.customer, caller.customer], { role: 'sign', ...given })
  const send: TestCaller['send'] = (method, path, body) =>
    caller.send(method, `${path}${path.includes('?') ? '&' : '?'}for=${id}`, body)
  return { id, send }
}

const iban = { iban: 'ES9121000418450200051332', owner_is_bank_owner: true, already_registered: false }
type Asker = Pick<TestCaller, 'send'>

/** Asks for another account for a contract of the company, a new one unless it is said. */
async function askIban({ send }: Asker, named?: { readonly id: number }) {
  const contract = named ?? (await addContract(server.db, company.customer))
  const { status, body } = await send('POST', `contracts/${contract.id}/iban/`, {
    ...iban,
    selection: 'actual',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as SubmittedBody).request.id
}

async function withdraw(asker: Asker, id: number) {
  expect(await asker.send('POST', `requests/${id}/withdraw/`)).toMatchObject({ status: 200 })
}

function requestRow(id: number) {
  return server.db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function documentsOf(id: number): Promise<string> {
  const source = await asOffice('job', async () => readDocumentSource(server.db, await requestRow(id)))
  const { deployment } = server.services
  const made = { signer: deployment, language: 'es', day: '2026-11-21' } as const
  return JSON.stringify([requestDocument(source, made, deployment), receiptDocument(source, made)])
}

describe('who represents a company [r.signing-role]', () => {
  it('asks and signs by her own mailbox, and everything says who signed and for whom', async () => {
    const { send } = await represent()
    const id = await askIban({ send })
    expect(await send('POST', `requests/${id}/signature/code/`)).toMatchObject({
      status: 200,
      body: { signature: { tries_left: 5 } },
    })
    const [mine, theirs] = [administrator.customer.email, company.customer.email]
    expect((await mailsTo(server, mine)).at(-1)).toBe('signature_code')
    expect(await mailsTo(server, theirs)).not.toContain('signature_code')
    const code = await lastCode(server, mine)
    const signed = await send('POST', `requests/${id}/signature/`, { code })
    expect(signed).toMatchObject({ status: 200, body: { state: 'sent' } })

    // The history names her, to both sides.
    for (const reading of [send('GET', `requests/${id}/`), company.send('GET', `requests/${id}/`)])
      expect((await reading).body).toMatchObject({
        history: [{ acted_by: 'Aina Roca' }, { acted_by: null }, { acted_by: 'Aina Roca' }],
      })
    const { evidence } = await server.db
      .selectFrom('signature')
      .select('evidence')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(evidence).toMatchObject({
      signed_by: 'Aina Roca',
      signed_by_email: mine,
      signed_for: 'Fusteria Puig SL',
      signed_for_nif: '00000000T',
      code_sent_to: mine,
      account_id: administrator.customer.accountId,
    })
    const events = await server.db
      .selectFrom('outbox_event')
      .select(['type', 'payload'])
      .where('request_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { acted_by: mine, signature: null },
      { acted_by: mine, signature: { acted_by: mine } },
    ])
    // Both are told of each step, in the same words.
    const mailed = await server.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'data'])
      .where('template', '=', 'request')
      .where('recipient', 'in', [mine, theirs])
      .execute()
    const acting = { by: 'Aina Roca', customer: 'Fusteria Puig SL' }
    for (const to of [mine, theirs])
      expect(mailed.filter(({ recipient }) => recipient === to).map(({ data }) => data)).toMatchObject([
        { state: 'waiting_signature', acting },
        { state: 'sent', acting },
      ])
    const papers = await documentsOf(id)
    expect(papers).toContain(JSON.stringify({ label: 'Actúa en su nombre', lines: ['Aina Roca'] }))
    expect(papers).toContain('Aina Roca, en nombre de Fusteria Puig SL')
  })

  it('signs what the company has asked for, and the code of one is worth nothing to the other', async () => {
    const { send } = await represent()
    const id = await askIban(company)
    await company.send('POST', `requests/${id}/signature/code/`)
    const theirs = await lastCode(server, company.customer.email)
    // Opening the page takes nothing from whoever has a code.
    await send('POST', `requests/${id}/signature/code/?first=true`)
    expect((await send('GET', `requests/${id}/`)).body).toMatchObject({ signature: { tries_left: 0 } })
    expect(await send('POST', `requests/${id}/signature/`, { code: theirs })).toMatchObject({
      body: { error: 'code_expired' },
    })
    await send('POST', `requests/${id}/signature/code/`)
    expect(await company.send('POST', `requests/${id}/signature/`, { code: theirs })).toMatchObject({
      body: { error: 'code_expired' },
    })
    const code = await lastCode(server, administrator.customer.email)
    expect(await send('POST', `requests/${id}/signature/`, { code })).toMatchObject({ status: 200 })
    expect((await company.send('GET', `requests/${id}/`)).body).toMatchObject({
      history: [{ acted_by: null }, { acted_by: null }, { acted_by: 'Aina Roca' }],
    })
  })

  it('makes the document anew, which names who signs', async () => {
    const { send } = await represent()
    const id = await askIban(company)
    const hash = async () =>
      (
        await server.db
          .selectFrom('signature')
          .select('document_hash')
          .where('request_id', '=', id)
          .executeTakeFirstOrThrow()
      ).document_hash
    await company.send('POST', `requests/${id}/signature/code/`)
    const before = await hash()
    await send('POST', `requests/${id}/signature/code/`)
    expect(await hash()).not.toEqual(before)
    await withdraw({ send }, id)
    expect((await company.send('GET', `requests/${id}/`)).body).toMatchObject({
      state: 'withdrawn',
      history: [{ acted_by: null }, { acted_by: null }, { acted_by: 'Aina Roca' }],
    })
  })

  it('finds the contracts that were chosen alone, and asks for one at a time', async () => {
    const other = await addContract(server.db, company.customer)
    const { send } = await represent({ contracts: [other.id] })
    expect(
      await send('POST', `contracts/${company.contract.id}/iban/`, { ...iban, selection: 'actual' }),
    ).toMatchObject({ status: 404 })
    expect(await send('POST', `contracts/${other.id}/iban/`, { ...iban, selection: 'all' })).toMatchObject({
      status: 403,
      body: { error: 'delegation_refused' },
    })
    await withdraw({ send }, await askIban({ send }, other))
  })

  it('leaves the accounts of the company to themselves', async () => {
    const { send } = await represent()
    await company.send('PUT', 'users/', { email: 'otra@empresa.test', current: testPassword })
    const row = await server.db
      .selectFrom('request')
      .select('id')
      .where('procedure', '=', 'contact_email')
      .where('customer_id', '=', company.customer.customerId)
      .executeTakeFirst()
    if (!row) throw new Error('no new address waits')
    for (const call of ['withdraw/', 'signature/code/', 'confirmation/link/'])
      expect(await send('POST', `requests/${row.id}/${call}`)).toMatchObject({ status: 403 })
  })

  it('ends at once, with what she had begun', async () => {
    const { id: delegation, send } = await represent()
    const id = await askIban({ send })
    await send('POST', `requests/${id}/signature/code/`)
    const code = await lastCode(server, administrator.customer.email)
    expect(await company.send('POST', `delegations/${delegation}/end/`)).toMatchObject({ status: 200 })
    expect(await send('POST', `requests/${id}/signature/`, { code })).toMatchObject({
      status: 403,
      body: { error: 'delegation_ended' },
    })
    const told = (await mailsTo(server, administrator.customer.email)).length
    await withdraw(company, id)
    // Who acts no longer hears no more of it.
    expect(await mailsTo(server, administrator.customer.email)).toHaveLength(told)
    expect((await mailsTo(server, company.customer.email)).at(-1)).toBe('request withdrawn')
  })
})

describe('who decides who signs [r.signing-invited]', () => {
  const terms = { contracts: null, end_date: null }

  it('is a company, and whoever signs for it', async () => {
    expect((await company.send('GET', 'delegations/')).body).toMatchObject({ roles: delegateRoles })
    expect((await person.send('GET', 'delegations/')).body).toMatchObject({
      roles: ['look', 'pay', 'manage'],
    })
    const asked = { ...terms, email: 'nuria@empresa.test', role: 'sign' }
    expect(await person.send('POST', 'delegations/', asked)).toMatchObject({
      status: 400,
      body: { errors: { role: ['not_valid'] } },
    })
    const { send } = await represent()
    expect(await send('POST', 'delegations/', asked)).toMatchObject({ status: 200 })
    const given = (await company.send('GET', 'delegations/')).body as {
      given: { id: number; email: string }[]
    }
    const { id } = given.given.find(({ email }) => email === asked.email)!
    expect(await send('PUT', `delegations/${id}/`, { ...terms, role: 'pay' })).toMatchObject({ status: 200 })
    expect(await send('POST', `delegations/${id}/end/`)).toMatchObject({ status: 200 })
    const managed = await represent({ role: 'manage' })
    expect(await managed.send('POST', 'delegations/', asked)).toMatchObject({ status: 403 })
    expect(await managed.send('GET', 'delegations/')).toMatchObject({ status: 403 })
  })

  it('gives no more than their own contracts', async () => {
    const other = await addContract(server.db, company.customer)
    const { send } = await represent({ contracts: [other.id] })
    const asked = { email: 'otro@empresa.test', role: 'look', end_date: null }
    expect(await send('POST', 'delegations/', { ...asked, contracts: null })).toMatchObject({ status: 400 })
    expect(await send('POST', 'delegations/', { ...asked, contracts: [other.name] })).toMatchObject({
      status: 200,
    })
  })

  it('signs for no person, whatever the row says', async () => {
    const id = await addDelegation(server.db, [person.customer, administrator.customer], { role: 'sign' })
    const call = `contracts/${person.contract.id}/iban/?for=${id}`
    expect(await administrator.send('POST', call, { ...iban, selection: 'actual' })).toMatchObject({
      status: 403,
      body: { error: 'delegation_refused' },
    })
    expect(await administrator.send('GET', `crm/cases/?for=${id}`)).not.toMatchObject({ status: 403 })
  })
})
