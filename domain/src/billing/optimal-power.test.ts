import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { decimalOf } from '../money.ts'
import { askedPowerProblems } from '../procedures/change-power.ts'
import { addMonths } from '../time/day.ts'
import type { DemandMonth } from './demand-months.ts'
import { findOptimalPower, type OptimalPower, type PowerHistory } from './optimal-power.ts'
import { prices } from './supply.fixture.ts'

const DAY = '2026-11-21'

/** Twelve calendar months up to October 2026: 7 of 31 days, 4 of 30, February of 28. */
function months(
  demandW: (month: number) => readonly (number | undefined)[],
  powersW: readonly number[],
): DemandMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const from = addMonths('2025-11-01', index)
    return { span: { from, to: addMonths(from, 1) }, demandW: demandW(Number(from.slice(5, 7))), powersW }
  })
}

function home(changes: Partial<PowerHistory>): PowerHistory {
  return {
    tariff: '2.0TD',
    provinceCode: '28',
    use: 'household',
    holder: 'other',
    powersW: [4600, 4600],
    prices: prices('power', 'EUR/kW/day', ['0.1', '0.01']),
    bills: months(() => [3000, 2000], [4600, 4600]),
    day: DAY,
    ...changes,
  }
}

type Answer = Exclude<OptimalPower, { kind: 'unknown' }>
function answer(changes: Partial<PowerHistory>): Answer {
  const found = findOptimalPower(home(changes))
  if (found.kind === 'unknown') throw new Error(found.reason)
  return found
}

function vector(id: string) {
  const found = openVectors.invoice.find((row) => row.id === id)
  if (!found) throw new Error(`no vector ${id}`)
  return found
}

describe('the change', () => {
  it('costs a firm nothing in the relief of 2026 (RDL 7/2026 art. 5.4), so that it pays at once', () => {
    const [other, firm] = (['other', 'firm'] as const).map((holder) => answer({ holder }))
    expect(other?.change?.totalCents).toBe(904)
    expect(firm?.change?.totalCents).toBe(0)
    expect([other?.best.powersW, other?.savingCents]).toEqual([firm?.best.powersW, firm?.savingCents])
    expect([other?.paybackMonths, firm?.paybackMonths]).toEqual([2, 0])
  })
})

