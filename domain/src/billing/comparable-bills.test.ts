import { describe, expect, it } from 'vitest'
import { comparableBills, standing, type SpanInvoice } from './comparable-bills.ts'

/** '7 N 2026-03-01 2026-04-01', with '< 5' what it annuls or changes and '3.0TD' where it is not 2.0TD. */
function invoice(written: string): SpanInvoice {
  const [, number = '', type = '', from = '', to = '', rectifies, tariff = '2.0TD'] =
    /^(\d+) (\w+) (\S+) (\S+)(?: < (\d+))?(?: (\S+))?$/.exec(written) ?? []
  return {
    number,
    type: type as SpanInvoice['type'],
    rectifiesNumber: rectifies ?? null,
    span: { from, to },
    tariff,
  }
}

function numbers(number: string, ...list: readonly string[]) {
  const { previous, yearBefore } = comparableBills(number, list.map(invoice))
  return [previous?.number, yearBefore?.number]
}

const FEBRUARY = '2 N 2026-02-01 2026-03-01'
const MARCH = '3 N 2026-03-01 2026-04-01'

describe('what still holds', () => {
  it('is neither what annuls nor what was annulled', () => {
    const rows = [
      '1 N 2026-01-01 2026-02-01',
      FEBRUARY,
      '4 B 2026-02-01 2026-03-01 < 2',
      '5 R 2026-02-01 2026-03-01 < 2',
      '6 RA 2026-01-01 2026-02-01 < 1',
    ]
    const held = standing(rows.map(invoice), (row) => row)
    expect(held.map(({ number }) => number)).toEqual(['1', '5', '6'])
  })
})

describe('the bill before and the one of a year ago [r.bill-compared]', () => {
  it.each<[string, string[], (string | undefined)[]]>([
    ['the first bill has neither', [MARCH], [undefined, undefined]],
    ['the newest that ends before it', ['1 N 2026-01-01 2026-02-01', FEBRUARY, MARCH], ['2', undefined]],
    ['after a gap', ['1 N 2025-10-01 2025-11-01', MARCH], ['1', undefined]],
    ['not one of the same days', ['2 N 2026-02-15 2026-03-15', MARCH], [undefined, undefined]],
    ['not what comes after it', [MARCH, '4 N 2026-04-01 2026-05-01'], [undefined, undefined]],
    ['a year ago', ['1 N 2025-03-01 2025-04-01', FEBRUARY, MARCH], ['2', '1']],
    // 16 of the 31 days of March 2025 are enough, 15 are not.
    ['half of the days', ['1 N 2025-03-16 2025-04-16', FEBRUARY, MARCH], ['2', '1']],
    ['less than half', ['1 N 2025-03-17 2025-04-17', FEBRUARY, MARCH], ['2', undefined]],
    [
      'of two the one with more',
      ['7 N 2025-02-10 2025-03-10', '8 N 2025-03-10 2025-04-10', MARCH],
      ['8', '8'],
    ],
    ['of two months', ['1 N 2025-02-01 2025-04-01', FEBRUARY, MARCH], ['2', '1']],
    [
      'the one made anew',
      [FEBRUARY, '4 B 2026-02-01 2026-03-01 < 2', '5 R 2026-02-01 2026-03-01 < 2', MARCH],
      ['5', undefined],
    ],
    [
      'annulled and not made anew: the one before',
      ['1 N 2026-01-01 2026-02-01', FEBRUARY, '4 A 2026-02-01 2026-03-01 < 2', MARCH],
      ['1', undefined],
    ],
    [
      'a bill that a difference changed is not what it was, and no older one stands for it',
      ['1 N 2026-01-01 2026-02-01', FEBRUARY, '4 RA 2026-02-01 2026-03-01 < 2', MARCH],
      [undefined, undefined],
    ],
    ['another tariff', ['2 N 2026-02-01 2026-03-01 3.0TD', MARCH], [undefined, undefined]],
    ['it was annulled', [FEBRUARY, MARCH, '4 A 2026-03-01 2026-04-01 < 3'], [undefined, undefined]],
    ['it was changed', [FEBRUARY, MARCH, '4 RA 2026-03-01 2026-04-01 < 3'], [undefined, undefined]],
    ['it annuls', [FEBRUARY, '3 A 2026-03-01 2026-04-01 < 9'], [undefined, undefined]],
    ['it is a difference', [FEBRUARY, '3 RA 2026-03-01 2026-04-01 < 9'], [undefined, undefined]],
    ['it is a fee', [FEBRUARY, '3 C 2026-03-01 2026-04-01'], [undefined, undefined]],
    ['it is made anew', [FEBRUARY, '3 R 2026-03-01 2026-04-01 < 9'], ['2', undefined]],
    ['not among them', [FEBRUARY], [undefined, undefined]],
  ])('%s', (_, list, expected) => {
    expect(numbers('3', ...list)).toEqual(expected)
  })

  it('is one whose estimate was settled by what was billed apart', () => {
    const rows = [FEBRUARY, '4 G 2026-02-01 2026-03-01 < 2', MARCH].map(invoice)
    const settled = rows.map((row) => (row.number === '2' ? { ...row, settled: true } : row))
    expect(comparableBills('3', rows).previous).toBeUndefined()
    expect(comparableBills('3', settled).previous?.number).toBe('2')
  })

  it('of a leap day', () => {
    expect(numbers('9', '1 N 2027-02-01 2027-03-01', '9 N 2028-02-01 2028-03-01')).toEqual(['1', '1'])
  })
})
