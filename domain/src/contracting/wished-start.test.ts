import { expect, it } from 'vitest'
import { wishedStartDays } from './wished-start.ts'

it.each([
  [{ isConsumer: true, early: false }, '2026-12-06'],
  [{ isConsumer: true, early: true }, '2026-11-22'],
  [{ isConsumer: false, early: false }, '2026-11-22'],
])('[law.5.day] %o: the first day that may be wished is %s', (whose, first) => {
  expect(wishedStartDays('2026-11-21', whose)).toEqual({ first, last: '2027-11-21' })
})
