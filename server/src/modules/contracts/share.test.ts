import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const cau = 'ES0031999900000001LR0FA000'
const byHour = Array.from({ length: 8760 }, (_, index) => (index % 24 === 12 ? 400_000 : 50_000))

async function shareOf(
  rows: readonly { readonly year: number; readonly coefficients: number[]; readonly cau?: string }[],
  held_from: string | null = null,
) {
  const customer = await addCustomer(server.db)
  const contract = await addContract(server.db, customer, { self_consumption: '42', cau, held_from })
  for (const row of rows)
    await server.db
      .insertInto('sharing_coefficient')
      .values({ contract_id: contract.id, cau, participants: 8, ...row })
      .execute()
  const { body } = await server.get(`contracts/${contract.name}/`, await server.signIn(customer))
  return (body as ContractDetail).self_consumption?.share
}

it('is that of the last year up to this one, from the least to the most', async () => {
  const years = [
    { year: 2025, coefficients: byHour },
    { year: 2024, coefficients: [100_000] },
    { year: 2027, coefficients: [200_000] },
  ]
  expect(await shareOf(years)).toEqual({ year: 2025, least_percent: 5, most_percent: 40, participants: 8 })
})

it('is none once the contract has left the installation [r.import-sharing]', async () => {
  const years = [
    { year: 2025, coefficients: [125_000] },
    { year: 2026, coefficients: [0] },
  ]
  expect(await shareOf(years)).toBeNull()
})

it('is of the installation that the contract names, and none of who had it before', async () => {
  expect(
    await shareOf([{ year: 2026, coefficients: [125_000], cau: 'ES0031999900000002LR0FA000' }]),
  ).toBeNull()
  expect(await shareOf([{ year: 2024, coefficients: [125_000] }], '2025-03-01')).toBeNull()
  expect(await shareOf([{ year: 2026, coefficients: [125_000] }], '2025-03-01')).toMatchObject({
    least_percent: 12.5,
    most_percent: 12.5,
  })
})
