import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findGasFirstYearCost } from '@endoll/domain/contracting/gas-first-year.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { visitorCookieName } from '../../platform/http/visitor.ts'
import { addGasOffer } from '../../testing/gas-offer.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const today = '2026-11-21'
const cookie = `${visitorCookieName('')}=${'l'.repeat(43)}`

/** An unknown supply point, by its distributor. */
function supply(number: number, distributor = '0031'): string {
  const digits = `${distributor}${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}

let server: TestServer
const known = supply(1, '0230')

beforeAll(async () => {
  server = await startTestServer()
  await addGasOffer(server.db)
  await server.db
    .insertInto('supply_point')
    .values([
      {
        cups20: known.slice(0, 20),
        tariff: 'RL.2',
        powers_w: [],
        yearly_wh: [7_300_000],
        postal_code: '28002',
      },
      { cups20: supply(2).slice(0, 20), tariff: '2.0TD', powers_w: [4600, 4600], postal_code: '08500' },
    ])
    .execute()
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

interface Data {
  readonly data: {
    readonly cups_availability: { readonly available: boolean; readonly reason: string | null }
    readonly access_tariff: object | null
    readonly use_known: boolean
  }
}

async function ask(path: string): Promise<unknown> {
  const reply = await server.inject({ url: `/api/v1/${path}`, headers: { cookie } })
  return reply.json()
}

async function look(cups: string): Promise<Data['data']> {
  const reply = (await ask(`gas/contractacio/config/cups/${cups}`)) as Data
  return reply.data
}

describe('a supply of gas', () => {
  it('is found with its tariff and that its use is known, but not how much it uses [v5.home-gas] [GET gas/contractacio/config/cups/{cups}]', async () => {
    const found = await look(known)
    expect(found).toMatchObject({
      cups_availability: { available: true },
      access_tariff: { id: 2, name: 'RL.2', cnmc: 'R2' },
      use_known: true,
      address: { zipcode: '28002' },
    })
    expect(JSON.stringify(found)).not.toContain('7300')
  })

  it('that nobody knows can be contracted; one of electricity, of a customer or of nobody cannot', async () => {
    expect(await look(supply(3, '0230'))).toMatchObject({
      cups_availability: { available: true },
      access_tariff: null,
      use_known: false,
    })
    expect((await look(supply(2))).cups_availability.reason).toContain('de electricidad')
    expect((await look('ES1')).cups_availability.available).toBe(false)
    const customer = await addCustomer(server.db)
    const { cups } = await addContract(server.db, customer, { kind: 'gas', tariff: 'RL.1' })
    expect((await look(cups)).cups_availability.reason).toContain('ya tiene un contrato')
    const electricity = (await ask(`contractacio/config/cups/${known}`)) as Data
    expect(electricity.data.cups_availability.reason).toContain('de gas')
  })
})

describe('what is offered of gas', () => {
  interface Offered {
    readonly name: string
    readonly first_year: { readonly total: number; readonly basis: string } | null
  }
  const list = async (query: string) => (await ask(`gas/pricelist?${query}`)) as Offered[]
  const product = {
    yearDays: '365',
    prices: [
      { concept: 'fixed', tariffPeriod: 0, from: '2026-01-01', price: '6', unit: 'EUR/month' },
      { concept: 'energy', tariffPeriod: 0, from: '2026-01-01', price: '0.07', unit: 'EUR/kWh' },
    ],
  } as const
  const costOf = (yearlyWh: number | null) =>
    findGasFirstYearCost(
      { tariff: findGasTariff('RL.2')!, provinceCode: '28', use: 'household', yearlyWh },
      product,
      today,
    )!.totalCents / 100

  it('comes with the first year of its bills: of the known use for who has looked the supply up [GET gas/pricelist]', async () => {
    const before = await list(`cups=${known}&atr=2`)
    expect(before).toMatchObject([
      { name: 'Gas de prueba', first_year: { total: costOf(null), basis: 'profile' } },
    ])
    await look(known)
    expect(await list(`cups=${known}&atr=2`)).toMatchObject([
      { first_year: { total: costOf(7_300_000), basis: 'measured' } },
    ])
  })

  it('is of the tariff that is asked for, and has no cost where nobody knows the province', async () => {
    expect(await list(`cups=${known}&atr=1`)).toEqual([])
    expect(await list('atr=2')).toMatchObject([{ first_year: null }])
    expect(await list('cups=x')).toEqual([])
  })

  it('has eleven tariffs with the use they are for, and retailers of gas to come from [GET gas/leads/comers] [GET gas/tariff]', async () => {
    const tariffs = (await ask('gas/tariff')) as object[]
    expect(tariffs).toHaveLength(11)
    expect(tariffs[1]).toEqual({ id: 2, name: 'RL.2', over_kwh: 5000, up_to_kwh: 15_000 })
    const retailers = (await ask('gas/leads/comers')) as { name: string }[]
    expect(retailers.length).toBe(142)
    expect(retailers.map(({ name }) => name)).not.toContain('GAS NATURAL CATALUNYA SDG, S.A.')
  })

  it('answers under the second version of the API too [v9.gas-version]', async () => {
    const reply = await server.inject({ url: '/api/v2/gas/tariff' })
    expect(reply.statusCode).toBe(200)
  })
})
