import { sql, type Selectable } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { SignatureTable } from '../../../platform/db/schema.generated.ts'

/** How a request is signed. Whether times have passed is told by the database, which alone compares them. */
export type SignatureRow = Selectable<SignatureTable> & {
  readonly over: boolean
  readonly code_over: boolean
}

/** How often a code may be sent for one request, tried for one sending, and for how long it counts. */
export const mostSendings = 3
export const mostTries = 5
export const codeMinutes = 10

const signatures = (db: Db, nowMs: number) =>
  db
    .selectFrom('signature')
    .selectAll()
    .select([
      sql<boolean>`expires_at <= ${at(nowMs)}`.as('over'),
      sql<boolean>`coalesce(code_expires_at <= ${at(nowMs)}, true)`.as('code_over'),
    ])

export const findSignature = (db: Db, nowMs: number, requestId: number): Promise<SignatureRow | undefined> =>
  signatures(db, nowMs).where('request_id', '=', requestId).executeTakeFirst()

export const findSignatureByLink = (
  db: Db,
  nowMs: number,
  linkHash: Buffer,
): Promise<SignatureRow | undefined> =>
  signatures(db, nowMs).where('link_hash', '=', linkHash).executeTakeFirst()

export const findSignatureByEnvelope = (
  db: Db,
  nowMs: number,
  envelope: string,
): Promise<SignatureRow | undefined> =>
  signatures(db, nowMs).where('provider_reference', '=', envelope).executeTakeFirst()
