import { describe, expect, it } from 'vitest'
import { gasToo } from './testing/bills.ts'
import { fingerprints, oneContract, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

function csv(...lines: string[]) {
  return `${lines.join('\n')}\n`
}
function offers(...rows: string[]): Files {
  return {
    ...gasToo,
    'product-tariff-options.csv': csv('product_code;option;choice;last_day', ...rows),
  }
}

describe('what products offer', () => {
  it('comes in, changes its last day, and the second time nothing changes', async () => {
    const files = offers(
      'L;double_tariff;2026-06/2027-05;31/12/2026',
      'L;happy_hours;22-02;',
      'L;happy_day;sunday;',
    )
    await run(files)
    const before = await fingerprints(db())
    await run(files)
    expect(await fingerprints(db())).toEqual(before)
    expect(await all('product_tariff_option')).toEqual([
      {
        product_code: 'L',
        option: 'double_tariff',
        choice: '2026-06/2027-05',
        last_day: '2026-12-31',
        price: null,
        other_price: null,
      },
      {
        product_code: 'L',
        option: 'happy_day',
        choice: 'sunday',
        last_day: null,
        price: null,
        other_price: null,
      },
      {
        product_code: 'L',
        option: 'happy_hours',
        choice: '22-02',
        last_day: null,
        price: null,
        other_price: null,
      },
    ])
    await run(offers('L;happy_day;sunday;2026-11-30'))
    const stored = await all('product_tariff_option')
    expect(stored).toHaveLength(3)
    expect(stored[1]).toMatchObject({ choice: 'sunday', last_day: '2026-11-30' })
  })

  it.each([
    ['X;happy_day;sunday;', 'product_code unknown_product'],
    ['G;happy_day;sunday;', 'product_code other_kind_of_supply'],
    ['L;happy_week;sunday;', 'option not_valid'],
    ['L;happy_day;14-16;', 'choice not_valid'],
    ['L;happy_day;Sunday;', 'choice not_valid'],
    ['L;happy_hours;14-14;', 'choice not_valid'],
    ['L;happy_hours;14-25;', 'choice not_valid'],
    ['L;double_tariff;2027-05/2026-06;', 'choice not_valid'],
    ['L;double_tariff;2026-06;', 'choice not_valid'],
    [`L;double_tariff;${'2'.repeat(21)};`, 'choice too_long'],
    ['L;happy_day;;', 'choice required_field'],
    ['L;happy_day;sunday;soon', 'last_day date_not_valid'],
  ])('is refused: %s', async (row, problem) => {
    expect(await problemsOf(offers(row))).toEqual([`product-tariff-options.csv:2 ${problem}`])
    expect(await all('product_tariff_option')).toEqual([])
  })

  it('is reported once', async () => {
    expect(await problemsOf(offers('L;happy_day;sunday;', 'L;happy_day;sunday;2026-11-30'))).toEqual([
      'product-tariff-options.csv:3 choice duplicate',
    ])
  })
})

describe('what a contract has chosen [r.import-tariff-options]', () => {
  const [header, row] = String(oneContract['contracts.csv']).trim().split('\n')
  const chosen = (cells: string): Files => ({
    ...oneContract,
    'contracts.csv': csv(`${header};double_tariff;happy_hours;happy_day`, `${row};${cells}`),
  })

  it('stands on the contract, offered or not, until a file says otherwise', async () => {
    expect(await problemsOf(chosen('2026-06/2027-05;00-24;monday'))).toEqual([])
    expect(await all('contract')).toMatchObject([
      { double_tariff: '2026-06/2027-05', happy_hours: '00-24', happy_day: 'monday' },
    ])
    await run(chosen(';;'))
    expect(await all('contract')).toMatchObject([{ double_tariff: null, happy_hours: null, happy_day: null }])
  })

  it('has its first day where the file says it [r.option-billed]', async () => {
    const dated = {
      ...oneContract,
      'contracts.csv': csv(
        `${header};happy_hours;happy_hours_from;happy_day;happy_day_from`,
        `${row};14-16;01/10/2026;sunday;`,
      ),
    }
    expect(await problemsOf(dated)).toEqual([])
    expect(await all('contract')).toMatchObject([
      { happy_hours: '14-16', happy_hours_from: '2026-10-01', happy_day: 'sunday', happy_day_from: null },
    ])
  })

  it.each([
    ['x;;', 'double_tariff not_valid'],
    [';9-11;', 'happy_hours not_valid'],
    [';;domingo', 'happy_day not_valid'],
  ])('is refused: %s', async (cells, problem) => {
    expect(await problemsOf(chosen(cells))).toEqual([`contracts.csv:2 ${problem}`])
  })

  it('is of electricity', async () => {
    const [gasHeader, ...rows] = String(gasToo['contracts.csv']).trim().split('\n')
    const files = {
      ...gasToo,
      'contracts.csv': csv(`${gasHeader};happy_day`, ...rows.map((each) => `${each};sunday`)),
    }
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(/^contracts\.csv:\d happy_day other_kind_of_supply$/) as string,
    ])
  })
})

it('the prices of a choice come in, and a price of the other hours wants one of the cheap ones', async () => {
  const priced = (row: string): Files => ({
    ...gasToo,
    'product-tariff-options.csv': csv('product_code;option;choice;last_day;price;other_price', row),
  })
  expect(await problemsOf(priced('L;happy_day;sunday;;;0,2'))).toEqual([
    'product-tariff-options.csv:2 price required_field',
  ])
  await run(priced('L;happy_day;sunday;;0,069;0.2'))
  expect(await all('product_tariff_option')).toEqual([
    expect.objectContaining({ choice: 'sunday', price: '0.069000000', other_price: '0.200000000' }),
  ])
})
