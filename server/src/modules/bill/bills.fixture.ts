import { afterAll, beforeAll, expect } from 'vitest'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { addContract, addCustomer, addInvoice, type TestContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Fields = Parameters<typeof addInvoice>[2]

/** Energy of so many days at a price in cents a kWh. */
export interface Used {
  readonly from_day: string
  readonly days: number
  readonly kwh: number
  readonly price: number
  readonly fields?: Fields
}

export const october: Used = { from_day: '2026-10-01', days: 31, kwh: 310, price: 15 }
export const september: Used = { from_day: '2026-09-01', days: 30, kwh: 270, price: 14 }

/** A server for the tests of one file, customers with a contract, their bills, and the calls that explain them. */
export function billOffice() {
  let started: TestServer | undefined
  const server = (): TestServer => {
    if (!started) throw new Error('the server is there once tests run')
    return started
  }
  beforeAll(async () => {
    started = await startTestServer()
  })
  afterAll(() => started?.stop())
  return {
    server,
    newCustomer: async (fields: Parameters<typeof addContract>[2] = {}) => {
      const customer = await addCustomer(server().db)
      const contract = await addContract(server().db, customer, fields)
      return { customer, contract, headers: await server().signIn(customer) }
    },
    explained: async ({ headers }: { readonly headers: Record<string, string> }, id: number) => {
      const { status, body } = await server().get(`invoices/${id}/bill/`, headers)
      expect(status).toBe(200)
      return body as ExplainedBill
    },
    /** An invoice of energy and 10 % IVA. */
    addBill: async (contract: TestContract, { from_day, days, kwh, price, fields }: Used) => {
      const [net, span] = [kwh * price, { from_day, to_day: addDays(from_day, days) }]
      const tax = Math.round(net / 10)
      const added = await addInvoice(server().db, contract, {
        ...span,
        day: addDays(span.to_day, 5),
        due_day: addDays(span.to_day, 25),
        total_cents: net + tax,
        energy_wh: kwh * 1000,
        powers_w: [4600, 4600],
        ...fields,
      })
      await server()
        .db.insertInto('invoice_line')
        .values({
          invoice_id: added.id,
          position: 1,
          kind: 'energy',
          tariff_period: 1,
          ...span,
          quantity: String(kwh),
          unit: 'kWh',
          price: String(price / 100),
          price_unit: 'EUR/kWh',
          amount_cents: net,
        })
        .execute()
      await server()
        .db.insertInto('invoice_tax')
        .values({
          invoice_id: added.id,
          position: 1,
          tax: 'IVA',
          rate_unit: '%',
          rate: '10',
          base_cents: net,
          amount_cents: tax,
        })
        .execute()
      return added
    },
  }
}
