import type { Bill } from '@endoll/domain/billing/bill.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { compareElectricity } from '@endoll/domain/comparison/compare.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { expect, it } from 'vitest'
import { demoContracts } from '../write-folder.ts'
import { makeInvoices } from './make-invoices.ts'

const today = '2026-11-21'

function price(concept: ProductPrice['concept'], tariffPeriod: 0 | 1 | 2 | 3, value: string): ProductPrice {
  const unit = concept === 'power' ? 'EUR/kW/year' : 'EUR/kWh'
  return { concept, tariffPeriod, from: '2025-01-01', price: value, unit }
}
const dearer = [
  price('power', 0, '35'),
  price('energy', 1, '0.21'),
  price('energy', 2, '0.17'),
  price('energy', 3, '0.13'),
  price('surplus', 0, '0.06'),
]
const surplusPrice = 0.06

/** What somebody types who has a bill of this home's use from a retailer who charges more. */
function askedOf({ lines, span }: Bill, invoiceAmountCents: number) {
  const of = (kind: string, period?: number) =>
    lines.filter((line) => line.kind === kind && (period === undefined || line.tariffPeriod === period))
  const wh = (kind: string, period?: number) =>
    of(kind, period).reduce((sum, { quantity }) => sum + Math.round(Number(quantity) * 1000), 0)
  return {
    cups: '',
    comerOrigin: 1,
    tariff: '2.0TD',
    startDate: span.from,
    endDate: lastDayOf(span),
    invoiceAmountCents,
    powersW: [1, 2].map((period) => Math.round(Number(of('power', period)[0]?.quantity) * 1000)),
    usedWh: [1, 2, 3].map((period) => wh('energy', period)),
    surplusWh: wh('surplus'),
    surplusPrice,
  }
}

it.each(['0.06', '0.08'])(
  'the year of a visitor with panels, from whichever bill of it, holds what the year comes to; a product pays %s',
  (surplus) => {
    const contract = demoContracts(today).find(({ name }) => name === '100201')!
    const bills = makeInvoices([contract], today)
      .filter(({ type, bill }) => type === 'N' && bill.span.from >= '2025-11-01')
      .map(({ bill }) => bill)
    expect(bills).toHaveLength(12)
    const product = [price('power', 0, '20'), price('energy', 0, '0.11'), price('surplus', 0, surplus)]
    const compare = (bill: Bill, cents: number, prices: ProductPrice[]) =>
      compareElectricity(
        { provinceCode: '08', today, asked: askedOf(bill, cents) },
        { yearDays: '365', prices },
      )!
    const found = bills.map((bill) => compare(bill, compare(bill, 1, dearer).bill.totalCents, product))
    const year = found.reduce((sum, { savingCents }) => sum + savingCents, 0)
    for (const { yearly } of found) {
      expect(yearly.fromCents).toBeLessThanOrEqual(year)
      expect(yearly.toCents).toBeGreaterThanOrEqual(year)
      expect(yearly.cents).toBeGreaterThanOrEqual(yearly.fromCents)
      expect(yearly.cents).toBeLessThanOrEqual(yearly.toCents)
    }
  },
)
