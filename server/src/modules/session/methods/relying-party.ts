import type { Services } from '../../../platform/services.ts'

/** Whom passkeys are made for, and the one origin that may use them. Never what a request says of itself. */
export function relyingPartyOf({ deployment, address }: Pick<Services, 'deployment' | 'address'>) {
  const { hostname, origin } = new URL(deployment.publicAddress ?? address?.() ?? 'http://localhost')
  return { id: hostname, origin, name: deployment.organisation.name }
}
