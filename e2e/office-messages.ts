import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { StaffRole } from '@endoll/api/staff-roles.ts'

/** One of the two deployment files, with what a test changes in it; sections are changed key by key. */
export type DeploymentChoice = {
  readonly file: 'demo' | 'specification'
  readonly changes?: {
    readonly [K in keyof Deployment]?: Deployment[K] extends readonly unknown[]
      ? Deployment[K]
      : Partial<Deployment[K]>
  }
}

export type OfficeStart = {
  readonly deployment: DeploymentChoice
  readonly nowMs: number
  /** Brings in the demo's customers first. */
  readonly withDemo?: boolean
}

/** Where global-setup.ts says how to reach the run's PostgreSQL. */
export const sharedCluster = 'ENDOLL_E2E_CLUSTER'

/** Key with which the retailer's own systems call the test's server. */
export const retailerKey = 'key-of-the-retailer-in-browser-tests'

/** A mail in an inbox. */
export type Mail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
}

/** A browser's subscription at its push service, which a twin plays. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Tables that one part of a page reads alone: without it that part fails, and nothing else. */
export type LostTable =
  | 'mail_address'
  | 'invoice_pending_state'
  | 'request_event'
  | 'consumption_day'
  | 'enquiry'
  | 'crm_message'
  | 'notification'
  | 'notification_choice'
  | 'notification_watch'
  | 'push_device'
  | 'product_offer'

/** Somebody who is to work at the desk. */
export type LetIn = { readonly email: string; readonly name: string; readonly roles: readonly StaffRole[] }

/** What a worker asks of its server, beside HTTP. */
export type Asked = { readonly id: number } & (
  | { readonly what: 'import'; readonly folder: string }
  | { readonly what: 'set-clock'; readonly nowMs: number }
  | { readonly what: 'hand-off'; readonly email: string }
  | { readonly what: 'client-id'; readonly email: string }
  | { readonly what: 'let-in'; readonly staff: LetIn }
  | { readonly what: 'maintenance-pass' }
  | { readonly what: 'database'; readonly reachable: boolean }
  | { readonly what: 'table'; readonly table: LostTable; readonly there: boolean }
  | { readonly what: 'files'; readonly there: boolean }
  | { readonly what: 'lose'; readonly names: readonly string[]; readonly times: number }
  | { readonly what: 'provider'; readonly answers: boolean }
  | { readonly what: 'mails'; readonly to: string }
  | { readonly what: 'tell' }
  | { readonly what: 'subscribe' }
  | { readonly what: 'pushed'; readonly endpoint: string }
  | { readonly what: 'stop' }
)

/** The answer to the question of that id; 0 is the start, answered by the server's address. */
export type Answer = { readonly id: number } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string }
)
