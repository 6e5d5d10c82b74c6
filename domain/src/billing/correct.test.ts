import { describe, expect, it } from 'vitest'
import type { Bill } from './bill.ts'
import { annullingBill, countedCents, differenceBill, pendingAfter } from './correct.ts'
import { invoiceTypes, isRefund } from './invoice-type.ts'

const span = { from: '2026-02-01', to: '2026-03-01' }

function bill(energyCents: number, p2Cents: number, extra: Bill['lines'] = []): Bill {
  const energy = (tariffPeriod: 1 | 2, amountCents: number): Bill['lines'][number] => ({
    kind: 'energy',
    tariffPeriod,
    span,
    quantity: String(amountCents),
    unit: 'kWh',
    price: '0.01',
    priceUnit: 'EUR/kWh',
    amountCents,
  })
  const lines = [energy(1, energyCents), energy(2, p2Cents), ...extra]
  const baseCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const amountCents = Math.round(baseCents * 0.21)
  return {
    span,
    lines,
    taxes: [{ tax: 'IVA', rateUnit: '%', rate: '21', baseCents, amountCents }],
    totalCents: baseCents + amountCents,
  }
}

const service: Bill['lines'][number] = {
  kind: 'service',
  name: 'Care',
  span,
  quantity: '1',
  unit: 'unit',
  price: '2',
  priceUnit: 'EUR',
  amountCents: 200,
}

describe('an annulling bill', () => {
  it('is what it annuls, positive as printed; types A and B count negative', () => {
    const sent = bill(5000, 1000)
    expect(annullingBill(sent)).toEqual(sent)
    for (const type of invoiceTypes) {
      expect(countedCents(type, 7260)).toBe(isRefund(type) ? -7260 : 7260)
      expect(Object.is(countedCents(type, 0), 0)).toBe(true)
    }
    expect(invoiceTypes.filter(isRefund)).toEqual(['A', 'B'])
  })
})

describe('a rectifying bill by difference [r.bill-corrections]', () => {
  it('has a line for what changed, came and went, and the tax on it', () => {
    // 50.00 + 10.00 sent, 45.00 + 10.00 + 2.00 right: 60.00 and 12.60 against 57.00 and 11.97
    const difference = differenceBill(bill(5000, 1000), bill(4500, 1000, [service]))
    expect(
      difference.lines.map(({ kind, tariffPeriod, name, price, amountCents }) => [
        kind,
        tariffPeriod,
        name,
        price,
        amountCents,
      ]),
    ).toEqual([
      ['energy', 1, undefined, '-5', -500],
      ['service', undefined, 'Care', '2', 200],
    ])
    expect(difference.taxes).toEqual([
      { tax: 'IVA', rateUnit: '%', rate: '21', baseCents: -300, amountCents: -63 },
    ])
    expect(difference.totalCents).toBe(-363)
    expect(differenceBill(bill(1, 2), bill(1, 2))).toEqual({ span, lines: [], taxes: [], totalCents: 0 })
  })

  it('keeps two rates of a tax apart', () => {
    const cheaper: Bill = {
      ...bill(5000, 1000),
      taxes: [{ tax: 'IVA', rateUnit: '%', rate: '10', baseCents: 6000, amountCents: 600 }],
      totalCents: 6600,
    }
    expect(differenceBill(bill(5000, 1000), cheaper)).toMatchObject({
      lines: [],
      taxes: [
        { rate: '10', baseCents: 6000, amountCents: 600 },
        { rate: '21', baseCents: -6000, amountCents: -1260 },
      ],
      totalCents: -660,
    })
  })
})

describe('what is pending', () => {
  it.each([
    [7260, [], 7260, 0],
    [7260, [3000, 1000], 3260, 0],
    [7260, [7260], 0, 0],
    [7260, [7260, -7260], 7260, 0], // a direct debit that came back
    [7260, [8000], 0, 740],
    [-363, [], -363, 0], // a difference in the customer's favour
    [-363, [-100], -263, 0],
    [-363, [-400], 0, 37],
    [0, [], 0, 0],
  ])('of %i after %j is %i, %i too much', (totalCents, payments, pendingCents, overpaidCents) => {
    expect(pendingAfter(totalCents, payments)).toEqual({ pendingCents, overpaidCents })
  })

  it('refuses amounts that are not whole', () => {
    expect(() => pendingAfter(100, [0.5])).toThrow(RangeError)
  })
})
