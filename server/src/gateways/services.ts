import type { Services } from '../platform/services.ts'
import type { IdentityGateway } from './identity/gateway.ts'
import type { PaymentGateway } from './payments/gateway.ts'
import type { PersonChecksGateway } from './person-checks/gateway.ts'
import type { PushGateway } from './push/gateway.ts'

/** What a module is given that asks an outside system. */
export interface ConnectedServices extends Services {
  /** Takes cards; absent where the deployment names no account at a provider. */
  readonly payments?: PaymentGateway
  /** Signs people in through an identity provider; absent where the deployment names none. */
  readonly identity?: IdentityGateway
  /** Registers of identity and solvency; absent where the deployment names none. */
  readonly personChecks?: PersonChecksGateway
  /** Push services of the customers' browsers; absent where the deployment has no keys. */
  readonly push?: PushGateway
}
