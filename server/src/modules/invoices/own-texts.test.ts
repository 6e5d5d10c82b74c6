import { afterAll, beforeAll, expect, it } from 'vitest'
import { addContract, addCustomer, addInvoice, addTexts } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { getBillData } from './invoice-document-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('an invoice says its product and rungs in the language of the call, and which they are in; its document as printed [r.own-texts]', async () => {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer)
  const headers = await server.signIn(customer)
  const { id } = await addInvoice(server.db, contract, { product_name: 'Llum clara', state: 'open' })
  await server.db
    .insertInto('invoice_pending_state')
    .values({ invoice_id: id, position: 0, code: 'X', change_day: '2026-11-01', description: 'Avís enviat' })
    .execute()
  await addTexts(
    server.db,
    ['Llum clara', 'ca'],
    ['Avís enviat', 'ca'],
    ['Avís enviat', 'es', 'Aviso enviado'],
  )
  const said = {
    pricelist: { name: 'Llum clara' },
    pending_state_history: [
      { change_date: '2026-11-01', pending_state: { ov_description: 'Aviso enviado' } },
    ],
  }
  const text_languages = { 'Llum clara': 'ca', 'Aviso enviado': 'es' }
  const { body: list } = await server.get('invoices/?lang=es', headers)
  expect(list).toMatchObject({ items: [said], text_languages })
  const { body: bill } = await server.get(`invoices/${id}/bill/?lang=es`, headers)
  expect(bill).toMatchObject({ invoice: said, text_languages, ladder: [{ description: 'Aviso enviado' }] })
  const { body: english } = await server.get('invoices/?lang=en', headers)
  expect(english).toMatchObject({ text_languages: { 'Llum clara': 'ca', 'Avís enviat': 'ca' } })
  const store = { db: server.db, deployment: server.services.deployment }
  const data = await getBillData(store, customer, String(id))
  expect(data.textLanguages).toEqual({ 'Llum clara': 'ca' })
})
