import type { Services } from '../../platform/services.ts'
import type { SignatureGateway } from './gateway.ts'
import { httpSignatureProvider } from './http-provider.ts'

/** When to ask again for a provider that did not reply. */
export const providerAwaySeconds = 30

/** The provider of the deployment; undefined if there is none. */
export function outsideProvider({
  clock,
  deployment,
}: Pick<Services, 'clock' | 'deployment'>): SignatureGateway | undefined {
  const { address, secret } = deployment.signature
  return address === null || secret === null ? undefined : httpSignatureProvider({ address, secret }, clock)
}
