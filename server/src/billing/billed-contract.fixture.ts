import type { Insertable } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { billSoFar, consumptionYear } from '@endoll/api/insight.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { pricesOfMarketDay } from '@endoll/domain/billing/market-price.ts'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay, startMs } from '@endoll/domain/time/madrid.ts'
import type { InvoiceLineTable } from '../platform/db/schema.generated.ts'
import {
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
  type TestDay,
  type TestInvoice,
} from '../testing/factories.ts'
import { productPrices } from '../testing/product-prices.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

export type Year = ReplyOf<typeof consumptionYear>
export type SoFar = ReplyOf<typeof billSoFar>
type Fields<Add extends (...given: never[]) => unknown> = Parameters<Add>[2]

type Line = Partial<Insertable<InvoiceLineTable>> &
  Pick<Insertable<InvoiceLineTable>, 'kind' | 'quantity' | 'price' | 'amount_cents'>

type Reading = readonly [
  magnitude: 'import' | 'export' | 'demand' | 'reactive',
  period: number,
  quantity: string,
]

/** A server for the tests of one file, with a customer who is signed in and a product with prices. */
export function billedContracts() {
  let server: TestServer | undefined
  let customer: TestCustomer | undefined
  let headers: Record<string, string> = {}
  const started = (): { server: TestServer; customer: TestCustomer } => {
    if (!server || !customer) throw new Error('the server is there once tests run')
    return { server, customer }
  }
  const db = () => started().server.db

  const addProduct = async (code: string, surplus?: string, price_kind: 'fixed' | 'indexed' = 'fixed') => {
    const product = { code, kind: 'electricity' as const, name: code, price_kind }
    await db().insertInto('product').values(product).execute()
    const rows = [...productPrices, ...(surplus ? [['surplus', 0, surplus, 'EUR/kWh'] as const] : [])]
    await db()
      .insertInto('product_price')
      .values(
        rows.map(([concept, tariff_period, price, unit]) => {
          return { product_code: code, concept, tariff_period, from_day: '2025-01-01', price, unit }
        }),
      )
      .execute()
  }

  beforeAll(async () => {
    server = await startTestServer()
    customer = await addCustomer(server.db)
    headers = await server.signIn(customer)
    await db().insertInto('product').values({ code: 'NADA', kind: 'electricity', name: 'NADA' }).execute()
    await addProduct('LLUM')
    await addProduct('SOL', '0.06')
    await addProduct('HORA', undefined, 'indexed')
  })
  afterAll(() => server?.stop())

  return {
    db,
    /** Goes back or on to nine o'clock of a day, signs in there, and comes back. */
    onDay: async <Result>(day: Day, work: () => Promise<Result>): Promise<Result> => {
      const { clock } = started().server
      const before = { nowMs: clock.nowMs(), headers }
      clock.set(startMs(day, 9, 'Europe/Madrid'))
      headers = await started().server.signIn(started().customer)
      try {
        return await work()
      } finally {
        clock.set(before.nowMs)
        headers = before.headers
      }
    },
    /** MERCAT costs 120 % of the market, and 0.12, 0.05 and 0.02 on top. */
    addMarketProduct: async () => {
      await db()
        .insertInto('product')
        .values({ code: 'MERCAT', kind: 'electricity', name: 'Mercat', price_kind: 'indexed' })
        .execute()
      const row = { product_code: 'MERCAT', from_day: '2025-01-01' }
      await db()
        .insertInto('product_price')
        .values([
          { ...row, concept: 'power', tariff_period: 0, price: '30', unit: 'EUR/kW/year' },
          { ...row, concept: 'market', tariff_period: 0, price: '120', unit: '%' },
          ...['0.12', '0.05', '0.02'].map((price, index) => ({
            ...row,
            concept: 'market_addition' as const,
            tariff_period: index + 1,
            price,
            unit: 'EUR/kWh' as const,
          })),
        ])
        .execute()
    },
    /** Prices of a day in EUR/MWh, by the hour of the day (its quarters alike). */
    addMarket: async (day: Day, priceOf: (hour: number) => number) => {
      const anHour = pricesOfMarketDay(day) / hoursInDay(day)
      const prices = Array.from({ length: pricesOfMarketDay(day) }, (_, index) =>
        Math.round(priceOf(Math.floor(index / anHour)) * 1000),
      )
      await db().insertInto('market_day').values({ day, prices, version: 1 }).execute()
    },
    customer: () => started().customer,
    newContract: (fields: Fields<typeof addContract> = {}) =>
      addContract(db(), started().customer, {
        ...(fields.kind === 'gas' ? {} : { product_code: 'LLUM' }),
        ...fields,
      }),
    /** The bill of a month of 2026 without lines, unless the test says otherwise. */
    addMonth: (contract: TestContract, month: number, fields: Fields<typeof addInvoice> = {}) => {
      const first = (number: number, day = '01') =>
        `${2026 + Math.floor((number - 1) / 12)}-${String(((((number - 1) % 12) + 12) % 12) + 1).padStart(2, '0')}-${day}`
      const days = { from_day: first(month), to_day: first(month + 1), day: first(month + 1, '08') }
      return addInvoice(db(), contract, { ...days, powers_w: [4600, 4600], ...fields })
    },
    /** Lines of the bill of a month of 2026, in kWh and for the whole month, unless the test says otherwise. */
    addLines: ({ id }: TestInvoice, month: number, lines: readonly Line[]) =>
      db()
        .insertInto('invoice_line')
        .values(
          lines.map((line, index) => ({
            invoice_id: id,
            position: index + 1,
            from_day: `2026-${String(month).padStart(2, '0')}-01`,
            to_day: `2026-${String(month + 1).padStart(2, '0')}-01`,
            unit: 'kWh' as const,
            price_unit: 'EUR/kWh' as const,
            ...line,
          })),
        )
        .execute(),
    addReadings: ({ id }: TestInvoice, readings: readonly Reading[]) =>
      db()
        .insertInto('invoice_reading')
        .values(
          readings.map(([magnitude, tariff_period, quantity]) => {
            return { invoice_id: id, magnitude, tariff_period, quantity, current_day: '2026-09-30' }
          }),
        )
        .execute(),
    addDays: async (contract: TestContract, from: Day, to: Day, day: (day: Day) => TestDay = () => ({})) => {
      for (const one of eachDay(from, to)) await addCurveDay(db(), contract.id, one, day(one))
    },
    yearOf: async ({ name }: TestContract, query = ''): Promise<Year> => {
      const { status, body } = await started().server.get(`contracts/${name}/cch/year/?${query}`, headers)
      if (status !== 200) throw new Error(`the year answered ${status}`)
      return body as Year
    },
    soFarOf: async ({ name }: TestContract): Promise<SoFar> => {
      const { status, body } = await started().server.get(`contracts/${name}/bill_so_far/`, headers)
      if (status !== 200) throw new Error(`the bill so far answered ${status}`)
      return body as SoFar
    },
    get: (path: string) => started().server.get(path, headers),
    server: () => started().server,
  }
}
