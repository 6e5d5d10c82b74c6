import { randomUUID } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { Attestation, passkeySignIn } from '@endoll/api/passkeys.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure, notFound } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { noticeAccount } from '../operations/account-notice.ts'
import { attemptsOf } from '../attempts.ts'
import type { SignedIn } from '../operations/given-cookies.ts'
import { deviceTokenFor, findKnownDevice } from '../known-device.ts'
import { noteSignIn } from '../new-device.ts'
import { findAccount } from '../queries.ts'
import { openSession, tokenFor } from '../sessions.ts'
import type { Visit } from '../operations/visit.ts'
import { challengeIn, challengeMs, keepChallenge, spendChallenge, type ChallengeOf } from './challenges.ts'
import { giveFirstRecoveryCodes, endUnneededCodes } from './recovery-codes.ts'
import { relyingPartyOf } from './relying-party.ts'
import { handleOf, verifyPasskey } from './verify-passkey.ts'

const userVerification = 'required'
/** Ed25519, P-256 and RSA: what authenticators have. The library would ask the engine for algorithms that it only tries out. */
const supportedAlgorithmIDs = [-8, -7, -257]

export function passkeysOf({ db }: Pick<Services, 'db'>, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

interface Credential {
  readonly credential_id: string
  readonly transports: string[]
}

function descriptorsOf(credentials: readonly Credential[]) {
  return credentials.map(({ credential_id: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports,
  }))
}

/** What a passkey is asked to sign: one of these accounts', or any. */
async function assertionOptions(services: Services, asked: ChallengeOf, credentials: readonly Credential[]) {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(services).id,
    userVerification,
    timeout: challengeMs,
  })
  await keepChallenge(services.db, services.clock.nowMs(), options.challenge, asked)
  return {
    challenge: options.challenge,
    rpId: relyingPartyOf(services).id,
    timeout: challengeMs,
    userVerification,
    allowCredentials: descriptorsOf(credentials),
  } as const
}

export async function signInOptions(services: Services, ip: string) {
  await attemptsOf(services.db).challenge(ip)
  return assertionOptions(services, { purpose: 'sign-in', sessionId: null }, [])
}

/** Null if the account has no passkey. */
export async function stepUpPasskeyOptions(services: Services, caller: Caller) {
  const own = await passkeysOf(services, caller.accountId)
  if (own.length === 0) return null
  const asked = { purpose: 'step-up', sessionId: caller.sessionId } as const
  return assertionOptions(services, asked, own)
}

/** Signs in with a passkey, which proves more than a password: the session has stepped up already. */
export async function signInWithPasskey(
  services: Services,
  { passkey, code }: BodyOf<typeof passkeySignIn>,
  visit: Visit,
): Promise<SignedIn> {
  const { db } = services
  const attempt = await attemptsOf(db).secret(visit.ip)
  try {
    // For a sign-in the key itself must name the account.
    const named = passkey.response.userHandle !== undefined
    const accountId = named
      ? await verifyPasskey(services, passkey, { purpose: 'sign-in', sessionId: null }, { code })
      : undefined
    const account = accountId === undefined ? undefined : await findAccount(db, accountId)
    if (!account) throw new Failure('passkey_refused')
    const deviceId = await findKnownDevice(services, account, visit.deviceToken)
    const opened = await transact(db, async (transaction) => {
      const isKnown = deviceId !== undefined
      await noteSignIn(transaction, services, account, { device: visit.device, isKnown })
      const session = await openSession(transaction, services, account, visit, { steppedUp: true })
      if (!session) throw new Failure('passkey_refused')
      return session
    })
    await attempt.forgive()
    const { id, password_hash: passwordHash } = account
    return {
      ...(await tokenFor(services, account, opened)),
      secret: opened.secret,
      ...(passwordHash === null
        ? {}
        : { deviceToken: await deviceTokenFor(services, { id, passwordHash }, deviceId) }),
    }
  } finally {
    attempt.end()
  }
}

export async function newPasskeyOptions(services: Services, caller: Caller) {
  const { db, clock } = services
  const { name: rpName, id: rpID } = relyingPartyOf(services)
  const account = await db
    .selectFrom('account')
    .select(['email', 'passkey_handle'])
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  const own = await passkeysOf(services, caller.accountId)
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: account.email,
    userDisplayName: account.email,
    userID: new Uint8Array(handleOf(account.passkey_handle)),
    timeout: challengeMs,
    supportedAlgorithmIDs,
  })
  await keepChallenge(db, clock.nowMs(), options.challenge, { purpose: 'add', sessionId: caller.sessionId })
  const { challenge, user, pubKeyCredParams } = options
  return {
    challenge,
    rp: { id: rpID, name: rpName },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: descriptorsOf(own),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
  } as const
}

/** Adds the passkey that was made for a challenge of this session, and tells the owner. */
export async function addPasskey(
  services: Services,
  caller: Caller,
  { name, passkey }: { readonly name: string; readonly passkey: Attestation },
) {
  const { db, clock } = services
  const challenge = challengeIn(passkey.response.clientDataJSON)
  const asked = { purpose: 'add', sessionId: caller.sessionId } as const
  if (!(await spendChallenge(db, clock.nowMs(), challenge, asked))) throw new Failure('passkey_refused')
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(services)
  const verified = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: { ...passkey.response, transports: [] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined) // It throws for whatever does not fit.
  if (!verified?.verified) throw new Failure('passkey_refused')
  const { id: credential_id, publicKey, counter } = verified.registrationInfo.credential
  const account = await findAccount(db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  return transact(db, async (transaction) => {
    const id = randomUUID()
    const added = await transaction
      .insertInto('passkey')
      .values({
        id,
        account_id: account.id,
        credential_id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: passkey.response.transports ?? [],
        name,
        created_at: at(clock.nowMs()),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Failure('passkey_refused')
    await noticeAccount(transaction, services, account, 'method_added')
    return { id, recovery_codes: await giveFirstRecoveryCodes(transaction, account.id) }
  })
}

export async function renamePasskey({ db }: Services, caller: Caller, id: string, name: string) {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where((where) => where(where.cast<string>('id', 'text'), '=', id))
    .where('account_id', '=', caller.accountId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw notFound()
}

export async function removePasskey(services: Services, caller: Caller, id: string): Promise<void> {
  const account = await findAccount(services.db, caller.accountId)
  if (!account) throw new Failure('unauthenticated')
  await transact(services.db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('passkey')
      .where((where) => where(where.cast<string>('id', 'text'), '=', id))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound()
    await endUnneededCodes(transaction, account.id)
    await noticeAccount(transaction, services, account, 'method_removed')
  })
}
