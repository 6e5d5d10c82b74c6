import { describe, expect, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { fingerprints, type Files } from './testing/folder.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run, all, problemsOf } = importsIntoOwnDatabase()

/** A day of so many periods, the price in Spain that of its number, in Portugal another. */
function fileOf(day: string, count: number, priceOf = (period: number): string => `${period}.5`) {
  const lines = Array.from(
    { length: count },
    (_, index) => `${day.replaceAll('-', ';')};${index + 1};999.99;${priceOf(index + 1)};`,
  )
  return `${['MARGINALPDBC;', ...lines, '*'].join('\n')}\n`
}

function named(day: string, content: string | Uint8Array, ending = '1'): Files {
  return { [`market/marginalpdbc_${day.replaceAll('-', '')}.${ending}`]: content }
}

describe('prices of the market', () => {
  it('come in by the day, those of Spain, in thousandths of EUR/MWh', async () => {
    const { market, problemCounts } = await run(
      named(
        '2024-10-31',
        fileOf('2024-10-31', 24, (period) => (period === 1 ? '-0.5' : `${period},125`)),
      ),
    )
    expect([market, problemCounts]).toEqual([
      { files: 1, refused: 0, daysCreated: 1, daysChanged: 0, daysUnchanged: 0 },
      {},
    ])
    const [day] = await all('market_day')
    expect(day).toMatchObject({ day: '2024-10-31', version: 1 })
    expect(day?.prices).toEqual([-500, ...Array.from({ length: 23 }, (_, index) => (index + 2) * 1000 + 125)])
  })

  it.each([
    ['2025-03-30', 23],
    ['2025-10-26', 100],
    ['2026-03-29', 92],
    ['2026-11-21', 96],
  ])('of %s are %i', async (day, count) => {
    const { problemCounts } = await run(named(day, gzipSync(fileOf(day, count)), '1.gz'))
    expect(problemCounts).toEqual({})
    expect((await all('market_day')).map(({ prices }) => (prices as number[]).length)).toEqual([count])
  })

  it('the same file again changes nothing, another of the day replaces it, an older one does not [r.market-door]', async () => {
    const day = '2026-11-21'
    await run(named(day, fileOf(day, 96)))
    const before = await fingerprints(db())
    await run(named(day, fileOf(day, 96)))
    expect(await fingerprints(db())).toEqual(before)
    const dearer = fileOf(day, 96, () => '80')
    const { market } = await run(named(day, dearer, '2'))
    expect(market).toMatchObject({ daysCreated: 0, daysChanged: 1 })
    const older = await run(named(day, fileOf(day, 96)))
    expect([older.market.daysUnchanged, older.problemCounts]).toEqual([1, {}])
    expect((await all('market_day'))[0]?.prices).toEqual(Array.from({ length: 96 }, () => 80_000))
  })

  it('of one folder the higher version of a day stands', async () => {
    const day = '2026-11-21'
    const cheap = fileOf(day, 96, () => '1')
    await run({ ...named(day, cheap, '10'), ...named(day, fileOf(day, 96), '9') })
    expect((await all('market_day'))[0]).toMatchObject({ version: 10 })
  })

  it('are only looked at when a folder is checked', async () => {
    const report = await run(named('2026-11-21', fileOf('2026-11-21', 96)), { check: true })
    expect(report.market).toMatchObject({ files: 1, refused: 0, daysCreated: 0 })
    expect(await all('market_day')).toEqual([])
  })
})

describe('a file of prices is refused whole', () => {
  const day = '2026-11-21'
  const good = fileOf(day, 96)
  const line = `2026;11;21;7;999.99;7.5;`

  it.each([
    ['without its first line', good.replace('MARGINALPDBC;\n', ''), ':1  market_frame_not_valid'],
    ['without its end', good.replace('*\n', ''), ':97  market_frame_not_valid'],
    [
      'with a price that is none',
      good.replace(line, '2026;11;21;7;999.99;7.x;'),
      ':8  market_line_not_valid',
    ],
    ['with too many decimals', good.replace(line, '2026;11;21;7;9;7.1234;'), ':8  market_line_not_valid'],
    ['without the price in Spain', good.replace(line, '2026;11;21;7;999.99;;'), ':8  market_line_not_valid'],
    ['with an hour of another day', good.replace(line, '2026;11;22;7;1;1;'), ':8  market_day_differs'],
    ['with an hour twice', good.replace(line, '2026;11;21;6;1;1;'), ':8  market_period_not_valid'],
    ['of hours where there are quarters', fileOf(day, 24), ':0  market_day_not_whole'],
    ['that lacks the last quarter', fileOf(day, 95), ':0  market_day_not_whole'],
    ['of another day than its name', fileOf('2026-11-20', 96), ':2  market_day_differs'],
  ])('%s', async (_, content, said) => {
    expect(await problemsOf(named(day, content))).toContain(`marginalpdbc_20261121.1${said}`)
    expect(await all('market_day')).toEqual([])
  })

  it('with a day of 24 hours where the clock changes', async () => {
    for (const [change, count] of [
      ['2025-03-30', 24],
      ['2024-10-27', 24],
    ] as const) {
      expect(await problemsOf(named(change, fileOf(change, count)))).toEqual([
        `marginalpdbc_${change.replaceAll('-', '')}.1:0  market_day_not_whole`,
      ])
    }
    expect(await all('market_day')).toEqual([])
  })

  it('and a good one beside it is taken', async () => {
    const { market } = await run({
      ...named(day, fileOf(day, 95)),
      ...named('2026-11-22', fileOf('2026-11-22', 96)),
    })
    expect(market).toMatchObject({ files: 2, refused: 1, daysCreated: 1 })
  })

  it('with a name that is not one of them', async () => {
    expect(await problemsOf({ 'market/prices.txt': good })).toEqual(['prices.txt:0  unknown_file'])
  })
})

describe('what a product adds to the market', () => {
  const prices = (...rows: string[]) => ({
    'products.csv': 'code;kind;name;price_kind\nH;electricity;Hores;indexed\n',
    'product-prices.csv': ['product_code;concept;tariff_period;start_day;price;unit', ...rows, ''].join('\n'),
  })

  it('comes in with its prices', async () => {
    await run(prices('H;market;;2026-01-01;117,5;%', 'H;market_addition;1;2026-01-01;0,1162;EUR/kWh'))
    expect(await all('product_price')).toMatchObject([
      { concept: 'market', tariff_period: 0, price: '117.500000000', unit: '%' },
      { concept: 'market_addition', tariff_period: 1, price: '0.116200000', unit: 'EUR/kWh' },
    ])
  })

  it('and what it pays for surplus there, which is never below zero [r.market-surplus]', async () => {
    await run(prices('H;market_surplus;;2026-01-01;90;%', 'H;market_surplus_fee;;2026-01-01;0,01;EUR/kWh'))
    expect(await all('product_price')).toMatchObject([
      { concept: 'market_surplus', tariff_period: 0, price: '90.000000000', unit: '%' },
      { concept: 'market_surplus_fee', tariff_period: 0, price: '0.010000000', unit: 'EUR/kWh' },
    ])
    for (const row of ['surplus;;2026-02-01;-0,01;EUR/kWh', 'market_surplus;;2026-02-01;-5;%']) {
      expect(await problemsOf(prices(`H;${row}`))).toEqual([
        expect.stringContaining('price number_not_valid'),
      ])
    }
  })

  it('has its own units, and of a day one of each', async () => {
    expect(
      await problemsOf(
        prices(
          'H;market;;2026-01-01;1,175;EUR/kWh',
          'H;market;1;2026-01-01;110;%',
          'H;market;1;2026-02-01;120;%',
        ),
      ),
    ).toEqual([
      'product-prices.csv:2 unit unit_not_valid',
      'product-prices.csv:4 start_day overlapping_price',
    ])
  })
})
