import { expect, it } from 'vitest'
import type { HomeSupply } from '@endoll/api/home.ts'
import type { Home } from './home-query.ts'
import { settledInvoices } from '../../testing/settled-invoices.ts'
import { mustAct, needsOf } from './needs.ts'

const calm: Omit<Home, 'total_supplies' | 'shown'> = {
  email_problem: null,
  invoices: settledInvoices({ next_date: '2026-12-03' }),
  contracts: { active: 1, waiting_signature: 0, in_process: 0, closed: 0, amount_debt: 0, with_debt: 0 },
  overdue: null,
  payable: null,
  plan_amount: null,
  silent_meter: null,
  supplies: [],
  requests: { to_sign: 0, first_to_sign: null, under_way: 0, answered: null },
}
const debt = { amount_debt: 29.02, with_debt: 1, debt_since: '2026-10-12' }
const request = { id: 7, reference: 'ABCD-EFGH', state: 'waiting_signature' } as NonNullable<
  Home['requests']['answered']
>

function needs(change: Partial<typeof calm>) {
  return needsOf({ ...calm, ...change, total_supplies: 1, shown: null })
}

it('nothing waits where all is paid and signed, or will be charged by itself', () => {
  expect(needs({})).toEqual([])
  expect(needs({ invoices: { ...calm.invoices, amount_pending: 40, pending: 1 } })).toEqual([])
})

it('a debt says its cents, since when, the oldest bill and from when the supply may be cut [r.home]', () => {
  const invoices = { ...calm.invoices, ...debt }
  const overdue = { id: 3, contract: 'A', cut_date: '2026-12-01', cut_ban: null, paused_by: null }
  expect(needs({ invoices, overdue })).toEqual([
    {
      key: 'debt',
      amountCents: 2902,
      olderCents: 0,
      count: 1,
      since: '2026-10-12',
      cut: '2026-12-01',
      ban: undefined,
      supply: undefined,
      claimed: false,
      invoiceId: 3,
    },
  ])
})

it('[law.1] a debt says which of several supplies may be cut, or may not be', () => {
  const invoices = { ...calm.invoices, ...debt }
  const overdue = { id: 3, contract: 'B', cut_date: '2026-12-01', cut_ban: null, paused_by: null }
  const supplies = [{ name: 'A' }, { name: 'B' }] as unknown as HomeSupply[]
  expect(needs({ invoices, overdue, supplies })).toMatchObject([{ supply: { name: 'B' } }])
  expect(needs({ invoices, overdue, supplies: supplies.slice(1) })).toMatchObject([{ supply: undefined }])
})

it('[law.1] [law.2] a debt says that the supply may not be cut, and that a claim holds it up', () => {
  const invoices = { ...calm.invoices, ...debt }
  const overdue = {
    id: 3,
    contract: 'A',
    cut_date: null,
    cut_ban: { kind: 'vulnerable', until: '2026-12-31' },
    paused_by: { id: 4, reference: 'ABCD-EFGH', adr_body: null },
  } as const
  expect(needs({ invoices, overdue })).toMatchObject([
    { cut: undefined, ban: { until: '2026-12-31' }, claimed: true },
  ])
})

it('a debt of contracts counts beside that of bills, and where no bill says it', () => {
  const older = { ...calm.invoices, amount_debt_older: 41.52 }
  expect(needs({ invoices: older })).toMatchObject([
    { key: 'debt', amountCents: 4152, olderCents: 4152, count: 0, invoiceId: undefined },
  ])
  expect(needs({ invoices: { ...older, ...debt, amount_debt_older: 12.5 } })).toMatchObject([
    { key: 'debt', amountCents: 4152, olderCents: 1250, count: 1 },
  ])
})

it('the most pressing comes first: debts, bills to pay, signatures, what the retailer answered', () => {
  const found = needs({
    email_problem: { kind: 'stopped', since: '2026-11-20T10:00:00Z' },
    invoices: { ...calm.invoices, ...debt, amount_pending: 40, pending: 1, pending_by_customer: 1 },
    contracts: { ...calm.contracts, waiting_signature: 1 },
    requests: {
      to_sign: 1,
      first_to_sign: request,
      under_way: 0,
      answered: { ...request, state: 'rejected' },
    },
  })
  expect(found.map(({ key }) => key)).toEqual(['debt', 'mail', 'toPay', 'sign', 'draft', 'rejected'])
})

it('what a link in a mail confirms is not signed; beside others it counts with them', () => {
  const byMail = { ...request, by_mail: true }
  const waiting = (count: number) =>
    needs({ requests: { ...calm.requests, to_sign: count, first_to_sign: byMail } }).map(({ key }) => key)
  expect([waiting(1), waiting(2)]).toEqual([['confirm'], ['sign']])
})

it('a complaint asks for nothing', () => {
  expect(needs({ email_problem: { kind: 'complained', since: '2026-11-20T10:00:00Z' } })).toEqual([])
})

it('an answer that all is done asks for nothing', () => {
  const [done] = needs({ requests: { ...calm.requests, answered: { ...request, state: 'effective' } } })
  expect([done?.key, done && mustAct(done)]).toEqual(['done', false])
})

it('one contract that waits for its signature is named, so that it is led to; several are not', () => {
  const draft = { name: 'A 1', type: 'gas', state: 'esborrany', sign_date: null }
  const active = { name: 'B 2', type: 'electricity', state: 'activa', sign_date: '2026-01-01' }
  const supplies = [active, draft] as unknown as Home['supplies']
  const waiting = (count: number) =>
    needs({ supplies, contracts: { ...calm.contracts, waiting_signature: count } })
  expect(waiting(1)).toMatchObject([{ key: 'draft', count: 1, contract: { name: 'A 1', type: 'gas' } }])
  expect(waiting(2)).toMatchObject([{ key: 'draft', count: 2, contract: undefined }])
})
