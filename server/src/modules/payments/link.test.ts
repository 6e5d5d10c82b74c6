import type { PaymentReply } from '@endoll/api/payments.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClaim } from '../../testing/add-claim.ts'
import { addContract, addCustomer, type TestInvoice } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/test-requests.ts'
import { issuePayLink } from './pay-link.ts'
import { remindOfBills } from './operations/remind.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice()
})
afterAll(() => office.stop())

const overdue = { due_day: '2026-11-10', debt_cents: 4783 } as const

/** A call of somebody who has not signed in. */
async function ask(path: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await office.server.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })
  const body = reply.json<PaymentReply & { readonly about?: object }>()
  return { status: reply.statusCode, body, text: reply.body }
}
function open(token: string) {
  return ask('payment_links/', { token })
}
function pay(token: string, { method = 'pm_card_visa', amount = 47.83, headers = {} } = {}) {
  return ask('payment_links/pay/', { token, payment_method_id: method, amount }, headers)
}
function linkTo({ id: invoiceId }: TestInvoice, days = 30) {
  const { accountId } = office.caller.customer
  return issuePayLink(office.server.services, { accountId, invoiceId }, days)
}
function charges(number: string) {
  return office.twin.ledger.filter(
    ({ what, metadata }) => what === 'charge' && metadata['invoices'] === number,
  ).length
}

describe('the reminder of an overdue bill', () => {
  it('is sent once, with a link that pays the bill [r.pay-link] [r.law-unpaid-pvpc]', async () => {
    const bill = await office.bill(overdue)
    const { services } = office.server
    const counts = await Promise.all([remindOfBills(services), remindOfBills(services)])
    expect(counts.toSorted()).toEqual([0, 1])
    expect(await remindOfBills(services)).toBe(0)
    const { data, recipient } = await office.server.db
      .selectFrom('mail_outbox')
      .select(['data', 'recipient'])
      .where('dedupe_key', '=', `reminder:${bill.number}`)
      .executeTakeFirstOrThrow()
    expect(recipient).toBe(office.caller.customer.email)
    // RD 88/2026 art. 13.l, [law.9.l]: the supply of a home may go to the PVPC.
    // And [law.sips.mail]: that it is owed can be shown to other retailers (RD 88/2026 art. 8.4).
    expect(data).toMatchObject({ mayHavePvpc: true, isShownInSips: true })
    const { token } = data as { token: string }
    expect((await pay(token)).body.outcome).toBe('succeeded')
    expect((await office.invoice(bill.id)).state).toBe('paid')
  })

  it('[law.6.pvpc] does not send whoever is at the PVPC there', async () => {
    const bill = await office.bill(overdue)
    const { db, services } = office.server
    const atPvpc = (pvpc: boolean) => db.updateTable('product').set({ pvpc }).execute()
    await atPvpc(true)
    try {
      await remindOfBills(services)
    } finally {
      await atPvpc(false)
    }
    const { data } = await db
      .selectFrom('mail_outbox')
      .select('data')
      .where('dedupe_key', '=', `reminder:${bill.number}`)
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({ mayHavePvpc: false })
  })

  it.each([
    ['is not overdue', { due_day: '2026-11-10', debt_cents: 0 }],
    ['is due later', { due_day: '2026-12-10', debt_cents: 4783 }],
    ['is paid', { ...overdue, state: 'paid', debt_cents: 0, pending_cents: 0 }],
    ['is in process', { ...overdue, state: 'in_process' }],
    ['has been owed for long', { ...overdue, due_day: '2026-08-01' }],
    ['annuls another', { ...overdue, type: 'A' }],
  ] as const)('is not sent where the bill %s', async (_, fields) => {
    await office.bill(fields)
    expect(await remindOfBills(office.server.services)).toBe(0)
  })

  it('[law.2] is not sent while a claim holds the bill up [r.law-claim-pause]', async () => {
    const bill = await office.bill(overdue)
    const { db, services } = office.server
    const id = await addClaim(db, bill.id)
    expect(await remindOfBills(services)).toBe(0)
    await db
      .updateTable('crm_case')
      .set({ state: 'closed', closed_at: '2026-11-21T10:00:00Z' })
      .where('id', '=', id)
      .execute()
    expect(await remindOfBills(services)).toBe(1)
  })

  it('is sent by no deployment that does not want it', async () => {
    await office.bill(overdue)
    const { services } = office.server
    const payments = { ...services.deployment.payments, reminders: false }
    const quiet = { ...services, deployment: { ...services.deployment, payments } }
    expect(await remindOfBills(quiet)).toBe(0)
    const unaddressed = { ...services, deployment: { ...services.deployment, publicAddress: null } }
    expect(await remindOfBills(unaddressed)).toBe(0)
    expect(await remindOfBills(services)).toBe(1)
  })
})

