import { describe, expect, test } from 'vitest'
import { parseTypedDay, readTypedRange } from './typed-day.ts'

describe('a typed date', () => {
  test.each([
    ['3/2/2026', 'dmy', '2026-02-03'],
    ['3/2/2026', 'mdy', '2026-03-02'],
    ['03-02-26', 'dmy', '2026-02-03'],
    ['03.02.2026', 'dmy', '2026-02-03'],
    [' 03022026 ', 'dmy', '2026-02-03'],
    ['3 2 2026', 'dmy', '2026-02-03'],
    ['2026-02-03', 'mdy', '2026-02-03'],
    ['29/2/2028', 'dmy', '2028-02-29'],
  ] as const)('%s (%s) is %s', (text, order, day) => {
    expect(parseTypedDay(text, order)).toBe(day)
  })

  test.each([
    '',
    '3/2',
    '31/04/2026',
    '29/02/2026',
    '0/1/2026',
    '13/13/2026',
    '3/2/202',
    'mañana',
    '3/2/20266',
  ])('%j is no day', (text) => expect(parseTypedDay(text, 'dmy')).toBeUndefined())
})

describe('two typed dates', () => {
  test('one day is a range of one day', () => {
    expect(readTypedRange('1/11/2026', '1/11/2026', 'dmy')).toEqual({
      range: { firstDay: '2026-11-01', lastDay: '2026-11-01' },
    })
  })

  test('the start after the end is said only when both are days', () => {
    expect(readTypedRange('2/11/2026', '1/11/2026', 'dmy')).toMatchObject({ startAfterEnd: true })
    expect(readTypedRange('2/11/2026', '31/2/2026', 'dmy')).toEqual({
      firstInvalid: false,
      lastInvalid: true,
      startAfterEnd: false,
    })
  })
})
