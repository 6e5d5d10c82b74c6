import type { HolderChangeKind } from '@endoll/domain/procedures/change-holder.ts'
import type { Db } from '../../../platform/db/open.ts'
import { reach, type Reached } from '../../session/operations/known-person.ts'
import { submissionOf, type RequestRow } from '../request.ts'
import type { SignatureRow } from '../signature/signature-row.ts'

/** Who is to become the holder, as the holder wrote it. */
export interface NewHolder {
  readonly kind: HolderChangeKind
  readonly name: string
  readonly nif: string
  readonly email: string
  readonly mobile: string
}

export function newHolderOf(request: Pick<RequestRow, 'reference' | 'submission'>): NewHolder {
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

/** Who a new holder is now, and where they are written to. */
export interface WhoSigns extends Reached {
  readonly holder: NewHolder
  /** A customer's own, not the one that somebody typed for them. */
  readonly name: string
}

/**
 * Who signs as the new holder: whom a tax id names that is a customer's already is that customer, written to at their own
 * address and never at the one that the holder typed.
 */
export async function whoSigns(
  db: Db,
  request: Pick<RequestRow, 'reference' | 'submission'>,
  signature: Pick<SignatureRow, 'known_customer_id'> | undefined,
  nowMs: number,
): Promise<WhoSigns> {
  const holder = newHolderOf(request)
  const asked = { nif: holder.nif, typed: holder.email, chosen: signature?.known_customer_id ?? null }
  const reached = await reach(db, asked, nowMs)
  return { ...reached, holder, name: reached.known?.name ?? holder.name }
}

/**
 * Whether who holds the link of a signature is who has to sign now: nobody was a customer then and nobody is, or it went
 * to the same customer, or to an address that has turned out to be the customer's.
 */
export function isWhoSigns(
  signature: Pick<SignatureRow, 'known_customer_id' | 'sent_to'>,
  { known, address }: Reached,
): boolean {
  if (!known) return signature.known_customer_id === null
  if (address === null || signature.sent_to === null) return false
  return known.id === signature.known_customer_id || address === signature.sent_to.toLowerCase()
}