describe('with the powers and prices of published bills (their demands are made up here) [r.optimal-power]', () => {
  it('som-comparativa-base: 2.3 kW, demanded 1.4 and 1.9', () => {
    const said = vector('som-comparativa-base')
    const [p1, p2] = said.power ?? []
    const powersW = [2300, 2300]
    const found = answer({
      powersW,
      prices: prices('power', 'EUR/kW/day', [String(p1?.eur_kw_day), String(p2?.eur_kw_day)]),
      bills: months((month) => (month === 1 ? [1400, 1900] : [1100, 800]), powersW),
    })
    // Its 30 days of P1: 2.3 × 0.0820109589041096 × 30 = 5.66, as it says itself; 31 days 5.85, 28 days 5.28.
    // 7 × 5.85 + 4 × 5.66 + 5.28 = 68.87. P2: 7 × 0.58 + 4 × 0.56 + 0.52 = 6.82.
    expect(found.now.year).toMatchObject({ powerCents: 6887 + 682, excessCents: 0, totalCents: 7569 })
    expect([p1?.amount, p2?.amount]).toEqual([5.66, 0.56])
    // 1.4 + 10 % = 1.54 → 1.6; 1.9 + 10 % = 2.09 → 2.1.
    expect(found.best.powersW).toEqual([1600, 2100])
    // P1 1.6: 7 × 4.07 + 4 × 3.94 + 3.67 = 47.92. P2 2.1: 7 × 0.53 + 4 × 0.51 + 0.48 = 6.23.
    expect(found.best.year.totalCents).toBe(4792 + 623)
    // 75.69 - 54.15 = 21.54 a year, the change 9.04: 12 × 9.04 / 21.54 = 5.04 months.
    expect(found).toMatchObject({ kind: 'better', savingCents: 2154, paybackMonths: 6 })
    expect(found.change).toMatchObject({ connectionCents: 904, accessCents: 0, totalCents: 904 })
    // Without the margin 1.4 and 1.9: P1 7 × 3.56 + 4 × 3.44 + 3.21 = 41.89; P2 7 × 0.48 + 4 × 0.46 + 0.43 = 5.63.
    expect(found.incautious).toMatchObject({ powersW: [1400, 1900], year: { totalCents: 4189 + 563 } })
  })

  it('pvpc-auditor-2026-06: 4.4 kW, demanded 3.9 and 2.0; what it saves does not pay for the change', () => {
    const said = vector('pvpc-auditor-2026-06')
    expect(said.eur_kw_year).toEqual([27.704413, 0.725423])
    expect(said.margin_eur_kw_year).toBe(3.113)
    const powersW = [4400, 4400]
    const found = answer({
      powersW,
      prices: prices('power', 'EUR/kW/year', ['30.817413', '0.725423']),
      bills: months(() => [3900, 2000], powersW),
    })
    // P1 4.4 × 30.817413 / 365: 31 days 11.52, 30 days 11.14, 28 days 10.40 → 80.64 + 44.56 + 10.40 = 135.60.
    // P2 4.4 × 0.725423 / 365: 0.27, 0.26, 0.24 → 1.89 + 1.04 + 0.24 = 3.17.
    expect(found.now.year.totalCents).toBe(13_560 + 317)
    // 3.9 + 10 % = 4.29 → 4.3; 2.0 + 10 % = 2.2.
    expect(found.best.powersW).toEqual([4300, 2200])
    // P1 4.3: 11.25, 10.89, 10.17 → 78.75 + 43.56 + 10.17 = 132.48. P2 2.2: 0.14, 0.13, 0.12 → 1.62.
    expect(found.best.year.totalCents).toBe(13_248 + 162)
    // 4.67 a year for 9.04: 12 × 9.04 / 4.67 = 23.2 months.
    expect(found).toMatchObject({ kind: 'saves_too_little', savingCents: 467, paybackMonths: 24 })
  })
})

describe('by hand', () => {
  it('3.0TD whose excess is charged: two winter months above are cheaper than a year of power', () => {
    const powersW = [26_000, 26_000, 26_000, 26_000, 26_000, 26_000]
    const found = answer({
      tariff: '3.0TD',
      use: 'business',
      powersW,
      prices: [
        ...prices('power', 'EUR/kW/day', ['0.06', '0.02', '0.02', '0.02', '0.02', '0.02']),
        ...prices('excess_power', 'EUR/kW/day', ['0.17', '0.1', '0.1', '0.1', '0.1', '0.1']),
      ],
      bills: months(
        (month) => [month <= 2 ? 26_000 : 20_000, 18_000, 18_000, 18_000, 18_000, 18_000],
        powersW,
      ),
    })
    // A kW of P1 and, because no period may have less than the one before, of all six: 21.90 + 5 × 7.30 = 58.40 a year.
    // From 26 to 20 it costs 0.17 × 59 days = 10.03 of excess: down. From 20 on 0.17 × 365 = 62.05: no further.
    expect(found.best.powersW).toEqual([20_000, 20_000, 20_000, 20_000, 20_000, 20_000])
    // (26 × 0.06 + 5 × 26 × 0.02) × 365 = 4.16 × 365
    expect(found.now.year).toMatchObject({ powerCents: 151_840, excessCents: 0 })
    // (1.20 + 5 × 0.40) × 365 = 1168.00; 6 kW × 0.17 × (31 + 28) = 60.18
    expect(found.best.year).toMatchObject({ powerCents: 116_800, excessCents: 6018, totalCents: 122_818 })
    expect(found).toMatchObject({ kind: 'better', savingCents: 29_022, paybackMonths: 1 })
    expect(found.periods[0]).toEqual({
      demandW: 26_000,
      span: { from: '2026-01-01', to: '2026-02-01' },
      alwaysW: 20_000,
      excessCharged: true,
    })
    expect(found.incautious).toBeUndefined()
    // January: 20 kW 99.20 + 31.62 excess = 130.82; × 5.11269632 % = 6.69; × 21 % of 137.51 = 28.88; 166.39.
    // So 31 days: 99.20 + 5.07 + 21.90 = 126.17; 30: 96.00 + 4.91 + 21.19 = 122.10; February 118.16 + 6.04 + 26.08 = 150.28.
    expect(found.best.year.withTaxesCents).toBe(16_639 + 6 * 12_617 + 4 * 12_210 + 15_028)
  })

  it('a home on the Canaries that comes down to 10 kW: its IGIC falls from 3 % to none', () => {
    const powersW = [11_500, 11_500]
    const found = answer({ provinceCode: '35', powersW, bills: months(() => [8000, 5000], powersW) })
    // 8.0 + 10 % = 8.8, 5.0 + 10 % = 5.5
    expect(found.best.powersW).toEqual([8800, 5500])
    // P1 1.15 × 365 = 419.75; P2 0.115 a day: 7 × 3.57 + 4 × 3.45 + 3.22 = 42.01
    expect(found.now.year.totalCents).toBe(41_975 + 4201)
    // P1 0.88 × 365 = 321.20; P2 0.055 a day: 7 × 1.71 + 4 × 1.65 + 1.54 = 20.11
    expect(found.best.year.totalCents).toBe(32_120 + 2011)
    expect(found.savingCents).toBe(12_045)
    // Now: 31 days 39.22 + 2.01 + 3 % 1.24 = 42.47; 30 days 37.95 + 1.94 + 1.20 = 41.09; 28 days 35.42 + 1.81 + 1.12 = 38.35.
    expect(found.now.year.withTaxesCents).toBe(7 * 4247 + 4 * 4109 + 3835)
    // Then: 28.99 + 1.48 = 30.47; 28.05 + 1.43 = 29.48; 26.18 + 1.34 = 27.52.
    expect(found.best.year.withTaxesCents).toBe(7 * 3047 + 4 * 2948 + 2752)
  })
})

