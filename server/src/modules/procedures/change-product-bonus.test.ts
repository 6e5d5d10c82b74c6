import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getProductChange } from '@endoll/api/procedures/change-product.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { readBilledServices } from '../../billing/billed-services.ts'
import { importFolder } from '../../import/import-folder.ts'
import { withFolder } from '../../import/testing/folder.ts'
import { addCurveDay } from '../../testing/factories.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  for (const [code, energy] of [
    ['PVPC', '0.15'],
    ['CHEAP', '0.1'],
  ] as const) {
    await db
      .insertInto('product')
      .values({ code, kind: 'electricity', name: `Luz ${code}`, pvpc: code === 'PVPC' })
      .execute()
    const row = { product_code: code, tariff_period: 0, from_day: '2025-01-01' }
    await db
      .insertInto('product_price')
      .values([
        { ...row, concept: 'power', price: '36.5', unit: 'EUR/kW/year' },
        { ...row, concept: 'energy', price: energy, unit: 'EUR/kWh' },
      ])
      .execute()
  }
  await db
    .insertInto('product_offer')
    .values({
      product_code: 'CHEAP',
      tariff: '2.0TD',
      from_day: '2025-01-01',
      to_day: null,
      customers: 'any',
      self_consumption: 'any',
    })
    .execute()
})
afterAll(() => server.stop())

async function look(caller: TestCaller) {
  const { body } = await caller.send('GET', `contracts/${caller.contract.name}/product/`)
  return body as ReplyOf<typeof getProductChange>
}
function ask(caller: TestCaller, more: object = {}) {
  const body = { product: 'CHEAP', start: 'soon', ...more }
  return caller.send('POST', `contracts/${caller.contract.name}/product/`, body)
}
function onPvpc() {
  return addCaller(server, { product_code: 'PVPC', powers_w: [4000, 4000] })
}

