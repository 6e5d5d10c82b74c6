import type { LoggedError } from '../../platform/log.ts'

/** Where errors of the server are told, beside its log. */
export interface ErrorReports {
  /** Never throws, and nobody waits for it. */
  report(logged: LoggedError): void
  /** What is on its way has left, or two seconds are over. */
  close(): Promise<void>
}