describe('the link [POST payment_links/]', () => {
  it('shows number, amount and due day of its bill, and nothing else', async () => {
    const bill = await office.bill({ ...overdue, pending_cents: 1999, debt_cents: 1999 })
    const { status, body } = await open(await linkTo(bill))
    expect([status, body]).toEqual([
      200,
      { number: bill.number, amount: 19.99, due_date: '2026-11-10', instalment: null },
    ])
  })

  it('pays, sends the receipt to the customer alone, and ends with that [POST payment_links/pay/]', async () => {
    const bill = await office.bill(overdue)
    const token = await linkTo(bill)
    const { body } = await pay(token)
    expect(body).toMatchObject({ outcome: 'succeeded', receipt: null })
    expect(await mailsTo(office.server, office.caller.customer.email)).toContain('payment paid')
    expect(charges(bill.number)).toBe(1)
    const never = await open('no.token.ofours')
    expect(never.body).toMatchObject({ status_code: 403, error: 'confirmation_invalid' })
    expect((await open(token)).body).toMatchObject({
      error: 'already_paid',
      about: { invoices: [bill.number] },
    })
    expect((await pay(token)).status).toBe(409)
    expect(charges(bill.number)).toBe(1)
  })

  it('goes on after the action that the bank asked for, and only with the payment of its bill', async () => {
    const [bill, other] = [await office.bill(overdue), await office.bill(overdue)]
    const [token, foreign] = [await linkTo(bill), await linkTo(other)]
    const { body } = await pay(token, { method: 'pm_card_threeDSecure2Required' })
    expect(body.outcome).toBe('requires_action')
    const intent = { payment_intent_id: body.payment_intent_id }
    office.twin.money.act(office.twin.money.find(body.payment_intent_id!), 'passed')
    expect((await ask('payment_links/pay/', { token: foreign, ...intent })).status).toBe(404)
    expect((await ask('payment_links/pay/', { token, ...intent })).body.outcome).toBe('succeeded')
  })

  it('is refused when it has expired, is of another purpose or was changed', async () => {
    const bill = await office.bill(overdue)
    const short = await linkTo(bill, 1)
    office.server.clock.advance(26 * 3_600_000)
    const late = await open(short)
    office.server.clock.advance(-26 * 3_600_000)
    const session = office.caller.headers['authorization']!.slice('Bearer '.length)
    const [head, body, signature] = short.split('.')
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object
    const changed = Buffer.from(JSON.stringify({ ...claims, invoice: bill.id - 1 })).toString('base64url')
    const refused = [late, await open(session), await open(`${head}.${changed}.${signature}`)]
    for (const one of refused) expect(one.body).toMatchObject({ error: 'confirmation_invalid' })
    // The other way round it opens no session.
    const bearer = { authorization: `Bearer ${short}` }
    expect((await office.server.inject({ url: '/api/v1/payments/', headers: bearer })).statusCode).toBe(401)
  })

  it('ends when the contract becomes somebody else’s', async () => {
    const { db } = office.server
    const contract = await addContract(db, office.caller.customer)
    const bill = await office.bill(overdue)
    await db.updateTable('invoice').set({ contract_id: contract.id }).where('id', '=', bill.id).execute()
    const token = await linkTo(bill)
    expect((await open(token)).status).toBe(200)
    const { customerId } = await addCustomer(db)
    await db.updateTable('contract').set({ customer_id: customerId }).where('id', '=', contract.id).execute()
    expect((await open(token)).body).toMatchObject({ error: 'confirmation_invalid' })
    expect((await pay(token)).body).toMatchObject({ error: 'confirmation_invalid' })
  })

  it('and the signed-in customer meet: the money is taken once [POST payment_links/pay/]', async () => {
    const bill = await office.bill(overdue)
    const token = await linkTo(bill)
    const tries = Array.from({ length: 20 }, (_, at) => (at % 2 ? pay(token) : office.pay(bill.number)))
    for (const { status } of await Promise.all(tries)) expect([200, 409]).toContain(status)
    expect(charges(bill.number)).toBe(1)
    expect((await office.invoice(bill.id)).state).toBe('paid')
  })

  it('sent again under the same key is the same payment', async () => {
    const bill = await office.bill(overdue)
    const token = await linkTo(bill)
    const headers = { 'idempotency-key': 'by-link-sent-1' }
    const first = await pay(token, { headers })
    expect((await pay(token, { headers })).body.reference).toBe(first.body.reference)
    expect(charges(bill.number)).toBe(1)
  })

  it('whose holder tries cards by the dozen is stopped, and the account pays with its own all the same', async () => {
    const bill = await office.bill(overdue)
    const token = await linkTo(bill)
    const statuses: number[] = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await pay(token, { method: 'pm_card_visa_chargeDeclined' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await office.pay(bill.number)).body.outcome).toBe('succeeded')
  })
})
