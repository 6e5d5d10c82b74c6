import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { howPaid } from '@endoll/domain/billing/how-paid.ts'
import { addContract, addCustomer, addInvoice, type TestContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function newCustomer() {
  const customer = await addCustomer(server.db)
  return { customer, headers: await server.signIn(customer) }
}

async function summary({ headers }: { headers: Record<string, string> }, query = '') {
  const { body } = await server.get(`invoices/?${query}`, headers)
  return (body as { summary: InvoicesSummary }).summary
}

describe('the summary [GET invoices/]', () => {
  it('puts every cent owed into one of its three sums, refunds into none', async () => {
    const signed = await newCustomer()
    const flat = await addContract(server.db, signed.customer, { state: 'baixa' })
    const gas = await addContract(server.db, signed.customer, { kind: 'gas', state: 'baixa' })
    const add = (contract: TestContract, fields: Parameters<typeof addInvoice>[2]) =>
      addInvoice(server.db, contract, { total_cents: 10_000, day: '2026-01-05', ...fields })
    await add(flat, { state: 'paid', day: '2026-11-06' })
    // Overdue: whole, and in part.
    await add(flat, { state: 'open', debt_cents: 10_000, due_day: '2026-09-20' })
    await add(gas, { state: 'open', debt_cents: 3000, pending_cents: 9000, due_day: '2026-08-31' })
    await add(flat, { state: 'in_process', pending_cents: 2500, debt_cents: 100 })
    // To be paid: due today, later, in a group, and without a day.
    await add(flat, { state: 'open', due_day: '2026-11-21' })
    await add(gas, { state: 'grouped_proforma', proforma_number: 'P1', due_day: '2026-12-10' })
    await add(flat, { state: 'open', due_day: null, payment_method: 'transfer' })
    await add(flat, { state: 'open', type: 'A', debt_cents: 10_000, due_day: '2026-01-01' })
    await add(flat, { state: 'in_process', type: 'B' })
    const expected: InvoicesSummary = {
      amount_debt: 130,
      with_debt: 2,
      debt_since: '2026-08-31',
      amount_debt_older: 0,
      amount_in_process: 25,
      in_process: 1,
      amount_pending: 60 + 100 + 100 + 100,
      pending: 4,
      next_due_date: '2026-11-21',
      // The rest of the overdue one too: no bank takes that any more.
      pending_by_customer: 2,
      amount_pending_by_customer: 160,
      next_due_date_by_customer: null,
      next_charge_date: '2026-11-21',
      grouped_transfers: [],
      last_date: '2026-11-06',
      next_date: null,
    }
    expect(await summary(signed)).toEqual(expected)
    expect(await summary(signed, 'type=gas&search=nothing&limit=1')).toEqual(expected)
  })

  it('says what contracts owe beyond the bills that are kept here, of all or of one [r.older-debt]', async () => {
    const signed = await newCustomer()
    const flat = await addContract(server.db, signed.customer, { debt_cents: 5000 })
    const gas = await addContract(server.db, signed.customer, { kind: 'gas', debt_cents: 1117 })
    await addInvoice(server.db, flat, { state: 'open', debt_cents: 2000, due_day: '2026-09-20' })
    expect(await summary(signed)).toMatchObject({ amount_debt: 20, amount_debt_older: 41.17 })
    const { body } = await server.get(`invoices/?contract=${gas.name}`, signed.headers)
    expect((body as { summary: InvoicesSummary }).summary).toMatchObject({
      amount_debt: 0,
      amount_debt_older: 11.17,
    })
  })

  it('says who pays each bill as howPaid does, and names each transfer that pays several [r.how-paid]', async () => {
    const signed = await newCustomer()
    const flat = await addContract(server.db, signed.customer, { state: 'baixa' })
    const [byCustomer, byBank] = [[] as number[], [] as number[]]
    const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0) / 100
    const methods = ['direct_debit', 'transfer', 'card'] as const
    const states = ['open', 'grouped_proforma', 'in_process', 'paid'] as const
    const cases = methods.flatMap((method) =>
      states.flatMap((state) => [0, 300].map((debt) => ({ method, state, debt }))),
    )
    for (const [index, { method, state, debt }] of cases.entries()) {
      const cents = 1007 + 7 * index
      const group = state === 'grouped_proforma' ? { proforma_number: `G-${method}` } : {}
      const pending = state === 'paid' ? 0 : cents
      await addInvoice(server.db, flat, {
        ...group,
        state,
        payment_method: method,
        total_cents: cents,
        pending_cents: pending,
        debt_cents: debt,
        due_day: '2026-12-10',
        day: '2026-11-02',
      })
      const { payer } = howPaid({
        type: 'N',
        state,
        pendingCents: pending,
        debtCents: debt,
        dueDay: '2026-12-10',
        method,
        inParts: false,
      })
      if (state === 'in_process' || payer === 'nobody') continue
      const of = payer === 'customer' ? byCustomer : byBank
      of.push(pending - debt)
    }
    const found = await summary(signed)
    expect(found.pending_by_customer).toBe(byCustomer.length)
    expect(found.amount_pending_by_customer).toBeCloseTo(sum(byCustomer), 6)
    expect(found.amount_pending - found.amount_pending_by_customer).toBeCloseTo(sum(byBank), 6)
    expect([found.next_due_date_by_customer, found.next_charge_date]).toEqual(['2026-12-10', '2026-12-10'])
    const grouped = [1000 + 7 * 11, 1000 + 7 * 12]
    expect(found.grouped_transfers).toEqual([
      { reference: 'G-transfer', amount: sum(grouped), invoices: 2, due_date: '2026-12-10' },
    ])
  })

  it('is empty without invoices', async () => {
    expect(await summary(await newCustomer())).toEqual({
      amount_debt: 0,
      with_debt: 0,
      debt_since: null,
      amount_debt_older: 0,
      amount_in_process: 0,
      in_process: 0,
      amount_pending: 0,
      pending: 0,
      next_due_date: null,
      pending_by_customer: 0,
      amount_pending_by_customer: 0,
      next_due_date_by_customer: null,
      next_charge_date: null,
      grouped_transfers: [],
      last_date: null,
      next_date: null,
    })
  })
})