describe('where excess power is charged', () => {
  it('is never less than what every bill demanded, though paying excess all year would be cheaper', () => {
    const powersW = [16_000, 16_000, 16_000, 16_000, 16_000, 16_000]
    // P1 is demanded in January and July alone: 62 days × 0.1 = 6.20 of excess for a kW that costs 0.05 × 365 = 18.25.
    const found = answer({
      tariff: '3.0TD',
      powersW,
      prices: [
        ...prices('power', 'EUR/kW/day', ['0.05', '0.05', '0.05', '0.05', '0.05', '0.05']),
        ...prices('excess_power', 'EUR/kW/day', ['0.1', '0.1', '0.1', '0.1', '0.1', '0.1']),
      ],
      bills: months(
        (month) => [month === 1 ? 14_000 : month === 7 ? 9000 : 0, 12_000, 12_000, 12_000, 12_000, 12_000],
        powersW,
      ),
    })
    expect(found.best.powersW).toEqual([9000, 12_000, 12_000, 12_000, 12_000, 15_001])
    // 5 kW × 0.1 × 31 in January
    expect(found.best.year.excessCents).toBe(1550)
    expect(found.incautious?.powersW).toEqual([100, 12_000, 12_000, 12_000, 12_000, 15_001])
  })
})

describe('where nothing is charged for excess power', () => {
  it.each<[string, [number, number], [number, number], [number, number], Answer['kind']]>([
    ['the margin lies above the demand', [4600, 4600], [3000, 2000], [3300, 2200], 'better'],
    [
      'nobody is advised to contract more than was enough',
      [3000, 3000],
      [2950, 2900],
      [3000, 3000],
      'optimal',
    ],
    [
      'a demand above what is contracted stays where it is',
      [3000, 4600],
      [3200, 2000],
      [3000, 2200],
      'saves_too_little',
    ],
    [
      'an old power between two steps is kept where no step is cheaper',
      [5750, 5750],
      [5600, 5600],
      [5750, 5750],
      'optimal',
    ],
    ['a period in which nothing was demanded', [4600, 4600], [4600, 0], [4600, 100], 'better'],
  ])('%s', (_, powersW, demandW, best, kind) => {
    const found = answer({ powersW, bills: months(() => demandW, powersW) })
    expect(found.best.powersW).toEqual(best)
    expect(found.kind).toBe(kind)
  })
})

