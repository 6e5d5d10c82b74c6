import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let caller: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  caller = await addCaller(server)
})
afterAll(() => server.stop())

// customer-area.md §3, "Contract (list and detail)", letter by letter.
it('a contract has every field of the specification, in the list and whole [c3.contract]', async () => {
  const { name } = caller.contract
  const listed = ((await caller.send('GET', 'contracts?limit=1')).body as { items: readonly object[] })
    .items[0]
  expect(Object.keys(listed ?? {})).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'state',
      'sign_date',
      'amount_debt',
      'atr_available',
      'owner_partner',
      'cups',
      'tariff',
      'pricelist',
      'contracted_power_period',
    ]),
  )
  const { body } = await caller.send('GET', `contracts/${name}/`)
  const text = expect.any(String)
  const present = expect.toSatisfy((value: unknown) => value !== undefined)
  expect(body).toMatchObject({
    id: expect.any(Number),
    name: text,
    state: text,
    sign_date: present,
    amount_debt: expect.any(Number),
    atr_available: expect.any(Boolean),
    no_cession_sips: text,
    invoice_online: expect.any(Boolean),
    electronic_notification: expect.any(Boolean),
    date_start_electronic_notification: present,
    date_request_electronic_notification: present,
    bank_account: present,
    owner_partner: { name: text },
    fiscal_partner: { name: text, vat: text },
    fiscal_address: { full_address: text },
    notification_address: { name: text, full_address: text, email: present, mobile: present },
    cups: { name: text, street: text, city: text, ref_catastral: present, full_address: text },
    dso: present,
    dso_reference: present,
    dso_phone: present,
    tariff: { name: text },
    pricelist: { name: text, nom_comercial: present },
    pressio: present,
    caudal: present,
    contracted_power_period: expect.any(Array),
    services: expect.any(Array),
    bonos_sociales: expect.any(Array),
    attachments: expect.any(Array),
    bateria_virtual: expect.any(Array),
  })
})

it('a draft says where it is signed while it waits for that, and no longer', async () => {
  const address = 'https://firma.prueba.endoll.test/1'
  const waits = await addCaller(server, { state: 'esborrany', sign_day: null, sign_address: address })
  const told = async () => (await waits.send('GET', `contracts/${waits.contract.name}/`)).body
  expect(await told()).toMatchObject({ sign_address: address })
  await server.db
    .updateTable('contract')
    .set({ sign_day: '2026-11-20' })
    .where('id', '=', waits.contract.id)
    .execute()
  expect(await told()).toMatchObject({ sign_address: null })
})
