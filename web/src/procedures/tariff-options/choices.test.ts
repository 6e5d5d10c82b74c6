import { expect, test } from 'vitest'
import { cheapShare, optionChoices } from './choices.ts'

const [saturday, sunday] = [
  { value: 'saturday', label: 'Sábado' },
  { value: 'sunday', label: 'Domingo' },
]

test('what can be chosen, as calls and preview name it', () => {
  expect(
    optionChoices({
      double_tariff: {
        chosen: null,
        available: [{ startMonth: 2, startYear: 2027, endMonth: 1, endYear: 2028 }],
      },
      happy_hours: { chosen: { startHour: 8, endHour: 10 }, available: [] },
      happy_day: { chosen: sunday, available: [saturday, sunday] },
    }).map(({ option, choices, chosen }) => [option, choices.map(({ key }) => key), chosen?.key]),
  ).toEqual([
    ['double_tariff', ['2027-02/2028-01'], undefined],
    ['happy_day', ['saturday', 'sunday'], 'sunday'],
  ])
})

test('the share of the cheap hours in a week', () => {
  const hours = [
    { mean_wh: 300, cheap: true },
    { mean_wh: 900, cheap: false },
    { mean_wh: null, cheap: true },
  ]
  expect(cheapShare(hours)).toBe(0.25)
  expect(cheapShare([{ mean_wh: null, cheap: true }])).toBeUndefined()
})
