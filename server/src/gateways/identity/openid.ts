import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import { localeTag } from '@endoll/api/language.ts'
import { compactVerify, createRemoteJWKSet, customFetch } from 'jose'
import * as openid from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import {
  IdentityProviderSilentError,
  IdentityRefusedError,
  type IdentityGateway,
  type ProviderIdentity,
} from './gateway.ts'
import { leewaySeconds, readLogoutToken, signatureAlgorithms } from './logout-token.ts'

export interface IdentityAccount {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | null
  readonly scope: string
  readonly customerClaim: string | null
  readonly rolesClaim: string | null
  /** How long one call to the provider may take. */
  readonly longestMs?: number
  /** Keys are read again for a name that is not known, but not more often than this. */
  readonly keysAgainMs?: number
}

const usualLongestMs = 4000
const usualKeysAgainMs = 10_000
/** The provider's metadata is read again after so long, so that nobody is sent to one that is down. */
const describedMs = 60_000
/** An ID token comes straight from where it is made: it is as old as clocks differ, or as an answer is slow. */
const farthestIssueSeconds = 300
/** Longer than the ID token of any provider lasts. */
const longestLifeSeconds = 7 * 86_400

/** The office at its identity provider; undefined if the deployment names none. */
export function identityAccountOf({ openid: settings, switches }: Deployment): IdentityAccount | undefined {
  const { issuer, clientId, clientSecret, scope, customerClaim, rolesClaim } = settings
  if (!switches.oidc || issuer === null || clientId === null) return undefined
  return { issuer, clientId, clientSecret, scope, customerClaim, rolesClaim }
}

/** Only the kind of a failure: what the libraries attach to it holds claims and replies. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}

const silentCodes: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
])

function asOurs(error: unknown): Error {
  if (error instanceof IdentityRefusedError || error instanceof IdentityProviderSilentError) return error
  const kind = kindOf(error)
  const isAway =
    silentCodes.has(kind) ||
    (error instanceof TypeError && error.message === 'fetch failed') ||
    (error instanceof openid.ResponseBodyError && error.status >= 500) ||
    (error instanceof Error && error.name === 'TimeoutError')
  return isAway ? new IdentityProviderSilentError(kind) : new IdentityRefusedError(kind)
}

async function ours<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asOurs(error)
  }
}

/** A text of ours out of a claim: no control characters, not endless. */
function textOf(value: unknown, longest = 200): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC')
    .trim()
  return text === '' || text.length > longest ? null : text
}

/** A name as an identifier: exactly as it came, or not at all. */
function identifierOf(value: unknown): string | null {
  return typeof value === 'string' && /^[\x20-\x7e]{1,255}$/.test(value) ? value : null
}

/** More than anybody has; beyond it none count. */
const mostRoles = 1000

/** Roles or groups of a claim, whose parts have dots between; nothing where it is something else. */
function rolesIn(claims: Readonly<Record<string, unknown>>, claim: string): readonly string[] {
  const found = claim
    .split('.')
    .reduce<unknown>(
      (within, part) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, part)
          ? (within as Readonly<Record<string, unknown>>)[part]
          : undefined,
      claims,
    )
  const roles: readonly unknown[] = Array.isArray(found) ? found : [found]
  return roles.length > mostRoles ? [] : roles.flatMap((role) => textOf(role) ?? [])
}

