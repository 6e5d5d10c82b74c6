import { describe, expect, it } from 'vitest'
import { billFor } from './charges.ts'
import { bonusBillsOf, bonusEnergyOf, unusedBonusWh, type BonusBill } from './social-bonus-carry.ts'
import { home, leftUnused, prices, reading } from './supply.fixture.ts'

const LIMIT_WH = 1_587_000

/** A bill of 30 days: 1587 × 30 ÷ 365 = 130.438 kWh of limit. */
function month(from: string, to: string, kwh: number): BonusBill {
  return { span: { from, to }, importWh: kwh * 1000, limitWh: LIMIT_WH }
}

describe('energy of the social bonus that was not used', () => {
  it('raises the limit of the twelve months after it, once', () => {
    const spring = [month('2026-03-02', '2026-04-01', 100), month('2026-04-01', '2026-05-01', 150)]
    expect(unusedBonusWh(spring.slice(0, 1), '2026-04-01')).toBe(30_438)
    // 150 − 130.438 = 19.562 kWh of it were used in April
    expect(unusedBonusWh(spring, '2026-05-01')).toBe(30_438 - 19_562)
    expect(unusedBonusWh(spring, '2027-03-02')).toBe(30_438 - 19_562)
    expect(unusedBonusWh(spring, '2027-03-03')).toBe(0)
    expect(unusedBonusWh([], '2026-05-01')).toBe(0)
    // A bill does not raise its own limit, nor do those after it.
    expect(unusedBonusWh(spring, '2026-04-01')).toBe(30_438)
  })

  it('is used up from the oldest on, and what has lapsed helps nobody', () => {
    const bills = [
      month('2025-03-01', '2025-03-31', 100),
      month('2026-02-01', '2026-03-03', 120),
      month('2026-03-03', '2026-04-02', 140),
    ]
    // That of March 2025 lapsed on 1 March 2026: the 9.562 kWh of April come from the 10.438 of February.
    expect(unusedBonusWh(bills, '2026-04-02')).toBe(10_438 - 9562)
  })
})

describe('the energy that a bill with social bonus states separately [r.bonus-carry]', () => {
  const span = { from: '2026-04-01', to: '2026-05-01' }

  it('is that with right to the discount and that beyond the limit (RD 897/2017 annex I.2)', () => {
    const within = bonusEnergyOf([month(span.from, span.to, 120)], 0)
    expect(within).toEqual({ limitWh: 130_438, carriedWh: 0, discountedWh: 120_000, beyondWh: 0 })
    const beyond = bonusEnergyOf([month(span.from, span.to, 160)], 20_000)
    expect(beyond).toEqual({ limitWh: 130_438, carriedWh: 20_000, discountedWh: 150_438, beyondWh: 9562 })
  })

  it('is that of the days on which the bonus held, with the limit of each', () => {
    const bonus = [
      { from: '2026-04-11', to: '2026-04-21', value: { limitWh: 1_000_000 } },
      { from: '2026-04-21', to: '2026-04-26', value: { limitWh: undefined } },
      { from: '2026-04-26', value: { limitWh: 2_000_000 } },
    ]
    expect(bonusBillsOf([{ span, importWh: 90_000 }], bonus)).toEqual([
      { span: { from: '2026-04-11', to: '2026-04-21' }, importWh: 30_000, limitWh: 1_000_000 },
      { span: { from: '2026-04-26', to: '2026-05-01' }, importWh: 15_000, limitWh: 2_000_000 },
    ])
    expect(bonusBillsOf([{ span: { from: '2026-03-01', to: '2026-04-01' }, importWh: 1 }], bonus)).toEqual([])
  })
})

describe('a bill with social bonus above its limit', () => {
  const span = { from: '2026-04-01', to: '2026-05-01' }
  const supply = {
    ...home(
      [3300, 3300],
      [
        ...prices('power', 'EUR/kW/year', ['30.817413', '0.725423']),
        ...prices('energy', 'EUR/kWh', ['0.18', '0.14', '0.10']),
      ],
    ),
    socialBonus: [{ from: '2026-01-01', value: { percent: '42.5', limitWh: LIMIT_WH } }],
  }
  const bonus = (bonusUnusedWh: number, of = supply): number[] =>
    billFor(
      { ...of, bonusBills: leftUnused(bonusUnusedWh, span.from) },
      { energy: reading(span, [40, 45, 75]) },
      span,
    ).bill.lines.flatMap(({ kind, amountCents }) => (kind === 'social_bonus' ? [amountCents] : []))

  it('is discounted for more energy where some was left of the year before (RD 897/2017 annex I.1.b)', () => {
    // 8.36 + 0.20 + 0.57 + 21.00 × 130.438… ÷ 160 = 26.25; × 42.5 %
    expect(bonus(0)).toEqual([-1116])
    // 21.00 × 150.438… ÷ 160 = 19.7450…: 28.88 (28.875…) × 42.5 % = 12.274
    expect(bonus(20_000)).toEqual([-1227])
    // All of it: 30.13 × 42.5 % = 12.80525, however much more was left
    expect(bonus(29_562)).toEqual([-1281])
    expect(bonus(500_000)).toEqual([-1281])
  })

  it('counts what was left once, where the per cent changes within the bill', () => {
    const [from, to] = ['2026-04-16', '2026-04-16']
    const value = { percent: '42.5', limitWh: LIMIT_WH }
    const cut = {
      ...supply,
      socialBonus: [
        { from: '2026-01-01', to, value },
        { from, value: { ...value, percent: '57.5' } },
      ],
    }
    const [first = 0, second = 0] = bonus(0, cut)
    // 15 days: 65.219 kWh of 80 at each; 14.781 more fill the first, the rest goes to the second.
    expect(bonus(14_782, cut)).toEqual([-640, second])
    expect(bonus(29_563, cut)[1]).toBeLessThan(second)
    expect(bonus(29_563, cut)[0]).toBeLessThan(first)
  })

  it('is one line while percentage and limit stay, and is cut where the limit alone changes', () => {
    const day = '2026-04-16'
    const value = { percent: '42.5', limitWh: LIMIT_WH }
    const then = (next: typeof value) => ({
      ...supply,
      socialBonus: [
        { from: '2026-01-01', to: day, value },
        { from: day, value: next },
      ],
    })
    expect(bonus(0, then({ ...value, percent: '42.50' }))).toEqual([-1116])
    // A larger family from the middle on: its 80 kWh of 15 days lie within the limit.
    const [first = 0, second] = bonus(0, then({ ...value, limitWh: LIMIT_WH * 2 }))
    expect(second).toBe(-640)
    expect(first).toBeGreaterThan(-640)
  })
})
