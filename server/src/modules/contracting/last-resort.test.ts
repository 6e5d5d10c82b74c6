import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findGasFirstYearCost } from '@endoll/domain/contracting/gas-first-year.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { visitorCookieName } from '../../platform/http/visitor.ts'
import { addGasOffer, addLastResort } from '../../testing/gas-offer.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const cookie = `${visitorCookieName('')}=${'l'.repeat(43)}`

function supply(number: number): string {
  const digits = `0230${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}
const home = supply(1)
const ofMuchUse = supply(2)
const ofHighPressure = supply(3)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addGasOffer(server.db)
  await addLastResort(server.db)
  const point = { tariff: 'RL.3', powers_w: [], postal_code: '28002' }
  await server.db
    .insertInto('supply_point')
    .values([
      { ...point, cups20: home, yearly_wh: [50_000_000], pressure_bar: '4' },
      { ...point, cups20: ofMuchUse, yearly_wh: [50_000_001], pressure_bar: '4' },
      { ...point, cups20: ofHighPressure, yearly_wh: [7_300_000], pressure_bar: '4.5' },
    ])
    .execute()
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

interface Offered {
  readonly name: string
  readonly regulated: { source: string; url: string | null; until: string | null } | null
  readonly first_year: { readonly total: number } | null
}

async function read<T>(path: string): Promise<T> {
  const reply = await server.inject({ url: `/api/v2/${path}`, headers: { cookie } })
  return reply.json()
}
async function list(cups: string, atr: number) {
  await read(`gas/contractacio/config/cups/${cups}`)
  return await read<Offered[]>(
    `gas/pricelist?${new URLSearchParams({ cups, atr: String(atr), zipcode: '28002' }).toString()}`,
  )
}

describe('a gas tariff of last resort [r.last-resort]', () => {
  it('says that it is regulated, by whom and until when, and costs a year of its prices of now', async () => {
    const [offered] = await list(home, 3)
    const cost = findGasFirstYearCost(
      { tariff: findGasTariff('RL.3')!, provinceCode: '28', use: 'household', yearlyWh: 50_000_000 },
      {
        yearDays: 'calendar',
        prices: [
          { concept: 'fixed', tariffPeriod: 0, from: '2026-10-01', price: '5', unit: 'EUR/month' },
          { concept: 'energy', tariffPeriod: 0, from: '2026-10-01', price: '0.05', unit: 'EUR/kWh' },
        ],
      },
      '2026-11-21',
    )
    expect(offered).toMatchObject({
      name: 'Último recurso',
      regulated: {
        source: 'BOE-A-2026-99999',
        url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2026-99999',
        until: '2026-12-31',
      },
      first_year: { total: cost!.totalCents / 100 },
    })
  })

  it('stands beside the others, which are of nobody’s regulation', async () => {
    const both = await list(supply(9), 2)
    expect(both.map(({ name, regulated }) => [name, regulated !== null])).toEqual([
      ['Último recurso', true],
      ['Gas de prueba', false],
    ])
  })

  it('is not for more use or pressure than it is for, whatever tariff is asked for', async () => {
    for (const cups of [ofMuchUse, ofHighPressure])
      expect((await list(cups, 2)).map(({ name }) => name)).toEqual(['Gas de prueba'])
  })

  it('is not there where no price of today has a source', async () => {
    await server.db
      .updateTable('product_price')
      .set({ source: null })
      .where('product_code', '=', 'TUR')
      .execute()
    expect(await list(home, 3)).toEqual([])
    await server.db
      .updateTable('product_price')
      .set({ source: 'BOE-A-2026-99999' })
      .where('product_code', '=', 'TUR')
      .execute()
    expect(await list(home, 3)).toHaveLength(1)
  })

  it('[law.tur] is offered by nobody but a retailer of last resort', async () => {
    const { deployment } = server.services
    const contracting = { ...deployment.contracting, lastResort: false }
    const other = await startTestServer({}, { deployment: { contracting } })
    try {
      await addGasOffer(other.db)
      await addLastResort(other.db)
      const reply = await other.inject({ url: '/api/v2/gas/pricelist?atr=2' })
      expect(reply.json<Offered[]>().map(({ name }) => name)).toEqual(['Gas de prueba'])
    } finally {
      await other.stop()
    }
  })
})
