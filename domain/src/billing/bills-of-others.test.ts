import { describe, expect, it } from 'vitest'
import type { BilledSupply } from './billed-supply.ts'
import { billFor } from './charges.ts'
import { ExcessByQuarterHoursError } from './power-charges.ts'
import { gasEnergyWh } from './metered-energy.ts'
import { home, price, prices, reading, written } from './supply.fixture.ts'

describe('3.0TD, worked by hand', () => {
  const supply: BilledSupply = {
    ...home(
      [20_000, 20_000, 20_000, 20_000, 20_000, 25_000],
      [
        ...prices('power', 'EUR/kW/year', [
          '20.376927',
          '10.617621',
          '4.481534',
          '3.886333',
          '2.513851',
          '1.442287',
        ]),
        ...prices('energy', 'EUR/kWh', ['0.20', '0.18', '0.14', '0.12', '0.10', '0.09']),
        ...prices('excess_power', 'EUR/kW/day', [
          '0.171373',
          '0.090584',
          '0.028721',
          '0.021891',
          '0.006142',
          '0.006142',
        ]),
        price('reactive_over_80', 'EUR/kvarh', '0.041554'),
        price('reactive_below_80', 'EUR/kvarh', '0.062332'),
      ],
    ),
    use: 'business',
    meter: [{ from: '2020-01-01', value: 'three_phase' }],
  }
  const demand = [
    { tariffPeriod: 3, demandW: 24_500 },
    { tariffPeriod: 4, demandW: 19_000 },
    { tariffPeriod: 6, demandW: 26_000 },
  ] as const

  /*
   * cos φ = A ÷ √(A² + R²) to two decimals. 1000 kWh and 757 kvarh: 0.7973, so 0.80: (757 − 330) × 0.041554 = 17.74;
   * 346 of 1000: 0.94505, so 0.95, which has no price; 347: 0.94474: (347 − 330) × 0.041554 = 0.71.
   * 763: 0.79502, still 0.80; 764: 0.79463, so 0.79: (764 − 330) × 0.062332 = 27.05.
   */
  it.each([
    [346, undefined],
    [347, 71],
    [757, 1774],
    [763, 1799],
    [764, 2705],
  ])('has the band of cos φ to two decimals: %i kvarh of 1000 kWh', (kvarh, cents) => {
    const span = { from: '2026-09-01', to: '2026-10-01' }
    const energy = reading(span, [0, 0, 1000, 0, 0, 0])
    const reactive = [{ tariffPeriod: 3, reactiveVarh: kvarh * 1000 }] as const
    const { bill } = billFor(supply, { energy, reactive }, span)
    expect(bill.lines.find(({ kind }) => kind === 'reactive')?.amountCents).toBe(cents)
  })

  it('with excess power and reactive energy [r.bill-calculation]', () => {
    const span = { from: '2026-09-01', to: '2026-10-01' }
    const metered = {
      energy: reading(span, [0, 0, 900, 1100, 0, 2000]),
      demand,
      reactive: [
        { tariffPeriod: 3, reactiveVarh: 400_000 },
        { tariffPeriod: 4, reactiveVarh: 900_000 },
        { tariffPeriod: 6, reactiveVarh: 1_900_000 },
      ] as const,
    }
    expect(written(billFor(supply, metered, span))).toEqual([
      'power P1 33.50', // 20 × 20.376927 × 30 ÷ 365 = 33.4963…
      'power P2 17.45', // 20 × 10.617621 × 30 ÷ 365 = 17.4536…
      'power P3 7.37', //  20 ×  4.481534 × 30 ÷ 365 =  7.3669…
      'power P4 6.39', //  20 ×  3.886333 × 30 ÷ 365 =  6.3884…
      'power P5 4.13', //  20 ×  2.513851 × 30 ÷ 365 =  4.1323…
      'power P6 2.96', //  25 ×  1.442287 × 30 ÷ 365 =  2.9636…
      'excess_power P3 3.88', // (24.5 − 20) × 0.028721 × 30 = 3.8773…; P4 stayed below
      'excess_power P6 0.18', // (26 − 25) × 0.006142 × 30 = 0.1842…
      'energy P3 126.00', // 900 × 0.14
      'energy P4 132.00', // 1100 × 0.12
      'energy P6 180.00', // 2000 × 0.09
      // 400 of 900 are 44 % (cos φ above 0.80): 400 − 33 % of 900 = 103 × 0.041554 = 4.2800…
      'reactive P3 4.28',
      // 900 of 1100 are 82 % (cos φ below 0.80): 900 − 363 = 537 × 0.062332 = 33.4722…; P6 is free
      'reactive P4 33.47',
      'social_bonus_financing 0.74', // 9.011295 × 30 ÷ 365 = 0.7406…
      'meter_rental 1.34', //           1.36 × 12 × 30 ÷ 365 = 1.3413…
      // 71.80 + 4.06 + 438.00 + 37.75 + 0.74 = 552.35; × 5.11269632 % = 28.2399…
      'electricity_tax 5.11269632 % of 552.35: 28.24',
      'IVA 21 % of 581.93: 122.21', // 552.35 + 28.24 + 1.34 = 581.93; × 21 % = 122.2053
      'total 704.14',
    ])
  })

  it('an excess counted twice until 31 March 2025, once since', () => {
    const span = { from: '2025-03-16', to: '2025-04-16' }
    const { bill } = billFor(supply, { energy: [], demand }, span)
    expect(
      bill.lines
        .filter(({ kind }) => kind === 'excess_power')
        .map(({ tariffPeriod, quantity, days, amountCents }) => [tariffPeriod, quantity, days, amountCents]),
    ).toEqual([
      [3, '9', 16, 414], //   2 × 4.5 × 0.028721 × 16 = 4.1358…
      [3, '4.5', 15, 194], //     4.5 × 0.028721 × 15 = 1.9386…
      [6, '2', 16, 20], //    2 × 1.0 × 0.006142 × 16 = 0.1965…
      [6, '1', 15, 9], //         1.0 × 0.006142 × 15 = 0.0921…
    ])
  })

  describe('above 50 kW, where each quarter of an hour counts [r.excess-refused]', () => {
    const span = { from: '2026-09-01', to: '2026-10-01' }
    const large: BilledSupply = {
      ...supply,
      powersW: [{ from: '2020-01-01', value: [20_000, 20_000, 20_000, 20_000, 20_000, 50_100] }],
    }

    it('excess power is refused by name: the formula of the maximeter would be a false figure', () => {
      expect(() => billFor(large, { energy: [], demand }, span)).toThrow(ExcessByQuarterHoursError)
      expect(() => billFor(large, { energy: [], demand }, span)).toThrow(
        'excess power above 50 kW is charged by the quarter of an hour: P3 on 2026-09-01',
      )
    })

    it('but not where there is none, where the product has no price of it, or at 50 kW', () => {
      const kinds = (of: BilledSupply, demandW: number): string[] =>
        billFor(of, { energy: [], demand: [{ tariffPeriod: 6, demandW }] }, span).bill.lines.map(
          ({ kind }) => kind,
        )
      expect(kinds(large, 50_100)).not.toContain('excess_power')
      const free = { ...large, prices: large.prices.filter(({ concept }) => concept !== 'excess_power') }
      expect(kinds(free, 60_000)).not.toContain('excess_power')
      const upTo = {
        ...large,
        powersW: [{ from: '2020-01-01', value: [1000, 1000, 1000, 1000, 1000, 50_000] }],
      }
      expect(kinds(upTo, 60_000)).toContain('excess_power')
    })
  })

  it('of more than 10 kW keeps its IVA in the cut of 2026, whose electricity tax is for all', () => {
    const span = { from: '2026-04-01', to: '2026-05-01' }
    const { bill } = billFor(supply, { energy: reading(span, [0, 0, 0, 100, 0, 0]) }, span)
    expect(bill.taxes.map(({ tax, rate }) => `${tax} ${rate}`)).toEqual(['electricity_tax 0.5', 'IVA 21'])
  })
})

