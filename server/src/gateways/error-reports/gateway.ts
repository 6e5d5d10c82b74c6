import type { LoggedError } from '../../platform/log.ts'

/** Where errors of the server are reported, beside its log. */
export interface ErrorReports {
  /** Never throws, and is not awaited. */
  report(logged: LoggedError): void
  /** What is on its way has left, or two seconds are over. */
  close(): Promise<void>
}
