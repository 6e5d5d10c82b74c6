import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a provider writes into an address: printable ASCII. */
function ofAnAddress(longest: number) {
  return z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\x20-\x7e]+$/))
}

/**
 * Begins to sign in through the identity provider: the address to go to. What has to come back with the browser (state,
 * nonce, PKCE) is bound to a cookie that scripts cannot read.
 */
export const startOpenId = endpoint({
  method: 'POST',
  path: 'user/openid/start/',
  summary: "The identity provider's address to sign in at.",
  access: 'anonymous',
  switch: 'oidc',
  reply: z.object({
    address: z.string(),
    /** Comes back in the address; what the page wants to remember goes under it. */
    state: z.string(),
  }),
  errors: ['identity_provider_unavailable', 'too_many_attempts'],
})

/**
 * Exchanges the code with which a browser comes back, named by its state, its nonce or both. `new_customer`: the account was made just now and holds nothing;
 * `known` is what the provider says of them, for the form of a new contract.
 */
export const signInByOpenId = endpoint({
  method: 'POST',
  path: 'user/openid',
  summary: 'Exchange the code of the identity provider for a session.',
  access: 'anonymous',
  switch: 'oidc',
  body: z.strictObject({
    code: ofAnAddress(2048),
    /** As it came back in the address. */
    state: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    /** As it went to the provider; sent with a state it has to be that of the same attempt. */
    nonce: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    /** Which provider says that it answers (RFC 9207). */
    iss: z.optional(ofAnAddress(500)),
  }),
  reply: z.object({
    token: z.string(),
    change_password: z.boolean(),
    /** Always null: the provider's tokens stay on the server (decision 0026). */
    openid_token: z.nullable(z.string()),
    new_customer: z.boolean(),
    known: z.object({
      name: z.optional(z.string()),
      surname: z.optional(z.string()),
      mobile: z.optional(z.string()),
    }),
  }),
  errors: [
    'openid_refused',
    'openid_email_unverified',
    'identity_provider_unavailable',
    'email_taken',
    'too_many_attempts',
  ],
})

/**
 * Called by the identity provider when somebody signs out there (OpenID Connect Back-Channel Logout 1.0): a form with a
 * signed token, which is good once.
 */
export const openIdLogout = endpoint({
  method: 'POST',
  path: 'user/openid/logout/',
  summary: 'Receives from the identity provider that somebody has signed out there.',
  access: 'anonymous',
  switch: 'oidc',
  rawBody: true,
  form: true,
  body: z.strictObject({ logout_token: z.string() }),
  reply: z.object({ status: z.literal('OK') }),
  errors: ['identity_provider_unavailable'],
})
