import type { Db } from '../../platform/db/open.ts'
import { readContractNames } from '../../platform/unscoped-contracts.ts'
import type { CardPaymentRow } from './payment.ts'

/** Numbers and amounts of the bills that a payment pays. */
export async function partsOf(db: Db, { id }: Pick<CardPaymentRow, 'id'>) {
  const parts = await db
    .selectFrom('card_payment_part')
    .innerJoin('invoice', 'invoice.id', 'card_payment_part.invoice_id')
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.day',
      'invoice.contract_id',
      'card_payment_part.amount_cents',
      'card_payment_part.instalment',
      'card_payment_part.instalments',
      'card_payment_part.rest_cents',
    ])
    .where('card_payment_part.payment_id', '=', id)
    .orderBy('invoice.day')
    .orderBy('invoice.number')
    .execute()
  const names = await readContractNames(
    db,
    parts.map(({ contract_id }) => contract_id),
  )
  return parts.map((part) => ({ ...part, contract: names.get(part.contract_id) ?? '' }))
}