export function openIdProvider(account: IdentityAccount, clock: Clock): IdentityGateway {
  const { issuer, clientId, clientSecret, scope } = account
  const longestMs = account.longestMs ?? usualLongestMs
  let described: { readonly config: Promise<openid.Configuration>; readonly atMs: number } | undefined

  /** What the provider says of itself; a failure is not kept, and calls at the same time share one question. */
  const configuration = (): Promise<openid.Configuration> => {
    const nowMs = clock.nowMs()
    if (described && nowMs - described.atMs < describedMs) return described.config
    const config = openid.discovery(
      new URL(issuer),
      clientId,
      {
        [openid.clockTolerance]: leewaySeconds,
        ...(clientSecret !== null && { client_secret: clientSecret }),
      },
      clientSecret === null ? openid.None() : openid.ClientSecretPost(clientSecret),
      {
        timeout: longestMs / 1000,
        ...(issuer.startsWith('http:') && { execute: [openid.allowInsecureRequests] }),
      },
    )
    described = { config, atMs: nowMs }
    config.catch(() => (described = undefined))
    return config
  }

  let keys: { readonly address: string; readonly find: ReturnType<typeof createRemoteJWKSet> } | undefined
  const keysOf = (config: openid.Configuration) => {
    const address = config.serverMetadata().jwks_uri
    if (address === undefined) throw new IdentityRefusedError('the provider names no keys')
    if (keys?.address !== address) {
      const find = createRemoteJWKSet(new URL(address), {
        timeoutDuration: longestMs,
        cooldownDuration: account.keysAgainMs ?? usualKeysAgainMs,
        [customFetch]: (url, options) => fetch(url, { ...options, redirect: 'error' }),
      })
      keys = { address, find }
    }
    return keys.find
  }

  return {
    signInAddress: ({ returnTo, state, nonce, verifier, locale }) =>
      ours(async () => {
        const address = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnTo,
          scope,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ui_locales: localeTag[locale],
        })
        return address.href
      }),

    exchange: ({ code, iss }, { returnTo, nonce, verifier }) =>
      ours(async () => {
        const config = await configuration()
        const came = new URL(returnTo)
        came.search = new URLSearchParams({ code, ...(iss !== undefined && { iss }) }).toString()
        const tokens = await openid.authorizationCodeGrant(config, came, {
          pkceCodeVerifier: verifier,
          expectedState: openid.skipStateCheck,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims || tokens.id_token === undefined) throw new IdentityRefusedError('no ID token')
        // The library has checked the claims and trusts the connection; the signature holds where that does not.
        await compactVerify(tokens.id_token, keysOf(config), { algorithms: signatureAlgorithms })
        // The library does not look at when it was issued (OpenID Connect Core 1.0, section 3.1.3.7, step 10).
        const nowSeconds = clock.nowMs() / 1000
        if (Math.abs(claims.iat - nowSeconds) > farthestIssueSeconds)
          throw new IdentityRefusedError('an ID token that was not issued now')
        if (claims.exp - nowSeconds > longestLifeSeconds)
          throw new IdentityRefusedError('an ID token without an end')
        const wantsMore = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
        const more = wantsMore ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
        return identityOf({ ...more, ...claims }, tokens.id_token, account)
      }),

    endSessionAddress: ({ idToken, returnTo }) =>
      ours(async () => {
        const config = await configuration()
        if (config.serverMetadata().end_session_endpoint === undefined) return undefined
        return openid.buildEndSessionUrl(config, {
          post_logout_redirect_uri: returnTo,
          ...(idToken !== null && { id_token_hint: idToken }),
        }).href
      }),

    readLogoutToken: (token) =>
      ours(async () => {
        const config = await configuration()
        return readLogoutToken(token, {
          keys: keysOf(config),
          issuer: config.serverMetadata().issuer,
          clientId,
          nowMs: clock.nowMs(),
        })
      }),
  }
}

function identityOf(
  claims: Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string },
  idToken: string,
  { customerClaim, rolesClaim }: Pick<IdentityAccount, 'customerClaim' | 'rolesClaim'>,
): ProviderIdentity {
  const subject = identifierOf(claims.sub)
  if (subject === null) throw new IdentityRefusedError('a subject that is none')
  return {
    issuer: claims.iss,
    subject,
    sid: identifierOf(claims['sid']),
    idToken,
    // Only the truth itself: some providers write the word.
    verifiedEmail: claims['email_verified'] === true ? textOf(claims['email'], 320) : null,
    name: textOf(claims['name']),
    givenName: textOf(claims['given_name']),
    familyName: textOf(claims['family_name']),
    phone: textOf(claims['phone_number'], 40),
    customerCode: customerClaim === null ? null : identifierOf(claims[customerClaim]),
    roles: rolesClaim === null ? [] : rolesIn(claims, rolesClaim),
  }
}
