import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
})

const asked = {
  area: 70,
  numPersones: 2,
  cups: 'ES 1234 1234 5678 9012 JY',
  cofSimul: '0.4',
  appliances: [
    { name: 'oven', enabled: true, quantity: 1, power: '2' },
    { name: 'fridge', enabled: true, quantity: 1, power: '0.3' },
  ],
  optimalPower: 1.2,
}
const details = {
  name: 'Laia',
  surname1: 'Ferrer',
  surname2: '',
  email: 'laia@example.test',
  telephone: '93 870 00 00',
  contactHours: '15-19',
  consent: true,
}

async function send(body: object) {
  const reply = await server.inject({ method: 'POST', url: '/api/v1/leads/potencia', payload: body })
  return { status: reply.statusCode, body: reply.json<{ data: { result: object }; errors?: object }>() }
}
function leads() {
  return server.db.selectFrom('enquiry').selectAll().where('kind', '=', 'power').execute()
}

it('the first sending reckons and keeps nothing [v4.calculator] [POST leads/potencia]', async () => {
  const { status, body } = await send({ ...asked, optimalPower: 99 })
  expect([status, body.data.result]).toEqual([
    200,
    {
      status: 'OK',
      optimalPower: 1.2,
      contracted: { power: 1.2, step: 0.1, limit: 15, months: 12 },
      reference: null,
    },
  ])
  expect(await leads()).toEqual([])
})

it('with details and their consent it is kept as a lead, with the server’s own figure [v3.lead-contact] [v3.power-lead]', async () => {
  const { body } = await send({ ...asked, ...details, optimalPower: 99 })
  const [lead] = await leads()
  expect(body.data.result).toMatchObject({ reference: lead?.reference })
  expect(lead && unsealJson('enquiry.payload', lead, lead.payload)).toEqual({
    ...asked,
    ...details,
    telephone: '+34938700000',
    optimalPower: 1.2,
    invoice: [],
  })
  expect(lead?.consent).toMatchObject({ language: 'es', version: expect.any(String) })
  const event = await server.db
    .selectFrom('outbox_event')
    .select(['type', 'payload'])
    .where('enquiry_id', '=', lead?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(event.payload).toMatchObject({ kind: 'power' })
})

it.each([
  [{ cups: '' }, { cups: ['lead_power_cups_validation_required'] }],
  [{ cups: 'ES0031' }, { cups: ['cups_field_not_valid'] }],
  [{ appliances: [{ name: 'oven', enabled: true, quantity: 1, power: '9' }] }, { appliances: ['not_valid'] }],
  [{ ...details, consent: false }, { consent: ['lead_contact_consent_required'] }],
  [{ ...details, telephone: '12' }, { telephone: ['lead_contact_phone_not_valid'] }],
])('what is wrong stands beside its field: %j [v5.calculator]', async (more, errors) => {
  const { status, body } = await send({ ...asked, ...more })
  expect([status, body.errors]).toEqual([400, errors])
})
