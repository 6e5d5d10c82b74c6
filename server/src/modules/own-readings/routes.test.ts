import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaseDetail } from '@endoll/api/cases.ts'
import { createApp } from '../../app.ts'
import { addContract, addCurveDay, addInvoice } from '../../testing/factories.ts'
import { pdfContent } from '../../testing/test-cases.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let laia: TestCaller
let pol: TestCaller
const category = 20

beforeAll(async () => {
  server = await startTestServer()
  await server.db
    .insertInto('crm_category')
    .values({ id: category, section: 'Contador', name: 'Lecturas', supply: 'any', to_day: null })
    .execute()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  laia = await addCaller(server)
  pol = await addCaller(server)
})

/** A bill of October with readings of three periods: 60 kWh in each, up to 1060. */
async function bill(contract = laia.contract, method: 'real' | 'estimated' = 'real') {
  const { id } = await addInvoice(server.db, contract)
  await server.db
    .insertInto('invoice_reading')
    .values(
      [1, 2, 3].map((tariff_period) => ({
        invoice_id: id,
        magnitude: 'import' as const,
        tariff_period,
        previous_day: '2026-10-01',
        previous_reading: 1_000_000,
        current_day: '2026-10-31',
        current_reading: 1_060_000,
        quantity: 60_000,
        method,
      })),
    )
    .execute()
}

function path(contract = laia.contract.name) {
  return `contracts/${contract}/own_readings/`
}

function readings(...figures: readonly number[]) {
  return figures.map((reading, index) => ({ magnitude: 'import', tariff_period: index + 1, reading }))
}

function send(body: object, headers = {}) {
  return laia.send('POST', path(), body, headers)
}

describe('what can be read', () => {
  it('is each dial of the last bill, with its last reading and its usual use [GET contracts/{contract}/own_readings/]', async () => {
    await bill()
    expect((await laia.send('GET', path())).body).toEqual({
      day: '2026-11-21',
      meters: [1, 2, 3].map((tariff_period) => ({
        magnitude: 'import',
        tariff_period,
        last: { day: '2026-10-31', figure: 1060, estimated: false },
        last_real: 1060,
        price: null,
        usual_per_day: 2,
      })),
      use: 'taken',
      read_every_months: 2,
    })
    expect((await pol.send('GET', path())).status).toBe(404)
  })

  it('is each period of the tariff, or the one dial of gas, where no bill says so', async () => {
    const gas = await addContract(server.db, laia.customer, { kind: 'gas' })
    const dials = async (contract: string) =>
      ((await laia.send('GET', path(contract))).body as { meters: object[] }).meters
    expect(await dials(laia.contract.name)).toEqual(
      [1, 2, 3].map((tariff_period) => ({
        magnitude: 'import',
        tariff_period,
        last: null,
        last_real: null,
        price: null,
        usual_per_day: null,
      })),
    )
    expect(await dials(gas.name)).toEqual([
      {
        magnitude: 'gas_m3',
        tariff_period: 0,
        last: null,
        last_real: null,
        price: null,
        usual_per_day: null,
      },
    ])
  })

  it('is of no use to the distributor where the meter is read from afar, but for an estimate', async () => {
    const useOf = async () => ((await laia.send('GET', path())).body as { use: string }).use
    await addCurveDay(server.db, laia.contract.id, '2026-11-19')
    await bill()
    expect(await useOf()).toBe('read_from_afar')
    const other = await addContract(server.db, laia.customer)
    await addCurveDay(server.db, other.id, '2026-11-19')
    await bill(other, 'estimated')
    expect(((await laia.send('GET', path(other.name))).body as { use: string }).use).toBe('corrects_estimate')
  })
})

