import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { readHome } from '@endoll/api/home.ts'
import type { getInstalments, getPlanOffer } from '@endoll/api/procedures/instalments.ts'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addClaim } from '../../testing/add-claim.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addContract, addCustomer, addInvoice, type TestInvoice } from '../../testing/factories.ts'
import { addCaller, type SubmittedBody } from '../../testing/test-requests.ts'
import { withdrawForNewHolder } from '../requests/operations/withdraw.ts'
import { remindOfBills } from './operations/remind.ts'
import { receiptContent } from './receipt.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
let bills: readonly [TestInvoice, TestInvoice, TestInvoice]
let contracts: readonly { readonly id: number; readonly name: string }[]
/** Three overdue bills of two contracts: 60.00, 120.00 and 104.40 €. */
beforeEach(async () => {
  office = await startPaymentsOffice({ longestMs: 20_000 })
  const { db } = office.server
  const [first, second] = [
    await addContract(db, office.caller.customer),
    await addContract(db, office.caller.customer),
  ]
  contracts = [first, second]
  const overdue = (contract: typeof first, cents: number, dueDay: string) =>
    addInvoice(db, contract, {
      state: 'open',
      total_cents: cents,
      pending_cents: cents,
      debt_cents: cents,
      due_day: dueDay,
    })
  bills = [
    await overdue(first, 6000, '2026-09-20'),
    await overdue(second, 12_000, '2026-10-20'),
    await overdue(first, 10_440, '2026-11-05'),
  ]
})
afterEach(() => office.stop())

const visa = { payment_method_id: 'pm_card_visa' }
const inThree = { parts: 3, first_day: '2026-11-30' }

interface Reply<Body> {
  readonly status: number
  readonly body: Body & { readonly error?: string; readonly about?: unknown; readonly errors?: object }
}

async function offer(): Promise<ReplyOf<typeof getPlanOffer>['offer']> {
  const { body } = await office.caller.send('GET', 'instalments/')
  return (body as ReplyOf<typeof getPlanOffer>).offer
}

function ask(change: object = {}, headers = {}): Promise<Reply<SubmittedBody>> {
  const invoices = bills.map(({ number }) => number)
  return office.caller.send(
    'POST',
    'instalments/',
    { invoices, amount: 284.4, ...inThree, ...change },
    headers,
  )
}

async function answer(reference: string, body: object = { answer: 'accepted' }) {
  const { statusCode } = await office.server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': office.server.apiKey },
    payload: body,
  })
  expect(statusCode).toBe(200)
}

async function agree(change?: object): Promise<void> {
  const { status, body } = await ask(change)
  expect(status).toBe(200)
  await answer(body.request.reference)
}

async function plan(number: string): Promise<ReplyOf<typeof getInstalments>> {
  return (await office.caller.send('GET', `payments/${number}/instalments/`)).body
}

async function home(): Promise<ReplyOf<typeof readHome>> {
  return (await office.server.get('home/', await office.server.signIn(office.caller.customer)))
    .body as ReplyOf<typeof readHome>
}

