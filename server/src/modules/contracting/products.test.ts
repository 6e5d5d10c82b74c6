import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFirstYearCost, type FirstYearSupply } from '@endoll/domain/contracting/first-year-cost.ts'
import { pricesOfMarketDay } from '@endoll/domain/billing/market-price.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { visitorCookieName } from '../../platform/http/visitor.ts'
import { addTexts } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const today = '2026-11-21'
const digits = '0031000000000077'
const home = `ES${digits}${cupsCheckLetters(digits)}`
const visitor = 'v'.repeat(43)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  const product = (code: string, name: string) => ({
    code,
    kind: 'electricity' as const,
    name,
    commercial_name: null,
  })
  await db
    .insertInto('product')
    .values([
      product('DEAR', 'Cara'),
      product('CHEAP', 'Barata'),
      product('FIRM', 'Empresa'),
      product('PANELS', 'Placas'),
      product('GONE', 'Pasada'),
      product('UNPRICED', 'Sin precio'),
    ])
    .execute()
  const priced = ['DEAR', 'CHEAP', 'FIRM', 'PANELS', 'GONE'].flatMap((product_code) => [
    ...[1, 2].map((tariff_period) => ({
      product_code,
      concept: 'power' as const,
      tariff_period,
      from_day: '2026-01-01',
      price: tariff_period === 1 ? '30' : '5',
      unit: 'EUR/kW/year' as const,
    })),
    {
      product_code,
      concept: 'energy' as const,
      tariff_period: 0,
      from_day: '2026-01-01',
      price: product_code === 'CHEAP' ? '0.10' : '0.15',
      unit: 'EUR/kWh' as const,
    },
  ])
  await db.insertInto('product_price').values(priced).execute()
  const offer = (product_code: string, more: object = {}) => ({
    product_code,
    tariff: '2.0TD',
    from_day: '2026-01-01',
    to_day: null,
    customers: 'any' as const,
    self_consumption: 'any' as const,
    description: null,
    url: null,
    ...more,
  })
  await db
    .insertInto('product_offer')
    .values([
      offer('DEAR', { description: 'Todo incluido', url: 'https://llum.example/cara' }),
      offer('CHEAP'),
      offer('FIRM', { customers: 'company' }),
      offer('PANELS', { self_consumption: 'with' }),
      offer('GONE', { to_day: today }),
      offer('UNPRICED'),
      offer('CHEAP', { tariff: '3.0TD' }),
    ])
    .execute()
  await addTexts(db, ['Todo incluido', 'ca', 'Tot inclòs'])
  await db
    .insertInto('supply_point')
    .values({
      cups20: home,
      tariff: '2.0TD',
      powers_w: [4600, 4600],
      yearly_wh: [700_000, 600_000, 1_200_000],
      postal_code: '08500',
    })
    .execute()
})
afterAll(() => server.stop())

interface Shown {
  readonly name: string
  readonly ov_description: string | null
  readonly ov_link: string | null
  readonly first_year: {
    total: number
    from: number
    to: number
    basis: string
    kwh: number
    market: { month: number; cheapest_month: number; dearest_month: number } | null
  } | null
}

const asked = { power: '4,6', atr: '18', selfcons: 'false', customer: 'person', zipcode: '28001' }
async function products(more: Record<string, string> = {}, cookie?: string) {
  const query = new URLSearchParams({ ...asked, ...more })
  const reply = await server.inject({
    url: `/api/v1/pricelist?${String(query)}`,
    headers: cookie === undefined ? {} : { cookie },
  })
  expect(reply.statusCode).toBe(200)
  return reply.json<Shown[]>()
}
async function names(more: Record<string, string> = {}) {
  return (await products(more)).map(({ name }) => name)
}

function lookUp() {
  return server.inject({
    url: `/api/v1/contractacio/config/cups/${home}`,
    headers: { cookie: `${visitorCookieName('')}=${visitor}` },
  })
}

const supply: FirstYearSupply = {
  tariff: findTariff('2.0TD')!,
  powersW: [4600, 4600],
  provinceCode: '28',
  use: 'household',
  yearlyWh: null,
}
async function costOf(code: string, more: Partial<FirstYearSupply> = {}) {
  const prices = await listProductPrices(server.db, code)
  return findFirstYearCost({ ...supply, ...more }, { prices, yearDays: 'calendar' }, today)!.totalCents / 100
}

