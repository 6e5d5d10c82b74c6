import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { fileDocument } from '../../documents/file-document.ts'
import { texts } from '../../texts.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('names what the office filed in the language of who reads, and leaves what came from the retailer [r.filed-names]', async () => {
  const { db } = server
  const customer = await addCustomer(db)
  const { id: contractId, name: contract } = await addContract(db, customer)
  const { newContract, priceNotice, renewalLetter } = texts.es
  const { filed } = newContract
  const common = { contractId, day: '2026-11-20', content: Buffer.from('%PDF') }
  const file = (name: string, category: string, filename: string, reference?: string) =>
    fileDocument(db, { ...common, name, category, filename, ...(reference && { reference }) })
  await file('Pressupost.pdf', 'Altres', 'a.pdf', 'A-1')
  await file(filed.contract, filed.category, 'ABCD-1234-contract.pdf')
  await file(filed.conditions, filed.category, 'ABCD-1234-conditions.pdf')
  await file(
    renewalLetter.filed.name('x'),
    renewalLetter.filed.category,
    'b.pdf',
    'endoll:renewal:2026-12-19',
  )
  const product = await db
    .selectFrom('contract')
    .select('product_code')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  const notice = await file(
    priceNotice.filed.name('x'),
    priceNotice.filed.category,
    'c.pdf',
    'endoll:prices:7',
  )
  await db
    .insertInto('price_notice')
    .values({
      contract_id: contractId,
      product_code: product.product_code,
      from_day: '2027-01-01',
      prices_hash: Buffer.alloc(32),
      made_at: '2026-11-20T10:00:00Z',
      attachment_id: notice!,
    })
    .execute()
  const headers = await server.signIn(customer)
  const namesIn = async (lang: string) => {
    const { body } = await server.get(`contracts/${contract}/?lang=${lang}`, headers)
    return (body as ContractDetail).attachments.map(({ name, category_name }) => `${category_name}: ${name}`)
  }
  expect(await namesIn('ca_ES')).toEqual([
    'Avisos: Canvi de preus del dia 1 de gener del 2027',
    'Avisos: Renovació després del dia 19 de desembre del 2026',
    'Contractes: Condicions generals',
    'Contractes: Contracte signat',
    'Altres: Pressupost.pdf',
  ])
  expect((await namesIn('es_ES')).slice(2, 4)).toEqual([
    'Contratos: Condiciones generales',
    'Contratos: Contrato firmado',
  ])
})
