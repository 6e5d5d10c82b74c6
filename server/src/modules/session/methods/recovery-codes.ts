import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { sha256 } from '../../../platform/sha256.ts'

const howMany = 10
/** Crockford's alphabet: no letter is taken for a figure. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Fifty random bits, as 8QK2P-M7D4T. */
function newCode(): string {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** As it may be typed: small letters, blanks, no hyphen, O for 0, I or L for 1. */
function asStored(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Random, so no salt is needed; the account keeps one code from being that of two. */
function hashOf(accountId: number, code: string): Buffer {
  return sha256(`${accountId} ${asStored(code)}`)
}

/** New codes in place of those that are left. They are shown once: only their hashes are stored. */
export async function renewRecoveryCodes(transaction: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute()
  return codes
}

/** Codes of an account that has none yet; an empty list where it has some. */
export async function giveFirstRecoveryCodes(transaction: Db, accountId: number): Promise<string[]> {
  const there = await transaction
    .selectFrom('recovery_code')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return there ? [] : renewRecoveryCodes(transaction, accountId)
}

/** With the last way to sign in its codes go. */
export async function endUnneededCodes(transaction: Db, accountId: number): Promise<void> {
  await transaction
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`not exists (select from passkey where account_id = ${accountId})
        and not exists (select from app_codes where account_id = ${accountId} and confirmed_at is not null)`,
    )
    .execute()
}

/** Consumes a code; false if it is not the account's, or was used. */
export async function spendRecoveryCode(
  db: Db,
  nowMs: number,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: at(nowMs) })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