describe('the products that can be contracted [r.product-offers]', () => {
  it('come with the cost of their first year to the cent, the cheapest first, those without one last [GET pricelist]', async () => {
    const shown = await products()
    expect(shown.map(({ name }) => name)).toEqual(['Barata', 'Cara', 'Sin precio'])
    expect(shown.map(({ first_year }) => first_year?.total)).toEqual([
      await costOf('CHEAP'),
      await costOf('DEAR'),
      undefined,
    ])
    expect(shown[0]!.first_year).toMatchObject({ basis: 'profile', kwh: 3487 })
    expect(shown[0]!.first_year!.from).toBeLessThan(shown[0]!.first_year!.to)
  })

  it('are those of the tariff, of the day and of whoever asks', async () => {
    expect(await names({ customer: 'company' })).toContain('Empresa')
    expect(await names({ selfcons: 'true' })).toContain('Placas')
    expect(await names()).not.toContain('Pasada')
    expect(await names({ atr: '19', power: '20' })).toEqual(['Barata'])
    expect(await names({ atr: '1' })).toEqual([])
    expect(await names({ atr: '999' })).toEqual([])
  })

  it('[law.origin.cards] say where the electricity came from, beside Spain', async () => {
    const [cheap] = await products()
    expect(cheap).toMatchObject({
      origin: {
        year: 2025,
        renewable_percent: 100,
        spain_renewable_percent: 55,
        co2_letter: 'A',
        waste_letter: 'A',
      },
    })
  })

  it('are described in the language of the call [v3.product]', async () => {
    const [, dear] = await products({ lang: 'ca' })
    expect(dear).toMatchObject({ ov_description: 'Tot inclòs', ov_link: 'https://llum.example/cara' })
  })

  it('cost what each power costs, and are taxed where the supply is', async () => {
    const [cheap] = await products({ powers: '4.6|3.45' })
    expect(cheap!.first_year!.total).toBe(await costOf('CHEAP', { powersW: [4600, 3450] }))
    const [inCanarias] = await products({ zipcode: '38001' })
    expect(inCanarias!.first_year!.total).toBe(await costOf('CHEAP', { provinceCode: '38' }))
    expect((await products({ zipcode: '' }))[0]!.first_year).toBeNull()
  })

  it('are reckoned with the use of a supply for who has looked it up, and for nobody else [r.use-behind-look-up]', async () => {
    const mine = `${visitorCookieName('')}=${visitor}`
    const known = { provinceCode: '08', yearlyWh: [700_000, 600_000, 1_200_000] }
    expect((await products({ cups: home }, mine))[0]!.first_year).toMatchObject({ basis: 'profile' })
    await lookUp()
    expect((await products({ cups: home }))[0]!.first_year).toMatchObject({ basis: 'profile' })
    const [cheap] = await products({ cups: home }, mine)
    expect(cheap!.first_year).toMatchObject({ basis: 'measured', total: await costOf('CHEAP', known) })
  })

  it('are reckoned with the use that a bill says, where the distributor has told none [r.wizard-bill]', async () => {
    const [cheap] = await products({ yearly_use: '412|1974|7423' })
    const billWh = [412_000, 1_974_000, 7_423_000]
    expect(cheap!.first_year).toMatchObject({
      basis: 'bill',
      kwh: 9809,
      total: await costOf('CHEAP', { billWh }),
    })
    const reply = await server.get('pricelist?atr=18&power=4&yearly_use=412|x|1')
    expect(reply.status).toBe(400)
  })

  it('[law.13.n] that follow the market cost what the market of the twelve months before says, and say so', async () => {
    const { db } = server
    await db
      .insertInto('product')
      .values({
        code: 'HOURS',
        kind: 'electricity',
        name: 'Cada hora',
        commercial_name: null,
        price_kind: 'indexed',
      })
      .execute()
    const row = { product_code: 'HOURS', from_day: '2026-01-01' }
    await db
      .insertInto('product_price')
      .values([
        ...[1, 2].map((tariff_period) => ({
          ...row,
          concept: 'power' as const,
          tariff_period,
          price: '20',
          unit: 'EUR/kW/year' as const,
        })),
        { ...row, concept: 'market', tariff_period: 0, price: '115', unit: '%' },
        { ...row, concept: 'market_addition', tariff_period: 0, price: '0.05', unit: 'EUR/kWh' },
      ])
      .execute()
    await db
      .insertInto('product_offer')
      .values({
        product_code: 'HOURS',
        tariff: '2.0TD',
        from_day: '2026-01-01',
        customers: 'person',
        self_consumption: 'any',
      })
      .execute()
    const hours = async () => (await products()).find(({ name }) => name === 'Cada hora')?.first_year
    expect(await hours()).toBeNull()
    await db
      .insertInto('market_day')
      .values(
        [...eachDay('2025-11-21', today)].map((day) => ({
          day,
          version: 1,
          prices: Array.from({ length: pricesOfMarketDay(day) }, () =>
            day < '2026-10-21' ? 40_000 : 90_000,
          ),
        })),
      )
      .execute()
    const year = await hours()
    expect(year).toMatchObject({
      basis: 'profile',
      kwh: 3487,
      market: { from_date: '2025-11-21', to_date: '2026-11-20', hours_missing: 0 },
    })
    const { month, cheapest_month, dearest_month } = year!.market!
    expect(month).toBe(dearest_month)
    expect(dearest_month).toBeGreaterThan(cheapest_month)
    // The others cost what they did.
    expect((await products())[0]!.first_year?.market).toBeNull()
  })

  it('are not told for powers that are none', async () => {
    const reply = await server.get('pricelist?atr=18&power=x')
    expect([reply.status, reply.body]).toMatchObject([400, { errors: { power: ['power_field_not_valid'] } }])
  })
})
