import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownContracts, ownInvoices } from './access.ts'
import { addContract, addCustomer, addInvoice } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('contracts and invoices are scoped by their query too, where the database shows every row', async () => {
  const { db } = database
  const [laia, marc] = [await addCustomer(db), await addCustomer(db)]
  const [hers, his] = [await addContract(db, laia), await addContract(db, marc)]
  const [bill] = [await addInvoice(db, hers), await addInvoice(db, his)]
  expect(await ownContracts(db, laia).select('contract.id').execute()).toEqual([{ id: hers.id }])
  expect(await ownInvoices(db, laia).select('invoice.id').execute()).toEqual([{ id: bill.id }])
  expect(await db.selectFrom('contract').select('id').execute()).toHaveLength(2)
})
