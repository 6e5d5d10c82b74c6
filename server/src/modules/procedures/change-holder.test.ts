import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HolderChangeView } from '@endoll/api/holder-changes.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { addContract, addCustomer, addInvoice, contractsOfNif } from '../../testing/factories.ts'
import {
  addCaller,
  lastCode,
  mailsTo,
  otherCode,
  sign,
  type SubmittedBody,
  type TestCaller,
} from '../../testing/test-requests.ts'
import { holderChanges, newHolderAccount, newHolderIban, somebody } from '../../testing/test-new-holder.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { expireRequests } from '../requests/operations/expire.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const iban = newHolderIban
const account = newHolderAccount
const { ask, look, answer, post, linkTo, invited, agreed } = holderChanges(() => server)
function stored({ contract }: TestCaller) {
  return server.db
    .selectFrom('contract')
    .select(['state', 'end_day', 'customer_id'])
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
}

it('[law.3.holder] the proof keeps what stood above the act that obliges, a stay that goes on with it [r.law-obligation]', async () => {
  const holder = await addCaller(server, { commitment_end_day: '2028-03-31' })
  await server.db
    .updateTable('product')
    .set({ price_kind: 'fixed', stay_months: 12, penalty_percent: '4' })
    .where('code', 'in', (contract) =>
      contract.selectFrom('contract').select('product_code').where('id', '=', holder.contract.id),
    )
    .execute()
  const body = somebody({ reason: 'household' })
  const { request } = await agreed(body, body.email, holder)
  const { evidence } = await server.db
    .selectFrom('signature')
    .select('evidence')
    .where('request_id', '=', request.id)
    .where('signer', '=', 'new_holder')
    .executeTakeFirstOrThrow()
  expect(evidence).toMatchObject({
    shown: {
      language: 'es',
      act: 'Contratar, con obligación de pago',
      facts: [
        { term: 'Qué se contrata' },
        { term: 'Precio total' },
        { term: 'Duración' },
        { term: 'Permanencia', text: expect.stringMatching(/^Hasta el 31 de marzo de 2028.* 4 %/) as string },
      ],
    },
  })
})