describe('where there is no IVA, worked by hand', () => {
  const span = { from: '2025-03-01', to: '2025-04-01' }
  const supply: BilledSupply = {
    ...home(
      [5750, 5750],
      [...prices('power', 'EUR/kW/day', ['0.08', '0.01']), price('energy', 'EUR/kWh', '0.16')],
    ),
    services: [{ name: 'Maintenance', priceMonth: '3', from: '2024-01-01' }],
  }
  const metered = { energy: reading(span, [50, 60, 90]) }

  it('a home in Canarias pays IGIC on meter and services alone', () => {
    expect(written(billFor({ ...supply, provinceCode: '35' }, metered, span))).toEqual([
      'power P1 14.26', // 5.75 × 0.08 × 31
      'power P2 1.78', //  5.75 × 0.01 × 31 = 1.7825
      'energy P1 8.00', // 50 × 0.16
      'energy P2 9.60',
      'energy P3 14.40',
      'social_bonus_financing 0.59',
      'meter_rental 0.83',
      'service 3.06', // 3 × 12 × 31 ÷ 365 = 3.0575…
      // 16.04 + 32.00 + 0.59 = 48.63; × 5.11269632 % = 2.4863…
      'electricity_tax 5.11269632 % of 48.63: 2.49',
      'IGIC 0 % of 51.12: 0.00',
      'IGIC 7 % of 3.89: 0.27', // 0.83 + 3.06; 0.2723
      'total 55.28',
    ])
  })

  it('a shop there, and a home above 10 kW, pay 3 % on energy', () => {
    const shop = written(billFor({ ...supply, provinceCode: '38', use: 'business' }, metered, span))
    expect(shop.at(-3)).toBe('IGIC 3 % of 51.12: 1.53') // 1.5336
    const large = { ...supply, provinceCode: '38', powersW: [{ from: '2020-01-01', value: [10_100, 3000] }] }
    expect(billFor(large, metered, span).bill.taxes.map(({ rate }) => rate)).toEqual(['5.11269632', '3', '7'])
  })

  it('Ceuta and Melilla have IPSI at 1 % and 4 %', () => {
    for (const provinceCode of ['51', '52']) {
      expect(written(billFor({ ...supply, provinceCode }, metered, span)).slice(-3)).toEqual([
        'IPSI 1 % of 51.12: 0.51', // 0.5112
        'IPSI 4 % of 3.89: 0.16', //  0.1556
        'total 55.68',
      ])
    }
  })

  it('industry pays at least half of what others pay for each kWh', () => {
    const factory = { ...supply, use: 'industrial' as const, prices: [], services: [] }
    const priced = { ...factory, prices: [price('energy', 'EUR/kWh', '0.001')] }
    const energy = [{ span, tariffPeriod: 1 as const, importWh: 40_000_000, exportWh: 0 }]
    // 40,000 kWh × 0.0005 = 20.00 is more than 5.11 % of 40.59
    expect(written(billFor(priced, { energy }, span))).toContain(
      'electricity_tax 0.0005 EUR/kWh of 40000: 20.00',
    )
  })
})

