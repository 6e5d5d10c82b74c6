import { describe, expect, it } from 'vitest'
import { billFor } from './charges.ts'
import { home, price, prices, reading, written } from './supply.fixture.ts'

describe('2.0TD, worked by hand [r.bill-calculation]', () => {
  it('a plain month of 2026', () => {
    const span = { from: '2026-02-01', to: '2026-03-01' }
    const supply = home(
      [4600, 4600],
      [
        ...prices('power', 'EUR/kW/year', ['27.704413', '0.725423']),
        ...prices('energy', 'EUR/kWh', ['0.1963', '0.1271', '0.0983']),
      ],
    )
    expect(written(billFor(supply, { energy: reading(span, [60, 55, 110]) }, span))).toEqual([
      'power P1 9.78', //               4.6 × 27.704413 × 28 ÷ 365 = 9.7762…
      'power P2 0.26', //               4.6 ×  0.725423 × 28 ÷ 365 = 0.2559…
      'energy P1 11.78', //             60 × 0.1963 = 11.778
      'energy P2 6.99', //              55 × 0.1271 =  6.9905
      'energy P3 10.81', //            110 × 0.0983 = 10.813
      'social_bonus_financing 0.54', // 6.979247 × 28 ÷ 365 = 0.5353…
      'meter_rental 0.75', //           0.81 × 12 × 28 ÷ 365 = 0.7456…
      // 9.78 + 0.26 + 11.78 + 6.99 + 10.81 + 0.54 = 40.16; × 5.11269632 % = 2.0532… (least: 225 × 0.001 = 0.23)
      'electricity_tax 5.11269632 % of 40.16: 2.05',
      'IVA 21 % of 42.96: 9.02', //     40.16 + 2.05 + 0.75 = 42.96; × 21 % = 9.0216
      'total 51.98', //                 42.96 + 9.02
    ])
  })

  describe('across 1 January of a leap year and a change of price', () => {
    const span = { from: '2027-12-15', to: '2028-01-15' }
    const supply = home(
      [5000, 5000],
      [
        ...prices('power', 'EUR/kW/year', ['30', '3']),
        {
          concept: 'energy',
          tariffPeriod: 0,
          unit: 'EUR/kWh',
          from: '2020-01-01',
          to: '2028-01-10',
          price: '0.15',
        },
        { concept: 'energy', tariffPeriod: 0, unit: 'EUR/kWh', from: '2028-01-10', price: '0.12' },
      ],
    )
    const metered = { energy: reading(span, [62, 31, 93]) }

    it('by the calendar: 17 days of 365 and 14 of 366; 26 days of energy at one price and 5 at the other', () => {
      expect(written(billFor(supply, metered, span))).toEqual([
        'power P1 6.99', //   5 × 30 × 17 ÷ 365 = 6.9863…
        'power P1 5.74', //   5 × 30 × 14 ÷ 366 = 5.7377…
        'power P2 0.70', //   5 ×  3 × 17 ÷ 365 = 0.6986…
        'power P2 0.57', //   5 ×  3 × 14 ÷ 366 = 0.5737…
        'energy P1 7.80', //  62 × 26 ÷ 31 = 52 × 0.15
        'energy P1 1.20', //  62 ×  5 ÷ 31 = 10 × 0.12
        'energy P2 3.90', //  26 × 0.15
        'energy P2 0.60', //   5 × 0.12
        'energy P3 11.70', // 78 × 0.15
        'energy P3 1.80', //  15 × 0.12
        'social_bonus_financing 0.77', // 9.011295 × 31 ÷ 365 = 0.7653…
        'meter_rental 0.83', //           0.81 × 12 × 31 ÷ 365 = 0.8255…
        // power 14.00 + energy 27.00 + 0.77 = 41.77; × 5.11269632 % = 2.1355…
        'electricity_tax 5.11269632 % of 41.77: 2.14',
        'IVA 21 % of 44.74: 9.40', // 41.77 + 2.14 + 0.83 = 44.74; × 21 % = 9.3954
        'total 54.14',
      ])
    })

    it('of a product that always divides by 365 the power is not cut', () => {
      const lines = written(billFor({ ...supply, yearDays: '365' }, metered, span))
      expect(lines.slice(0, 3)).toEqual([
        'power P1 12.74', // 5 × 30 × 31 ÷ 365 = 12.7397…
        'power P2 1.27', //  5 ×  3 × 31 ÷ 365 =  1.2739…
        'energy P1 7.80',
      ])
    })
  })

  describe('with self-consumption: surplus up to the cost of energy, then the battery', () => {
    const span = { from: '2025-05-01', to: '2025-06-01' }
    const supply = home(
      [3450, 3450],
      [
        ...prices('power', 'EUR/kW/year', ['30', '2']),
        ...prices('energy', 'EUR/kWh', ['0.20', '0.15', '0.10']),
        price('surplus', 'EUR/kWh', '0.06'),
      ],
    )
    const energy = reading(span, [20, 15, 40], [120, 80, 100])

    it('the cap is reached and the battery pays part of the rest', () => {
      const added = billFor(supply, { energy, batteryCents: 500 }, span)
      expect(written(added)).toEqual([
        'power P1 8.79', //  3.45 × 30 × 31 ÷ 365 = 8.7904…
        'power P2 0.59', //  3.45 ×  2 × 31 ÷ 365 = 0.5860…
        'energy P1 4.00', // 20 × 0.20
        'energy P2 2.25', // 15 × 0.15
        'energy P3 4.00', // 40 × 0.10
        'surplus -10.25', // 300 × 0.06 = 18.00, but no more than 4.00 + 2.25 + 4.00
        'battery -5.00',
        'social_bonus_financing 0.59', // 6.979247 × 31 ÷ 365 = 0.5927…
        'meter_rental 0.83',
        // 8.79 + 0.59 + 10.25 − 10.25 − 5.00 + 0.59 = 4.97; × 5.11269632 % = 0.2541…; least 75 × 0.001 = 0.08
        'electricity_tax 5.11269632 % of 4.97: 0.25',
        'IVA 21 % of 6.05: 1.27', // 4.97 + 0.25 + 0.83 = 6.05; × 21 % = 1.2705
        'total 7.32',
      ])
      // 18.00 − 10.25 for the battery to take
      expect(added.surplusLeftCents).toBe(775)
      expect(added.batteryLeftCents).toBe(0)
    })

    it('a full battery pays power and energy, never the tax on what was taken, nor the meter', () => {
      const added = billFor(supply, { energy, batteryCents: 2000 }, span)
      expect(written(added).slice(6)).toEqual([
        'battery -9.97', // 8.79 + 0.59 + 0.59
        'social_bonus_financing 0.59',
        'meter_rental 0.83',
        'electricity_tax 0.001 EUR/kWh of 75: 0.08', // 0.075 rounded away from zero
        'IVA 21 % of 0.91: 0.19', // 0.1911
        'total 1.10',
      ])
      expect(added.batteryLeftCents).toBe(1003)
    })
  })

  describe('with social bonus in the tax cut of 2026', () => {
    const supply = {
      ...home(
        [3300, 3300],
        [
          ...prices('power', 'EUR/kW/year', ['30.817413', '0.725423']),
          ...prices('energy', 'EUR/kWh', ['0.18', '0.14', '0.10']),
        ],
      ),
      socialBonus: [{ from: '2026-01-01', value: { percent: '42.5', limitWh: 1_587_000 } }],
    }

    it('of a vulnerable home above its limit, where the least electricity tax is more than 0.5 %', () => {
      const span = { from: '2026-04-01', to: '2026-05-01' }
      expect(written(billFor(supply, { energy: reading(span, [40, 45, 75]) }, span))).toEqual([
        'power P1 8.36', //  3.3 × 30.817413 × 30 ÷ 365 = 8.3586…
        'power P2 0.20', //  3.3 ×  0.725423 × 30 ÷ 365 = 0.1967…
        'energy P1 7.20', // 40 × 0.18
        'energy P2 6.30', // 45 × 0.14
        'energy P3 7.50', // 75 × 0.10
        'social_bonus_financing 0.57', // 6.979247 × 30 ÷ 365 = 0.5736…
        // limit 1587 × 30 ÷ 365 = 130.438… of 160 kWh: 21.00 × 130.438… ÷ 160 = 17.1200…
        // 8.36 + 0.20 + 0.57 + 17.12 = 26.25; × 42.5 % = 11.15625
        'social_bonus -11.16',
        'meter_rental 0.80', // 0.81 × 12 × 30 ÷ 365 = 0.7989…
        // 8.36 + 0.20 + 21.00 + 0.57 − 11.16 = 18.97; × 0.5 % = 0.09; least 160 × 0.001 = 0.16
        'electricity_tax 0.001 EUR/kWh of 160: 0.16',
        'IVA 10 % of 19.93: 1.99', // 18.97 + 0.16 + 0.80 = 19.93
        'total 21.92',
      ])
    })

    it('the last day of the period decides, unless another is given [c9.electricity-tax]', () => {
      const rates = (span: { from: string; to: string }, taxDay?: string): string[] =>
        billFor(
          supply,
          { energy: reading(span, [0, 0, 10]) },
          span,
          taxDay === undefined ? {} : { taxDay },
        ).bill.taxes.map(({ tax, rate }) => `${tax} ${rate}`)
      const cut = ['electricity_tax 0.5', 'IVA 10']
      const whole = ['electricity_tax 5.11269632', 'IVA 21']
      const few = { from: '2026-05-01', to: '2026-06-01' }
      expect(rates(few)).toEqual(cut)
      expect(rates({ from: '2026-05-05', to: '2026-06-05' })).toEqual(whole)
      expect(rates({ from: '2026-02-25', to: '2026-03-22' })).toEqual(whole)
      expect(rates({ from: '2026-02-25', to: '2026-03-23' })).toEqual(cut)
      expect(rates(few, '2026-06-03')).toEqual(whole)
    })
  })
})