describe('without an answer', () => {
  const six = [60_000, 60_000, 60_000, 60_000, 60_000, 60_000]
  it.each<[string, Partial<PowerHistory>, string]>([
    ['eleven months', { bills: months(() => [3000, 2000], [4600, 4600]).slice(1) }, 'too_little_data'],
    ['no bill', { bills: [] }, 'too_little_data'],
    [
      'a month without demand',
      { bills: months((month) => [month === 2 ? undefined : 3000, 2000], []) },
      'too_little_data',
    ],
    ['a tariff that ended', { tariff: '2.0DHA', powersW: [4600] }, 'tariff'],
    ['gas', { tariff: 'RL.2', powersW: [] }, 'tariff'],
    ['powers that do not fit the tariff', { powersW: [16_000, 16_000] }, 'tariff'],
    ['a tariff of six with two powers', { tariff: '3.0TD' }, 'tariff'],
    ['above 50 kW', { tariff: '3.0TD', powersW: six }, 'quarter_hours'],
    ['no price of power', { prices: [] }, 'no_prices'],
    [
      'prices that have ended',
      { prices: prices('power', 'EUR/kW/day', ['0.1', '0.01']).map((row) => ({ ...row, to: DAY })) },
      'no_prices',
    ],
    ['a price of P1 alone', { prices: prices('power', 'EUR/kW/day', ['0.1']) }, 'no_prices'],
    ['a price by the month', { prices: prices('power', 'EUR/month', ['5', '1']) }, 'no_prices'],
  ])('%s', (_, changes, reason) => {
    expect(findOptimalPower(home(changes))).toMatchObject({ kind: 'unknown', reason })
  })

  it('prices of the day count, not those of the bills', () => {
    const [p1, p2] = prices('power', 'EUR/kW/day', ['0.1', '0.01'])
    if (!p1 || !p2) throw new Error('no prices')
    const dearer = [{ ...p1, to: '2026-11-01' }, { ...p1, from: '2026-11-01', price: '0.2' }, p2]
    expect(answer({ prices: dearer }).now.year.powerCents).toBe(answer({}).now.year.powerCents + 46 * 365)
  })
})

const watts = fc.integer({ min: 0, max: 49_000 })
const sixDemands = fc.array(fc.array(watts, { minLength: 6, maxLength: 6 }), { minLength: 12, maxLength: 12 })
function sixPrices(most: number) {
  return fc.array(fc.integer({ min: 1, max: most }), { minLength: 6, maxLength: 6 })
}

describe('whatever was demanded', () => {
  it('what is suggested may be contracted, and is cheaper than what there is', () => {
    fc.assert(
      fc.property(
        sixDemands,
        sixPrices(200_000),
        sixPrices(400_000),
        fc.boolean(),
        (demands, powerPrices, excessPrices, charged) => {
          const eur = (values: number[]) => values.map((millionths) => decimalOf(millionths, 6))
          const powersW = [20_000, 20_000, 25_000, 25_000, 30_000, 34_500]
          const found = answer({
            tariff: '3.0TD',
            powersW,
            prices: [
              ...prices('power', 'EUR/kW/day', eur(powerPrices)),
              ...(charged ? prices('excess_power', 'EUR/kW/day', eur(excessPrices)) : []),
            ],
            bills: months((month) => demands[month - 1] ?? [], powersW),
          })
          const { best, now } = found
          expect(best.year.totalCents).toBeLessThanOrEqual(now.year.totalCents)
          if (found.kind === 'optimal') expect(best.powersW).toEqual(powersW)
          else {
            expect(askedPowerProblems({ tariff: '3.0TD', powersW }, best.powersW, '2026-11-21')).toEqual([])
            expect(best.year.totalCents).toBeLessThan(now.year.totalCents)
            expect(found.savingCents).toBe(now.year.totalCents - best.year.totalCents)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
