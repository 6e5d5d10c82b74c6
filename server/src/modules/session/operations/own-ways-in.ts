import { activateAccount, recover, register, resetPassword, setPasswordByLink } from '@endoll/api/account.ts'
import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { passkeySignIn, passkeySignInOptions } from '@endoll/api/passkeys.ts'
import { changePassword, getToken } from '@endoll/api/session.ts'
import type { ApiModule } from '../../../platform/http/implement.ts'

/** Ways in of the office itself. */
const ownWaysIn: ReadonlySet<Endpoint> = new Set<Endpoint>([
  getToken,
  changePassword,
  passkeySignIn,
  passkeySignInOptions,
  recover,
  resetPassword,
  setPasswordByLink,
  activateAccount,
  register,
])

/** Whether people sign in with passwords and passkeys of the office, beside a provider or without one. */
export function hasOwnWaysIn({ switches, openid }: Pick<Deployment, 'switches' | 'openid'>): boolean {
  return !switches.oidc || openid.ownPasswords
}

/** The calls of a deployment: where the identity provider is the only way in, those that are another are not there. */
export function withOwnWaysIn(modules: readonly ApiModule[], deployment: Deployment): readonly ApiModule[] {
  if (hasOwnWaysIn(deployment)) return modules
  return modules.map((module) => ({
    ...module,
    endpoints: module.endpoints.filter(({ endpoint }) => !ownWaysIn.has(endpoint)),
  }))
}
