import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@endoll/api/language.ts'
import { cupsCheckLetters } from '@endoll/domain/identity/cups.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { visitorCookieName } from '../../platform/http/visitor.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db
    .insertInto('supply_point')
    .values([
      {
        cups20: home.slice(0, 20),
        distributor_code: 'R1-299',
        tariff: '2.0TD',
        powers_w: [4600, 3450],
        self_consumption: '41',
        yearly_wh: [702_500, 648_000, 1_210_000],
        postal_code: '08500',
      },
      { cups20: old, tariff: '3.0A', powers_w: [16_000, 16_000, 16_000], postal_code: '28002' },
    ])
    .execute()
})
afterAll(() => server.stop())

function cups(number: number) {
  const digits = `0031${String(number).padStart(12, '0')}`
  return `ES${digits}${cupsCheckLetters(digits)}`
}
const home = `${cups(1)}0F`
const old = cups(2)
const unknown = cups(3)

/** Another network for each look-up, or the budget of one would be spent. */
let networks = 0
async function look(text: string, more: { cookie?: string; query?: string } = {}) {
  networks += 1
  const reply = await server.inject({
    url: `/api/v1/contractacio/config/cups/${encodeURIComponent(text)}${more.query ?? ''}`,
    remoteAddress: `10.0.${networks}.1`,
    headers: more.cookie ? { cookie: more.cookie } : {},
  })
  return { status: reply.statusCode, data: reply.json<{ data?: unknown }>().data, cookies: reply.cookies }
}

const nothing = {
  power: null,
  power_p1: null,
  power_p2: null,
  powers: null,
  access_tariff: null,
  selfcons: null,
  selfcons_code: null,
  address: { zipcode: null },
}

