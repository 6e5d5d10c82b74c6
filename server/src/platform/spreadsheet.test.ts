import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../testing/read-sheet.ts'
import { spreadsheet, type SheetColumn, type SheetRow } from './spreadsheet.ts'

const columns: SheetColumn[] = [
  { header: 'Número', width: 20, kind: 'text' },
  { header: 'Día', width: 12, kind: 'day', format: 'dd/mm/yyyy' },
  { header: '€', width: 9, kind: 'number', format: '#,##0.00' },
]

function written(parts: readonly (readonly SheetRow[])[]) {
  return buffer(
    spreadsheet({
      name: 'Facturas',
      title: 'Facturas <de> luz',
      language: 'es',
      columns,
      rows: (async function* rows() {
        yield* parts
      })(),
    }),
  ).then(readSheet)
}

describe('a spreadsheet', () => {
  it('has its header, its columns as wide as asked and rows through all parts', async () => {
    const { title, language, name, rows, widths, frozenRows } = await written([
      [
        ['A', '2026-03-01', 1.5],
        ['B', null, -2],
      ],
      [],
      [['', '1900-03-01', 0]],
    ])
    expect([title, language]).toEqual(['Facturas <de> luz', 'es'])
    expect([name, widths, frozenRows]).toEqual(['Facturas', [20, 12, 9], 1])
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['Número', 'Día', '€'],
      // Checked by hand: 1 March 2026 is day 46082 of Excel's calendar.
      ['A', 46_082, 1.5],
      ['B', undefined, -2],
      [undefined, 61, 0],
    ])
    expect(rows[1]?.map(({ format }) => format)).toEqual([undefined, 'dd/mm/yyyy', '#,##0.00'])
  })

  it('is its header alone without rows', async () => {
    expect((await written([])).rows).toHaveLength(1)
  })

  it.each([
    ['=1+1', '=1+1'],
    ['+34 600', '+34 600'],
    ['-1', '-1'],
    ['@SUM(A1)', '@SUM(A1)'],
    ['<script>&"', '<script>&"'],
    ['  spaces  ', '  spaces  '],
    ['a\u0000b\uFFFE', 'ab'],
    ['\uD800', undefined],
    ['_x0041_', '_x0041_'],
    [']]>', ']]>'],
    ['x'.repeat(40_000), 'x'.repeat(32_767)],
  ])('keeps %j as text', async (text, expected) => {
    const { rows } = await written([[[text, null, null]]])
    expect(rows[1]?.[0]).toMatchObject({ kind: 'inlineStr' })
    expect(rows[1]?.[0]?.value || undefined).toBe(expected)
  })
})
