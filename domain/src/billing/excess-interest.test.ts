import { describe, expect, it } from 'vitest'
import { addUpBill } from './add-up.ts'
import type { Charge } from './bill.ts'
import { excessInterest } from './excess-interest.ts'
import { recomputeBill } from './recompute.ts'
import { taxRules, type TaxedSupply } from './tax-rules.ts'

const span = { from: '2026-10-01', to: '2026-11-01' }
const home: TaxedSupply = {
  energy: 'electricity',
  provinceCode: '08',
  use: 'household',
  maxPowerW: 4600,
  voltage: 'low',
}
const back: Charge = {
  kind: 'adjustment',
  name: 'Energy measured in excess',
  span,
  quantity: '1',
  unit: 'unit',
  price: '-100',
  priceUnit: 'EUR',
}

describe('[law.bill.interest] interest on what was charged in excess', () => {
  it('is the legal interest and the points of the law for the days that the money was held', () => {
    const charge = excessInterest({ cents: 20_000, from: '2026-08-01', to: '2026-10-13' }, span)
    // 200 € × (3.25 + 1.5) % × 73 ÷ 365 = 1.90 €.
    expect(charge).toMatchObject({ kind: 'interest', quantity: '200', price: '-0.0475', days: 73 })
    const rules = taxRules(home, '2026-10-31')
    expect(addUpBill([charge!], rules, span).bill.totalCents).toBe(-190)
  })

  it('is not owed for nothing, nor for no day', () => {
    expect(excessInterest({ cents: 0, from: '2026-08-01', to: '2026-10-13' }, span)).toBeUndefined()
    expect(excessInterest({ cents: 100, from: '2026-10-13', to: '2026-10-13' }, span)).toBeUndefined()
  })

  it('bears no tax, neither when a bill is made nor when it is checked', () => {
    const interest = excessInterest({ cents: 20_000, from: '2026-08-01', to: '2026-10-13' }, span)!
    const rules = taxRules(home, '2026-10-31')
    const without = addUpBill([back], rules, span).bill
    const { bill } = addUpBill([back, interest], rules, span)
    expect(bill.taxes).toEqual(without.taxes)
    expect(bill.totalCents).toBe(without.totalCents - 190)
    expect(recomputeBill(bill, home)).toEqual([])
  })
})
