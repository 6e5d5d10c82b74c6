import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/open.ts'
import type { FailPoints } from './fail-point.ts'
import type { FileStore } from './files/file-store.ts'
import type { Jobs } from './jobs.ts'
import type { PdfWorker } from './pdf/pdf-worker.ts'

/**
 * What every module is given: nothing is global, so that a test can move the clock or change a switch. The outside systems
 * are in `ConnectedServices` (gateways/services.ts).
 */
export interface Services {
  readonly db: Db
  readonly clock: Clock
  readonly deployment: Deployment
  /** What other capabilities do where a session begins or ends. */
  readonly accountHooks: AccountHooks
  /** Makes documents; closed by its opener. */
  readonly pdf: PdfWorker
  readonly mode: 'production' | 'demo' | 'test'
  /** Where the server answers, for an office without a public address. */
  readonly address?: () => string
  /** Suffix of cookie names: the port outside 443, because cookies ignore ports. */
  readonly cookieSuffix: string
  /** Where files that are sent lie; absent in commands beside the server. */
  readonly files?: FileStore
  /** Wakes the background jobs; absent where none run. */
  readonly jobs?: Jobs
  /** Only in tests that end the program in the middle of something. */
  readonly failPoint?: FailPoints
}
