import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import { hourCosts, type DatedEnergyPrice } from '../consumption/hour-cost.ts'
import { packQuality } from '../consumption/quality.ts'
import { sumCents } from '../money.ts'
import { energyPeriodsOfDay, type PeriodRule } from '../supply/tariff-periods.ts'
import { addDays, eachDay } from '../time/day.ts'
import type { DateSpan } from '../time/date-span.ts'
import { hoursInDay, hourStarts } from '../time/madrid.ts'
import type { BillLine } from './bill.ts'
import type { BilledSupply } from './billed-supply.ts'
import { billFor } from './charges.ts'
import { energyPrices } from './energy-prices.ts'
import { energyOfCurve } from './metered-energy.ts'
import { home, price, prices } from './supply.fixture.ts'
import { pricesWithTaxes } from './taxed-prices.ts'

const rule: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }
const supply = home(
  [4600, 4600],
  [...prices('power', 'EUR/kW/year', ['30', '3']), ...prices('energy', 'EUR/kWh', ['0.2', '0.15', '0.1'])],
)
const discounted: BilledSupply = { ...supply, prices: [...supply.prices, price('discount', '%', '5')] }

function taxed(of: BilledSupply, span: DateSpan, bills: readonly (readonly BillLine[])[] = []) {
  const billed = bills.map((lines) => ({ span, lines }))
  return pricesWithTaxes(energyPrices(of.prices, bills.flat(), span), { supply: of, billed, span })
}

function written(rows: readonly DatedEnergyPrice[]): string[] {
  return rows.map(
    ({ tariffPeriod, from, to, price: euros }) => `P${tariffPeriod} ${from}/${to ?? ''} ${euros}`,
  )
}

function curveOf(span: DateSpan, whAt: (index: number) => number): CurveDay[] {
  return [...eachDay(span.from, span.to)].map((day, number) => {
    const hours = Array.from({ length: hoursInDay(day) })
    return {
      day,
      importWh: hours.map((_, hour) => whAt(number * 25 + hour)),
      exportWh: undefined,
      quality: hours.map(() => packQuality({ source: 'F5D', version: 0, estimated: false })),
    }
  })
}

/** The hours of a curve in euros, added up: microcents. */
function costOf(days: readonly CurveDay[], rows: readonly DatedEnergyPrice[]): number {
  const { energyMicrocents } = hourCosts(
    {
      starts: days.flatMap(({ day }) => hourStarts(day, 'Europe/Madrid')),
      importWh: days.flatMap(({ importWh }) => importWh),
      exportWh: days.flatMap(({ importWh }) => importWh.map(() => null)),
      periodIndexes: days.flatMap(({ day }) => energyPeriodsOfDay(rule, day).map((period) => period - 1)),
    },
    rows,
  )
  return sumCents(energyMicrocents.map((cost) => cost ?? Number.NaN))
}

describe('a price of energy with its taxes, worked by hand', () => {
  it('has the electricity tax in it and IVA on both', () => {
    // 0.2 × 1.0511269632 × 1.21 = 0.25437272509…; 0.15 × … = 0.190779543…; 0.1 × … = 0.127186362…
    expect(written(taxed(supply, { from: '2026-11-01', to: '2026-11-21' }))).toEqual([
      'P1 2026-11-01/2026-11-21 0.254372725',
      'P2 2026-11-01/2026-11-21 0.190779544',
      'P3 2026-11-01/2026-11-21 0.127186363',
    ])
  })

  it('is less by the discount of the product', () => {
    // 0.2 × 0.95 × 1.0511269632 × 1.21
    expect(written(taxed(discounted, { from: '2026-11-01', to: '2026-11-02' }))[0]).toBe(
      'P1 2026-11-01/2026-11-02 0.241654089',
    )
  })

  it('changes with the rates of days to be billed, and follows one tax day on billed ones [r.hours-minimum-tax]', () => {
    const span = { from: '2026-05-25', to: '2026-06-05' }
    const flat = home([4600, 4600], [price('energy', 'EUR/kWh', '0.1')])
    // 0.5 % until the cut ends (RDL 7/2026), and never less than 0.001 EUR/kWh: (0.1 + 0.001) × 1.1.
    expect(written(taxed(flat, span))).toEqual([
      'P0 2026-05-25/2026-06-01 0.1111',
      'P0 2026-06-01/2026-06-05 0.127186363',
    ])
    expect(written(taxed(flat, span, [[]]))).toEqual(['P0 2026-05-25/2026-06-05 0.127186363'])
  })

  it('is not known where no tax rules are', () => {
    expect(taxed(supply, { from: '2024-12-30', to: '2025-01-01' })).toEqual([])
    expect(written(taxed(supply, { from: '2024-12-30', to: '2025-01-02' }))).toHaveLength(3)
  })
})

describe('the hours of a bill in euros', () => {
  it('come to its energy lines with their discount and taxes, a month worked by hand [r.energy-in-euros]', () => {
    const span = { from: '2026-10-01', to: '2026-11-01' }
    // 100 Wh in each of 745 hours: 168 h in P1, 168 h in P2 (21 working days), the rest in P3.
    const days = curveOf(span, () => 100)
    const { bill } = billFor(discounted, { energy: energyOfCurve(span, days, rule) }, span)
    const energy = bill.lines.filter(({ kind }) => kind === 'energy' || kind === 'discount')
    expect(energy.map(({ kind, tariffPeriod, amountCents }) => [kind, tariffPeriod, amountCents])).toEqual([
      ['energy', 1, 336], // 16.8 × 0.2
      ['energy', 2, 252], // 16.8 × 0.15
      ['energy', 3, 409], // 40.9 × 0.1
      ['discount', undefined, -50], // 9.97 × 5 %
    ])
    // 9.47 × 1.0511269632 × 1.21 = 12.0445…
    expect(costOf(days, taxed(discounted, span, [bill.lines])) / 1e8).toBeCloseTo(12.0445, 4)
  })

  it('come to its energy lines with their taxes whatever was used, but for a cent of rounding a line [r.hours-minimum-tax]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 62 }),
        fc.array(fc.nat({ max: 9000 }), { minLength: 5, maxLength: 50 }),
        (start, count, wh) => {
          const from = addDays('2025-01-01', start)
          const span = { from, to: addDays(from, count) }
          const days = curveOf(span, (index) => wh[index % wh.length] ?? 0)
          const { bill } = billFor(supply, { energy: energyOfCurve(span, days, rule) }, span)
          const lines = bill.lines.filter(({ kind }) => kind === 'energy')
          const taxOf = (name: string) => bill.taxes.find(({ tax }) => tax === name)
          const energy = sumCents(lines.map(({ amountCents }) => amountCents))
          const kwh = lines.reduce((sum, { quantity }) => sum + Number(quantity), 0)
          const onEnergy = taxOf('electricity_tax')
          const taxedEnergy =
            onEnergy?.rateUnit === '%'
              ? energy * (1 + Number(onEnergy.rate) / 100)
              : energy + kwh * Number(onEnergy?.rate ?? 0) * 100
          const expected = taxedEnergy * (1 + Number(taxOf('IVA')?.rate) / 100)
          const cents = costOf(days, taxed(supply, span, [bill.lines])) / 1e6
          expect(Math.abs(cents - expected)).toBeLessThanOrEqual(0.5 * 1.28 * lines.length + 0.01)
        },
      ),
      { numRuns: 40 },
    )
  })
})
