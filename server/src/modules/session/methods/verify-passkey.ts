import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Assertion } from '@endoll/api/passkeys.ts'
import { at } from '../../../platform/db/at.ts'
import type { Services } from '../../../platform/services.ts'
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

/**
 * The account whose passkey signed a challenge of ours for this purpose; undefined when anything is not as it has to be.
 * The challenge is spent whatever comes of it.
 */
export async function verifyPasskey(
  services: Services,
  passkey: Assertion,
  asked: ChallengeOf,
): Promise<number | undefined> {
  const { db, clock } = services
  const challenge = challengeIn(passkey.response.clientDataJSON)
  if (!(await spendChallenge(db, clock.nowMs(), challenge, asked))) return undefined
  const stored = await findPasskey(services, passkey.id)
  if (!stored) return undefined
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
      counter: stored.counter,
    },
  }).catch(() => undefined) // It throws for whatever does not fit: a wrong origin, a counter that went back, bytes of no sense.
  if (!verified?.verified) return undefined

  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: at(clock.nowMs()) })
    .where('id', '=', stored.id)
    .where('counter', '=', stored.counter)
    .executeTakeFirstOrThrow()
  // Another answer of the same key counted on meanwhile: one of the two is a copy.
  return numUpdatedRows === 1n ? stored.account_id : undefined
}
