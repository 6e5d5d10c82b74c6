import { expect, it } from 'vitest'
import type { readHours, readPrices } from '@endoll/api/data.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'
import { addDataToken } from '../../testing/add-data-token.ts'
import type { TestContract } from '../../testing/factories.ts'

const billed = billedContracts()
const taxes = 1.0511269632 * 1.21

async function read<Reply>({ name }: TestContract, path: string): Promise<Reply> {
  const secret = await addDataToken(billed.db(), billed.customer())
  const url = `/api/data/v1/supplies/${name}/${path}`
  return (await billed.server().inject({ url, headers: { authorization: `Bearer ${secret}` } })).json<Reply>()
}

type Steps = ReplyOf<typeof readHours>
const oneDay = '?from=2026-11-20&to=2026-11-20'

it('an hour costs its kWh at the price of its period with taxes, as the office has the day', async () => {
  const contract = await billed.newContract()
  await billed.addDays(contract, '2026-11-20', '2026-11-21', () => ({ importWh: 1500 }))
  const { items } = await read<Steps>(contract, `hours/${oneDay}`)
  // 20 November 2026 is a Friday: the night is P3, the hours from 10 h are P1.
  expect(items[3]?.price).toBeCloseTo(0.1 * taxes, 8)
  expect(items[10]?.price).toBeCloseTo(0.2 * taxes, 8)
  expect(items[10]?.amount).toBeCloseTo(1.5 * 0.2 * taxes, 5)
  const sum = items.reduce((all, { amount }) => all + (amount ?? Number.NaN), 0)
  const { body } = await billed.get(
    `contracts/${contract.name}/cch/series/daily/?start=2026-11-20&end=2026-11-20`,
  )
  const { cost } = body as { cost: { by_period_microcents: number[][] } }
  expect(cost.by_period_microcents[0]!.reduce((all, part) => all + part, 0) / 1e8).toBeCloseTo(sum, 4)
})

it('a product that follows the market has the price of each hour, and tomorrow’s once it is known', async () => {
  await billed.addMarketProduct()
  const contract = await billed.newContract({ product_code: 'MERCAT' })
  await billed.addMarket('2026-11-20', (hour) => 40 + hour)
  await billed.addMarket('2026-11-21', (hour) => 60 + hour)
  await billed.addDays(contract, '2026-11-20', '2026-11-21', () => ({
    importWh: Array.from({ length: 96 }, () => 250),
  }))
  const { items } = await read<Steps>(contract, `quarters/${oneDay}`)
  expect(items).toHaveLength(96)
  // 10 h: P1. 120 % of 50 EUR/MWh and 0.12 on top.
  expect(items[40]?.price).toBeCloseTo((0.05 * 1.2 + 0.12) * taxes, 6)
  expect(items[40]?.amount).toBeCloseTo(0.25 * (0.05 * 1.2 + 0.12) * taxes, 6)
  const prices = async () => (await read<ReplyOf<typeof readPrices>>(contract, 'prices/')).items
  expect((await prices())[24]).toEqual({ start: '2026-11-22T00:00:00+01:00', price: null })
  await billed.addMarket('2026-11-22', () => 30)
  expect((await prices())[24]?.price).toBeCloseTo((0.03 * 1.2 + 0.02) * taxes, 6)
})

it('gas has no hours and no prices of hours', async () => {
  const gas = await billed.newContract({ kind: 'gas' })
  expect(await read(gas, `hours/${oneDay}`)).toEqual({ items: [], next: null })
  expect(await read(gas, 'prices/')).toEqual({ items: [] })
})
