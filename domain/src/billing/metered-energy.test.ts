import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packQuality } from '../consumption/quality.ts'
import { sumCents } from '../money.ts'
import { addDays, eachDay } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import { chargesFor } from './charges.ts'
import { energyOfCurve, gasEnergyWh, shareOfDays } from './metered-energy.ts'
import { home, prices } from './supply.fixture.ts'

const BILLED = packQuality({ source: 'F5D', version: 0, estimated: false })

describe('energy from the curve', () => {
  const span = { from: '2026-03-27', to: '2026-03-31' }
  const days = [...eachDay(span.from, span.to)].map((day) => ({
    day,
    importWh: Array<number>(hoursInDay(day)).fill(1000),
    exportWh: Array<number>(hoursInDay(day)).fill(10),
    quality: Array<number>(hoursInDay(day)).fill(BILLED),
  }))
  const energy = energyOfCurve(span, days, { tariff: '2.0TD', zone: 'peninsula' })

  it('is that of each day and period, a short day of 23 hours included', () => {
    expect(
      energy.map(({ span: day, tariffPeriod, importWh, exportWh }) => [
        day.from,
        tariffPeriod,
        importWh,
        exportWh,
      ]),
    ).toEqual([
      ['2026-03-27', 1, 8000, 80],
      ['2026-03-27', 2, 8000, 80],
      ['2026-03-27', 3, 8000, 80],
      ['2026-03-28', 3, 24_000, 240],
      ['2026-03-29', 3, 23_000, 230], // clocks change
      ['2026-03-30', 1, 8000, 80],
      ['2026-03-30', 2, 8000, 80],
      ['2026-03-30', 3, 8000, 80],
    ])
  })

  it('is cut at a change of price on the very day, not by days', () => {
    const supply = home([1000, 1000], prices('power', 'EUR/kW/year', ['0', '0']))
    const energyPrices = (['0.2', '0.3'] as const).map((price, index) => ({
      concept: 'energy' as const,
      tariffPeriod: 0 as const,
      unit: 'EUR/kWh' as const,
      price,
      ...(index === 0 ? { from: '2026-01-01', to: '2026-03-30' } : { from: '2026-03-30' }),
    }))
    const lines = chargesFor({ ...supply, prices: [...supply.prices, ...energyPrices] }, { energy }, span)
    expect(
      lines
        .filter(({ kind }) => kind === 'energy')
        .map(({ tariffPeriod, price, quantity }) => [tariffPeriod, price, quantity]),
    ).toEqual([
      [1, '0.2', '8'],
      [1, '0.3', '8'],
      [2, '0.2', '8'],
      [2, '0.3', '8'],
      [3, '0.2', '55'],
      [3, '0.3', '8'],
    ])
  })
})

describe('energy of a whole reading', () => {
  it('is shared out by days; nothing outside, nothing of no days', () => {
    const whole = { from: '2026-01-01', to: '2026-01-31' }
    expect(shareOfDays(1000, whole, { from: '2025-12-01', to: '2026-01-11' })).toBe(333)
    expect(shareOfDays(1000, whole, { from: '2026-01-11', to: '2026-02-20' })).toBe(667)
    expect(shareOfDays(1000, whole, { from: '2026-02-01', to: '2026-03-01' })).toBe(0)
    expect(shareOfDays(1000, { from: '2026-01-01', to: '2026-01-01' }, whole)).toBe(0)
  })

  it('adds up however it is cut', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
        (wh, lengths) => {
          let from = '2026-01-01'
          const cuts = lengths.map((days) => {
            const cut = { from, to: addDays(from, days) }
            from = cut.to
            return cut
          })
          const shares = cuts.map((cut) => shareOfDays(wh, { from: '2026-01-01', to: from }, cut))
          expect(sumCents(shares)).toBe(wh)
          expect(shares.every((share) => share >= 0)).toBe(true)
        },
      ),
    )
  })
})

describe('gas', () => {
  it('is cubic metres times their factor', () => {
    expect(gasEnergyWh('120', '11.63')).toBe(1_395_600)
    expect(gasEnergyWh('0.5', '11.6835')).toBe(5842) // 5.84175 kWh
    expect(() => gasEnergyWh('12,5', '11')).toThrow(RangeError)
  })
})
