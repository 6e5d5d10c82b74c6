import { expect, it } from 'vitest'
import { activityOf, household } from './home-activity.ts'
import { selfConsumptionCode } from './self-consumption-code.ts'

const bakery = { id: 100, code: '1071' }

it.each([
  ['habitual', bakery, household],
  ['habitual', null, household],
  ['second', null, household],
  ['second', bakery, bakery],
  ['business', bakery, bakery],
  ['business', null, household],
  [null, null, household],
] as const)('a home used as %s with %j is %j [v4.cnae] [v9.cnae]', (residence, chosen, activity) => {
  expect(activityOf(residence, chosen)).toEqual(activity)
})

it.each([
  [false, null, '00'],
  [false, '41', '00'],
  [true, null, '41'],
  [true, '00', '41'],
  [true, '42', '42'],
] as const)(
  'self-consumption wanted %s at a supply of %s is %s [v4.self-consumption] [v9.selfcons-codes]',
  (wanted, known, code) => {
    expect(selfConsumptionCode(wanted, known)).toBe(code)
  },
)
