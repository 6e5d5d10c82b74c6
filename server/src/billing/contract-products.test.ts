import { chargesFor } from '@endoll/domain/billing/charges.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract } from '../platform/unscoped-contracts.ts'
import { addContract, addCustomer } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { readBilledSupply } from './billed-supply.ts'
import { listContractProducts, pricesWithin } from './contract-products.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('a contract that changed its product [r.contract-products]', () => {
  it('is computed with the prices of the product of each day, also within a bill', async () => {
    const { db } = database
    const { id } = await addContract(db, await addCustomer(db), { powers_w: [4600, 4600] })
    await db.insertInto('product').values({ code: 'OLD', kind: 'electricity', name: 'Vieja' }).execute()
    const { product_code: present } = await readContract(db, id)
    const price = { tariff_period: 0, from_day: '2025-01-01', unit: 'EUR/kWh' as const }
    const power = { tariff_period: 0, from_day: '2025-01-01', unit: 'EUR/kW/year' as const, price: '30' }
    await db
      .insertInto('product_price')
      .values([
        { ...price, product_code: 'OLD', concept: 'energy', price: '0.10' },
        { ...power, product_code: 'OLD', concept: 'power' },
        // The present one has prices by period.
        ...[1, 2, 3].map((tariff_period) => ({
          ...price,
          tariff_period,
          product_code: present,
          concept: 'energy' as const,
          price: '0.20',
        })),
        { ...power, product_code: present, concept: 'power' },
      ])
      .execute()
    await db
      .insertInto('contract_product')
      .values({ contract_id: id, product_code: 'OLD', end_day: '2026-04-15' })
      .execute()
    const contract = await readContract(db, id)
    expect(
      (await listContractProducts(db, contract)).map(({ productCode, span }) => [productCode, span]),
    ).toEqual([
      ['OLD', { from: '2000-01-01', to: '2026-04-16' }],
      [present, { from: '2026-04-16', to: '9999-12-31' }],
    ])
    const span = { from: '2026-04-01', to: '2026-05-01' }
    const energy = [
      {
        span: { from: '2026-04-01', to: '2026-04-16' },
        tariffPeriod: 1 as const,
        importWh: 40_000,
        exportWh: 0,
      },
      {
        span: { from: '2026-04-16', to: '2026-05-01' },
        tariffPeriod: 1 as const,
        importWh: 60_000,
        exportWh: 0,
      },
    ]
    const charges = chargesFor(await readBilledSupply(db, contract), { energy }, span)
    const charged = charges.flatMap(({ kind, quantity, price: at, span: { from } }) =>
      kind === 'energy' && Number(quantity) > 0 ? [[from, Number(quantity), Number(at)]] : [],
    )
    expect(charged).toEqual([
      ['2026-04-01', 40, 0.1],
      ['2026-04-16', 60, 0.2],
    ])
  })

  it('keeps of each price the days on which its product held', () => {
    const one = { concept: 'energy', tariffPeriod: 0, price: '1', unit: 'EUR/kWh' } as const
    const held = { from: '2026-01-01', to: '2026-04-16' }
    expect(
      pricesWithin(
        [
          { ...one, from: '2025-01-01' },
          { ...one, from: '2025-01-01', to: '2026-01-01' },
          { ...one, from: '2026-03-01', to: '2026-06-01' },
        ],
        held,
      ),
    ).toEqual([
      { ...one, from: '2026-01-01', to: '2026-04-16' },
      { ...one, from: '2026-03-01', to: '2026-04-16' },
    ])
  })
})
