import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { at } from '../../platform/db/at.ts'
import { hashOfSecret, newSecret } from '../../platform/secret.ts'

/** What a one-time token may be used for; it is not valid for anything else. */
export type HandOffPurpose = 'sign-in' | 'client-id'

/** Who of the retailer opens a customer's office, and why, in their words. */
export interface OpenedBy {
  readonly by: string
  readonly why: string
}

/** Makes a one-time token for an account, to be put in an address. Only its hash is stored. */
export async function createHandOff(
  { clock, deployment }: Services,
  db: Db,
  accountId: number,
  { purpose, opened }: { readonly purpose: HandOffPurpose; readonly opened: OpenedBy },
): Promise<string> {
  const nowMs = clock.nowMs()
  const token = newSecret()
  await db
    .deleteFrom('hand_off')
    .where('expires_at', '<', at(nowMs - 24 * 3_600_000))
    .execute()
  await db
    .insertInto('hand_off')
    .values({
      token_hash: hashOfSecret(token),
      account_id: accountId,
      purpose,
      opened_by: opened.by,
      opened_why: opened.why,
      expires_at: at(nowMs + deployment.session.handOffSeconds * 1000),
    })
    .execute()
  return token
}

/** Withdraws the unused tokens of an account. */
export async function withdrawHandOffs(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('hand_off').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
}

/** Uses up a one-time token and returns its account; undefined if it was used before or is too old. */
export async function spendHandOff(
  db: Db,
  nowMs: number,
  token: string,
  purpose: HandOffPurpose,
): Promise<number | undefined> {
  const spent = await db
    .updateTable('hand_off')
    .set({ used_at: at(nowMs) })
    .where('token_hash', '=', hashOfSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at(nowMs))
    .returning('account_id')
    .executeTakeFirst()
  return spent?.account_id ?? undefined
}
