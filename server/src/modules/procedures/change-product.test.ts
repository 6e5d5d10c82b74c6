import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { getProductChange } from '@endoll/api/procedures/change-product.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { listContractProducts } from '../../billing/contract-products.ts'
import { addBattery, addCurveDay } from '../../testing/factories.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { requestFilesOfMail } from '../requests/queries.ts'

let server: TestServer

/** A product with one price of energy, on sale for a tariff of a kind. */
async function addProduct(
  code: string,
  energy: string,
  more: {
    readonly kind?: 'gas'
    readonly tariff?: string
    readonly offered?: false
    readonly stayMonths?: number
    readonly selfConsumption?: 'with' | 'any'
    readonly lastResort?: true
  } = {},
) {
  const { kind = 'electricity', stayMonths, tariff = kind === 'gas' ? 'RL.1' : '2.0TD' } = more
  await server.db
    .insertInto('product')
    .values({
      code,
      kind,
      name: `Luz ${code}`,
      last_resort: more.lastResort === true,
      ...(stayMonths === undefined ? {} : { stay_months: stayMonths, penalty_percent: '5.00' }),
    })
    .execute()
  const row = { product_code: code, tariff_period: 0, from_day: '2025-01-01' }
  await server.db
    .insertInto('product_price')
    .values([
      kind === 'gas'
        ? { ...row, concept: 'fixed' as const, price: '5', unit: 'EUR/month' as const }
        : { ...row, concept: 'power' as const, price: '36.5', unit: 'EUR/kW/year' as const },
      { ...row, concept: 'energy', price: energy, unit: 'EUR/kWh' },
    ])
    .execute()
  if (more.offered === false) return
  await server.db
    .insertInto('product_offer')
    .values({
      product_code: code,
      tariff,
      from_day: '2025-01-01',
      to_day: null,
      customers: 'any',
      self_consumption: more.selfConsumption ?? 'without',
    })
    .execute()
}

beforeAll(async () => {
  server = await startTestServer()
  await addProduct('OWN', '0.15')
  await addProduct('CHEAP', '0.1', { stayMonths: 12 })
  await addProduct('DEAR', '0.2')
  await addProduct('SUN', '0.12', { selfConsumption: 'with' })
  await addProduct('GASOWN', '0.06', { kind: 'gas', tariff: 'RL.2' })
  await addProduct('GASNEW', '0.05', { kind: 'gas', tariff: 'RL.2' })
})
afterAll(() => server.stop())

function callerWith(fields: Parameters<typeof addCaller>[1] = {}) {
  return addCaller(server, { product_code: 'OWN', powers_w: [4000, 4000], ...fields })
}
async function look(caller: TestCaller) {
  const { status, body } = await caller.send('GET', `contracts/${caller.contract.name}/product/`)
  return { status, body: body as ReplyOf<typeof getProductChange> }
}
function ask(caller: TestCaller, product = 'CHEAP', start = 'soon') {
  return caller.send('POST', `contracts/${caller.contract.name}/product/`, { product, start })
}
/** Asks and signs. */
async function signed(caller: TestCaller, product = 'CHEAP', start = 'soon') {
  const { status, body } = await ask(caller, product, start)
  expect(status).toBe(200)
  const { request } = body as SubmittedBody
  expect((await sign(server, caller, request.id)).status).toBe(200)
  return request
}
function answer(reference: string, payload: object) {
  return server.inject({
    method: 'POST',
    url: `/api/v1/retailer/requests/${reference}/answer/`,
    headers: { 'x-api-key': server.apiKey },
    payload,
  })
}
async function contractOf({ contract }: TestCaller) {
  const row = await server.db
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
  const products = await listContractProducts(server.db, row)
  return { row, products: products.map(({ productCode, span }) => [productCode, span.from]) }
}

