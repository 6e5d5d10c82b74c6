import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open.ts'

const prefix = 'registered:'

/** The code of a customer who has registered and whom the retailer does not know yet. */
export function newRegisteredCode(): string {
  return prefix + randomUUID()
}

export function isRegisteredCode(code: string): boolean {
  return code.startsWith(prefix)
}

/** Codes of registered customers, for a query. */
export const registeredCodes = `${prefix}%`

/**
 * Frees e-mails of accounts that were only registered: nobody proved that the address is theirs, and now it is that of a
 * customer. Such an account is disabled and its sessions end, so that whoever registered it reaches nothing of the
 * customer. In the caller's transaction.
 */
export async function releaseRegistered(db: Db, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await sql`
    with released as (
      update account set email = 'released-' || account.id || '@registered.invalid', disabled_at = now()
        from customer
       where customer.id = account.customer_id and customer.code like ${registeredCodes}
         and account.email = any(${[...emails]})
      returning account.id)
    update session set ended_at = now(), ended_because = 'disabled' from released
     where session.account_id = released.id and session.ended_at is null`.execute(db)
}
