import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import type { readHome } from '@endoll/api/home.ts'
import type { listInvoices } from '@endoll/api/invoices.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { addContract, addInvoice } from '../../testing/factories.ts'
import { addCaller, type SubmittedBody } from '../../testing/test-requests.ts'
import { remindOfBills } from './operations/remind.ts'
import { startPaymentsOffice, type PaymentsOffice } from './test-office.ts'

let office: PaymentsOffice
beforeAll(async () => {
  office = await startPaymentsOffice({ longestMs: 20_000 })
})
afterAll(() => office.stop())

it('what is agreed to be paid in parts is owed nowhere before its first day, and everywhere after it [r.in-parts]', async () => {
  const { server } = office
  const caller = await addCaller(server)
  const contract = await addContract(server.db, caller.customer)
  const { id, number } = await addInvoice(server.db, contract, {
    state: 'open',
    due_day: '2026-10-26',
    debt_cents: 4783,
  })
  await server.db
    .insertInto('invoice_pending_state')
    .values({
      invoice_id: id,
      code: '40',
      change_day: '2026-11-10',
      position: 1,
      description: 'Segunda carta',
    })
    .execute()
  const seen = async () => {
    // The earlier session has ended by then.
    const headers = await server.signIn(caller.customer)
    const list = (await server.get('invoices/', headers)).body as ReplyOf<typeof listInvoices>
    const home = (await server.get('home/', headers)).body as ReplyOf<typeof readHome>
    const bill = (await server.get(`invoices/${id}/bill/`, headers)).body as ExplainedBill
    const item = list.items.find((one) => one.id === id)
    const letter = await server.inject({
      url: `/api/v1/retailer/invoices/${encodeURIComponent(number)}/letters/II/`,
      headers: { 'x-api-key': server.apiKey },
    })
    return {
      list: [item?.due_date, list.summary.with_debt, list.summary.amount_debt],
      // No debit takes what was agreed to be paid in parts.
      byCustomer: [item?.in_parts, list.summary.amount_pending_by_customer],
      home: [
        home.overdue?.id ?? null,
        home.invoices.amount_debt,
        home.supplies.find((one) => one.id === contract.id)?.amount_debt,
      ],
      bill: [bill.invoice.due_date, bill.ladder_next?.stage ?? null, bill.cut_date],
      letter: letter.statusCode,
    }
  }
  expect(await seen()).toMatchObject({ home: [id, 47.83, 47.83], letter: 200 })
  const asked = (
    await caller.send('POST', `payments/${number}/instalments/`, { parts: 3, first_day: '2026-11-30' })
  ).body as SubmittedBody
  await server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${asked.request.reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload: { answer: 'accepted' },
  })
  expect(await seen()).toEqual({
    list: ['2026-11-30', 0, 0],
    byCustomer: [true, 47.83],
    home: [null, 0, 0],
    bill: ['2026-11-30', null, null],
    letter: 404,
  })
  server.clock.advance(10 * 86_400_000)
  // The job notes which parts are due.
  await remindOfBills(server.services)
  expect(await seen()).toMatchObject({
    list: ['2026-11-30', 1, 15.94],
    byCustomer: [true, 31.89],
    home: [id, 15.94, 15.94],
    bill: ['2026-11-30', expect.anything(), null],
    letter: 200,
  })
})
