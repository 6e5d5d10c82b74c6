import { describe, expect, it } from 'vitest'
import type { BillLine } from './bill.ts'
import { givesShareBack, uncappedCents } from './line-amount.ts'

const span = { from: '2026-10-01', to: '2026-11-01' }

const surplus: BillLine = {
  kind: 'surplus',
  span,
  quantity: '419.801',
  unit: 'kWh',
  price: '-0.07',
  priceUnit: 'EUR/kWh',
  amountCents: -2377,
}
const battery: BillLine = { ...surplus, kind: 'battery', quantity: '1', unit: 'unit', priceUnit: 'EUR' }

describe('a line that a cap held says what it would have come to', () => {
  it.each<[string, BillLine, number | undefined]>([
    // 419.801 × 0.07 = 29.38607
    ['surplus above the cost of the energy', surplus, -2939],
    ['surplus that gives nothing back', { ...surplus, amountCents: 0 }, -2939],
    ['surplus below its cap', { ...surplus, amountCents: -2939 }, undefined],
    ['surplus rounded otherwise', { ...surplus, amountCents: -2938 }, undefined],
    ['more in the battery than is owed', { ...battery, price: '-12.5', amountCents: -688 }, -1250],
    ['a discount, which has no cap', { ...battery, kind: 'discount', price: '-20' }, undefined],
  ])('%s', (_, line, cents) => {
    expect(uncappedCents(line)).toBe(cents)
  })
})

describe('a share of some euros', () => {
  const share = { ...battery, kind: 'social_bonus', quantity: '31.20', price: '-0.425' } as const
  it.each<[string, BillLine, boolean]>([
    ['a social bonus in per cent', share, true],
    ['a discount in per cent', { ...share, kind: 'discount' }, true],
    ['a sum of euros', { ...share, quantity: '1', price: '-13.26' }, false],
    ['a small sum of euros, as the store writes one', { ...share, quantity: '1.000', price: '-0.5' }, false],
    ['euros for each kWh', { ...share, unit: 'kWh', priceUnit: 'EUR/kWh' }, false],
    ['a line of another kind', { ...share, kind: 'adjustment' }, false],
  ])('%s', (_, line, is) => {
    expect(givesShareBack(line)).toBe(is)
  })
})