describe('a reading below what was estimated [r.own-readings]', () => {
  it('is taken, and refused below the last one that was read', async () => {
    await bill()
    const { id } = await addInvoice(server.db, laia.contract, {
      from_day: '2026-10-31',
      to_day: '2026-11-20',
    })
    await server.db
      .insertInto('invoice_reading')
      .values(
        [1, 2, 3].map((tariff_period) => ({
          invoice_id: id,
          magnitude: 'import' as const,
          tariff_period,
          previous_day: '2026-10-31',
          previous_reading: 1_060_000,
          current_day: '2026-11-20',
          current_reading: 1_120_000,
          quantity: 60_000,
          method: 'estimated' as const,
        })),
      )
      .execute()
    const { meters } = (await laia.send('GET', path())).body as { meters: object[] }
    expect(meters[0]).toMatchObject({ last: { figure: 1120, estimated: true }, last_real: 1060 })
    expect((await send({ readings: readings(1107, 1130, 1130) })).status).toBe(200)
    expect(await send({ readings: readings(1059, 1130, 1130) })).toMatchObject({
      status: 400,
      body: { errors: { import_1: ['reading_below_last'] } },
    })
  })
})

describe('a reading that is sent', () => {
  it('is a case of its category with its figures, its photo, its event and its mail [c9.autolectures] [POST contracts/{contract}/own_readings/]', async () => {
    await bill()
    const { status, body } = await send({
      readings: readings(1100, 1110, 1120),
      attachment: [{ name: 'contador.pdf', content: pdfContent }],
    })
    expect(status).toBe(200)
    const { id } = (body as { data: { id: number } }).data
    const detail: CaseDetail = (await laia.send('GET', `crm/cases/${id}/`)).body
    expect(detail).toMatchObject({
      subject: 'Lecturas del contador',
      category: { id: category },
      mails: [
        {
          text: 'Consumo P1: 1100 kWh\nConsumo P2: 1110 kWh\nConsumo P3: 1120 kWh',
          attachments: [{ name: 'contador.pdf' }],
        },
      ],
    })
    const { payload } = await server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({
      category,
      readings: [
        { magnitude: 'import', tariff_period: 1, day: '2026-11-21', figure: 1100 },
        { tariff_period: 2, figure: 1110 },
        { tariff_period: 3, figure: 1120 },
      ],
    })
    expect(await mailsTo(server, laia.customer.email)).toEqual(['case opened'])
  })

  it('is one under its key', async () => {
    await bill()
    const key = { 'idempotency-key': 'readings-000001' }
    const first = await send({ readings: readings(1100, 1110, 1120) }, key)
    expect((await send({ readings: readings(1100, 1110, 1120) }, key)).body).toEqual(first.body)
    const other = await send({ readings: readings(1101, 1110, 1120) }, key)
    expect(other.body).toMatchObject({ error: 'key_reused' })
  })

  it.each([
    [readings(1059, 1110, 1120), { import_1: ['reading_below_last'] }],
    [readings(1100, 1110), { import_3: ['required_field'] }],
    [
      [...readings(1100, 1110, 1120), { magnitude: 'gas_m3', tariff_period: 0, reading: 1 }],
      { readings: ['not_valid'] },
    ],
    [readings(1100, 1110, 11_200), { sure: ['reading_above_usual'] }],
  ])(
    'is refused with its reason: %j [POST contracts/{contract}/own_readings/] [r.own-readings]',
    async (sent, errors) => {
      await bill()
      const { status, body } = await send({ readings: sent })
      expect([status, (body as { errors: object }).errors]).toEqual([400, errors])
    },
  )

  it('far above the usual is taken from who has looked again', async () => {
    await bill()
    expect((await send({ readings: readings(1100, 1110, 11_200), sure: true })).status).toBe(200)
    const below = await send({ readings: readings(1059, 1110, 11_200), sure: true })
    expect(below.status).toBe(400)
  })

  it('of a contract of another customer is not there, nor while the category or the switch is off [c2.flag-crm]', async () => {
    await bill()
    const sent = { readings: readings(1100, 1110, 1120) }
    expect((await pol.send('POST', path(), sent)).status).toBe(404)
    const { services } = server
    const { deployment } = services
    const asked = async (more: object) => {
      const app = await createApp({ services: { ...services, deployment: { ...deployment, ...more } } })
      const reply = await app.inject({ url: `/api/v1/${path()}`, headers: laia.headers })
      await app.close()
      return reply.statusCode
    }
    expect(await asked({})).toBe(200)
    expect(await asked({ switches: { ...deployment.switches, contactAutoReads: false } })).toBe(404)
    expect(await asked({ contactForms: { ...deployment.contactForms, autolecturesCategory: 21 } })).toBe(404)
  })
})