describe('gas, worked by hand', () => {
  it('two months by cubic metres', () => {
    const span = { from: '2025-01-10', to: '2025-03-11' }
    const supply: BilledSupply = {
      energy: 'gas',
      provinceCode: '08',
      use: 'household',
      voltage: undefined,
      yearDays: 'calendar',
      powersW: [],
      prices: [price('fixed', 'EUR/month', '5.10'), price('energy', 'EUR/kWh', '0.065')],
      meterRentalMonth: [{ from: '2020-01-01', value: '1.20' }],
    }
    const importWh = gasEnergyWh('120', '11.63') // 1395.6 kWh
    expect(written(billFor(supply, { energy: [{ span, importWh, exportWh: 0 }] }, span))).toEqual([
      'fixed 10.06', //        5.10 × 12 × 60 ÷ 365 = 10.0602…
      'energy 90.71', //       1395.6 × 0.065 = 90.714
      'meter_rental 2.37', //  1.20 × 12 × 60 ÷ 365 = 2.3671…
      'hydrocarbon_tax 0.00234 EUR/kWh of 1395.6: 3.27', // 3.2657…
      'IVA 21 % of 106.41: 22.35', // 10.06 + 90.71 + 2.37 + 3.27 = 106.41; × 21 % = 22.3461
      'total 128.76',
    ])
  })
})
