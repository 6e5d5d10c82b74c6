import { expect, it } from 'vitest'
import { isPersonNif, termsOfProduct } from './product-terms.ts'

it.each([
  ['00000000T', true],
  ['ES00000000T', true],
  // Of somebody from abroad: a natural person all the same.
  ['X0000000T', true],
  ['A58818501', false],
  ['not a tax id', true],
])('%s is a natural person’s: %s', (nif, is) => {
  expect(isPersonNif(nif)).toBe(is)
})

it('a natural person of 2.0TD leaves a fixed price for at most five per cent, any other as the product says', () => {
  const product = { price_kind: 'fixed', duration_months: 24, stay_months: 24, penalty_percent: '8' }
  const of = (tariff: string, isPerson: boolean) =>
    termsOfProduct(product, { tariff, isPerson }, '2026-11-26').stay
  expect(of('2.0TD', true)).toEqual({ months: 12, penaltyPercent: '5' })
  expect(of('2.0TD', false)).toEqual({ months: 24, penaltyPercent: '8' })
  expect(
    termsOfProduct({ ...product, price_kind: 'indexed' }, { tariff: '2.0TD', isPerson: true }, '2026-11-26'),
  ).toEqual({
    durationMonths: 24,
    stay: null,
  })
})
