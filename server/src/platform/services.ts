import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { IdentityGateway } from '../gateways/identity/gateway.ts'
import type { PaymentGateway } from '../gateways/payments/gateway.ts'
import type { PersonChecksGateway } from '../gateways/person-checks/gateway.ts'
import type { PushGateway } from '../gateways/push/gateway.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/open.ts'
import type { FailPoints } from './fail-point.ts'
import type { FileStore } from './files/file-store.ts'
import type { Jobs } from './jobs.ts'
import type { PdfWorker } from './pdf/pdf-worker.ts'

/** What every module is given: nothing is global, so that a test can move the clock or change a switch. */
export interface Services {
  readonly db: Db
  readonly clock: Clock
  readonly deployment: Deployment
  /** What other capabilities do where a session begins or ends. */
  readonly accountHooks: AccountHooks
  /** Makes documents; whoever opened it closes it. */
  readonly pdf: PdfWorker
  readonly mode: 'production' | 'demo' | 'test'
  /** Where the server answers, for an office without a public address. */
  readonly address?: () => string
  /** Suffix of cookie names: the port outside 443, because cookies ignore ports. */
  readonly cookieSuffix: string
  /** Takes cards; absent where the deployment names no account at a provider. */
  readonly payments?: PaymentGateway
  /** Signs people in through an identity provider; absent where the deployment names none. */
  readonly identity?: IdentityGateway
  /** Registers of identity and solvency; absent where the deployment names none. */
  readonly personChecks?: PersonChecksGateway
  /** Push services of the customers' browsers; absent where the deployment has no keys. */
  readonly push?: PushGateway
  /** Where files that are sent lie; absent in commands beside the server. */
  readonly files?: FileStore
  /** Wakes the background jobs; absent where none run. */
  readonly jobs?: Jobs
  /** Only in tests that end the program in the middle of something. */
  readonly failPoint?: FailPoints
}
