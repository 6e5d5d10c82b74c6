import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function owedOf(held_from: string | null) {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, { held_from })
  const debts = [
    { reference: 'B', day: '2020-05-01', amount_cents: 1250 },
    { reference: 'A', day: '2019-05-01', amount_cents: 100 },
    { reference: 'C', day: '2021-05-01', amount_cents: 0 },
  ]
  for (const debt of debts)
    await server.db
      .insertInto('old_debt')
      .values({ contract_id: contract.id, concept: `Factura ${debt.reference}`, ...debt })
      .execute()
  const { body } = await server.get(`contracts/${contract.name}/`, await server.signIn(customer))
  const { amount_debt, old_debts } = body as ContractDetail
  return { amount_debt, old_debts: old_debts.map(({ reference, amount }) => [reference, amount]) }
}

it('are shown with what is still owed, oldest first, and count into the debt [r.import-old-debts]', async () => {
  expect(await owedOf(null)).toEqual({
    amount_debt: 13.5,
    old_debts: [
      ['A', 1],
      ['B', 12.5],
    ],
  })
})

it('are not those of who had the contract before', async () => {
  expect(await owedOf('2020-01-01')).toEqual({ amount_debt: 12.5, old_debts: [['B', 12.5]] })
})
