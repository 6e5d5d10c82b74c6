import { sql, type Selectable } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { SignatureTable } from '../../../platform/db/schema.generated.ts'

/** How a request is signed. The database compares the times, so that there is one clock. */
export type SignatureRow = Selectable<SignatureTable> & {
  readonly over: boolean
  readonly code_over: boolean
}

/** Between two sendings of a link: so long a mail may take to arrive. */
export const linkPauseMs = 2 * 60_000
/** Codes of one account in a day that were not used to sign, so that new requests do not give more guesses. */
export const mostUnsignedSendings = 15

function signatures(db: Db, nowMs: number) {
  return db
    .selectFrom('signature')
    .selectAll()
    .select([
      sql<boolean>`expires_at <= ${at(nowMs)}`.as('over'),
      sql<boolean>`coalesce(code_expires_at <= ${at(nowMs)}, true)`.as('code_over'),
    ])
}

/** Who signs: the customer who asked, or who becomes the holder of the contract. */
export type Signer = SignatureRow['signer']

/** The signature of a request, by default of the customer who asked. */
export function findSignature(
  db: Db,
  nowMs: number,
  requestId: number,
  signer: Signer = 'customer',
): Promise<SignatureRow | undefined> {
  return signatures(db, nowMs)
    .where('request_id', '=', requestId)
    .where('signer', '=', signer)
    .executeTakeFirst()
}

export function findSignatureByLink(
  db: Db,
  nowMs: number,
  linkHash: Buffer,
): Promise<SignatureRow | undefined> {
  return signatures(db, nowMs).where('link_hash', '=', linkHash).executeTakeFirst()
}

export function findSignatureByEnvelope(
  db: Db,
  nowMs: number,
  envelope: string,
): Promise<SignatureRow | undefined> {
  return signatures(db, nowMs).where('provider_reference', '=', envelope).executeTakeFirst()
}

/** The link that the account's new e-mail waits for; other requests may wait for the same one. */
export function findAccountLink(db: Db, nowMs: number, accountId: number): Promise<SignatureRow | undefined> {
  return signatures(db, nowMs)
    .where('link_hash', 'is not', null)
    .where('request_id', 'in', (waiting) =>
      waiting
        .selectFrom('request')
        .select('request.id')
        .where('request.account_id', '=', accountId)
        .where('request.contract_id', 'is', null)
        .where('request.procedure', '=', 'contact_email')
        .where('request.state', '=', 'waiting_signature'),
    )
    .executeTakeFirst()
}

/** Codes sent to an account in the last day for unsigned requests. */
export async function countUnsignedSendings(db: Db, accountId: number, nowMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('signature')
    .innerJoin('request', 'request.id', 'signature.request_id')
    .select(sql<number>`coalesce(sum(signature.code_sent), 0)::int`.as('count'))
    .where(sql<number>`coalesce(signature.signer_account_id, request.account_id)`, '=', accountId)
    .where('signature.signed_at', 'is', null)
    .where('signature.signer', '=', 'customer')
    .where('signature.code_expires_at', '>', at(nowMs - 86_400_000))
    .executeTakeFirstOrThrow()
  return count
}
