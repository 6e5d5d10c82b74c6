import { sumCents } from '../money.ts'
import { addDays } from '../time/day.ts'
import type { Bill, BillLine, BillTax, LineKind } from './bill.ts'

const FROM = '2026-07-01'
function spanOf(days: number) {
  return { from: FROM, to: addDays(FROM, days) }
}

export type Written = Partial<BillLine> & Pick<BillLine, 'kind' | 'quantity' | 'price' | 'amountCents'>

export function kwh(
  kind: LineKind,
  quantity: string,
  price: string,
  amountCents: number,
  more: Partial<BillLine> = {},
): Written {
  return { kind, quantity, price, amountCents, unit: 'kWh', priceUnit: 'EUR/kWh', ...more }
}

export function euros(kind: LineKind, amountCents: number, more: Partial<BillLine> = {}): Written {
  return {
    kind,
    quantity: '1',
    price: (amountCents / 100).toFixed(2),
    amountCents,
    ...more,
  }
}

export function kw(quantity: string, price: string, days: number, amountCents: number): Written {
  return {
    kind: 'power',
    quantity,
    price,
    amountCents,
    days,
    unit: 'kW',
    priceUnit: 'EUR/kW/day',
  }
}

/** A bill of so many days; lines are in euros of one unit unless they say otherwise. */
export function bill(days: number, lines: readonly Written[], taxes: readonly BillTax[] = []): Bill {
  return {
    span: spanOf(days),
    lines: lines.map((line): BillLine => ({ span: spanOf(days), unit: 'unit', priceUnit: 'EUR', ...line })),
    taxes,
    totalCents: sumCents([...lines, ...taxes].map(({ amountCents }) => amountCents)),
  }
}

export function iva(rate: string, baseCents: number, amountCents: number): BillTax {
  return {
    tax: 'IVA',
    rateUnit: '%',
    rate,
    baseCents,
    amountCents,
  }
}
