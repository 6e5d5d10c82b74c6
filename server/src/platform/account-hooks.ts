import type { Db } from './db/open.ts'
import type { Services } from './services.ts'

/** Sessions that ended: those named, or every one of an account but one. */
export type EndedSessions =
  | { readonly sessions: readonly string[] }
  | { readonly accountId: number; readonly except?: string | null }

/** A session that was just opened on a browser that shows notifications. */
export interface SessionOnBrowser {
  readonly browserHash: Buffer
  readonly sessionId: string
  readonly accountId: number
  readonly nowMs: number
}

/**
 * What follows where a session begins or ends, in the transaction in which it does. Sessions know no other capability:
 * server/src/account-hooks.ts says what each of them does.
 */
export interface AccountHooks {
  readonly sessionsEnded: (transaction: Db, ended: EndedSessions) => Promise<void>
  readonly sessionOpened: (transaction: Db, session: SessionOnBrowser) => Promise<void>
  /** Called when others lose access to an account: what is still to be confirmed ends. */
  readonly accountSecured: (
    transaction: Db,
    services: Pick<Services, 'clock' | 'jobs'>,
    accountId: number,
    why: 'password_change' | 'sessions_ended',
  ) => Promise<void>
  /** Somebody has signed in through the identity provider: what its roles let them do, and no longer do. */
  readonly providerSaid: (
    transaction: Db,
    services: Services,
    said: { readonly accountId: number; readonly roles: readonly string[] },
  ) => Promise<void>
  /** Whether the account acts for any customer but its own: its token says so. */
  readonly actsForAnother: (
    services: Pick<Services, 'db' | 'clock' | 'deployment'>,
    accountId: number,
  ) => Promise<boolean>
}
