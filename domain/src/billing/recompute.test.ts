import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bill, BillLine } from './bill.ts'
import { billFor } from './charges.ts'
import { differenceBill } from './correct.ts'
import { recomputeBill, type RecomputeFacts } from './recompute.ts'
import { home, price, prices, reading } from './supply.fixture.ts'

const span = { from: '2025-05-01', to: '2025-06-01' }
const HOME: RecomputeFacts = {
  energy: 'electricity',
  provinceCode: '28',
  use: 'household',
  maxPowerW: 3450,
  voltage: 'low',
}
const supply = home(
  [3450, 3450],
  [
    ...prices('power', 'EUR/kW/year', ['30', '2']),
    price('energy', 'EUR/kWh', '0.2'),
    price('surplus', 'EUR/kWh', '0.1'),
  ],
)
/** Power 8.79 + 0.59, energy 20.00, surplus −20.00 of 25.00, financing 0.59, rental 0.83. */
const bill = billFor(supply, { energy: reading(span, [100], [250]) }, span).bill
/** The same without surplus: base 29.97, electricity tax 1.53, IVA 21 % of 32.33: 6.79, total 39.12. */
const plain = billFor(supply, { energy: reading(span, [100]) }, span).bill

function withLine(of: Bill, kind: BillLine['kind'], change: Partial<BillLine>): Bill {
  return { ...of, lines: of.lines.map((line) => (line.kind === kind ? { ...line, ...change } : line)) }
}

function withTax(of: Bill, position: number, change: Partial<Bill['taxes'][number]>): Bill {
  return { ...of, taxes: of.taxes.map((tax, index) => (index === position ? { ...tax, ...change } : tax)) }
}

