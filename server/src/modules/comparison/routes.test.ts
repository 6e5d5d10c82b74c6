import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ElectricitySaving } from '@endoll/api/comparison.ts'
import { addGasOffer, addLastResort } from '../../testing/gas-offer.ts'
import { multipartOf, sampleFiles } from '../../testing/sample-files.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  for (const [code, energy, tariff, customers] of [
    ['DEAR', '0.2', '2.0TD', 'any'],
    ['CHEAP', '0.1', '2.0TD', 'any'],
    ['SIX', '0.1', '3.0TD', 'company'],
  ] as const) {
    await db
      .insertInto('product')
      .values({ code, kind: 'electricity', name: `Luz ${code}`, commercial_name: null })
      .execute()
    const price = (
      concept: 'power' | 'energy' | 'surplus',
      value: string,
      unit: 'EUR/kW/year' | 'EUR/kWh',
    ) => ({
      product_code: code,
      concept,
      tariff_period: 0,
      from_day: '2026-01-01',
      price: value,
      unit,
    })
    await db
      .insertInto('product_price')
      .values([
        price('power', '36.5', 'EUR/kW/year'),
        price('energy', energy, 'EUR/kWh'),
        price('surplus', '0.06', 'EUR/kWh'),
      ])
      .execute()
    await db
      .insertInto('product_offer')
      .values({
        product_code: code,
        tariff,
        from_day: '2026-01-01',
        to_day: null,
        customers,
        self_consumption: 'any',
        description: null,
        url: null,
      })
      .execute()
  }
  await addGasOffer(db)
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

interface Body {
  readonly data: ElectricitySaving | null
  readonly reference: string | null
  readonly errors?: object
}

async function post(path: string, body: object, version = 1) {
  const reply = await server.inject({ method: 'POST', url: `/api/v${version}/${path}`, payload: body })
  return { status: reply.statusCode, body: reply.json<Body>() }
}

const cups = 'ES 1234 1234 5678 9012 JY'
const bill = {
  mode: 'auto',
  cups,
  comerOrigin: 1,
  access_tariff: 18,
  power: 4,
  power2: 3,
  p1: 50,
  p2: 60,
  p3: 90,
  // Prices of today on days before them, by the taxes of those days.
  startDate: '2025-06-01',
  endDate: '2025-06-30',
  invoiceAmount: 60,
}
const details = {
  name: 'Laia',
  surname1: 'Ferrer',
  surname2: '',
  email: 'laia@example.test',
  telephone: '',
  contactHours: '9-13',
  consent: true,
}

async function uploadBill(): Promise<string> {
  const { payload, headers } = multipartOf(sampleFiles.pdf)
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/files/?purpose=invoice',
    headers,
    payload,
  })
  return reply.json<{ id: string }>().id
}

