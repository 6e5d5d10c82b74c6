import type { Db } from '../platform/db/open.ts'

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

/** A gas tariff of last resort of the last quarter of 2026, with invented prices, offered in RL.2 and RL.3. */
export async function addLastResort(db: Db, source = 'BOE-A-2026-99999'): Promise<void> {
  await db
    .insertInto('product')
    .values({ code: 'TUR', kind: 'gas', name: 'Último recurso', commercial_name: null, last_resort: true })
    .execute()
  const price = {
    product_code: 'TUR',
    tariff_period: 0,
    from_day: '2026-10-01',
    to_day: '2027-01-01',
    source,
  }
  await db
    .insertInto('product_price')
    .values([
      { ...price, concept: 'fixed', price: '5', unit: 'EUR/month' },
      { ...price, concept: 'energy', price: '0.05', unit: 'EUR/kWh' },
    ])
    .execute()
  const offer = {
    product_code: 'TUR',
    from_day: '2026-01-01',
    to_day: null,
    customers: 'any' as const,
    self_consumption: 'any' as const,
    description: null,
    url: null,
  }
  await db
    .insertInto('product_offer')
    .values(['RL.2', 'RL.3'].map((tariff) => ({ ...offer, tariff })))
    .execute()
}
