import { addDays, addMonths } from '@endoll/domain/time/day.ts'
import { describe, expect, it } from 'vitest'
import { systemClock, todayOf } from '../platform/clock.ts'
import { importFolder } from './import-folder.ts'
import { oneContract, withFolder } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, all } = importsIntoOwnDatabase()
const today = todayOf({ clock: systemClock })
const header = 'product_code;concept;tariff_period;start_day;end_day;price;unit;source'
const first = ';energy;0;2025-01-01;;0,15;EUR/kWh;'

function bring(lines: readonly string[]) {
  const files = {
    ...oneContract,
    'product-prices.csv': [header, ...lines.map((line) => `L${line}`)].join('\n'),
  }
  return withFolder(files, (folder) => importFolder(db(), folder)).then(({ problems }) =>
    problems.map(({ line, code }) => [line, code]),
  )
}

function changeOn(day: string, source = '') {
  return [
    `;energy;0;2025-01-01;${addDays(day, -1)};0,15;EUR/kWh;`,
    `;energy;0;${day};;0,17;EUR/kWh;${source}`,
  ]
}

it('[law.8.late] a change that contracts cannot be told a month ahead is refused; in time, regulated or the same it is taken', async () => {
  expect(await bring([first])).toEqual([])
  const late = addDays(today, 20)
  expect(await bring(changeOn(late))).toEqual([
    [2, 'price_notice_too_late'],
    [3, 'price_notice_too_late'],
  ])
  expect(await bring([';energy;0;2025-01-01;;0,17;EUR/kWh;'])).toEqual([[2, 'price_notice_too_late']])
  const prices = await all('product_price')
  expect(prices.map(({ price, to_day }) => [Number(price), to_day])).toEqual([[0.15, null]])
  expect(await bring([first])).toEqual([])
  expect(await bring(changeOn(addMonths(today, 1)))).toEqual([])
  expect(await bring(changeOn(addMonths(today, 1)))).toEqual([])
  await db().deleteFrom('product_price').where('from_day', '>', today).execute()
  expect(await bring([first])).toEqual([])
  expect(await bring(changeOn(late, 'BOE-A-2026-1'))).toEqual([])
})

describe('[law.13.ae] a new price while contracts of a fixed one are in their term', () => {
  const start = addMonths(today, -3)
  const change = addMonths(today, 2)

  /** What the import says of a new price on a day, of the product as it is described and with its contract of three months ago. */
  async function noticed({ product = ';;', day = change, source = '' } = {}) {
    await db().deleteFrom('product_price').execute()
    const contracts = String(oneContract['contracts.csv']).replaceAll('2020-01-01', start)
    const products = `code;kind;name;price_kind;duration_months;revision\nL;electricity;Llum${product}`
    const folder = (lines: readonly string[]) => ({
      ...oneContract,
      'contracts.csv': contracts,
      'products.csv': products,
      'product-prices.csv': [header, ...lines.map((line) => `L${line}`)].join('\n'),
    })
    await withFolder(folder([first]), (path) => importFolder(db(), path))
    const report = await withFolder(folder(changeOn(day, source)), (path) => importFolder(db(), path))
    expect(report.problems).toEqual([])
    return report.notices
      .filter(({ code }) => code === 'fixed_price_in_term')
      .map(({ line, of, what, said, computed }) => [line, of, what, said, computed])
  }

  it('is told with how many contracts, and taken', async () => {
    expect(await noticed({ product: ';fixed;;' })).toEqual([[3, 'L', 'energy 0', change, '1']])
    expect(await all('product_price')).toHaveLength(2)
  })
  it('is nothing to tell where the contracts renew on that day', async () => {
    expect(await noticed({ product: ';fixed;5;' })).toEqual([])
  })
  it('nor where a clause revises it, the price follows the market, or a provision changed it', async () => {
    expect(await noticed({ product: ';fixed;;cada enero, con el IPC' })).toEqual([])
    expect(await noticed({ product: ';indexed;;' })).toEqual([])
    expect(await noticed({ product: ';fixed;;', source: 'BOE-A-2026-1' })).toEqual([])
  })
})
