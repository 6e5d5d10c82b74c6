import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { electricityTaxPercent } from '@endoll/domain/billing/rates/electricity-tax.ts'
import { giveRates } from '@endoll/domain/billing/rates/given-rates.ts'
import { ivaOnElectricity } from '@endoll/domain/billing/rates/indirect-taxes.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useGivenRates } from '../billing/given-rates.ts'
import { checkText } from '../rates/check-text.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'
import { fingerprints } from './testing/folder.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()
afterEach(() => giveRates([]))

function rates(...rows: string[]) {
  return { 'rates.csv': ['rate;start_day;end_day;value;source', ...rows, ''].join('\n') }
}
const november = 'electricityTaxPercent;2026-11-01;2026-11-30;0,5;INE, IPC de septiembre (2026-10-14)'

describe('rates.csv [r.given-rates]', () => {
  it('gives a row with its source, which is computed with from then on, and once', async () => {
    expect(await problemsOf(rates(november))).toEqual([])
    expect(valueOn(electricityTaxPercent, '2026-11-15')).toBe('0.5')
    expect(valueOn(electricityTaxPercent, '2026-12-01')).toBe('5.11269632')
    const before = await fingerprints(db())
    await run(rates(november))
    expect(await fingerprints(db())).toEqual(before)
    expect(await all('given_rate')).toMatchObject([
      { rate: 'electricityTaxPercent', from_day: '2026-11-01', to_day: '2026-12-01', value: '0,5' },
    ])
  })

  it('is computed with by every process that reads it, and corrected by bringing it again', async () => {
    await run(rates(november))
    giveRates([])
    expect(valueOn(electricityTaxPercent, '2026-11-15')).toBe('5.11269632')
    expect(await useGivenRates(db())).toEqual([])
    expect(valueOn(electricityTaxPercent, '2026-11-15')).toBe('0.5')
    await run(rates(november.replace('0,5', '1')))
    expect(valueOn(electricityTaxPercent, '2026-11-15')).toBe('1')
    expect(await all('given_rate')).toHaveLength(1)
  })

  it('only checks where a check was asked for, and computes with it meanwhile only', async () => {
    const report = await run(rates(november), { check: true })
    expect(report.tables).toMatchObject([{ file: 'rates.csv', good: 1, refused: 0 }])
    expect(await all('given_rate')).toEqual([])
    expect(valueOn(electricityTaxPercent, '2026-11-15')).toBe('5.11269632')
  })

  it.each([
    ['moonTax;2026-12-01;;1;BOE', 'rate unknown_rate'],
    ['powerSteps;2026-12-01;;1;BOE', 'rate unknown_rate'],
    ['electricityTaxPercent;2026-12-01;;511,269632;BOE', 'value rate_value_not_valid'],
    ['hydrocarbonTax;2026-12-01;;0,00108;BOE', 'value rate_value_not_valid'],
    ['electricityTaxPercent;2026-12-01;;0,5;', 'source required_field'],
    ['electricityTaxPercent;2026-12-01;2026-11-30;0,5;BOE', 'end_day start_after_end'],
    ['electricityTaxPercent;2026-04-01;2026-04-30;5,1;BOE', 'start_day rate_past'],
    ['electricityTaxPercent;2026-10-31;;0,5;BOE', 'start_day rate_past'],
    ['socialBonusFinancing;2025-01-01;2027-12-31;1;BOE', 'start_day rate_past'],
  ])('refuses %s: %s', async (row, problem) => {
    expect(await problemsOf(rates(row))).toEqual([`rates.csv:2 ${problem}`])
    expect(await all('given_rate')).toEqual([])
  })

  it('names the first day on which the law is past', async () => {
    const { problems } = await run(rates('ivaOnElectricity;2026-01-01;;percent 10;BOE'))
    expect(problems).toMatchObject([{ code: 'rate_past', reason: expect.stringContaining('2026-01-01') }])
  })

  it('has one row of a rate a day: neither of a file nor beside a stored one', async () => {
    const all2027 = 'ivaOnElectricity;2027-01-01;;percent 10;BOE'
    const march = 'ivaOnElectricity;2027-03-01;2027-03-31;percent 4;BOE'
    expect(await problemsOf(rates(all2027, march))).toEqual(['rates.csv:3 start_day overlapping_rate'])
    expect(await problemsOf(rates(march))).toEqual(['rates.csv:2 start_day overlapping_rate'])
    expect(await problemsOf(rates('ivaOnElectricity;2027-01-01;2027-02-28;percent 10;BOE', march))).toEqual(
      [],
    )
    expect(
      ['2027-02-28', '2027-03-15', '2027-04-01'].map((day) => valueOn(ivaOnElectricity, day).percent),
    ).toEqual(['10', '4', '21'])
  })

  it('decides what a bill of the same folder is held against', async () => {
    const text = () => checkText('2026-11-27', [])
    expect(text()).toContain('stale: electricityTaxPercent (Electricity tax, %), 2026-11-01 to 2026-11-30')
    await run(rates(november))
    expect(text()).not.toContain('electricityTaxPercent (Electricity tax, %), 2026-11-01')
    expect(text()).toContain('published on 2026-11-13')
  })
})
