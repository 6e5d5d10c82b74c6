import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { signInByOpenId } from '@endoll/api/openid.ts'
import { parseMobile } from '@endoll/domain/identity/phone.ts'
import type { FastifyRequest } from 'fastify'
import type { ProviderIdentity } from '../../../gateways/identity/gateway.ts'
import { transact } from '../../../platform/db/transact.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { attemptsOf } from '../attempts.ts'
import { newSecret } from '../../../platform/secret.ts'
import type { SignedIn } from '../operations/given-cookies.ts'
import { noteSignIn } from '../new-device.ts'
import { openSession, tokenFor } from '../sessions.ts'
import type { Visit } from '../operations/visit.ts'
import { bindingOf, keepAttempt, spendAttempt } from './attempt.ts'
import { linkAccount } from './link-account.ts'
import { askProvider, returnAddress } from './provider.ts'
import { keepProviderSession } from './provider-session.ts'

interface Arriving {
  readonly visit: Visit
  readonly locale: Locale
  /** Of the browser's cookie; undefined if it has none. */
  readonly browserSecret: string | undefined
  readonly log: FastifyRequest['log']
}

/** The provider's address to sign in at, and what the browser keeps until it comes back. */
export async function startSignIn(
  services: ConnectedServices,
  { visit, locale, browserSecret, log }: Arriving,
) {
  const { db, clock } = services
  await attemptsOf(db).challenge(visit.ip)
  const state = newSecret()
  // The same for all tabs of a browser, so that none of them ends another's attempt.
  const secret = browserSecret ?? newSecret()
  const asked = { ...bindingOf(secret, state), returnTo: returnAddress(services), locale }
  const address = await askProvider(services, log, (provider) => provider.signInAddress(asked))
  await keepAttempt(db, clock.nowMs(), { state, browserSecret: secret })
  return { address, state, browserSecret: secret }
}

export interface SignedInByProvider extends SignedIn {
  readonly isNew: boolean
  readonly known: { name?: string; surname?: string; mobile?: string }
}

/** Exchanges the provider's code for a session. Any failure ends the attempt: a code is never tried twice. */
export async function finishSignIn(
  services: ConnectedServices,
  { code, state, nonce, iss }: BodyOf<typeof signInByOpenId>,
  { visit, locale, browserSecret, log }: Arriving,
): Promise<SignedInByProvider> {
  const { db, clock } = services
  const attempt = await attemptsOf(db).secret(visit.ip)
  try {
    if (browserSecret === undefined) throw new Failure('openid_refused')
    const binding = await spendAttempt(db, clock.nowMs(), { state, nonce, browserSecret })
    if (!binding) throw new Failure('openid_refused')
    const asked = { ...binding, returnTo: returnAddress(services) }
    const identity = await askProvider(services, log, (provider) => provider.exchange({ code, iss }, asked))
    // The provider has vouched for it, so it is no guess.
    await attempt.forgive()
    return await openSessionOf(services, identity, { visit, locale })
  } catch (error) {
    if (error instanceof Failure && error.code === 'identity_provider_unavailable') await attempt.forgive()
    throw error
  } finally {
    attempt.end()
  }
}

async function openSessionOf(
  services: ConnectedServices,
  identity: ProviderIdentity,
  { visit, locale }: Pick<Arriving, 'visit' | 'locale'>,
): Promise<SignedInByProvider> {
  const { account, isNew, opened } = await transact(services.db, async (transaction) => {
    const linked = await linkAccount(transaction, services, identity, locale)
    const { roles } = identity
    await services.accountHooks.providerSaid(transaction, services, { accountId: linked.account.id, roles })
    // The provider knows its browsers.
    await noteSignIn(transaction, services, linked.account, { device: visit.device, isKnown: true })
    const session = await openSession(transaction, services, linked.account, visit, { login: 'oidc' })
    if (!session) throw new Failure('openid_refused')
    await keepProviderSession(transaction, session, identity)
    return { ...linked, opened: session }
  })
  return {
    ...(await tokenFor(services, account, opened)),
    secret: opened.secret,
    isNew,
    known: isNew ? knownOf(identity) : {},
  }
}

function knownOf({ name, givenName, familyName, phone }: ProviderIdentity): SignedInByProvider['known'] {
  const mobile = parseMobile(phone ?? '')
  const first = givenName ?? name
  return {
    ...(first !== null && { name: first }),
    ...(familyName !== null && { surname: familyName }),
    ...(mobile.ok && { mobile: mobile.phone }),
  }
}