describe('a bill of electricity [POST price-compare/]', () => {
  it('is compared with every product, line by line with taxes, and nothing of it is kept [v2.comparator-result] [v3.comparison-result]', async () => {
    const { status, body } = await post('price-compare/?lang=es', bill)
    expect(status).toBe(200)
    // As worked by hand in domain/src/comparison/compare.test.ts.
    expect(body.data).toMatchObject({
      total_amount: 53.85,
      saving: 6.15,
      yearly_saving: 78.73,
      yearly_saving_from: 63.6,
      yearly_saving_to: 95.57,
      days: 30,
      product: { name: 'Luz CHEAP' },
    })
    expect(body.data?.products.map(({ name }) => name)).toEqual(['Luz CHEAP', 'Luz DEAR'])
    const { potencia = [], energia = [], lloguer = [], taxes = [] } = body.data?.operations ?? {}
    expect(potencia[0]).toEqual({
      name: 'Potencia P1',
      price_unit: 36.5,
      price_per: 'EUR/kW/year',
      year_days: 365,
      quantity: 4,
      multi: 30,
      amount: 12,
    })
    const sum = [...potencia, ...energia, ...lloguer, ...taxes].reduce((all, { amount }) => all + amount, 0)
    expect(sum.toFixed(2)).toBe('53.85')
    expect(body.data?.header).toContain('menos')
    expect(await server.db.selectFrom('enquiry').selectAll().execute()).toEqual([])
  })

  it('on which nothing is saved is told so plainly', async () => {
    const { body } = await post('price-compare/?lang=es', { ...bill, invoiceAmount: 40 })
    expect(body.data?.header).toContain('no se ahorra nada')
    expect(body.data?.saving).toBe(-13.85)
  })

  it('with surplus names what is paid for it, here and on the bill [r.comparison-six]', async () => {
    const { body } = await post('price-compare/?lang=es', { ...bill, surplus: 100, surplusPrice: 0.04 })
    // As worked by hand in domain/src/comparison/compare.test.ts.
    expect(body.data?.total_amount).toBe(46.21)
    expect(body.data?.product.name).toBe('Luz CHEAP')
    expect(body.data?.operations.energia.at(-1)).toMatchObject({
      name: 'Excedentes vertidos a la red',
      amount: -6,
    })
    expect(body.data?.operations.lloguer.map(({ name }) => name)).not.toContain(
      'Excedentes vertidos a la red',
    )
    expect(body.data?.content).toMatch(/0,06\s€\/kWh.*en la factura, a 0,04\s€\/kWh/)
    const wrong = await post('price-compare/', { ...bill, surplus: 100, surplusPrice: 2 })
    expect(wrong.body.errors).toEqual({ surplusPrice: ['not_valid'] })
  })

  it('of six periods is compared with the products of its tariff, also those of companies [r.comparison-six]', async () => {
    const periods = (name: string, value: number) =>
      Object.fromEntries([2, 3, 4, 5, 6].map((period) => [`${name}${period}`, value]))
    const six = {
      ...bill,
      access_tariff: 19,
      power: 20,
      ...periods('power', 20),
      p1: 100,
      ...periods('p', 100),
    }
    const { body } = await post('price-compare/?lang=es', six)
    expect(body.data).toMatchObject({ total_amount: 536.53, product: { name: 'Luz SIX' } })
    expect(body.data?.operations.potencia).toHaveLength(6)
    expect((await post('price-compare/', { ...six, p6: null })).body.errors).toEqual({
      p6: ['required_field'],
    })
  })

  it('of which nothing can be said has no result', async () => {
    const { status, body } = await post('price-compare/', { ...bill, access_tariff: 3 })
    expect([status, body]).toEqual([200, { data: null, reference: null }])
  })

  it('has what is wrong beside its field [v3.comparison-electricity] [v5.comparator-cups]', async () => {
    const { status, body } = await post('price-compare/', {
      ...bill,
      cups: 'ES1',
      power2: null,
      p1: 9000,
      endDate: '0000-01-01',
    })
    expect([status, body.errors]).toEqual([
      400,
      {
        cups: ['cups_field_not_valid'],
        power2: ['required_field'],
        endDate: ['date_not_valid'],
      },
    ])
    const tooMuch = await post('price-compare/', { ...bill, p1: 9000 })
    expect(tooMuch.body.errors).toEqual({ p1: ['price_comparator_consumption_not_valid'] })
  })

  it('may be sent instead, with details to be called', async () => {
    const file = await uploadBill()
    const without = await post('price-compare/', { mode: 'manual', ...details })
    expect(without.body.errors).toEqual({ invoice: ['min_files'] })
    const { body } = await post('price-compare/', { mode: 'manual', ...details, invoice: [file] })
    const { kind, payload } = await server.db
      .selectFrom('enquiry')
      .select(['kind', 'payload'])
      .where('reference', '=', body.reference ?? '')
      .executeTakeFirstOrThrow()
    expect([kind, payload]).toMatchObject(['price', { mode: 'manual', invoice: [file], name: 'Laia' }])
  })

  it('is asked about with details to be called, by its supply [POST price-compare/confirm]', async () => {
    const { status, body } = await post('price-compare/confirm', { cups, ...details })
    expect([status, body]).toMatchObject([200, { status: 'OK' }])
    const refused = await post('price-compare/confirm', { cups, ...details, consent: false })
    expect(refused.body.errors).toEqual({ consent: ['lead_contact_consent_required'] })
  })
})

describe('a bill of gas [v2.comparator-gas]', () => {
  const gas = {
    mode: 'auto',
    cups,
    comerOrigin: 1,
    access_tariff: 2,
    consumption: 600,
    startDate: '2026-06-01',
    endDate: '2026-06-30',
    invoiceAmount: 90,
  }

  it('is compared under the second version, with and without the slash as the specification has it [v3.comparison-gas] [POST gas/price-compare/] [POST gas/price-compare]', async () => {
    const { status, body } = await post('gas/price-compare/', gas, 2)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ days: 30, operations: { fijo: [{}], variable: [{ quantity: 600 }] } })
    const asked = await post('gas/price-compare', { cups, ...details }, 2)
    expect(asked.body).toMatchObject({ status: 'OK' })
    const kept = await server.db.selectFrom('enquiry').select('kind').execute()
    expect(kept.map(({ kind }) => kind)).toContain('gas_price')
  })

  it('says of a tariff of last resort that its price is regulated, at what its resolution sets [r.last-resort]', async () => {
    await addLastResort(server.db)
    const { body } = await post('gas/price-compare/', gas, 2)
    const { product, products } = body.data!
    expect(product).toMatchObject({ name: 'Último recurso', regulated: true })
    expect(products.map(({ name, regulated }) => [name, regulated])).toEqual([
      ['Último recurso', true],
      [expect.any(String), false],
    ])
    // A price that no resolution has set is not a tariff of last resort.
    await server.db
      .updateTable('product_price')
      .set({ source: null })
      .where('product_code', '=', 'TUR')
      .execute()
    const again = await post('gas/price-compare/', gas, 2)
    expect(again.body.data!.products.map(({ regulated }) => regulated)).toEqual([false])
  })

  it('has an end that is not before its start [v5.gas-comparator-required]', async () => {
    const { body } = await post('gas/price-compare/', { ...gas, endDate: '2026-05-31', consumption: null })
    expect(body.errors).toEqual({ consumption: ['required_field'], endDate: ['start_after_end'] })
  })
})
