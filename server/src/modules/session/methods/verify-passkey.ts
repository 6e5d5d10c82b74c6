import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Assertion } from '@endoll/api/passkeys.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { invalidFields } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { noticeAccount } from '../operations/account-notice.ts'
import type { Attempt } from '../attempts.ts'
import { findAccount } from '../queries.ts'
import { requireCode } from './app-codes.ts'
import { challengeIn, spendChallenge, type ChallengeOf } from './challenges.ts'
import { relyingPartyOf } from './relying-party.ts'

function findPasskey({ db }: Pick<Services, 'db'>, credentialId: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select([
      'passkey.id',
      'passkey.account_id',
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.counter',
      'account.passkey_handle',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** As authenticators are given it. */
export function handleOf(passkeyHandle: string): Buffer {
  return Buffer.from(passkeyHandle.replaceAll('-', ''), 'hex')
}

/** What is asked of a passkey, beside the challenge. */
interface PasskeyAsked {
  /** Only this account's, where it is known. */
  readonly accountId?: number
  readonly code: string | undefined
  /** The try that the code is; one of the account's where not given. */
  readonly counted?: Promise<Attempt>
}

/**
 * The account whose passkey signed a challenge of ours for this purpose; undefined if anything is not as it has to be.
 * The challenge is spent whatever comes of it. A count that begins again is a sign of a copy and no proof (WebAuthn L3,
 * 6.1.1): such a passkey is taken with a code of the account, counts from there, and the owner is told.
 */
export async function verifyPasskey(
  services: Services,
  passkey: Assertion,
  asked: ChallengeOf,
  { accountId, code, counted }: PasskeyAsked,
): Promise<number | undefined> {
  const { db, clock } = services
  const challenge = challengeIn(passkey.response.clientDataJSON)
  if (!(await spendChallenge(db, clock.nowMs(), challenge, asked))) return undefined
  const stored = await findPasskey(services, passkey.id)
  if (!stored || (accountId !== undefined && stored.account_id !== accountId)) return undefined
  const { userHandle, ...answer } = passkey.response
  if (userHandle !== undefined && userHandle !== handleOf(stored.passkey_handle).toString('base64url'))
    return undefined

  const { id, origin } = relyingPartyOf(services)
  const verified = await verifyAuthenticationResponse({
    response: {
      ...passkey,
      response: { ...answer, ...(userHandle === undefined ? {} : { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(stored.public_key),
      // Looked at below: the library refuses one that went back.
      counter: 0,
    },
  }).catch(() => undefined) // It throws for whatever does not fit: a wrong origin, bytes of no sense.
  if (!verified?.verified) return undefined

  const { newCounter: counter } = verified.authenticationInfo
  // Passkeys that do not count say 0 each time.
  const countsAnew = stored.counter > 0 && counter <= stored.counter
  if (countsAnew) {
    if (code === undefined) throw invalidFields({ code: ['required_field'] })
    await requireCode(services, stored.account_id, code, counted)
  }
  return transact(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('passkey')
      .set({ counter, used_at: at(clock.nowMs()) })
      .where('id', '=', stored.id)
      .where('counter', '=', stored.counter)
      .executeTakeFirstOrThrow()
    // Another answer of the same key counted on meanwhile: one of the two is a copy.
    if (numUpdatedRows === 0n) return undefined
    if (countsAnew) {
      const account = await findAccount(transaction, stored.account_id)
      if (account) await noticeAccount(transaction, services, account, 'passkey_counts_anew')
    }
    return stored.account_id
  })
}
