import { seal, unseal } from '../../../platform/at-rest/seal.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { appSetup, newAppSecret, stepOf } from '../../../platform/app-code.ts'
import { noticeAccount } from '../operations/account-notice.ts'
import { attemptsOf, type Attempt } from '../attempts.ts'
import { sessionCode } from './session-code.ts'
import { findAccount } from '../queries.ts'
import {
  endUnneededCodes,
  giveFirstRecoveryCodes,
  renewRecoveryCodes,
  spendRecoveryCode,
} from './recovery-codes.ts'

function findAppCodes(db: Db, accountId: number) {
  return db
    .selectFrom('app_codes')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function hasAppCodes(db: Db, accountId: number): Promise<boolean> {
  return (await findAppCodes(db, accountId))?.confirmed_at != null
}

/** What is wrong with a code of the app: another one, or one that was used; undefined of the right one, which it uses up. */
async function spendAppCode(
  db: Db,
  nowMs: number,
  accountId: number,
  code: string,
): Promise<'code_wrong' | 'code_used' | undefined> {
  const stored = await findAppCodes(db, accountId)
  const step =
    stored && stepOf(unseal('app_codes.secret', { account_id: accountId }, stored.secret), code, nowMs)
  if (step === undefined) return 'code_wrong'
  const { numUpdatedRows } = await db
    .updateTable('app_codes')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? undefined : 'code_used'
}

/**
 * Fails unless a code of the app or a recovery code is right, which uses it up. Wrong ones are counted: after the
 * password by account, of an open session by that session.
 */
export async function requireCode(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  typed: string,
  counted: Promise<Attempt> = attemptsOf(db).code(accountId),
): Promise<void> {
  const nowMs = clock.nowMs()
  const attempt = await counted
  const code = typed.replaceAll(/\s/g, '')
  const isOfApp = /^\d{6}$/.test(code) && (await hasAppCodes(db, accountId))
  const spendRecovery = async () =>
    (await spendRecoveryCode(db, nowMs, accountId, code)) ? undefined : ('code_wrong' as const)
  const problem = isOfApp ? await spendAppCode(db, nowMs, accountId, code) : await spendRecovery()
  attempt.end()
  if (problem) throw new Failure(problem)
  await attempt.forgive()
}

/** A secret that is in use once its first code was entered. Existing codes must be removed first. */
export async function newAppCodes({ db, deployment }: Services, caller: Caller) {
  const account = await findAccount(db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  const plain = newAppSecret()
  const secret = seal('app_codes.secret', { account_id: account.id }, plain)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('app_codes')
    .values({ account_id: account.id, secret })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, last_step: 0 })
        .where('app_codes.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw notFound()
  return appSetup(plain, account.email, deployment.organisation.name)
}

export async function confirmAppCodes(services: Services, caller: Caller, code: string) {
  const { db, clock } = services
  const account = await findAccount(db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  const attempt = await sessionCode(services, caller)
  const problem = await spendAppCode(db, clock.nowMs(), account.id, code.replaceAll(/\s/g, ''))
  attempt.end()
  if (problem) throw new Failure(problem)
  await attempt.forgive()
  return transact(db, async (transaction) => {
    await transaction
      .updateTable('app_codes')
      .set({ confirmed_at: at(clock.nowMs()) })
      .where('account_id', '=', account.id)
      .execute()
    await noticeAccount(transaction, services, account, 'method_added')
    return { recovery_codes: await giveFirstRecoveryCodes(transaction, account.id) }
  })
}

export async function removeAppCodes(services: Services, caller: Caller): Promise<void> {
  const account = await findAccount(services.db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  await transact(services.db, async (transaction) => {
    await transaction.deleteFrom('app_codes').where('account_id', '=', account.id).execute()
    await endUnneededCodes(transaction, account.id)
    await noticeAccount(transaction, services, account, 'method_removed')
  })
}

export function newRecoveryCodes({ db }: Services, caller: Caller): Promise<string[]> {
  return transact(db, (transaction) => renewRecoveryCodes(transaction, caller.accountId))
}
