import { encodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { expect, it } from 'vitest'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, addMarket, newContract, addMonth, addDays, soFarOf } = billedContracts()

it('the bill so far leaves out surplus whose price is not known, and nothing is above the usual until it is', async () => {
  const contract = await newContract()
  for (const month of [8, 9, 10]) await addMonth(contract, month, { total_cents: 100 })
  await addDays(contract, '2026-10-26', '2026-11-21')
  const dark = (await soFarOf(contract)).estimate
  expect(dark).toMatchObject({ leaves_out: [], above_usual: true })
  await db()
    .updateTable('consumption_day')
    .set({ export_curve: encodeCurve(Array<number>(24).fill(50)), export_wh: 1200 })
    .where('contract_id', '=', contract.id)
    .where('day', '=', '2026-11-10')
    .execute()
  expect((await soFarOf(contract)).estimate).toMatchObject({
    amount_so_far: dark!.amount_so_far,
    leaves_out: ['surplus'],
    above_usual: false,
  })
  const row = { product_code: 'LLUM', concept: 'surplus' as const, tariff_period: 0, price: '0' }
  await db()
    .insertInto('product_price')
    .values({ ...row, from_day: '2026-11-01', unit: 'EUR/kWh' })
    .execute()
  expect((await soFarOf(contract)).estimate).toMatchObject({ leaves_out: [], above_usual: true })
  await db()
    .deleteFrom('product_price')
    .where('product_code', '=', 'LLUM')
    .where('concept', '=', 'surplus')
    .execute()
})

it('surplus that follows the market is worth what the hours were there, and nothing is said of hours without a price [r.market-surplus]', async () => {
  const row = { product_code: 'LLUM', tariff_period: 0, from_day: '2026-10-01', unit: '%' as const }
  await db()
    .insertInto('product_price')
    .values({ ...row, concept: 'market_surplus', price: '100' })
    .execute()
  const contract = await newContract()
  for (const month of [8, 9, 10]) await addMonth(contract, month, { total_cents: 100 })
  await addDays(contract, '2026-10-26', '2026-11-21')
  const dark = (await soFarOf(contract)).estimate
  await db()
    .updateTable('consumption_day')
    .set({ export_curve: encodeCurve(Array<number>(24).fill(500)), export_wh: 12_000 })
    .where('contract_id', '=', contract.id)
    .where('day', '=', '2026-11-10')
    .execute()
  expect((await soFarOf(contract)).estimate).toMatchObject({
    amount_so_far: dark!.amount_so_far,
    leaves_out: ['surplus'],
    above_usual: false,
  })
  await addMarket('2026-11-10', () => 100)
  const paid = (await soFarOf(contract)).estimate!
  expect(paid.leaves_out).toEqual([])
  expect(paid.amount_so_far).toBeLessThan(dark!.amount_so_far - 1)
  await db().deleteFrom('product_price').where('concept', '=', 'market_surplus').execute()
})
