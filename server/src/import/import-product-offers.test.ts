import { describe, expect, it } from 'vitest'
import { gasToo } from './testing/bills.ts'
import { fingerprints } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

function csv(...lines: string[]) {
  return `${lines.join('\n')}\n`
}

describe('offers of products [r.product-offers]', () => {
  const offers = (...rows: string[]) => ({
    ...gasToo,
    'product-offers.csv': csv(
      'product_code;tariff;start_day;end_day;customers;self_consumption;url',
      ...rows,
    ),
  })

  it('come in with days half-open and for everybody; the second time nothing changes', async () => {
    const files = offers('L;2.0TD;2026-01-01;2026-12-31;;;https://example.test/l')
    await run(files)
    const before = await fingerprints(db())
    await run(files)
    expect(await fingerprints(db())).toEqual(before)
    expect(await all('product_offer')).toMatchObject([
      {
        product_code: 'L',
        tariff: '2.0TD',
        from_day: '2026-01-01',
        to_day: '2027-01-01',
        customers: 'any',
        self_consumption: 'any',
      },
    ])
  })

  it('of gas come in by the tariff of their group', async () => {
    await run(offers('G;RL.2;2026-01-01;;;;'))
    expect(await all('product_offer')).toMatchObject([{ product_code: 'G', tariff: 'RL.2' }])
  })

  it.each([
    ['X;2.0TD;2026-01-01;;;;', 'product_code unknown_product'],
    ['G;2.0TD;2026-01-01;;;;', 'product_code other_kind_of_supply'],
    ['L;RL.1;2026-01-01;;;;', 'product_code other_kind_of_supply'],
    ['G;3.1;2026-01-01;;;;', 'tariff unknown_tariff'],
    ['L;9.9;2026-01-01;;;;', 'tariff unknown_tariff'],
    ['L;2.0TD;2026-01-01;2025-12-31;;;', 'end_day start_after_end'],
    ['L;2.0TD;2026-01-01;;nobody;;', 'customers not_valid'],
    ['L;2.0TD;2026-01-01;;;;javascript:alert(1)', 'url not_valid'],
  ])('are refused: %s', async (row, problem) => {
    expect(await problemsOf(offers(row))).toEqual([`product-offers.csv:2 ${problem}`])
  })
})
