import { describe, expect, it, test } from 'vitest'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { hourUnderOption, optionCost, type OptionHour, type OptionPrices } from './option-cost.ts'
import { typicalWeek } from './typical-week.ts'

function hourOf(start: string, period: TariffPeriod, wh: number | null): OptionHour {
  return { start: `${start}:00:00+01:00`, period, wh }
}
const usual = new Map<TariffPeriod, string>([
  [1, '0.20'],
  [2, '0.15'],
  [3, '0.10'],
])
function prices(cheap: string, others?: string): OptionPrices {
  return { usual, cheap, others }
}
/** Worked by hand: 16 and 17 November 2026 are Monday and Tuesday, 21 is a Saturday. */
const hours = [
  hourOf('2026-11-16T03', 3, 1000),
  hourOf('2026-11-16T11', 1, 2500),
  hourOf('2026-11-16T14', 2, 1200),
  hourOf('2026-11-17T23', 2, 800),
  hourOf('2026-11-21T11', 3, 4000),
]
// 0.100 + 0.500 + 0.180 + 0.120 + 0.400 = 1.300 EUR.
const without = { low: 130, high: 130 }

describe('worked by hand [r.option-preview]', () => {
  it('clock plan: 14-16 at 0.05 and the rest as before', () => {
    // 1.200 kWh at 0.05 is 0.060 for 0.180: 0.120 less.
    expect(optionCost(hours, { option: 'happy_hours', choice: '14-16' }, prices('0.05'), 3)).toEqual({
      without,
      with: { low: 118, high: 118 },
      difference: { low: -12, high: -12 },
      hours: 5,
      hoursRead: 5,
    })
  })

  it('clock plan over midnight, the other hours at 0.16', () => {
    // Cheap: 23 h and 3 h, 1.800 kWh at 0.05 = 0.090. Others: 7.700 kWh at 0.16 = 1.232. In all 1.322.
    expect(
      optionCost(hours, { option: 'happy_hours', choice: '22-04' }, prices('0.05', '0.16'), 3),
    ).toMatchObject({ with: { low: 132, high: 132 }, difference: { low: 2, high: 2 } })
  })

  it('weekend day: Saturday at 0.06', () => {
    // 4.000 kWh at 0.06 is 0.240 for 0.400: 0.160 less.
    expect(optionCost(hours, { option: 'happy_day', choice: 'saturday' }, prices('0.06'), 3)).toMatchObject({
      with: { low: 114, high: 114 },
      difference: { low: -16, high: -16 },
    })
    expect(optionCost(hours, { option: 'happy_day', choice: 'sunday' }, prices('0.06'), 3)).toMatchObject({
      difference: { low: 0, high: 0 },
    })
  })

  it('double tariff: valley at 0.08, the rest at 0.17', () => {
    // Valley: 5.000 kWh at 0.08 = 0.400. Others: 4.500 kWh at 0.17 = 0.765. In all 1.165.
    const chosen = { option: 'double_tariff', choice: '2027-01/2027-12' } as const
    expect(optionCost(hours, chosen, prices('0.08', '0.17'), 3)).toMatchObject({
      with: { low: 117, high: 117 },
      difference: { low: -14, high: -14 },
    })
  })

  it('months that a shorter double tariff does not have keep their prices', () => {
    const chosen = { option: 'double_tariff', choice: '2027-01/2027-10' } as const
    expect(optionCost(hours, chosen, prices('0.08', '0.17'), 3)).toMatchObject({
      with: without,
      difference: { low: 0, high: 0 },
    })
  })

  it('an hour that was not read takes from the first to the ninth tenth of those like it', () => {
    // Mondays at 14: 1, 2 … 10 kWh read and one missing. First tenth 2 kWh, ninth 10 kWh; at 0.10 less each.
    const mondays = Array.from({ length: 10 }, (_, week) =>
      hourOf(
        new Date(Date.UTC(2026, 0, 12 + 7 * week)).toISOString().slice(0, 10) + 'T14',
        2,
        1000 * (week + 1),
      ),
    )
    const cost = optionCost(
      [...mondays, hourOf('2026-04-13T14', 2, null)],
      { option: 'happy_hours', choice: '14-16' },
      prices('0.05'),
      3,
    )
    // Read: 55 kWh, 8.25 before and 2.75 after. The missing one: 0.30 to 1.50 before, 0.10 to 0.50 after.
    expect(cost).toEqual({
      without: { low: 855, high: 975 },
      with: { low: 285, high: 325 },
      difference: { low: -650, high: -570 },
      hours: 11,
      hoursRead: 10,
    })
  })
})

test('is rounded once, half away from zero', () => {
  const chosen = { option: 'happy_day', choice: 'monday' } as const
  // Three hours of 0.0050 EUR: 1.5 cents, not three times one.
  const three = [0, 1, 2].map((hour) => hourOf(`2026-11-17T0${hour}`, 3, 50))
  expect(optionCost(three, chosen, prices('0.01'), 3)?.without).toEqual({ low: 2, high: 2 })
})

test('a price that is missing makes no figure', () => {
  const chosen = { option: 'happy_day', choice: 'monday' } as const
  expect(
    optionCost(hours, chosen, { usual: new Map([[1, '0.2']]), cheap: '0.1', others: undefined }, 3),
  ).toBeUndefined()
})

test.each([
  ['happy_hours', '22-02', '2026-11-16T22', 'cheap'],
  ['happy_hours', '22-02', '2026-11-16T01', 'cheap'],
  ['happy_hours', '22-02', '2026-11-16T02', 'other'],
  ['happy_hours', '22-24', '2026-11-16T23', 'cheap'],
  ['happy_hours', '22-24', '2026-11-16T00', 'other'],
  ['happy_day', 'sunday', '2026-11-22T00', 'cheap'],
  ['happy_day', 'sunday', '2026-11-21T23', 'other'],
] as const)('%s %s at %s: %s', (option, choice, start, kind) => {
  expect(hourUnderOption({ option, choice }, { start, period: 2 }, 3)).toBe(kind)
})

test.each(['happy_hours', 'happy_day', 'double_tariff'] as const)(
  '%s of what is no choice throws',
  (option) => {
    expect(() => hourUnderOption({ option, choice: 'x' }, { start: '2026-11-16T01', period: 1 }, 3)).toThrow(
      RangeError,
    )
  },
)

test('the typical week has the mean of each hour and what most of its days are', () => {
  const week = typicalWeek(
    [
      hourOf('2026-11-16T14', 2, 1000),
      hourOf('2026-11-23T14', 2, 2001),
      hourOf('2026-11-30T14', 2, null),
      hourOf('2026-11-21T14', 3, null),
    ],
    { option: 'happy_hours', choice: '14-16' },
    3,
  )
  expect(week).toHaveLength(168)
  expect(week[14]).toEqual({ meanWh: 1501, cheap: true })
  expect(week[5 * 24 + 14]).toEqual({ meanWh: null, cheap: true })
  expect(week[13]).toEqual({ meanWh: null, cheap: false })
})
