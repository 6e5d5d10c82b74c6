import { delegateRoles } from '@endoll/domain/identity/delegate-role.ts'
import * as z from 'zod/mini'
import { described, flag, optional, text } from './setting.ts'

const issuer = z.string().check(
  z.regex(/^https:\/\/[^\s?#]+$|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^\s?#]*)?$/, {
    error: 'the https address that the provider calls itself',
  }),
)

/** The identity provider of switches.oidc. */
export const openid = z.strictObject({
  issuer: optional(
    issuer,
    'Identity provider (OpenID Connect), as its discovery document names itself. Needed with switches.oidc.',
  ),
  clientId: optional(text(200), 'What the provider calls this office. Needed with switches.oidc.'),
  clientSecret: optional(
    text(400),
    'Secret of this office at the provider; without it the office is a public client, held by PKCE alone.',
  ),
  name: optional(text(60), "What the button calls the provider; the organisation's name when there is none."),
  scope: described(
    z._default(z.string().check(z.regex(/^openid( [\w:.-]+)*$/)), 'openid email profile phone'),
    'What is asked of the provider, openid first.',
  ),
  customerClaim: optional(
    text(60),
    "Claim that carries the customer's code in the retailer's systems; without it a verified e-mail finds the account.",
  ),
  rolesClaim: optional(
    text(120),
    'Claim of the roles or groups of whoever signs in, with dots between its parts (`realm_access.roles`); without it none are read.',
  ),
  roles: described(
    z._default(
      z.array(
        z.strictObject({
          claim: text(200),
          customer: text(60),
          role: z.enum(delegateRoles),
        }),
      ),
      [],
    ),
    "What a role or group of the provider lets somebody do for a customer: `claim`, its name there; `customer`, the customer's code; `role`. With switches.delegation.",
  ),
  ownPasswords: flag(
    false,
    'Passwords and passkeys of the office sign in too, beside the provider; without it the provider is the only way in.',
  ),
})