describe('a change of holder', () => {
  it('[law.holder] is signed by the holder, then by the new one, and gives them a contract of their own [POST contracts/{name}/holder/] [POST holder_changes/] [GET holder_changes/{token}/document/] [POST holder_changes/sign/] [r.change-holder]', async () => {
    const body = somebody({ readings: [120, 340, 560] })
    const holder = await addCaller(server, { powers_w: [4600, 4600] })
    const invoice = await addInvoice(server.db, holder.contract)
    const { request } = (await ask(holder, body)).body as SubmittedBody
    // No mail is sent before the holder has signed.
    expect(await mailsTo(server, body.email)).toEqual([])
    await sign(server, holder, request.id)
    const waiting = await holder.request(request.id)
    expect(waiting).toMatchObject({
      state: 'waiting_acceptance',
      signature: null,
      invitation: { name: body.new_name, email: body.email, sendings_left: 2 },
      withdrawable: true,
    })
    expect(waiting.changes).toContainEqual({
      field: 'readings',
      before: null,
      after: 'P1: 120, P2: 340, P3: 560',
    })
    expect(await mailsTo(server, body.email)).toEqual(['new_holder invitation'])

    const token = await linkTo(body.email)
    const shown = (await post('holder_changes/', { token })).body as HolderChangeView
    expect(shown).toMatchObject({
      state: 'open',
      kind: 'transfer',
      new_holder: { name: body.new_name, nif: body.nif },
      supply: { cups: holder.contract.cups, powers: [4.6, 4.6] },
      signature: null,
    })
    const { act, facts } = shown.obligation
    expect(act).toBe('Contratar, con obligación de pago')
    // Its product has no prices of a whole year: how it is computed is stated instead (art. 97.1.e).
    expect(facts[1]?.text).toMatch(/más los impuestos vigentes/)
    expect(facts[2]?.text).toMatch(/^Un año/)
    expect(facts[3]?.text).toMatch(/^Ninguna/)
    // Nothing of who has the contract now.
    const { name, nif, email } = holder.customer as unknown as Record<string, string>
    for (const personal of [name, nif, email, holder.contract.name]) {
      if (personal) expect(JSON.stringify(shown)).not.toContain(personal)
    }
    const accepted = await post('holder_changes/accept/', { token, ...account })
    expect(accepted.body).toMatchObject({ state: 'accepted', signature: { code_to: 'p•••@example.test' } })
    const document = await server.inject({ url: `/api/v1/holder_changes/${token}/document/` })
    expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf'])
    await post('holder_changes/code/', { token })
    const code = await lastCode(server, body.email)
    const signed = { token, code }
    expect((await post('holder_changes/sign/', { token, code: otherCode(code) })).body).toMatchObject({
      error: 'code_wrong',
    })
    expect((await post('holder_changes/sign/', signed)).body).toMatchObject({ state: 'signed' })
    // The same code again says the same.
    expect((await post('holder_changes/sign/', signed)).body).toMatchObject({ state: 'signed' })
    expect((await holder.request(request.id)).state).toBe('sent')
    expect(JSON.stringify(await holder.request(request.id))).not.toContain(iban.slice(-8))
    const event = await server.db
      .selectFrom('outbox_event')
      .select(['subject', 'payload'])
      .where('request_id', '=', request.id)
      .where('type', '=', 'request.signed')
      .executeTakeFirstOrThrow()
    const payload = unsealJson('outbox_event.payload', { subject: event.subject }, event.payload)
    expect(payload).toMatchObject({
      acceptance: { iban, mandate_reference: expect.stringMatching(/^[0-9A-F]{20}$/), locale: 'es' },
      submission: { kind: 'transfer', readings: [120, 340, 560] },
    })

    await answer(request.reference, { answer: 'accepted' })
    await answer(request.reference, {
      answer: 'effective',
      effective_date: '2026-11-21',
      new_contract: `N-${request.reference}`,
      new_customer: `C-${request.reference}`,
    })
    expect(await stored(holder)).toMatchObject({ state: 'baixa', end_day: '2026-11-20' })
    const [theirs] = await contractsOfNif(server.db, body.nif)
    expect(theirs).toMatchObject({
      name: `N-${request.reference}`,
      code: `C-${request.reference}`,
      state: 'activa',
      start_day: '2026-11-21',
      end_day: null,
      cups: holder.contract.cups,
      powers_w: [4600, 4600],
      owner_name: body.new_name,
      owner_nif: body.nif,
      payer_nif: body.nif,
      iban,
      notification_email: body.email,
    })
    // The holder before keeps the bills and sees that it was handed over, and nothing of the new contract.
    const kept = await holder.send('GET', `contracts/${holder.contract.name}/`)
    expect(kept.body).toMatchObject({ handed_over: true, end_date: '2026-11-20' })
    expect(JSON.stringify(kept.body)).not.toContain(body.nif)
    expect((await holder.send('GET', `invoices/${invoice.id}/bill/`)).status).toBe(200)
    expect((await holder.send('GET', `contracts/${theirs?.name}/`)).status).toBe(404)
    // The new one has an account to be activated.
    expect(await mailsTo(server, body.email)).toEqual([
      'new_holder invitation',
      'signature_code',
      'new_holder signed',
      'new_holder effective',
      'password_link activation',
    ])
    expect(
      (
        await server.db
          .selectFrom('account')
          .select('customer_id')
          .where('email', '=', body.email)
          .executeTakeFirst()
      )?.customer_id,
    ).toBe(theirs?.customer_id)
    // It is charged under the mandate that they gave; its day is that of their signature.
    const { acceptance } = payload as { acceptance: { mandate_reference: string; signed_at: string } }
    const { password_hash } = await server.db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', holder.customer.email)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('account').set({ password_hash }).where('email', '=', body.email).execute()
    const own = await server.get(`contracts/${theirs?.name}/`, await server.signIn({ email: body.email }))
    expect(own.body).toMatchObject({
      mandate: {
        reference: acceptance.mandate_reference,
        signed_date: dayAt(Date.parse(acceptance.signed_at), 'Europe/Madrid'),
      },
    })
    // Answered again it is not handed over twice.
    await answer(request.reference, { answer: 'effective' })
    expect(await contractsOfNif(server.db, body.nif)).toHaveLength(1)
  })

  it('of who is a customer already goes to them, and is signed with the address of their account [POST holder_changes/code/]', async () => {
    const known = await addCaller(server)
    const { nif } = await server.db
      .updateTable('customer')
      .set({ nif: somebody().nif })
      .where('id', '=', known.customer.customerId)
      .returning('nif')
      .executeTakeFirstOrThrow()
    const body = somebody({ nif, reason: 'household' })
    const { request } = await agreed(body, known.customer.email)
    expect(await mailsTo(server, body.email)).toEqual([])
    await answer(request.reference, { answer: 'effective', effective_date: '2026-11-21' })
    const theirs = await contractsOfNif(server.db, nif)
    expect(theirs).toHaveLength(2)
    expect(new Set(theirs.map(({ customer_id }) => customer_id))).toEqual(
      new Set([known.customer.customerId]),
    )
    const { name } = theirs.find(({ id }) => id !== known.contract.id)!
    expect(name).toMatch(/-2$/)
    expect((await known.send('GET', `contracts/${name}/`)).body).toMatchObject({ handed_over: false })
  })

  it('that the new holder declines ends, and says so [POST holder_changes/decline/]', async () => {
    const body = somebody()
    const { holder, request, token } = await invited(body)
    expect((await post('holder_changes/decline/', { token })).status).toBe(200)
    expect(await holder.request(request.id)).toMatchObject({
      state: 'withdrawn',
      reason_text: 'Quien iba a ser el nuevo titular no lo ha aceptado: el contrato sigue como estaba.',
    })
    expect(await mailsTo(server, holder.customer.email)).toContain('request withdrawn')
    expect((await post('holder_changes/', { token })).body).toMatchObject({ error: 'confirmation_invalid' })
    expect((await post('holder_changes/accept/', { token, ...account })).status).toBe(403)
    expect(await stored(holder)).toMatchObject({ state: 'activa', end_day: null })
  })

  it('that the holder takes back is over for the new one', async () => {
    const { holder, request, token } = await invited(somebody())
    expect((await holder.send('POST', `requests/${request.id}/withdraw/`)).body).toMatchObject({
      state: 'withdrawn',
    })
    expect((await post('holder_changes/', { token })).body).toMatchObject({ error: 'confirmation_invalid' })
  })

  it('that nobody accepts in time expires', async () => {
    const { holder, request, token } = await invited(somebody())
    await server.db
      .updateTable('signature')
      .set({ expires_at: '2026-11-01T00:00:00Z' })
      .where('request_id', '=', request.id)
      .where('signer', '=', 'new_holder')
      .execute()
    expect((await post('holder_changes/', { token })).body).toMatchObject({ error: 'confirmation_invalid' })
    await expireRequests(server.services)
    expect((await holder.request(request.id)).state).toBe('expired')
  })

  it('goes on waiting for the new holder when only the time of the first signature is over', async () => {
    const { holder, request } = await invited(somebody())
    await server.db
      .updateTable('signature')
      .set({ expires_at: '2026-11-01T00:00:00Z' })
      .where('request_id', '=', request.id)
      .where('signer', '=', 'customer')
      .execute()
    await expireRequests(server.services)
    expect((await holder.request(request.id)).state).toBe('waiting_acceptance')
  })

  it('that the distributor rejects changes nothing, and tells both why', async () => {
    const body = somebody()
    const { holder, request } = await agreed(body)
    await answer(request.reference, { answer: 'rejected', reason_code: '36' })
    expect(await holder.request(request.id)).toMatchObject({
      state: 'rejected',
      reason_text: 'El NIF no es correcto.',
    })
    expect(await mailsTo(server, body.email)).toContain('new_holder rejected')
    expect(await stored(holder)).toMatchObject({ state: 'activa', end_day: null })
    expect(await contractsOfNif(server.db, body.nif)).toEqual([])
  })

  it('has one link, sent again after a pause; the one before is over', async () => {
    const body = somebody()
    const { holder, request, token } = await invited(body)
    const again = () => holder.send('POST', `requests/${request.id}/confirmation/link/`)
    expect((await again()).body).toMatchObject({ error: 'link_sent_just_now' })
    server.clock.advance(121_000)
    expect((await again()).body).toMatchObject({ invitation: { sendings_left: 1 } })
    expect((await post('holder_changes/', { token })).body).toMatchObject({ error: 'confirmation_invalid' })
    expect((await post('holder_changes/', { token: await linkTo(body.email) })).status).toBe(200)
    // It serves nothing else.
    const confirmed = await post('users/email/confirm/', { token: await linkTo(body.email) })
    expect(confirmed.body).toMatchObject({ error: 'confirmation_invalid' })
  })

  it('makes the document again with another account, and nothing is signed before there is one [POST holder_changes/accept/]', async () => {
    const body = somebody()
    const { token } = await invited(body)
    expect((await post('holder_changes/code/', { token })).body).toMatchObject({ error: 'request_ended' })
    expect((await server.inject({ url: `/api/v1/holder_changes/${token}/document/` })).statusCode).toBe(409)
    await post('holder_changes/accept/', { token, ...account })
    await post('holder_changes/code/', { token })
    const code = await lastCode(server, body.email)
    const other = { ...account, iban: 'ES6621000418401234567891' }
    await post('holder_changes/accept/', { token, ...other })
    expect((await post('holder_changes/sign/', { token, code })).body).toMatchObject({
      error: 'code_expired',
    })
  })

  it.each<[object, object]>([
    [{ iban: 'ES00' }, { iban: ['iban_field_invalid'] }],
    [{ owner_is_bank_owner: false }, { owner_is_bank_owner: ['owner_not_confirmed'] }],
    [{ conditions_accepted: false }, { conditions_accepted: ['required_field'] }],
  ])('accepted with %j is refused by its field [POST holder_changes/accept/]', async (wrong, errors) => {
    const { token } = await invited(somebody())
    expect(await post('holder_changes/accept/', { token, ...account, ...wrong })).toMatchObject({
      status: 400,
      body: { errors },
    })
  })

  it('of somebody else, of nobody and where it is switched off is not there [GET holder_changes/{token}/document/]', async () => {
    const caller = await addCaller(server)
    const other = await addCustomer(server.db)
    const { name } = await addContract(server.db, other)
    const theirs = await ask(caller, somebody(), name)
    expect(theirs.status).toBe(404)
    expect(theirs).toEqual(await ask(caller, somebody(), 'NOBODY'))
    const without = await startTestServer({ changeHolder: false })
    const there = await addCaller(without)
    expect((await ask(there, somebody())).status).toBe(404)
    expect((await look(there)).status).toBe(404)
    const { token } = await invited(somebody())
    const url = `/api/v1/holder_changes/${token}/document/`
    expect((await without.inject({ url })).statusCode).toBe(404)
    const opening = { method: 'POST', url: '/api/v1/holder_changes/', payload: { token } } as const
    expect((await without.inject(opening)).statusCode).toBe(404)
    await without.stop()
  })
})