describe('what is said before a change of product', () => {
  it('has every other product for the supply, the cheapest own year first, and what it differs by [GET contracts/{name}/product/]', async () => {
    const caller = await callerWith()
    for (const day of eachDay('2025-11-01', '2026-11-01'))
      await addCurveDay(server.db, caller.contract.id, day)
    const { body } = await look(caller)
    expect(body).toMatchObject({
      product: { code: 'OWN' },
      refusal: null,
      soon: '2026-11-24',
      after_withdrawal: '2026-12-06',
      withdrawal_until: '2026-12-05',
      year: { start_date: '2025-11-01', end_date: '2026-10-31' },
      products: [
        { code: 'CHEAP', stay: { months: 12, penalty_percent: '5.00' } },
        { code: 'DEAR', stay: null },
      ],
    })
    const asked = (await ask(caller)).body as SubmittedBody
    const { obligation } = await caller.request(asked.request.id)
    expect(obligation?.facts[1]?.text).toMatch(
      /^Unos \S+\s€ al año con impuestos, .*los últimos doce meses\. Depende/,
    )
    const [cheap, dear] = body.products
    const own = body.year?.own?.total ?? 0
    expect(cheap?.difference).toBe(Math.round(((cheap?.year?.total ?? 0) - own) * 100) / 100)
    expect(cheap?.difference).toBeLessThan(0)
    expect(dear?.difference).toBeGreaterThan(0)
  })

  it('lists them without figures where the year is not known', async () => {
    const { body } = await look(await callerWith())
    expect(body.year).toBeNull()
    expect(body.products.map(({ code, year }) => [code, year])).toEqual([
      ['CHEAP', null],
      ['DEAR', null],
    ])
  })

  it('lists products with panels for who has them, and what the battery would lose', async () => {
    const caller = await callerWith({ self_consumption: '41' })
    await addBattery(server.db, [[caller.contract, 100]])
    expect((await look(caller)).body.products.map(({ code, pays_surplus }) => [code, pays_surplus])).toEqual([
      ['SUN', false],
    ])
  })

  it('says of gas the same', async () => {
    const caller = await callerWith({ kind: 'gas', product_code: 'GASOWN', powers_w: [] })
    expect((await look(caller)).body).toMatchObject({ refusal: null, products: [{ code: 'GASNEW' }] })
  })

  it('says until when the present product binds, and for how much', async () => {
    const caller = await callerWith({ product_code: 'CHEAP', commitment_end_day: '2027-03-01' })
    expect((await look(caller)).body.stay).toMatchObject({ last_day: '2027-03-01', penalty_percent: '5.00' })
    const past = await callerWith({ product_code: 'CHEAP', commitment_end_day: '2026-11-20' })
    expect((await look(past)).body.stay).toBeNull()
  })

  test.each([
    [{ state: 'baixa' }, 'contract_not_active', 'contract_not_active'],
    [{ end_day: '2026-12-10' }, 'contract_ending', 'product_change_not_possible'],
    [
      { tariff: '3.0TD', powers_w: [16_000, 16_000, 16_000, 16_000, 16_000, 16_000] },
      'no_other_product',
      'product_change_not_possible',
    ],
  ])('refuses %o', async (fields, code, error) => {
    const caller = await callerWith(fields)
    expect((await look(caller)).body.refusal?.code).toBe(code)
    const { status, body } = await ask(caller)
    expect([status, (body as { error: string }).error]).toEqual([409, error])
  })

  it('waits for an end, a change of holder or a withdrawal that is under way, and they for it', async () => {
    const caller = await callerWith({ sign_day: '2026-11-20' })
    const { body } = await caller.send('POST', `contracts/${caller.contract.name}/withdrawal/`, {
      afterwards: 'end',
    })
    const { request } = body as SubmittedBody
    expect((await look(caller)).body.refusal).toMatchObject({ code: 'process_running', request })
    expect((await ask(caller)).status).toBe(409)
    const other = await callerWith()
    await ask(other)
    const option = await other.send('PUT', `contract/${other.contract.id}/happy-day/`, { value: 'sunday' })
    expect(option.status).toBe(409)
  })
})

