import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContract, addCustomer, addTexts } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('a contract and the list say the retailer’s texts in the language of the call, and which they are in [r.own-texts]', async () => {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer)
  const headers = await server.signIn(customer)
  const { product_code } = await server.db
    .selectFrom('contract')
    .select('product_code')
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('product')
    .set({ commercial_name: 'Llum clara' })
    .where('code', '=', product_code)
    .execute()
  await server.db
    .insertInto('contract_service')
    .values(
      ['Manteniment', 'Avería'].map((name) => ({
        contract_id: contract.id,
        kind: 'service' as const,
        name,
        start_day: '2024-02-01',
      })),
    )
    .execute()
  await addTexts(
    server.db,
    ['Manteniment', 'ca'],
    ['Manteniment', 'es', 'Mantenimiento'],
    ['Llum clara', 'ca'],
  )
  const detail = async (lang: string) => {
    const { body } = await server.get(`contracts/${contract.name}/?lang=${lang}`, headers)
    return body as { services: { name: string }[]; text_languages: object; pricelist: object }
  }
  const es = await detail('es')
  expect(es.services.map(({ name }) => name).toSorted()).toEqual(['Avería', 'Mantenimiento'])
  expect(es.text_languages).toEqual({ Mantenimiento: 'es', 'Llum clara': 'ca' })
  expect((await detail('en')).text_languages).toEqual({ Manteniment: 'ca', 'Llum clara': 'ca' })
  const { body } = await server.get('contracts?lang=es', headers)
  expect(body).toMatchObject({ text_languages: { 'Llum clara': 'ca' } })
})
