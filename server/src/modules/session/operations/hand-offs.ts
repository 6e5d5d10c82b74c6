import type { LoginType } from '@endoll/api/session.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { attemptsOf } from '../attempts.ts'
import { noticeAccount } from './account-notice.ts'
import type { SignedIn } from './given-cookies.ts'
import { createHandOff, spendHandOff, type HandOffPurpose, type OpenedBy } from '../hand-off.ts'
import { noteSignIn } from '../new-device.ts'
import { asAccountEmail, customerCodeOf, findAccount, findAccountByEmail } from '../queries.ts'
import { openSession, tokenFor } from '../sessions.ts'
import type { Visit } from './visit.ts'

/** A one-time secret for an account, of which its owner is told; undefined if none of that e-mail may sign in. */
async function handOff(services: Services, email: string, purpose: HandOffPurpose, opened: OpenedBy) {
  const account = await findAccountByEmail(services.db, asAccountEmail(email))
  if (!account || account.disabled_at) return undefined
  return transact(services.db, async (transaction) => {
    await noticeAccount(transaction, services, account, 'opened_for', opened)
    return { account, secret: await createHandOff(services, transaction, account.id, { purpose, opened }) }
  })
}

/**
 * A one-time token with which somebody arrives signed in from the retailer's other systems, for `?token=` of any page;
 * undefined if no account of that e-mail may sign in.
 */
export async function issueHandOff(
  services: Services,
  email: string,
  opened: OpenedBy,
): Promise<string | undefined> {
  return (await handOff(services, email, 'sign-in', opened))?.secret
}

/** A client id and its one-time secret, for `?id_client=&secret=`; undefined as above. */
export async function issueClientId(
  services: Services,
  email: string,
  opened: OpenedBy,
): Promise<{ readonly clientId: string; readonly secret: string } | undefined> {
  const made = await handOff(services, email, 'client-id', opened)
  if (!made) return undefined
  return { clientId: await customerCodeOf(services.db, made.account.id), secret: made.secret }
}

/** Exchanges a one-time token for a session. */
export function acceptHandOff(services: Services, token: string, visit: Visit): Promise<SignedIn> {
  return acceptOnce(services, { visit, login: 'plain' }, (db, nowMs) =>
    spendHandOff(db, nowMs, token, 'sign-in'),
  )
}

/** Exchanges a client id and its secret for a session; presented with another id the secret is used up as well. */
export function acceptClientId(
  services: Services,
  { client_id: clientId, secret }: { readonly client_id: string; readonly secret: string },
  visit: Visit,
): Promise<SignedIn> {
  return acceptOnce(services, { visit, login: 'clientId' }, async (db, nowMs) => {
    const accountId = await spendHandOff(db, nowMs, secret, 'client-id')
    if (accountId === undefined || (await customerCodeOf(db, accountId)) !== clientId) return undefined
    return accountId
  })
}

/** Opens a session for the account that a secret of one use stands for. */
async function acceptOnce(
  services: Services,
  { visit, login }: { readonly visit: Visit; readonly login: LoginType },
  spend: (transaction: Db, nowMs: number) => Promise<number | undefined>,
): Promise<SignedIn> {
  const { db, clock } = services
  const attempt = await attemptsOf(db).secret(visit.ip)
  try {
    // In one transaction with the session: a change of password waits for both, or comes before both.
    const arrived = await transact(db, async (transaction) => {
      const accountId = await spend(transaction, clock.nowMs())
      const account = accountId === undefined ? undefined : await findAccount(transaction, accountId)
      if (!account || account.disabled_at) return undefined
      // The retailer's own system has sent them.
      await noteSignIn(transaction, services, account, { device: visit.device, isKnown: true })
      const opened = await openSession(transaction, services, account, visit, { login })
      return opened && { account, opened }
    })
    if (!arrived) throw new Failure('hand_off_invalid')
    await attempt.forgive()
    const { account, opened } = arrived
    return { ...(await tokenFor(services, account, opened)), secret: opened.secret }
  } finally {
    attempt.end()
  }
}
