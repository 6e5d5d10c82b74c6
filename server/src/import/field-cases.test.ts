import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { decodeQuality, isEstimated } from '@endoll/domain/consumption/quality.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { oneContract } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

/** Inputs as people who do this job meet them, each with where it was seen (testing/field-cases.json). */
interface FieldCase {
  readonly id: string
  readonly kind: string
  readonly input: {
    readonly file: string
    readonly text: string
    readonly encoding?: string
    /** What somebody types, where the case is no file. */
    readonly value?: string
  }
}
const path = join(import.meta.dirname, 'testing/field-cases.json')
const { cases } = JSON.parse(await readFile(path, 'utf8')) as { cases: FieldCase[] }

const { db, run, all } = importsIntoOwnDatabase()

function hours(values: Record<number, number>) {
  return Array.from({ length: 24 }, (_, index) => values[index + 1] ?? null)
}

/** What becomes of each curve: the Wh of a day, or why nothing of it is stored. */
const expected: Record<
  string,
  { day: Day; importWh: (number | null)[]; more?: object } | { refused: string }
> = {
  'truth-02': { day: '2026-07-21', importWh: Array<number>(96).fill(25) },
  'truth-03': { day: '2026-07-21', importWh: Array<number>(96).fill(25) },
  'truth-04': { refused: 'hours_not_ends' },
  'truth-05': {
    day: '2026-04-01',
    importWh: hours({ 1: 500, 2: 600 }),
    more: { exportWh: hours({ 1: 100, 2: 200 }) },
  },
  'truth-06': { refused: 'stamps_unsure' },
  'truth-07': { refused: 'stamps_unsure' },
  'truth-08': { day: '2026-07-21', importWh: hours({ 1: 100, 2: 200 }), more: { estimated: [false, true] } },
  'truth-11': { day: '2026-07-21', importWh: hours({ 12: 100 }), more: { exportWh: hours({ 12: 500 }) } },
  'truth-12': { day: '2026-07-21', importWh: hours({ 1: 100 }) },
  'truth-14': { day: '2026-07-21', importWh: hours({ 12: 1_234_500 }) },
  'truth-15': { day: '2026-07-21', importWh: hours({ 1: 100 }) },
  'truth-16': { day: '2026-07-21', importWh: hours({ 1: 100 }) },
  'truth-17': { day: '2026-07-21', importWh: hours({ 1: 100 }) },
  'truth-18': { day: '2026-07-01', importWh: hours({ 1: 100 }) },
  'truth-20': { day: '2026-07-21', importWh: hours({ 1: 100 }) },
}
const curves = cases.filter(({ kind }) => kind.startsWith('curve'))

/** Tried below, and truth-28 (what leaving a gas tariff of last resort costs) where bills are compared: LeavingCosts.test.tsx. */
const others = ['truth-23', 'truth-24', 'truth-26', 'truth-28']

it('has an expectation for every case', () => {
  expect([...Object.keys(expected), ...others]).toEqual(cases.map(({ id }) => id))
})

function bytesOf({ text, encoding }: FieldCase['input']): Buffer {
  return encoding === 'utf-16le with BOM' ? Buffer.from(`\uFEFF${text}`, 'utf16le') : Buffer.from(text)
}

it.each(curves.map((field) => [field.id, field.input.file, field] as const))(
  '%s, %s',
  async (id, file, { input }) => {
    const cups = /ES\d{16}[A-Z]{2}/.exec(input.text)?.[0] ?? ''
    const contracts = String(oneContract['contracts.csv']).replace(/ES\d{16}[A-Z]{2}\w*/, cups)
    expect((await run({ ...oneContract, 'contracts.csv': contracts })).problems).toEqual([])
    const report = await run({ [`curves/${file}`]: bytesOf(input) })
    const wanted = expected[id]!
    const rows = await db().selectFrom('consumption_day').selectAll().execute()
    if ('refused' in wanted) {
      expect(report.problems.map(({ code }) => code)).toEqual([wanted.refused])
      expect(report.curves.refusedFiles.map((refused) => refused.file)).toEqual([file])
      expect(rows).toEqual([])
      return
    }
    expect(report.problems).toEqual([])
    expect(rows.map(({ day }) => day)).toEqual([wanted.day])
    const [row] = rows
    const importWh = decodeCurve(row!.import_curve)
    const exportWh = row!.export_curve && decodeCurve(row!.export_curve)
    const estimated = [...decodeQuality(row!.quality, importWh.length)].slice(0, 2).map(isEstimated)
    expect({ importWh, exportWh, estimated }).toMatchObject({ importWh: wanted.importWh, ...wanted.more })
  },
)

it('truth-23: the quotes of windows-1252 are theirs', async () => {
  const { input } = cases.find(({ id }) => id === 'truth-23')!
  const quotes: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94 }
  const bytes = Buffer.from([...input.text].map((letter) => quotes[letter] ?? letter.codePointAt(0)!))
  expect((await run({ [input.file]: bytes })).problems).toEqual([])
  const names = await db().selectFrom('customer').select('name').orderBy('code').execute()
  expect(names.map(({ name }) => name)).toEqual(['María O’Neill D’Ors', 'Bar “El Rincón” SL'])
})

describe('what stands in a cell of contracts.csv', () => {
  const contractWith = (column: string, value: string) => {
    const [header = '', row = ''] = String(oneContract['contracts.csv']).trim().split('\n')
    const names = header.split(';')
    const cells = row.split(';')
    const at = names.indexOf(column)
    if (at >= 0) cells[at] = value
    else {
      names.push(column)
      cells.push(value)
    }
    return run({ ...oneContract, 'contracts.csv': `${names.join(';')}\n${cells.join(';')}\n` })
  }
  const valueOf = (id: string) => cases.find((field) => field.id === id)?.input.value ?? ''

  it('truth-24: the word IBAN before the number is no part of it', async () => {
    expect((await contractWith('iban', valueOf('truth-24'))).problems).toEqual([])
    expect(await all('contract')).toMatchObject([{ iban: 'ES9121000418450200051332' }])
  })

  it('truth-26: a postal code that has lost its zero is refused by that name', async () => {
    const { problems } = await contractWith('supply_postal_code', valueOf('truth-26'))
    expect(problems).toMatchObject([{ field: 'supply_postal_code', code: 'postal_code_length' }])
    expect(problems[0]?.reason).toContain('dropped the zero')
    expect(await all('contract')).toEqual([])
  })
})
