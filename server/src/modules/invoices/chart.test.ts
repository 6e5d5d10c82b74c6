import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { invoicesChart } from '@endoll/api/invoices.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Chart = ReplyOf<typeof invoicesChart>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function newCustomer() {
  const customer = await addCustomer(server.db)
  const headers = await server.signIn(customer)
  const chart = async (query = '') => {
    const { status, body } = await server.get(`invoices/chart/?${query}`, headers)
    expect(status).toBe(200)
    return body as Chart
  }
  return { customer, chart }
}

describe('the chart of invoices [c9.max-contracts] [c9.invoice-chart] [GET invoices/chart/]', () => {
  it('adds up by month and contract, refunds negative in euros and in kWh', async () => {
    const { customer, chart } = await newCustomer()
    const [ten, nine] = [
      await addContract(server.db, customer, { name: 'C-10' }),
      await addContract(server.db, customer, { name: 'C-9' }),
    ]
    const march = { day: '2026-03-05' }
    await addInvoice(server.db, ten, { ...march, total_cents: 1010, energy_wh: 1500 })
    await addInvoice(server.db, ten, { ...march, total_cents: 20, energy_wh: 1 })
    await addInvoice(server.db, nine, { ...march, total_cents: 5000, energy_wh: 100_000 })
    await addInvoice(server.db, nine, { ...march, type: 'A', total_cents: 5000, energy_wh: 100_000 })
    await addInvoice(server.db, nine, { ...march, type: 'B', total_cents: 4783, energy_wh: 2500 })
    await addInvoice(server.db, nine, { ...march, type: 'R', total_cents: 3, energy_wh: 0 })
    await addInvoice(server.db, nine, { ...march, type: 'RA', total_cents: -2, energy_wh: 0 })
    await addInvoice(server.db, ten, { day: '2026-02-28', total_cents: 7, energy_wh: 7 })
    expect(await chart()).toEqual({
      years: [2023, 2024, 2025, 2026],
      contracts: [
        { id: nine.id, name: 'C-9' },
        { id: ten.id, name: 'C-10' },
      ],
      records: [
        { month: '2026-02', contract_id: ten.id, amount: 0.07, energy: 0.007 },
        { month: '2026-03', contract_id: nine.id, amount: -47.82, energy: -2.5 },
        { month: '2026-03', contract_id: ten.id, amount: 10.3, energy: 1.501 },
      ],
    })
  })

  it('shows four calendar years, the current one whole', async () => {
    const { customer, chart } = await newCustomer()
    const contract = await addContract(server.db, customer)
    for (const day of ['2022-12-31', '2023-01-01', '2026-12-31', '2027-01-01'])
      await addInvoice(server.db, contract, { day })
    expect((await chart()).records.map(({ month }) => month)).toEqual(['2023-01', '2026-12'])
  })

  it('shows electricity, or gas, or one contract, and never somebody else’s', async () => {
    const { customer, chart } = await newCustomer()
    const flat = await addContract(server.db, customer)
    const house = await addContract(server.db, customer)
    const gas = await addContract(server.db, customer, { kind: 'gas' })
    const foreign = await addContract(server.db, await addCustomer(server.db))
    for (const contract of [flat, house, gas, foreign]) await addInvoice(server.db, contract)
    const shown = async (query: string) => (await chart(query)).contracts.map(({ id }) => id)
    expect(await shown('')).toEqual([flat.id, house.id])
    expect(await shown('type=gas')).toEqual([gas.id])
    expect(await shown(`contract=${house.name}`)).toEqual([house.id])
    expect(await shown(`contract=${gas.name}&type=electricity`)).toEqual([gas.id])
  })

  it('shows every contract as long as no month has more than can be distinguished, then only totals', async () => {
    const { customer, chart } = await newCustomer()
    const most = server.services.deployment.maxContracts
    const contracts = []
    for (let count = 0; count < most; count++) {
      const contract = await addContract(server.db, customer)
      await addInvoice(server.db, contract, { day: '2026-05-05', total_cents: 100, energy_wh: 1000 })
      contracts.push(contract)
    }
    // One contract more, but in a month of its own.
    const last = await addContract(server.db, customer)
    await addInvoice(server.db, last, { day: '2026-06-05', total_cents: 100, energy_wh: 1000 })
    const apart = await chart()
    expect([apart.contracts.length, apart.records.length]).toEqual([most + 1, most + 1])
    await addInvoice(server.db, last, { day: '2026-05-31', type: 'A', total_cents: 30, energy_wh: 500 })
    expect(await chart()).toMatchObject({
      contracts: [],
      records: [
        { month: '2026-05', contract_id: null, amount: most - 0.3, energy: most - 0.5 },
        { month: '2026-06', contract_id: null, amount: 1, energy: 1 },
      ],
    })
    expect((await chart(`contract=${last.name}`)).contracts).toHaveLength(1)
  })

  it('is empty without invoices', async () => {
    const { chart } = await newCustomer()
    expect(await chart()).toMatchObject({ contracts: [], records: [] })
  })
})
