import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { ApiModule } from '../../../platform/http/implement.ts'

/** Whether people sign in with passwords and passkeys of the office, beside a provider or without one. */
function hasOwnWaysIn({ switches, openid }: Pick<Deployment, 'switches' | 'openid'>): boolean {
  return !switches.oidc || openid.ownPasswords
}

/** The calls of a deployment: where the identity provider is the only way in, those that are another are not there. */
export function withOwnWaysIn(modules: readonly ApiModule[], deployment: Deployment): readonly ApiModule[] {
  if (hasOwnWaysIn(deployment)) return modules
  return modules.map((module) => ({
    ...module,
    endpoints: module.endpoints.filter(({ endpoint }) => !endpoint.ownWayIn),
  }))
}
