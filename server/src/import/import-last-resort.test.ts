import { expect, it } from 'vitest'
import { gasToo } from './testing/bills.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { run, all, problemsOf } = importsIntoOwnDatabase()

function csv(...lines: string[]) {
  return `${lines.join('\n')}\n`
}

interface Rows {
  readonly products?: readonly string[]
  readonly prices?: readonly string[]
  readonly offers?: readonly string[]
}

function files({ products = ['G;gas;TUR;yes'], prices = [], offers = [] }: Rows) {
  return {
    ...gasToo,
    'products.csv': csv('code;kind;name;last_resort', 'L;electricity;Llum;', ...products),
    'product-prices.csv': csv('product_code;concept;start_day;end_day;price;unit;source', ...prices),
    'product-offers.csv': csv('product_code;tariff;start_day', ...offers),
  }
}

it('a gas tariff of last resort comes in with its quarters and their sources [r.last-resort]', async () => {
  const quarters = [
    'G;fixed;2026-07-01;2026-09-30;4,9;EUR/month;BOE-A-2026-99998',
    'G;fixed;2026-10-01;2026-12-31;5;EUR/month;BOE-A-2026-99999',
    'G;energy;2026-10-01;2026-12-31;0,05;EUR/kWh;BOE-A-2026-99999',
  ]
  await run(files({ prices: quarters, offers: ['G;RL.3;2026-10-01'] }))
  const products = await all('product')
  expect(products).toContainEqual(expect.objectContaining({ code: 'G', last_resort: true }))
  expect(products).toContainEqual(expect.objectContaining({ code: 'L', last_resort: false }))
  const prices = (await all('product_price')).map((row) =>
    [row['concept'], row['to_day'], row['source']].join(' '),
  )
  expect(prices.toSorted()).toEqual([
    'energy 2027-01-01 BOE-A-2026-99999',
    'fixed 2026-10-01 BOE-A-2026-99998',
    'fixed 2027-01-01 BOE-A-2026-99999',
  ])
  // A later folder may bring prices alone.
  const { 'products.csv': _, ...later } = files({ prices: ['G;discount;2027-01-01;;3;%;BOE-A-2026-99999'] })
  expect(await problemsOf(later)).toEqual(['product-prices.csv:2 concept regulated_price'])
})

it.each([
  [
    'of electricity',
    { products: ['G;gas;Gas;', 'T;electricity;TUR;yes'] },
    'products.csv:4 last_resort not_valid',
  ],
  [
    'with a discount',
    { prices: ['G;discount;2026-10-01;;3;%;BOE-A-2026-99999'] },
    'product-prices.csv:2 concept regulated_price',
  ],
  [
    'without a source',
    { prices: ['G;fixed;2026-10-01;;5;EUR/month;'] },
    'product-prices.csv:2 source required_field',
  ],
  ['for more use', { offers: ['G;RL.4;2026-10-01'] }, 'product-offers.csv:2 tariff last_resort_tariff'],
])('one %s is refused', async (_, rows, problem) => {
  expect(await problemsOf(files(rows))).toEqual([problem])
})
