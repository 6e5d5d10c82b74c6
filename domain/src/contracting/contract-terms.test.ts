import { describe, expect, it } from 'vitest'
import { contractTerms, isInsideTerm, stayLastDay, termLastDay } from './contract-terms.ts'

const home = { tariff: '2.0TD', isPerson: true, isFixedPrice: true }
const day = '2026-11-26'

it.each([
  ['nothing said: a year, and no stay', [null, null, null], home, [12, null]],
  ['a stay without a penalty is none', [24, 24, null], home, [24, null]],
  [
    'a home at a fixed price: the first year at most, five per cent at most',
    [24, 24, '8'],
    home,
    [24, [12, '5']],
  ],
  ['less than the law allows stays less', [12, 6, '2.5'], home, [12, [6, '2.5']]],
  [
    'a home whose price follows the market leaves for nothing',
    [12, 12, '5'],
    { ...home, isFixedPrice: false },
    [12, null],
  ],
  ['a firm is bound as it was agreed', [24, 24, '8'], { ...home, isPerson: false }, [24, [24, '8']]],
  ['a person above 15 kW too', [24, 24, '8'], { ...home, tariff: '3.0TD' }, [24, [24, '8']]],
] as const)(
  '[law.3.stay] %s [r.law-obligation]',
  (_, [durationMonths, stayMonths, penaltyPercent], contract, [lasts, stay]) => {
    expect(contractTerms({ durationMonths, stayMonths, penaltyPercent }, contract, day)).toEqual({
      durationMonths: lasts,
      stay: stay && { months: stay[0], penaltyPercent: stay[1] },
    })
  },
)

describe('the last day of a term [r.law-bill-contract]', () => {
  it.each([
    ['2021-03-01', 12, '2026-11-26', '2027-02-28'],
    ['2021-03-01', 12, '2027-02-28', '2027-02-28'],
    ['2021-03-01', 12, '2027-03-01', '2028-02-29'],
    ['2026-12-01', 24, '2026-11-26', '2028-11-30'],
  ] as const)('of a contract from %s of %i months, on %s: %s', (start, months, day, last) => {
    expect(termLastDay(start, months, day)).toBe(last)
  })
  it.each([
    ['2026-03-01', '2026-03-01', false],
    ['2026-03-01', '2026-02-01', false],
    ['2026-03-01', '2026-03-02', true],
    ['2026-03-01', '2027-02-28', true],
    ['2026-03-01', '2027-03-01', false],
    ['2024-02-29', '2025-02-28', false],
  ] as const)('[law.13.ae] a year from %s still runs on %s: %s', (start, day, inside) => {
    expect(isInsideTerm(start, 12, day)).toBe(inside)
  })
  it('and of a stay', () => {
    expect(stayLastDay('2026-06-15', 12)).toBe('2027-06-14')
  })
})
