import { expect, it } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { totalWords } from './use-time-names.ts'

it.each([
  [96_000, '96\u00a0kWh'],
  [72_499, '72\u00a0kWh'],
  [8_500, '9\u00a0kWh'],
  [1_234_567, '1.235\u00a0kWh'],
  [0, '0\u00a0kWh'],
  [300, '0,3\u00a0kWh'],
])('a total of %i Wh is told as %s', (wh, told) => {
  expect(totalWords(createFormat('es'), wh)).toBe(told)
})
