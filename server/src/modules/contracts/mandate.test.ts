import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addContract, addCustomer } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const iban = 'ES9121000418450200051332'
const other = 'ES7921000813610123456789'

async function contractWith(
  mandates: readonly (readonly [reference: string, iban: string, signed: string, state?: 'cancelled'])[],
  held_from: string | null = null,
) {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, { iban, held_from })
  for (const [reference, account, signed_day, state] of mandates) {
    const mandate = {
      contract_id: contract.id,
      reference,
      iban: account,
      signed_day,
      state: state ?? ('active' as const),
    }
    await server.db.insertInto('mandate').values(mandate).execute()
  }
  const shown = await server.get(`contracts/${contract.name}/`, await server.signIn(customer))
  return (shown.body as ContractDetail).mandate
}

it('is the newest active one of the account that is charged', async () => {
  const mandate = await contractWith([
    ['M-1', iban, '2020-01-01'],
    ['M-2', iban, '2021-01-01'],
    ['M-3', iban, '2022-01-01', 'cancelled'],
    ['M-4', other, '2023-01-01'],
  ])
  expect(mandate).toEqual({ reference: 'M-2', signed_date: '2021-01-01' })
  expect(await contractWith([['M-1', other, '2020-01-01']])).toBeNull()
})

it('is never one of who had the contract before', async () => {
  expect(await contractWith([['M-1', iban, '2020-01-01']], '2020-01-02')).toBeNull()
})
