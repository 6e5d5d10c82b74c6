import type { Locale } from '@endoll/api/language.ts'

/** What the identity provider vouches for. */
export interface ProviderIdentity {
  readonly issuer: string
  /** The provider's own name of the person, which never changes. */
  readonly subject: string
  /** The provider's name of its session, where it has one. */
  readonly sid: string | null
  /** Sent to the provider again when the session ends, and to nobody else. */
  readonly idToken: string
  /** Null if the provider knows none, or does not vouch for it. */
  readonly verifiedEmail: string | null
  readonly name: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly phone: string | null
  /** Of the claim that the deployment names. */
  readonly customerCode: string | null
  /** Roles or groups, of the claim that the deployment names. */
  readonly roles: readonly string[]
}

/** What one sign-in is bound to. */
export interface SignInBinding {
  readonly state: string
  readonly nonce: string
  /** PKCE. */
  readonly verifier: string
}

/** A logout token whose signature, issuer, audience, times and event were good. */
export interface LogoutToken {
  readonly issuer: string
  readonly subject: string | null
  readonly sid: string | null
  readonly jti: string
  /** For how long it could come again. */
  readonly goodForMs: number
}

/** The provider, or what came by the browser, is not what it should be. Says why to the log alone. */
export class IdentityRefusedError extends Error {
  override name = 'IdentityRefusedError'
}

/** No usable reply in time. */
export class IdentityProviderSilentError extends Error {
  override name = 'IdentityProviderSilentError'
}

/** An OpenID Connect provider. Each call throws IdentityRefusedError or IdentityProviderSilentError. */
export interface IdentityGateway {
  /** Where a browser signs in. `returnTo`: where it comes back. */
  signInAddress(asked: SignInBinding & { returnTo: string; locale: Locale }): Promise<string>
  /** Verifies what came back and exchanges the code, which works once. Whose attempt it is the caller has checked. */
  exchange(
    came: { readonly code: string; readonly iss?: string | undefined },
    binding: Pick<SignInBinding, 'nonce' | 'verifier'> & { returnTo: string },
  ): Promise<ProviderIdentity>
  /** Where a browser ends its session with the provider; undefined if the provider has no such address. */
  endSessionAddress(of: { idToken: string | null; returnTo: string }): Promise<string | undefined>
  /** Undefined if the token is not good. */
  readLogoutToken(token: string): Promise<LogoutToken | undefined>
}