describe('the day of the next invoice', () => {
  const nextOf = async (
    contracts: readonly { state?: string; days: readonly (string | [string, 'A' | 'R'])[] }[],
  ) => {
    const signed = await newCustomer()
    for (const { state = 'activa', days } of contracts) {
      const contract = await addContract(server.db, signed.customer, { state })
      for (const entry of days) {
        const [day, type] = typeof entry === 'string' ? [entry, 'N' as const] : entry
        await addInvoice(server.db, contract, { day, type })
      }
    }
    return (await summary(signed)).next_date
  }

  it.each([
    ['one invoice gives no distance', [{ days: ['2026-11-05'] }], null],
    // 31 days after 5 November.
    ['a month on', [{ days: ['2026-10-05', '2026-11-05'] }], '2026-12-06'],
    // 62 and 61 days: 61.5 in the mean.
    ['two months on', [{ days: ['2026-07-05', '2026-09-05', '2026-11-05'] }], '2027-01-06'],
    // Only the last four count: 5 August to 5 November are 92 days in three distances.
    [
      'as often as of late',
      [{ days: ['2025-01-05', '2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'] }],
      '2026-12-06',
    ],
    [
      'the first of several contracts',
      [{ days: ['2026-10-05', '2026-11-05'] }, { days: ['2026-10-25', '2026-11-08'] }],
      '2026-11-22',
    ],
    ['late: today at the earliest', [{ days: ['2026-09-18', '2026-10-18'] }], '2026-11-21'],
    ['late by more than a distance: not expected', [{ days: ['2026-08-01', '2026-09-01'] }], null],
    ['a contract that ended', [{ state: 'baixa', days: ['2026-10-05', '2026-11-05'] }], null],
    [
      'corrections say nothing',
      [{ days: ['2026-10-05', ['2026-11-01', 'A'], ['2026-11-02', 'R'], '2026-11-05'] }],
      '2026-12-06',
    ],
    ['two on one day are one', [{ days: ['2026-10-05', '2026-11-05', '2026-11-05'] }], '2026-12-06'],
  ] as const)('%s', async (_, contracts, expected) => {
    expect(await nextOf(contracts as Parameters<typeof nextOf>[0])).toBe(expected)
  })
})
