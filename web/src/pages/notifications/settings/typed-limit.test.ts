import { expect, it } from 'vitest'
import { typedCents, typedKwh } from './typed-limit.ts'

it.each([
  ['', null],
  [' 300 ', 300],
  ['1000000', 1_000_000],
  ['0', undefined],
  ['1000001', undefined],
  ['2,5', undefined],
  ['-3', undefined],
  ['mucho', undefined],
])('a limit of use: %o [r.notification-settings]', (typed, kwh) => expect(typedKwh(typed)).toBe(kwh))

it.each([
  ['', null],
  ['60', 6000],
  ['60,50 €', 6050],
  ['1.200,00', 120_000],
  ['0,99', undefined],
  ['1000000,01', undefined],
  ['mucho', undefined],
])('a limit of the bill: %o', (typed, cents) => expect(typedCents(typed)).toBe(cents))