describe('an imported bill computed again', () => {
  it('[law.surplus] that is right has no difference, its capped surplus included', () => {
    expect(recomputeBill(bill, HOME)).toEqual([])
    expect(recomputeBill(plain, HOME)).toEqual([])
  })

  it('may be a cent off in each figure, not two', () => {
    const [first] = plain.lines
    const amountCents = (first?.amountCents ?? 0) + 1
    const off = {
      ...plain,
      lines: plain.lines.map((line, index) => (index === 0 ? { ...line, amountCents } : line)),
    }
    expect(recomputeBill(off, HOME)).toEqual([])
    expect(recomputeBill({ ...plain, totalCents: 3914 }, HOME)).toEqual([
      { what: 'total', saidCents: 3914, computedCents: 3912 },
    ])
  })

  it('reports a wrong line once, and not again in taxes and total', () => {
    // 2.00 more in the line, and everything after it computed with the mistake: base 31.97, tax 1.63, IVA of 34.43.
    const wrong: Bill = {
      ...withLine(plain, 'energy', { amountCents: 2200 }),
      taxes: [
        { tax: 'electricity_tax', rateUnit: '%', rate: '5.11269632', baseCents: 3197, amountCents: 163 },
        { tax: 'IVA', rateUnit: '%', rate: '21', baseCents: 3443, amountCents: 723 },
      ],
      totalCents: 4166,
    }
    expect(recomputeBill(wrong, HOME)).toEqual([
      { what: 'line', position: 2, saidCents: 2200, computedCents: 2000 },
    ])
  })

  it('takes a line over the New Year of a leap year however its year was divided, and no other', () => {
    const newYear = { from: '2027-12-15', to: '2028-01-15' }
    // 150 kW × 20.85 EUR: × 31 / 365 = 265.6232, × 31 / 366 = 264.8975, × (17 / 365 + 14 / 366) = 265.2954
    const differences = (amountCents: number, of = newYear): unknown[] => {
      const line: BillLine = {
        ...plain.lines[0]!,
        span: of,
        quantity: '150',
        price: '20.85',
        days: 31,
        yearDays: 365,
        amountCents,
      }
      return recomputeBill({ ...plain, span: of, lines: [line] }, HOME).filter(({ what }) => what === 'line')
    }
    expect([26_562, 26_490, 26_530].flatMap((cents) => differences(cents))).toEqual([])
    expect(differences(26_540)).toEqual([
      { what: 'line', position: 0, saidCents: 26_540, computedCents: 26_530 },
    ])
    expect(differences(26_490, { from: '2026-12-15', to: '2027-01-15' })).toHaveLength(1)
  })

  it('reports surplus credited above the energy', () => {
    expect(recomputeBill(withLine(bill, 'surplus', { amountCents: -2500 }), HOME)).toContainEqual({
      what: 'line',
      position: 3,
      saidCents: -2500,
      computedCents: -2000,
    })
  })

  it('reports another rate by its amount, a wrong base separately, and a rate that is only written short not at all', () => {
    expect(recomputeBill(withTax(plain, 1, { rate: '10', amountCents: 323 }), HOME)).toEqual([
      { what: 'tax', position: 1, saidCents: 323, computedCents: 679 },
      { what: 'total', saidCents: 3912, computedCents: 3556 },
    ])
    // The rental inside the base of the electricity tax: 30.80, its tax 1.57.
    const rentalInside: Bill = {
      ...plain,
      taxes: [
        { tax: 'electricity_tax', rateUnit: '%', rate: '5.11', baseCents: 3080, amountCents: 157 },
        { tax: 'IVA', rateUnit: '%', rate: '21.00', baseCents: 3237, amountCents: 680 },
      ],
      totalCents: 3917,
    }
    expect(recomputeBill(rentalInside, HOME)).toEqual([
      { what: 'tax_base', position: 0, saidCents: 3080, computedCents: 2997 },
    ])
    expect(recomputeBill(withTax(plain, 0, { rate: '5.11' }), HOME)).toEqual([])
  })

  it('may leave the social-bonus financing out of the electricity tax, as real bills do', () => {
    // 29.97 − 0.59 = 29.38; × 5.11269632 % = 1.50; IVA 21 % of 32.30 = 6.78
    const outside: Bill = {
      ...plain,
      taxes: [
        { tax: 'electricity_tax', rateUnit: '%', rate: '5.11269632', baseCents: 2938, amountCents: 150 },
        { tax: 'IVA', rateUnit: '%', rate: '21', baseCents: 3230, amountCents: 678 },
      ],
      totalCents: 3908,
    }
    expect(recomputeBill(outside, HOME)).toEqual([])
  })

  it('reports a tax that is missing and one that is not due', () => {
    const { taxes } = plain
    const noIva = { ...plain, taxes: taxes.slice(0, 1), totalCents: 3233 }
    expect(recomputeBill(noIva, HOME)).toEqual([{ what: 'tax_missing', saidCents: 0, computedCents: 679 }])
    const igic = withTax(plain, 1, { tax: 'IGIC' })
    expect(recomputeBill(igic, HOME)).toEqual([
      { what: 'tax_missing', saidCents: 0, computedCents: 679 },
      { what: 'tax', position: 1, saidCents: 679, computedCents: 0 },
    ])
  })

  it('takes one tax in several rows, and the two of IGIC in any order', () => {
    const rows = plain.taxes.flatMap((tax) =>
      tax.tax === 'IVA'
        ? [
            { ...tax, baseCents: 3000, amountCents: 630 },
            { ...tax, rate: '21.0', baseCents: 233, amountCents: 49 },
          ]
        : [tax],
    )
    expect(recomputeBill({ ...plain, taxes: rows }, HOME)).toEqual([])
    const island = billFor(
      { ...supply, provinceCode: '35', use: 'business' },
      { energy: reading(span, [100]) },
      span,
    )
    const facts = { ...HOME, provinceCode: '35', use: 'business' } as const
    const swapped = { ...island.bill, taxes: island.bill.taxes.toReversed() }
    expect(swapped.taxes.map(({ rate }) => rate)).toEqual(['7', '3', '5.11269632'])
    expect(recomputeBill(swapped, facts)).toEqual([])
  })

  it('is compared with the rules of the day it is given', () => {
    const may = { from: '2026-05-05', to: '2026-06-05' }
    const byIssue = billFor(supply, { energy: reading(may, [100]) }, may, { taxDay: '2026-05-31' }).bill
    expect(recomputeBill(byIssue, { ...HOME, taxDay: '2026-05-31' })).toEqual([])
    expect(recomputeBill(byIssue, HOME).map(({ what }) => what)).toEqual(['tax', 'tax'])
  })

  it('of differences goes by the rates it says', () => {
    const more = billFor(supply, { energy: reading(span, [140]) }, span).bill
    const difference = differenceBill(plain, more)
    expect(recomputeBill(difference, { ...HOME, type: 'RA' })).toEqual([])
    const wrong = withTax(difference, 1, { amountCents: 900 })
    expect(recomputeBill(wrong, { ...HOME, type: 'RA' }).map(({ what }) => what)).toEqual(['tax', 'total'])
  })

  it('before the dated tables says that its taxes are not checked', () => {
    const old = { from: '2024-05-01', to: '2024-06-01' }
    expect(recomputeBill({ ...plain, span: old }, HOME)).toEqual([
      { what: 'taxes_not_checked', saidCents: 832, computedCents: undefined },
    ])
    expect(recomputeBill(plain, { ...HOME, provinceCode: '99' }).map(({ what }) => what)).toEqual([
      'taxes_not_checked',
    ])
  })

  it('says of a line that cannot be computed what it says and nothing else', () => {
    expect(recomputeBill(withLine(plain, 'meter_rental', { price: '0,81' }), HOME)).toEqual([
      { what: 'line', position: 4, saidCents: 83, computedCents: undefined },
    ])
  })

  it('never throws', () => {
    const strange = fc.constantFrom('', 'x', '1,5', '-', '9'.repeat(40), '0.1')
    const cents = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN))
    const day = fc.constantFrom('2025-05-01', '2025-13-40', '', '9999-12-31')
    const line = fc.record({
      kind: fc.constantFrom('energy', 'surplus', 'battery', 'power', 'service', 'other' as 'service'),
      span: fc.record({ from: day, to: day }),
      quantity: strange,
      unit: fc.constant('kWh' as const),
      price: strange,
      priceUnit: fc.constantFrom('EUR/kWh', 'EUR/year', 'EUR/month'),
      days: fc.oneof(fc.integer(), fc.double()),
      yearDays: fc.constantFrom(365, 366, 0 as 365),
      amountCents: cents,
    })
    const tax = fc.record({
      tax: fc.constantFrom('IVA', 'IGIC', 'electricity_tax', 'none' as 'IVA'),
      rateUnit: fc.constantFrom('%', 'EUR/kWh'),
      rate: strange,
      baseCents: cents,
      amountCents: cents,
    })
    const anyBill = fc.record({
      span: fc.record({ from: day, to: day }),
      lines: fc.array(line, { maxLength: 5 }),
      taxes: fc.array(tax, { maxLength: 3 }),
      totalCents: cents,
    })
    fc.assert(
      fc.property(anyBill, fc.constantFrom('N', 'RA', undefined), (of, type) => {
        for (const provinceCode of ['28', '35', 'xx']) {
          expect(Array.isArray(recomputeBill(of, { ...HOME, provinceCode, type }))).toBe(true)
        }
      }),
    )
  })
})
