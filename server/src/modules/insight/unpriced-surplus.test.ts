import { encodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { expect, it } from 'vitest'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, newContract, addMonth, addDays, soFarOf } = billedContracts()

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
