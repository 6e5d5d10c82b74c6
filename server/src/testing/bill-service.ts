import type { Db } from '../platform/db/open.ts'

/** Makes a bill one over 12.10 €, a service with its IVA, of whom the tax id is: a firm's, unless said otherwise. */
export async function billService(db: Db, invoiceId: number, partnerNif = 'B58818501'): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ partner_nif: partnerNif, total_cents: 1210 })
    .where('id', '=', invoiceId)
    .execute()
  const key = { invoice_id: invoiceId, position: 1 }
  await db
    .insertInto('invoice_line')
    .values({
      ...key,
      kind: 'service',
      name: 'Asesoría',
      from_day: '2026-10-01',
      to_day: '2026-11-01',
      quantity: '1',
      unit: 'unit',
      price: '10',
      price_unit: 'EUR',
      amount_cents: 1000,
    })
    .execute()
  await db
    .insertInto('invoice_tax')
    .values({ ...key, tax: 'IVA', rate_unit: '%', rate: '21', base_cents: 1000, amount_cents: 210 })
    .execute()
}
