import { expect, it } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { barPartWords, energyWords, totalWords } from './use-time-names.ts'

it.each([
  [96_000, '96\u00a0kWh'],
  [72_499, '72\u00a0kWh'],
  [8_500, '9\u00a0kWh'],
  [1_234_567, '1.235\u00a0kWh'],
  [0, '0\u00a0kWh'],
  [300, '0,3\u00a0kWh'],
])('a total of %i Wh is shown as %s', (wh, expected) => {
  expect(totalWords(createFormat('es'), wh)).toBe(expected)
})

it('the parts of a bar add up to the total beside them; the surplus stands apart', () => {
  const format = createFormat('en')
  const said = (values: readonly number[]) =>
    barPartWords(format, values).map((words) => words.replace('\u00a0kWh', ''))
  // 3.334 × 3 = 10.002: 10 kWh in all, with one decimal.
  expect(energyWords(format, 10_002)).toBe('10\u00a0kWh')
  expect(said([3.334, 3.334, 3.334])).toEqual(['3.4', '3.3', '3.3'])
  expect(said([0.005, 0.005, 0.004])).toEqual(['0.01', '0', '0'])
  expect(said([150.4, 150.4, 150.4, -20.26])).toEqual(['151', '150', '150', '20.3'])
})
