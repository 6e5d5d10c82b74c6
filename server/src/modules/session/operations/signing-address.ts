import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'

/** How long the former address still gets codes for signing. */
export const trustedAfterMs = 72 * 3_600_000

/**
 * Where codes for signing go. For three days after a change it is the address before: whoever took a session and the
 * password over needs the owner's mailbox too, and its owner has got a notice. A second change within the days keeps the
 * first address (decision 0021).
 */
export async function signingAddress(db: Db, accountId: number, nowMs: number): Promise<string> {
  const { address } = await db
    .selectFrom('account')
    .select(
      sql<string>`case when email_changed_at > ${at(nowMs - trustedAfterMs)} then coalesce(email_before, email)
                       else email end`.as('address'),
    )
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return address
}
