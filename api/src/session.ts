import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { locales } from './language.ts'

const password = z.string().check(z.minLength(1), z.maxLength(1024))
const tokenText = z.string().check(z.minLength(1), z.maxLength(4096))

/** The reply with a fresh access token; `change_password` sends the customer to choose a new password. */
export const tokenReply = z.object({ token: z.string(), change_password: z.boolean() })

/** How a session was opened: through the identity provider, by a client id and its secret, or in any other way. */
export type LoginType = 'plain' | 'oidc' | 'clientId'

/** Claims of the access token (`typ` `session`), read by the browser and checked by the server. Times in s. */
export const sessionClaims = z.object({
  typ: z.literal('session'),
  /** Session row. */
  sid: z.string(),
  /** Account. */
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  /** Of a person whose surnames are known apart. */
  given_name: z.optional(z.string()),
  mobile: z.nullable(z.string()),
  roles: z.array(z.string()),
  groups: z.array(z.string()),
  image: z.nullable(z.string()),
  locale: z.enum(locales),
  /**
   * `all`; `pwchange` while the password must be changed first; `look` once the session lives only because its device
   * keeps it.
   */
  scope: z.enum(['all', 'pwchange', 'look']),
  /** The device keeps the session beyond the usual limits. */
  kept: z.optional(z.boolean()),
  login: z.optional(z.enum(['plain', 'oidc', 'clientId'])),
  /** The account acts for other customers as well (delegations.ts). */
  acts: z.optional(z.boolean()),
  iat: z.int(),
  exp: z.int(),
})
export type SessionClaims = z.infer<typeof sessionClaims>

/** Signs in. The reply to an unknown user and to a wrong password is the same and takes as long. */
export const getToken = endpoint({
  method: 'POST',
  path: 'get_token',
  summary: 'Sign in with e-mail and password.',
  access: 'anonymous',
  body: z.strictObject({
    user: z.string().check(z.minLength(1), z.maxLength(320)),
    password,
    /** Of the customer's app, or a recovery code; asked for (`required_field`) where the account has an app. */
    code: z.optional(z.string().check(z.maxLength(40, 'not_valid'))),
    /** This device is the customer's own, and keeps the session (setting `session.ownDeviceDays`). */
    own_device: z.optional(z.boolean()),
  }),
  reply: tokenReply,
  errors: ['bad_credentials', 'code_wrong', 'code_used', 'too_many_attempts'],
})

/** Whether an access token is still good; says nothing else about it. */
export const isTokenValid = endpoint({
  method: 'POST',
  path: 'is_token_valid',
  summary: 'Check an access token.',
  access: 'anonymous',
  body: z.strictObject({ token: tokenText }),
  reply: z.object({ valid: z.boolean() }),
  errors: [],
})

/** A new access token for a live session: by header, or by cookie when the page has just loaded. */
export const refreshToken = endpoint({
  method: 'GET',
  path: 'user/refresh',
  summary: 'A new access token for a live session.',
  access: 'session',
  whileKept: true,
  cookie: true,
  reply: tokenReply,
  errors: [],
})

/** Exchanges the one-time token of an address (`?token=`), at most 60 s old, for a session. */
export const exchangeHandOff = endpoint({
  method: 'POST',
  path: 'user/hand_off',
  summary: 'Exchange a one-time hand-off token for a session.',
  access: 'anonymous',
  body: z.strictObject({ token: tokenText }),
  reply: tokenReply,
  errors: ['hand_off_invalid', 'too_many_attempts'],
})

/**
 * Exchanges the client id and the one-time secret of an address (`?id_client=&secret=`), at most 60 s old, for a
 * session. The client id is the customer's code in the retailer's systems.
 */
export const signInByClientId = endpoint({
  method: 'POST',
  path: 'user/client_id',
  summary: 'Exchange a client id and its one-time secret for a session.',
  access: 'anonymous',
  switch: 'sso',
  body: z.strictObject({ client_id: z.string().check(z.minLength(1), z.maxLength(64)), secret: tokenText }),
  reply: tokenReply,
  errors: ['hand_off_invalid', 'too_many_attempts'],
})

/** Ends this session at once. */
export const logout = endpoint({
  method: 'POST',
  path: 'user/logout',
  summary: 'End the session.',
  access: 'session',
  whileKept: true,
  reply: z.object({
    status: z.literal('OK'),
    /** Path that leads on to the end of the session at the identity provider, where it was opened through one. */
    leave: z.optional(z.string()),
  }),
  errors: [],
})

/** Changes the password and ends the account's other sessions; replies with the token of the session that stays. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'user/password',
  summary: 'Change the password.',
  access: 'session',
  stepUp: true,
  body: z.strictObject({ password, current: password }),
  reply: z.object({ status: z.literal('OK'), token: z.string() }),
  errors: ['current_password_wrong', 'too_many_attempts', 'step_up_required'],
})
