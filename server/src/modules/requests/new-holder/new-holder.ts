import type { HolderChangeKind } from '@endoll/domain/procedures/change-holder.ts'
import type { Db } from '../../../platform/db/open.ts'
import { submissionOf, type RequestRow } from '../request.ts'
import { signingAddress } from '../signature/signing-address.ts'

/** Who is to become the holder, as the holder wrote it. */
export interface NewHolder {
  readonly kind: HolderChangeKind
  readonly name: string
  readonly nif: string
  readonly email: string
  readonly mobile: string
}

export function newHolderOf(request: Pick<RequestRow, 'submission'>): NewHolder {
  const submission = submissionOf(request)
  const text = (key: string) => String(submission[key])
  return {
    kind: text('kind') as HolderChangeKind,
    name: text('new_holder_name'),
    nif: text('new_holder_nif'),
    email: text('new_holder_email'),
    mobile: text('new_holder_mobile'),
  }
}

/** The customer that a new holder is already: of several with the NIF one who signs in. Not within a customer's call. */
export function findCustomerOfNif(db: Db, nif: string) {
  return db
    .selectFrom('customer')
    .leftJoin('account', (join) =>
      join.onRef('account.customer_id', '=', 'customer.id').on('account.disabled_at', 'is', null),
    )
    .select(['customer.id', 'customer.name', 'account.id as account_id', 'account.password_hash'])
    .where('customer.nif', '=', nif)
    .orderBy('account.password_hash', (order) => order.asc().nullsLast())
    .orderBy('customer.id')
    .executeTakeFirst()
}

/**
 * Where codes for signing go: who is a customer with an account signs with the address of that account, so that nobody
 * else signs in their name. Not within a customer's call.
 */
export async function newHolderAddress(db: Db, { nif, email }: NewHolder, nowMs: number): Promise<string> {
  const known = await findCustomerOfNif(db, nif)
  if (!known?.account_id || known.password_hash === null) return email
  return signingAddress(db, known.account_id, nowMs)
}
