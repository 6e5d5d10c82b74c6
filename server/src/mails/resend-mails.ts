import { sql } from 'kysely'
import { at } from '../platform/db/at.ts'
import type { Services } from '../platform/services.ts'

/** What they carried was deleted when they were given up, and would be too old: another one is asked for instead. */
export const mailsWithSecrets = sql`('signature_code', 'spoken_code', 'confirm_email', 'reminder', 'password_link')`

/**
 * Puts mails that were given up back into the queue, as if they had never been tried; not those that were emptied since
 * (retention/remove-due.ts). All of them, or one by its id. Returns how many.
 */
export async function resendMails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id?: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update mail_outbox set failed_because = null, attempts = 0, next_attempt_at = ${at(clock.nowMs())}
     where sent_at is null and failed_because is not null and recipient <> '' and template not in ${mailsWithSecrets}
       and (${id ?? null}::bigint is null or id = ${id ?? null}::bigint)`.execute(db)
  return Number(numAffectedRows)
}
