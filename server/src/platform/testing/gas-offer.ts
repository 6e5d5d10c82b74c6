import type { Db } from '../db/open.ts'

/** A product of gas that anybody may take in RL.2; the id of its offer. */
export async function addGasOffer(db: Db): Promise<number> {
  await db
    .insertInto('product')
    .values({ code: 'WARM', kind: 'gas', name: 'Gas de prueba', commercial_name: null })
    .execute()
  const price = { product_code: 'WARM', tariff_period: 0, from_day: '2026-01-01' }
  await db
    .insertInto('product_price')
    .values([
      { ...price, concept: 'fixed', price: '6', unit: 'EUR/month' },
      { ...price, concept: 'energy', price: '0.07', unit: 'EUR/kWh' },
    ])
    .execute()
  const { id } = await db
    .insertInto('product_offer')
    .values({
      product_code: 'WARM',
      tariff: 'RL.2',
      from_day: '2026-01-01',
      to_day: null,
      customers: 'any',
      self_consumption: 'any',
      description: null,
      url: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