describe('a change of product', () => {
  it.each(['OWN', 'SUN', 'NONE', ''])('is not taken for %o', async (product) => {
    const { status, body } = await ask(await callerWith(), product)
    expect(status).toBe(400)
    expect((body as { errors: object }).errors).toHaveProperty('product')
  })

  it('is signed with price, duration and stay above the act, and they are kept as they stood there', async () => {
    const caller = await callerWith()
    const { body } = await ask(caller)
    const { request, waiting_for_signature } = body as SubmittedBody
    expect(waiting_for_signature).toBe(true)
    const { obligation, changes } = await caller.request(request.id)
    expect(obligation?.act).toBe('Contratar, con obligación de pago')
    expect(obligation?.facts.map(({ text }) => text).join(' ')).toMatch(/Luz CHEAP.*5 %/)
    expect(changes).toEqual([
      { field: 'product', before: 'Luz OWN', after: 'Luz CHEAP' },
      { field: 'product_start', before: null, after: 'soon' },
    ])
    await sign(server, caller, request.id)
    const { evidence } = await server.db
      .selectFrom('signature')
      .select('evidence')
      .where('request_id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(evidence).toMatchObject({ shown: { ...obligation, language: 'es' } })
  })

  it('goes by mail as a file before it is signed and once it is, in Spanish too', async () => {
    const caller = await callerWith()
    const { body } = await caller.send('POST', `contracts/${caller.contract.name}/product/?lang=ca`, {
      product: 'CHEAP',
      start: 'soon',
    })
    const { request } = body as SubmittedBody
    await sign(server, caller, request.id)
    const mails = await server.db
      .selectFrom('mail_outbox')
      .select(['template', 'data'])
      .where('recipient', '=', caller.customer.email)
      .where('template', '=', 'request')
      .orderBy('id')
      .execute()
    const filesOf = requestFilesOfMail(server.services)
    const files = await Promise.all(mails.map(({ data }) => filesOf('request', data as never)))
    const { reference } = request
    expect(files.map((ofMail) => ofMail.map(({ name }) => name))).toEqual([
      [`${reference}.pdf`, `${reference}-es.pdf`, `${reference}-conditions.pdf`],
      [`${reference}.pdf`, `${reference}-conditions.pdf`],
    ])
  })

  it('counts from the day of the answer: product, past days, commitment and what the options were [POST contracts/{name}/product/] [r.change-product]', async () => {
    const caller = await callerWith({ happy_day: 'sunday' })
    const { reference } = await signed(caller)
    expect((await contractOf(caller)).row.product_code).toBe('OWN')
    expect((await answer(reference, { answer: 'effective' })).statusCode).toBe(200)
    const { row, products } = await contractOf(caller)
    expect(row).toMatchObject({
      product_code: 'CHEAP',
      commitment_end_day: '2027-11-20',
      happy_day: null,
    })
    expect(products).toEqual([
      ['OWN', '2000-01-01'],
      ['CHEAP', '2026-11-21'],
    ])
    expect(await mailsTo(server, caller.customer.email)).toEqual([
      'request waiting_signature',
      'signature_code',
      'request sent',
      'request effective',
    ])
  })

  it('never counts within the days of withdrawing where nobody asked for it', async () => {
    const caller = await callerWith()
    const { reference } = await signed(caller, 'DEAR', 'after_withdrawal')
    const early = await answer(reference, { answer: 'effective', effective_date: '2026-12-05' })
    expect(early.statusCode).toBe(400)
    await answer(reference, { answer: 'effective' })
    expect((await contractOf(caller)).row.product_code).toBe('OWN')
    const { planned_day } = await server.db
      .selectFrom('request')
      .select('planned_day')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    expect(planned_day).toBe('2026-12-06')
  })

  it('is a company’s at once: it has no days to wait for', async () => {
    const caller = await callerWith()
    await server.db
      .updateTable('customer')
      .set({ kind: 'company' })
      .where('id', '=', caller.customer.customerId)
      .execute()
    expect((await look(caller)).body).toMatchObject({ after_withdrawal: null, withdrawal_until: null })
    const { request } = (await ask(caller, 'DEAR', 'after_withdrawal')).body as SubmittedBody
    const row = await server.db
      .selectFrom('request')
      .select('submission')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(row.submission).toMatchObject({ start: 'soon', consumer: false })
  })
})

describe('a withdrawal from a change of product', () => {
  function withdraw(caller: TestCaller) {
    return caller.send('POST', `contracts/${caller.contract.name}/product/withdrawal/`, {})
  }
  async function offered(caller: TestCaller) {
    return (await caller.send('GET', `contracts/${caller.contract.name}/withdrawal/`)).body as {
      product: object | null
    }
  }

  it('ends one that does not count yet', async () => {
    const caller = await callerWith()
    const { id, reference } = await signed(caller, 'CHEAP', 'after_withdrawal')
    await answer(reference, { answer: 'accepted' })
    expect((await offered(caller)).product).toMatchObject({
      name: 'Luz CHEAP',
      name_before: 'Luz OWN',
      sign_date: '2026-11-21',
      last_day: '2026-12-05',
      in_effect: false,
    })
    expect((await withdraw(caller)).status).toBe(200)
    expect((await caller.request(id)).state).toBe('withdrawn')
    expect((await withdraw(caller)).status).toBe(409)
  })

  it('brings the product before back from the day of the answer, with what went with it [POST contracts/{name}/product/withdrawal/]', async () => {
    const caller = await callerWith({ happy_day: 'sunday', commitment_end_day: '2027-01-31' })
    const { reference } = await signed(caller)
    await answer(reference, { answer: 'effective' })
    const { body } = await withdraw(caller)
    const { request } = body as SubmittedBody
    expect((await caller.request(request.id)).changes[0]).toEqual({
      field: 'product',
      before: 'Luz CHEAP',
      after: 'Luz OWN',
    })
    await answer(request.reference, { answer: 'effective' })
    const { row, products } = await contractOf(caller)
    expect(row).toMatchObject({
      product_code: 'OWN',
      happy_day: 'sunday',
      commitment_end_day: '2027-01-31',
    })
    expect(products).toEqual([['OWN', '2000-01-01']])
    expect((await offered(caller)).product).toBeNull()
  })

  it('is over after its last day, which the contract page knows too', async () => {
    const caller = await callerWith()
    const { id, reference } = await signed(caller)
    await answer(reference, { answer: 'effective' })
    const detail = async () =>
      (await caller.send('GET', `contracts/${caller.contract.name}/`)).body as {
        product_signed_date: string | null
      }
    expect((await detail()).product_signed_date).toBe('2026-11-21')
    await server.db
      .updateTable('signature')
      .set({ signed_at: sql`signed_at - interval '15 days'` })
      .where('request_id', '=', id)
      .execute()
    expect((await offered(caller)).product).toBeNull()
    expect((await detail()).product_signed_date).toBeNull()
    expect((await withdraw(caller)).status).toBe(409)
  })
})