describe('a look-up of a supply [v4.availability] [GET contractacio/config/cups/{cups}] [v8.availability]', () => {
  it('tells tariff, powers and postal code, and neither use nor anybody’s name [v3.sips] [r.look-up-budget]', async () => {
    const told = {
      cups_availability: { available: true, reason: null },
      power: 4.6,
      power_p1: 4.6,
      power_p2: 3.45,
      powers: [4.6, 3.45],
      access_tariff: { id: 18, name: '2.0TD', cnmc: '018' },
      selfcons: true,
      selfcons_code: '41',
      address: { zipcode: '08500' },
    }
    for (const text of [home, home.slice(0, 20), home.toLowerCase().replace(/(.{4})/g, '$1 ')]) {
      expect((await look(text)).data).toEqual(told)
    }
  })

  it('[law.sips.wizard] tells nothing of a supply whose former customer has objected, until the last day of that', async () => {
    const customer = await addCustomer(server.db)
    const point = cups(77)
    await server.db
      .insertInto('supply_point')
      .values({ cups20: point, tariff: '2.0TD', powers_w: [4600, 4600], postal_code: '08500' })
      .execute()
    const { id: contract_id } = await addContract(server.db, customer, {
      cups: point,
      state: 'baixa',
      end_day: '2026-08-31',
    })
    const note = (end_day: string) => ({
      contract_id,
      kind: 'objection' as const,
      start_day: '2026-01-01',
      end_day,
    })
    await server.db.insertInto('contract_sips').values(note('2026-11-21')).execute()
    expect((await look(point)).data).toEqual({
      ...nothing,
      cups_availability: { available: true, reason: null },
      selfcons_code: '00',
    })
    await server.db.updateTable('contract_sips').set({ end_day: '2026-11-20' }).execute()
    expect((await look(point)).data).toMatchObject({ power_p1: 4.6, address: { zipcode: '08500' } })
  })

  it('of a supply nobody knows says that it can be contracted, without self-consumption', async () => {
    expect((await look(unknown)).data).toEqual({
      ...nothing,
      cups_availability: { available: true, reason: null },
      selfcons_code: '00',
    })
  })

  it('leaves out a tariff that has ended where that is asked for', async () => {
    expect((await look(old)).data).toMatchObject({ access_tariff: { name: '3.0A' } })
    expect((await look(old, { query: '?old=0' })).data).toMatchObject({ access_tariff: null, power: 16 })
  })

  it('refuses with a reason in the language of the call, and tells nothing else', async () => {
    const customer = await addCustomer(server.db)
    const supplied = cups(4)
    await addContract(server.db, customer, { cups: `${supplied}0F` })
    const reasons = new Set<string>()
    for (const language of languages) {
      for (const text of [supplied, 'ES0031000000000001XX', 'x']) {
        const { status, data } = await look(text, { query: `?lang=${language}` })
        expect([status, data]).toEqual([
          200,
          { ...nothing, cups_availability: { available: false, reason: expect.any(String) } },
        ])
        reasons.add((data as { cups_availability: { reason: string } }).cups_availability.reason)
      }
    }
    expect(reasons.size).toBe(2 * languages.length)
  })

  it('of a contract that has ended, or of gas, does not refuse', async () => {
    const customer = await addCustomer(server.db)
    const [ended, gas] = [cups(5), cups(6)]
    await addContract(server.db, customer, { cups: ended, state: 'baixa' })
    await addContract(server.db, customer, { cups: gas, kind: 'gas' })
    for (const text of [ended, gas]) {
      expect((await look(text)).data).toMatchObject({ cups_availability: { available: true } })
    }
  })

  it('has a budget for each visitor, whatever the network, and one for each network [r.look-up-budget]', async () => {
    const { cookies } = await look(unknown)
    const [{ name, value, ...flags }] = cookies as [{ name: string; value: string }]
    expect([name, flags]).toMatchObject([
      visitorCookieName(''),
      { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    ])
    const mine: number[] = []
    for (let index = 0; index < 15; index += 1) {
      mine.push((await look(unknown, { cookie: `${name}=${value}` })).status)
    }
    expect([mine.filter((status) => status === 200).length, mine.at(-1)]).toEqual([14, 429])
    const ofNetwork: number[] = []
    for (let index = 0; index < 31; index += 1) {
      const reply = await server.inject({
        url: `/api/v1/contractacio/config/cups/${unknown}`,
        remoteAddress: `203.0.113.${index}`,
      })
      ofNetwork.push(reply.statusCode)
    }
    expect([ofNetwork.filter((status) => status === 200).length, ofNetwork.at(-1)]).toEqual([30, 429])
  })
})

describe('what a new contract knows of whoever comes [v2.wizard-prefilled] [GET contractacio/config]', () => {
  it('is nothing of a visitor, and name, nif, e-mail and mobile of a customer [r.visitor-access]', async () => {
    expect((await server.get('contractacio/config')).body).toEqual({})
    const customer = await addCustomer(server.db, { mobile: '+34600000001' })
    expect((await server.get('contractacio/config', await server.signIn(customer))).body).toEqual({
      vat: '00000000T',
      email: customer.email,
      mobile: '+34600000001',
      name: 'Cliente',
      surName1: expect.any(String) as string,
    })
    const nameIs = async (name: string, nif: string) => {
      await server.db
        .updateTable('customer')
        .set({ name, nif })
        .where('id', '=', customer.customerId)
        .execute()
      return (await server.get('contractacio/config', await server.signIn(customer))).body
    }
    expect(await nameIs('Laia de la Peña Ferrer', '00000000T')).toMatchObject({
      name: 'Laia',
      surName1: 'de la Peña',
      surName2: 'Ferrer',
    })
    const firm = await nameIs('Forn Puig i Fills, S.L.', 'B00009001')
    expect(firm).toMatchObject({ vat: 'B00009001', name: 'Forn Puig i Fills, S.L.' })
    expect(firm).not.toHaveProperty('surName1')
  })

  it('is refused to a session that has ended [r.visitor-access]', async () => {
    const { status } = await server.get('contractacio/config', { authorization: 'Bearer x.y.z' })
    expect(status).toBe(401)
  })
})

describe('the lists of the form', () => {
  const names = async (query: string) =>
    ((await server.get(`tariff${query}`)).body as { id: number; name: string }[]).map(({ name }) => name)

  it('has the tariffs that fit a power, with its threshold [v3.access-tariff] [GET tariff]', async () => {
    expect(await names('?power=4,6')).toEqual(['2.0TD'])
    expect(await names('?power=15')).toContain('2.0TD')
    expect(await names('?power=15.001')).not.toContain('2.0TD')
    expect((await names('?power=15.001'))[0]).toBe('3.0TD')
    expect((await server.get('tariff?power=x')).body).toMatchObject({
      errors: { power: ['power_field_not_valid'] },
    })
  })

  it('has every tariff, and without the old ones where that is asked for', async () => {
    const [all, present] = [await names(''), await names('?old=0')]
    expect([all.includes('3.0A'), present.includes('3.0A'), present.includes('6.1TD')]).toEqual([
      true,
      false,
      true,
    ])
    expect((await server.get('tariff')).body).toContainEqual({ id: 18, name: '2.0TD' })
  })

  it('has 629 activities in each language, the household’s under its number [v3.cnae] [GET misc/cnaes/]', async () => {
    const texts = new Set<string>()
    for (const language of languages) {
      const rows = (await server.get(`misc/cnaes/?lang=${language}`)).body as {
        id: number
        name: string
        descripcio: string
      }[]
      expect(rows).toHaveLength(629)
      expect(rows.every(({ descripcio }) => descripcio !== '')).toBe(true)
      const household = rows.find(({ id }) => id === 986)
      expect(household?.name).toBe('9820')
      texts.add(household!.descripcio)
    }
    expect(texts.size).toBe(languages.length)
  })

  it('has retailers to come from, by name [v3.comer] [GET leads/comers]', async () => {
    const rows = (await server.get('leads/comers')).body as {
      id: number
      name: string
      cnmc_code: string | null
    }[]
    expect(rows.length).toBeGreaterThan(100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    // As the code of a bill names them, each once.
    const codes = rows.flatMap(({ cnmc_code: code }) => code ?? [])
    expect(codes.length).toBeGreaterThan(170)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^R2-\d{3,4}$/.test(code))).toEqual([])
    expect(rows.find(({ name }) => name.startsWith('IBERDROLA CLIENTES'))?.cnmc_code).toBe('R2-515')
  })
})
