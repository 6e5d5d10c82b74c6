import { describe, expect, it } from 'vitest'
import { bill, euros, iva, kw, kwh } from './bill-change.fixture.ts'
import { billChange, type ChangeCause } from './bill-change.ts'
import type { Bill } from './bill.ts'

/** What each part of a cause is of, and its cents. */
function partsOf(before: Bill, after: Bill, cause: ChangeCause) {
  return billChange(before, after)
    .causes.find((found) => found.cause === cause)
    ?.parts.map((part) => {
      const of = part.of === 'line' ? [part.kind, part.tariffPeriod ?? '', part.name ?? ''] : [part.of]
      return [part.of === 'tax' ? part.tax : of.join(' ').trim(), part.amountCents]
    })
}

describe('the parts of a cause', () => {
  const base = kwh('energy', '300', '0.15', 4500)
  const inPeriods = (one: string, oneCents: number, three: string, threeCents: number) =>
    bill(30, [
      kwh('energy', one, '0.20', oneCents, { tariffPeriod: 1 }),
      kwh('energy', three, '0.10', threeCents, { tariffPeriod: 3 }),
    ])

  it.each<[string, Bill, Bill, ChangeCause, readonly (readonly [string, number])[]]>([
    [
      'the battery gave back before and not now, and a service came',
      bill(30, [base, euros('battery', -421)]),
      bill(30, [base, euros('service', 300, { name: 'Care' })]),
      'other',
      [
        ['battery', 421],
        ['service  Care', 300],
      ],
    ],
    [
      'periods are separate parts, each with its sign',
      inPeriods('100', 2000, '200', 2000),
      inPeriods('80', 1600, '250', 2500),
      'use',
      [
        ['energy 3', 500],
        ['energy 1', -400],
      ],
    ],
    [
      'those of a cause that comes to nothing',
      inPeriods('100', 2000, '200', 2000),
      inPeriods('80', 1600, '240', 2400),
      'use',
      [
        ['energy 1', -400],
        ['energy 3', 400],
      ],
    ],
    [
      'energy compared as a whole has no period',
      bill(30, [kwh('energy', '300', '0.10', 3000)]),
      inPeriods('100', 2000, '200', 2000),
      'price',
      [['energy', 1000]],
    ],
    [
      // 10 kWh × 0.15 and 4 kW × 0.10, three days more.
      'a day more is of all that goes by days',
      bill(30, [kw('4', '0.1', 30, 1200), kwh('energy', '300', '0.15', 4500)]),
      bill(33, [kw('4', '0.1', 33, 1320), kwh('energy', '330', '0.15', 4950)]),
      'days',
      [
        ['energy', 450],
        ['power', 120],
      ],
    ],
    [
      // 5 % of 20.00 more and 21 % of 21.00 more.
      'each tax its part',
      bill(30, [base], [{ ...iva('5', 4500, 225), tax: 'electricity_tax' }, iva('21', 4725, 992)]),
      bill(
        30,
        [kwh('energy', '300', '0.15', 4500), euros('adjustment', 2000)],
        [{ ...iva('5', 6500, 325), tax: 'electricity_tax' }, iva('21', 6825, 1433)],
      ),
      'taxes',
      [
        ['IVA', 441],
        ['electricity_tax', 100],
      ],
    ],
    [
      'another rate of one tax is also in the tax on it',
      bill(30, [base], [{ ...iva('5', 4500, 225), tax: 'electricity_tax' }, iva('10', 4725, 473)]),
      bill(30, [base], [{ ...iva('1', 4500, 45), tax: 'electricity_tax' }, iva('10', 4545, 455)]),
      'tax_rates',
      [
        ['electricity_tax', -180],
        ['IVA', -18],
      ],
    ],
    [
      'rounding alone is of the line that was rounded',
      bill(30, [base]),
      bill(30, [kwh('energy', '300', '0.15', 4501)]),
      'other',
      [['energy', 1]],
    ],
    [
      'a total that is rounded only as a whole',
      bill(30, [base]),
      { ...bill(30, [base]), totalCents: 4499 },
      'other',
      [['total', -1]],
    ],
  ])('%s', (_, before, after, cause, expected) => {
    expect(partsOf(before, after, cause)).toEqual(expected)
  })
})
