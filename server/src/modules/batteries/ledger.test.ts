import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addBattery,
  addBatteryLine,
  addContract,
  addCustomer,
  addInvoice,
  addMovements,
  type TestContract,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

function move(battery: number, contract: TestContract, rows: Parameters<typeof addMovements>[2]) {
  return addMovements(server.db, [battery, contract], rows)
}

describe('the ledger of one of several batteries', () => {
  it('shows movements of a bill in two batteries or two years as they came in', async () => {
    const customer = await addCustomer(server.db)
    const headers = await server.signIn(customer)
    const two = await addContract(server.db, customer)
    const [first, second] = [
      await addBattery(server.db, [[two, 50]]),
      await addBattery(server.db, [[two, 50]]),
    ]
    for (const number of ['T-1', 'T-2']) {
      await addBatteryLine(server.db, await addInvoice(server.db, two, { number }), 400)
    }
    // What T-1 took came out of the second battery, and what T-2 took in the year after what it put in.
    await move(first, two, [
      ['2025-06-01', 'T-1', 300],
      ['2025-12-31', 'T-2', 500],
      ['2026-01-01', 'T-2', -400],
    ])
    await move(second, two, [['2025-06-01', 'T-1', -400]])
    const ledger = async (battery: number, year: string) =>
      (await server.get(`contract/bateria_virtual_movements/${battery}?year=${year}`, headers)).body
    expect(await ledger(first, '2025')).toMatchObject({ deposits: 8, withdrawals: 0 })
    expect(await ledger(first, '2026')).toMatchObject({ deposits: 0, withdrawals: 4 })
    expect(await ledger(second, '2025')).toMatchObject({ deposits: 0, withdrawals: 4 })
    // The contract leaves the second battery; what T-1 took out of it then stays where it was.
    await server.db.deleteFrom('battery_contract').where('battery_id', '=', second).execute()
    expect(await ledger(first, '2025')).toMatchObject({ deposits: 8, withdrawals: 0 })
  })
})