describe('a change of product that ends the social bonus', () => {
  async function withBonus() {
    const caller = await onPvpc()
    await server.db
      .insertInto('contract_service')
      .values({
        contract_id: caller.contract.id,
        kind: 'social_bonus',
        name: 'Bono',
        start_day: '2026-01-01',
        discount_percent: '40',
      })
      .execute()
    return caller
  }

  it('[law.5.bonus] says by how much the year differs from the one with the bonus', async () => {
    const caller = await withBonus()
    const plain = await onPvpc()
    for (const day of eachDay('2025-11-01', '2026-11-01')) {
      await addCurveDay(server.db, caller.contract.id, day)
      await addCurveDay(server.db, plain.contract.id, day)
    }
    const [body, without] = [await look(caller), await look(plain)]
    const own = body.year?.own?.total ?? 0
    // Two fifths of power, financing and energy, and the taxes on them: no meter is charged.
    expect(own).toBeCloseTo((without.year?.own?.total ?? 0) * 0.6, 0)
    expect(without.social_bonus).toBeNull()
    expect(body.social_bonus?.title).toBe('Renuncia a la aplicación del bono social')
    const cheap = body.products.find(({ code }) => code === 'CHEAP')
    expect(cheap?.difference).toBe(Math.round(((cheap?.year?.total ?? 0) - own) * 100) / 100)
    expect(cheap?.difference).toBeGreaterThan(0)
  })

  it('[law.5.bonus] is not taken without giving it up, which is signed; the bonus ends with the PVPC', async () => {
    const caller = await withBonus()
    const refused = await ask(caller)
    expect(refused.status).toBe(400)
    expect((refused.body as { errors: object }).errors).toEqual({ bonus_renounced: ['required_field'] })
    const { status, body } = await ask(caller, { bonus_renounced: true })
    expect(status).toBe(200)
    const { request } = body as SubmittedBody
    const row = await server.db
      .selectFrom('request')
      .selectAll()
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(row.submission).toMatchObject({ bonus_renounced: true })
    await sign(server, caller, request.id)
    await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/requests/${request.reference}/answer/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { answer: 'effective' },
    })
    const service = await server.db
      .selectFrom('contract_service')
      .select('end_day')
      .where('contract_id', '=', caller.contract.id)
      .executeTakeFirstOrThrow()
    expect(service.end_day).toBe('2026-11-20')
  })

  async function undone(days: { change?: string; withdrawal?: string } = {}) {
    const caller = await withBonus()
    const answer = (reference: string, day?: string) =>
      server.inject({
        method: 'POST',
        url: `/api/v1/retailer/requests/${reference}/answer/`,
        headers: { 'x-api-key': server.apiKey },
        payload: { answer: 'effective', ...(day && { effective_date: day }) },
      })
    const { request } = (await ask(caller, { bonus_renounced: true })).body as SubmittedBody
    await sign(server, caller, request.id)
    await answer(request.reference, days.change)
    const path = `contracts/${caller.contract.name}/product/withdrawal/`
    const { request: undoing } = (await caller.send('POST', path, {})).body as SubmittedBody
    const { statusCode } = await answer(undoing.reference, days.withdrawal)
    const services = await server.db
      .selectFrom('contract_service')
      .select(['name', 'start_day', 'end_day', 'discount_percent'])
      .where('contract_id', '=', caller.contract.id)
      .execute()
    return { caller, statusCode, services }
  }

  it('[law.5.bonus] has it again, as it was, where the change is withdrawn from', async () => {
    const { caller, services } = await undone()
    expect(services).toEqual([
      { name: 'Bono', start_day: '2026-01-01', end_day: null, discount_percent: '40.000' },
    ])
    expect((await look(caller)).social_bonus).not.toBeNull()
  })

  it('[law.5.bonus] leaves out the days on which the other product counted', async () => {
    const { caller, services } = await undone({ change: '2026-11-10', withdrawal: '2026-11-16' })
    expect(services.map(({ end_day }) => end_day)).toEqual([null])
    const { socialBonus } = await readBilledServices(server.db, caller.contract.id)
    expect(socialBonus.map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2026-11-10'],
      ['2026-11-16', undefined],
    ])
  })

  it('[law.5.bonus] is not withdrawn from before it began', async () => {
    const { statusCode, services } = await undone({ change: '2026-11-20', withdrawal: '2026-11-19' })
    expect(statusCode).toBe(400)
    expect(services.map(({ end_day }) => end_day)).toEqual(['2026-11-19'])
  })

  it.each([
    ['on the day of the change', '2026-11-21', '2026-11-21'],
    ['days later', '2026-11-15', '2026-11-20'],
  ])(
    '[law.5.bonus] is one at a time after a withdrawal, and the file ends it: %s',
    async (_, change, back) => {
      const { caller } = await undone({ change, withdrawal: back })
      const { id, name } = caller.contract
      const bring = async (...spans: string[]) => {
        const rows = spans.map((span) => `${name};social_bonus;Bono;${span.replace('..', ';')};;40`)
        const head = 'contract_name;kind;name;start_day;end_day;price_month;discount_percent'
        const files = { 'contract-services.csv': [head, ...rows].join('\n') }
        await withFolder(files, (folder) => importFolder(server.db, folder, { referenceRetailer: true }))
        const services = await server.db
          .selectFrom('contract_service')
          .select(['start_day', 'end_day'])
          .where('contract_id', '=', id)
          .orderBy('start_day')
          .execute()
        return services.map(({ start_day, end_day }) => `${start_day}..${end_day ?? ''}`)
      }
      expect(await bring('2026-01-01..')).toEqual(['2026-01-01..'])
      expect(await bring('2026-01-01..2027-02-28')).toEqual(['2026-01-01..2027-02-28'])
      // The retailer sends it again without the former one.
      expect(await bring('2026-11-26..')).toEqual(['2026-01-01..2026-11-25', '2026-11-26..'])
      expect(await bring('2026-01-01..2026-11-14', '2026-11-26..')).toEqual([
        '2026-01-01..2026-11-14',
        '2026-11-26..',
      ])
    },
  )
})