function due() {
  return office.server.db
    .selectFrom('invoice')
    .select(['number', 'due_day', 'debt_cents', 'in_parts'])
    .where(
      'id',
      'in',
      bills.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
}

/** Pays the first part: 60.00 of the first bill and 34.80 of the second. */
function payFirst(change: object = {}) {
  const [one, two] = bills
  return office.caller.send('POST', 'payments/', {
    ...visa,
    invoices: [one.number, two.number],
    amount: 94.8,
    instalments: { [one.number]: 1, [two.number]: 1 },
    ...change,
  }) as Promise<Reply<{ outcome: string; reference: string }>>
}

async function passDays(days: number) {
  office.server.clock.advance(days * 86_400_000)
  await remindOfBills(office.server.services)
}

describe('one plan for all that is owed [GET instalments/] [POST instalments/]', () => {
  it('is offered over every overdue bill, oldest first, and the home says over how much', async () => {
    const [one, two, three] = bills
    expect((await home()).plan_amount).toBe(284.4)
    expect(await offer()).toEqual({
      amount: 284.4,
      most_parts: 6,
      earliest_first_day: '2026-11-21',
      latest_first_day: '2026-12-21',
      invoices: [
        { number: one.number, contract: contracts[0]!.name, amount: 60 },
        { number: two.number, contract: contracts[1]!.name, amount: 120 },
        { number: three.number, contract: contracts[0]!.name, amount: 104.4 },
      ],
    })
  })

  it('is one request of all its contracts, and says the plan that was asked for', async () => {
    const { body } = await ask()
    const request: RequestDetail = await office.caller.request(body.request.id)
    expect(request).toMatchObject({
      procedure: 'instalments',
      state: 'sent',
      contract: null,
      contracts: contracts.map(({ name }) => name),
      changes: [
        { field: 'invoices', after: bills.map(({ number }) => number).join(', ') },
        { field: 'instalment_1', after: '2026-11-30 9480' },
        { field: 'instalment_2', after: '2026-12-30 9480' },
        { field: 'instalment_3', after: '2027-01-30 9480' },
      ],
    })
    const { payload } = await office.server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('request_id', '=', body.request.id)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({
      submission: {
        invoices: bills.map(({ number }) => number),
        invoices_cents: [6000, 12_000, 10_440],
        parts_cents: [9480, 9480, 9480],
      },
    })
    const file = await office.server.inject({
      url: `/api/v1/requests/${body.request.id}/receipt/`,
      headers: office.caller.headers,
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // Nothing stands before the answer; nothing more is offered, of any of its bills.
    expect(await due()).toMatchObject([{ debt_cents: 6000 }, { debt_cents: 12_000 }, { debt_cents: 10_440 }])
    expect(await offer()).toBeNull()
    expect((await home()).plan_amount).toBeNull()
    for (const { number } of bills) {
      expect(await plan(number)).toMatchObject({
        offer: null,
        plan: [],
        request: { state: 'sent', parts: 3 },
      })
    }
  })

  it('agreed, nothing is owed before its first day, and each bill says its share of each part [r.one-plan]', async () => {
    await agree()
    expect(await due()).toMatchObject([
      { due_day: '2026-11-30', debt_cents: 0, in_parts: true },
      { due_day: '2026-11-30', debt_cents: 0, in_parts: true },
      { due_day: '2026-12-30', debt_cents: 0, in_parts: true },
    ])
    expect((await home()).invoices).toMatchObject({ amount_debt: 0, with_debt: 0 })
    const [one, two, three] = bills
    expect(await plan(two.number)).toMatchObject({
      offer: null,
      parts: 3,
      with_invoices: [one.number, three.number],
      plan: [
        { position: 1, day: '2026-11-30', amount: 34.8, open: 34.8 },
        { position: 2, day: '2026-12-30', amount: 85.2, open: 85.2 },
      ],
    })
    expect((await plan(three.number)).plan.map(({ position }) => position)).toEqual([2, 3])
    expect(await offer()).toBeNull()
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'not_payable' } })
  })

  it('a part of two bills is paid by one charge, once, and the receipt says the part of each', async () => {
    await agree()
    const paid = await payFirst()
    expect(paid.body.outcome).toBe('succeeded')
    expect(await office.invoice(bills[0].id)).toMatchObject({ state: 'paid' })
    expect(await office.invoice(bills[1].id)).toMatchObject({ pending_cents: 8520 })
    // Another window still shows the first part.
    expect(
      await payFirst({ invoices: [bills[1].number], amount: 34.8, instalments: { [bills[1].number]: 1 } }),
    ).toMatchObject({ status: 409, body: { error: 'amount_differs' } })
    const payment = await office.server.db
      .selectFrom('card_payment')
      .selectAll()
      .where('reference', '=', paid.body.reference)
      .executeTakeFirstOrThrow()
    const receipt = JSON.stringify(await receiptContent(office.server.services, payment))
    expect(receipt).toContain(`${bills[0].number}, parte 1 de 3`)
    expect(receipt).toContain(`${bills[1].number}, parte 1 de 3`)
    expect(receipt).toContain(`Queda por pagar de la factura ${bills[1].number}","lines":["85,20`)
  })

  it('paid ahead, the parts that were paid are due no more', async () => {
    await agree()
    await office.pay(bills[1].number, { ...visa, amount: 120 })
    expect(await office.invoice(bills[1].id)).toMatchObject({ state: 'paid' })
    await passDays(10)
    expect(await due()).toMatchObject([{ debt_cents: 6000 }, { debt_cents: 0 }, { debt_cents: 0 }])
    expect((await home()).payable).toEqual({ count: 1, amount: 60 })
  })

  it('broken, the part is owed and reminded of, each bill with its share, and the rest keeps its days', async () => {
    await agree()
    await passDays(10)
    expect(await due()).toMatchObject([
      { debt_cents: 6000, due_day: '2026-11-30' },
      { debt_cents: 3480, due_day: '2026-11-30' },
      { debt_cents: 0, due_day: '2026-12-30' },
    ])
    const mails = await office.server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'reminder')
      .orderBy('id')
      .execute()
    expect(mails.map(({ data }) => data)).toMatchObject([
      { number: bills[0].number, amountCents: 6000, part: { position: 1, of: 3 } },
      { number: bills[1].number, amountCents: 3480, part: { position: 1, of: 3 } },
    ])
    // No second plan over what one is over already; what is overdue of it is paid at once.
    const { plan_amount, payable, invoices } = await home()
    expect([plan_amount, payable, invoices.amount_debt]).toEqual([null, { count: 2, amount: 94.8 }, 94.8])
  })

  it('with two parts overdue one button does not pay it all, and the home does not say that it does', async () => {
    await agree()
    await passDays(45)
    const { payable, invoices } = await home()
    expect(invoices.amount_debt).toBe(189.6)
    expect(payable).toBeNull()
  })

  it('a bill that was paid elsewhere meanwhile leaves the plan, and the others keep theirs', async () => {
    const { body } = await ask()
    await office.server.db
      .updateTable('invoice')
      .set({ file_state: 'paid', file_pending_cents: 0, file_debt_cents: 0 })
      .where('id', '=', bills[0].id)
      .execute()
    await answer(body.request.reference)
    expect(await due()).toMatchObject([
      { debt_cents: 0, in_parts: false },
      { due_day: '2026-11-30', in_parts: true },
      { due_day: '2026-12-30', in_parts: true },
    ])
    await passDays(10)
    expect((await home()).invoices.amount_debt).toBe(34.8)
  })

  it('one paid before the asking says which, and another amount says the right one', async () => {
    await office.pay(bills[0].number, { ...visa, amount: 60 })
    expect(await ask()).toMatchObject({
      status: 409,
      body: { error: 'already_paid', about: { invoices: [bills[0].number] } },
    })
    const left = [bills[1].number, bills[2].number]
    expect(await ask({ invoices: left })).toMatchObject({
      status: 409,
      body: { error: 'amount_differs', about: { amount: 224.4 } },
    })
    expect((await ask({ invoices: left, amount: 224.4 })).status).toBe(200)
  })

  it('a claim keeps its bill out of a new plan [r.one-plan]', async () => {
    await addClaim(office.server.db, bills[1].id)
    expect((await offer())?.invoices.map(({ number }) => number)).toEqual([bills[0].number, bills[2].number])
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'not_payable' } })
  })

  it('a claim holds up its share of a plan that stands, and no other [r.one-plan]', async () => {
    await agree()
    await addClaim(office.server.db, bills[1].id)
    await passDays(10)
    const mails = await office.server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'reminder')
      .execute()
    expect(mails.map(({ data }) => data)).toMatchObject([{ number: bills[0].number }])
  })

  it('two windows ask for one plan, and neither it nor one bill of it is asked for twice', async () => {
    const [one, other] = await Promise.all([ask(), ask()])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect([one, other].find(({ status }) => status === 409)?.body.error).toBe('process_running')
    for (const { number } of bills) {
      expect(await office.caller.send('POST', `payments/${number}/instalments/`, inThree)).toMatchObject({
        status: 409,
        body: { error: 'process_running' },
      })
    }
  })

  it('again under the same key is the same request', async () => {
    const key = { 'idempotency-key': 'asked-by-the-browser' }
    const first = await ask({}, key)
    expect((await ask({}, key)).body).toEqual(first.body)
    expect((await ask({ parts: 2 }, key)).status).toBe(422)
  })

  it('over bills of one contract is a change of that contract', async () => {
    const invoices = [bills[0].number, bills[2].number]
    const { body } = await ask({ invoices, amount: 164.4 })
    expect(await office.caller.request(body.request.id)).toMatchObject({
      contract: { name: contracts[0]!.name },
    })
  })

  it('ends where one of its contracts gets another holder before the answer', async () => {
    const { body } = await ask()
    await withdrawForNewHolder(office.server.db, office.server.services, contracts[1]!.id)
    expect(await office.caller.request(body.request.id)).toMatchObject({ state: 'withdrawn' })
    expect(await offer()).not.toBeNull()
  })

  it.each([
    [{ parts: 7 }, 'parts'],
    [{ first_day: '2027-01-21' }, 'first_day'],
  ])('outside the limits is refused beside the field: %j', async (change, field) => {
    const { status, body } = await ask(change)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })

  it("with another customer's bill is not found", async () => {
    const { db } = office.server
    const theirs = await addInvoice(db, await addContract(db, await addCustomer(db)), {
      state: 'open',
      debt_cents: 4783,
    })
    expect((await ask({ invoices: [bills[0].number, theirs.number], amount: 107.83 })).status).toBe(404)
  })
})

it('who may pay for one of its contracts alone pays what is left of its bill, and nothing is owed again [r.one-plan]', async () => {
  await agree()
  expect((await payFirst()).body.outcome).toBe('succeeded')
  const { db } = office.server
  const payer = await addCaller(office.server)
  const chosen = [contracts[1]!.id]
  const id = await addDelegation(db, [office.caller.customer, payer.customer], {
    role: 'pay',
    contracts: chosen,
  })
  const second = bills[1]
  const paid = (await payer.send('POST', `payments/${second.number}/?for=${id}`, {
    ...visa,
    amount: 85.2,
  })) as Reply<object>
  expect(paid.body).toMatchObject({ outcome: 'succeeded' })
  expect(await office.invoice(second.id)).toMatchObject({ state: 'paid', pending_cents: 0 })
})
