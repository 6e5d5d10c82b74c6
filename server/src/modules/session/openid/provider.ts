import type { FastifyRequest } from 'fastify'
import {
  IdentityProviderSilentError,
  IdentityRefusedError,
  type IdentityGateway,
} from '../../../gateways/identity/gateway.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { ConnectedServices } from '../../../gateways/services.ts'
import { relyingPartyOf } from '../methods/relying-party.ts'

/** Where the provider sends browsers back to, as it was registered there. */
export function returnAddress(services: Pick<ConnectedServices, 'deployment' | 'address'>): string {
  return `${relyingPartyOf(services).origin}/connect`
}
export function afterLeavingAddress(services: Pick<ConnectedServices, 'deployment' | 'address'>): string {
  return `${relyingPartyOf(services).origin}/login`
}

type Log = FastifyRequest['log']

/** Asks the provider; what fails there is told to the log by its kind alone, and to the caller by its code. */
export async function askProvider<T>(
  { identity }: Pick<ConnectedServices, 'identity'>,
  log: Log,
  ask: (provider: IdentityGateway) => Promise<T>,
): Promise<T> {
  if (!identity) throw new Failure('identity_provider_unavailable')
  try {
    return await ask(identity)
  } catch (error) {
    if (error instanceof IdentityProviderSilentError) {
      log.warn({ outcome: error.message }, 'the identity provider does not reply')
      throw new Failure('identity_provider_unavailable')
    }
    if (error instanceof IdentityRefusedError) {
      log.warn({ outcome: error.message }, 'a sign-in through the identity provider was refused')
      throw new Failure('openid_refused')
    }
    throw error
  }
}
