import { dayNumber } from '@endoll/domain/time/day.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDay, lines } from '../testing/curve-lines.ts'
import { cups, oneContract } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'
import { describeLacking } from './lacking.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

const files = {
  F5D: 'F5D_0031_0999_20241105.0',
  P5D: 'P5D_0031_0999_20241105.0',
  P1D: 'P1D_0031_0999_20241105.0',
  DATADIS: 'datadis.csv',
} as const
const kinds = Object.keys(files) as (keyof typeof files)[]

async function read(kind: keyof typeof files, rows: readonly string[]) {
  const report = await run({ [`curves/${files[kind]}`]: `${rows.join('\n')}\n` })
  expect(report.problems).toEqual([])
  return report.notices.map(({ code, of, what, said }) => ({ code, of, what, said }))
}
/** The rows of whole days, and the position of the first of them. */
function rowsOf(kind: keyof typeof files, from: string, days: number) {
  const rows = lines(kind, from, days, 100).trim().split('\n')
  return { rows, first: kind === 'DATADIS' ? 1 : 0 }
}

describe.each(kinds)('rows of %s', (kind) => {
  it('that are lost are named by day and hour', async () => {
    const { rows, first } = rowsOf(kind, '2024-10-23', 3)
    const lost = new Set([0, 24, 25, 26, 30, 71].map((index) => index + first))
    const notices = await read(
      kind,
      rows.filter((_, index) => !lost.has(index)),
    )
    expect(notices).toEqual([
      {
        code: 'hours_lacking',
        of: cups.slice(0, 20),
        what: '2024-10-23 01:00; 2024-10-24 01:00–03:00, 07:00; 2024-10-25 24:00',
        said: '6',
      },
    ])
    // What is there is stored where it belongs.
    const stored = await findDay(db(), '2024-10-24')
    expect(stored?.importWh.map((wh) => wh === null)).toEqual(
      Array.from({ length: 24 }, (_, index) => [0, 1, 2, 6].includes(index)),
    )
  })

  it('of whole days are named by their days', async () => {
    const { rows, first } = rowsOf(kind, '2024-10-20', 5)
    expect(await read(kind, rows.toSpliced(24 + first, 48))).toMatchObject([
      { what: '2024-10-21–2024-10-22', said: '48' },
    ])
  })

  it.each([
    ['2024-03-31', 23],
    ['2024-10-27', 25],
  ])('of %s lack nothing where all %d are there, in whatever order the supplies come', async (day, count) => {
    const { rows, first } = rowsOf(kind, day, 1)
    expect(rows.length - first).toBe(count)
    expect(await read(kind, rows)).toEqual([])
    // The last hour is told apart also where clocks have changed.
    expect(await read(kind, rows.slice(0, -1))).toMatchObject([{ what: `${day} 24:00`, said: '1' }])
  })

  it('that stand twice or in another order are counted once, where they belong', async () => {
    const { rows, first } = rowsOf(kind, '2024-10-23', 1)
    const [head, body] = [rows.slice(0, first), rows.slice(first)]
    expect(await read(kind, [...head, ...body.toReversed()])).toEqual([])
    const inOrder = await findDay(db(), '2024-10-23')
    expect(inOrder?.importWh).not.toContain(null)
    const twice = await read(kind, [...head, ...body, body[3]!])
    expect(twice.map(({ code }) => code)).toEqual(['repeated_readings'])
    expect((await findDay(db(), '2024-10-23'))?.importWh).toEqual(inOrder?.importWh)
    // One lost and another twice: as many rows as hours, and yet not whole.
    const both = await read(kind, [...head, ...body.toSpliced(5, 1), body[3]!])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['hours_lacking', 'repeated_readings'])
  })
})

it.each(['', '\n', '\uFEFF\r\n\r\n'])('a file without a row is refused: %j', async (text) => {
  for (const kind of ['F5D', 'P5D', 'P1D'] as const) {
    const { problems, curves } = await run({ [`curves/${files[kind]}`]: text })
    expect(problems).toMatchObject([{ file: files[kind], code: 'empty_file' }])
    expect(curves.refusedFiles).toEqual([{ file: files[kind], lines: 0 }])
  }
  const names = lines('DATADIS', '2024-10-23', 0, 0)
  const { problems } = await run({ 'curves/datadis.csv': text.replace('\uFEFF', '') + names })
  expect(problems).toMatchObject([{ file: 'datadis.csv', code: 'empty_file' }])
})

it('a repeated hour of October that is lost is named', async () => {
  const { rows } = rowsOf('DATADIS', '2024-10-27', 1)
  const repeated = rows.filter((row) => row.includes(';03:00;'))
  expect(repeated).toHaveLength(2)
  const notices = await read(
    'DATADIS',
    rows.filter((row) => row !== repeated[1]),
  )
  expect(notices).toMatchObject([{ code: 'hours_lacking', said: '1' }])
})

it('days without a contract lack nothing', () => {
  const spans = [
    { contractId: 2, name: '2', first: dayNumber('2024-02-01'), last: dayNumber('2024-12-31') },
    { contractId: 1, name: '1', first: dayNumber('2023-01-01'), last: dayNumber('2023-12-31') },
  ]
  const day = dayNumber('2023-12-31')
  const days = Array.from({ length: 33 }, (_, index) => ({ day: day + index, step: 60 as const }))
  expect(describeLacking({ spans, zone: 'Europe/Madrid' }, days)).toEqual({
    text: '2023-12-31; 2024-02-01',
    readings: 48,
  })
})

it('a supply of which much is lacking has one notice of a length that can be read', () => {
  const spans = [{ contractId: 1, name: '1', first: 0, last: 2 ** 31 }]
  const days = Array.from({ length: 300 }, (_, index) => ({
    day: 20_000 + index * 2,
    step: 15 as const,
    missing: [0, 1, 95],
  }))
  const { text, readings } = describeLacking({ spans, zone: 'Atlantic/Canary' }, days)
  expect(readings).toBe(900)
  expect(text).toMatch(/^2024-10-04 00:15–00:30, 24:00; /)
  expect(text.split('; ')).toHaveLength(101)
  expect(text.endsWith('; …')).toBe(true)
})
