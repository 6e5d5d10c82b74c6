import { beforeAll, expect, it } from 'vitest'
import type { OwnMeters } from '@endoll/api/own-readings.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, newContract, addMonth, get } = billedContracts()

beforeAll(async () => {
  await db()
    .insertInto('crm_category')
    .values({ id: 20, section: 'Contador', name: 'Lecturas', supply: 'any', to_day: null })
    .execute()
})

it.each(['estimated', 'real'] as const)(
  'what a kWh cost is said of a last reading that was %s',
  async (method) => {
    const contract = await newContract()
    const bill = await addMonth(contract, 10)
    const reading = { magnitude: 'import', current_day: '2026-10-31', method } as const
    await db()
      .insertInto('invoice_reading')
      .values(
        [1, 2, 3].map((tariff_period) => ({
          ...reading,
          invoice_id: bill.id,
          tariff_period,
          current_reading: 1_683_000,
          quantity: 60_000,
        })),
      )
      .execute()
    const { meters } = (await get(`contracts/${contract.name}/own_readings/`)).body as OwnMeters
    const taxes = 1.0511269632 * 1.21
    // The product's prices of the three periods.
    for (const [index, price] of [0.2, 0.15, 0.1].entries()) {
      if (method === 'real') expect(meters[index]?.price).toBeNull()
      else expect(meters[index]?.price).toBeCloseTo(price * taxes, 6)
    }
  },
)
