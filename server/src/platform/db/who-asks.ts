import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './open.ts'

/**
 * What asks without being a customer and may find everybody's rows: calls of visitors and their pages, what finds out who
 * signs in, calls of the retailer's systems and of its people at the desk, jobs, and commands (imports, keys, migrations). The policies of the database
 * know these names and no others (migrations 0085 and 0381, decision 0022).
 */
export const officeRoles = ['visitor', 'sign_in', 'retailer', 'staff', 'job', 'command'] as const
export type OfficeRole = (typeof officeRoles)[number]

/** What lets somebody act for another customer, while a call runs that it admitted. */
export interface Grant {
  /**
   * Fails as the call would that is asked now. With a transaction it keeps the grant as it is until that ends: whoever ends
   * it meanwhile waits.
   */
  readonly stillHolds: (transaction?: Db) => Promise<void>
}

/** For which customer it is asked; of whoever acts for the customer in some contracts alone, their ids. */
export interface CustomerAsking {
  readonly customerId: number
  readonly contracts?: readonly number[] | undefined
  readonly grant?: Grant | undefined
  /** Set where somebody of the desk does it: the database refuses them payments, signatures and passwords. */
  readonly agent?: string | undefined
}

/** Who asks the database. `nobody` sees no rows; a query for which nothing was said fails. */
export type Asking = CustomerAsking | { readonly office: OfficeRole } | 'nobody'

const asking = new AsyncLocalStorage<Asking>()

/** Runs as a customer: queries find only this customer's rows. */
export function asCustomer<T>(customer: number | CustomerAsking, work: () => T): T {
  const { customerId, contracts, grant, agent }: CustomerAsking =
    typeof customer === 'number' ? { customerId: customer } : customer
  return asking.run({ customerId, contracts, grant, agent }, work)
}

/** Runs as the office, without a customer: queries find everybody's rows. */
export function asOffice<T>(office: OfficeRole, work: () => T): T {
  return asking.run({ office }, work)
}

/** Runs without knowing yet who asks: until that is set, queries find nothing. */
export function asNobody<T>(work: () => T): T {
  return asking.run('nobody', work)
}

/** Does something for a signed-in customer, or for what of the office does it where nobody has signed in. */
export function inNameOf<T>(caller: CustomerAsking | null, office: OfficeRole, work: () => T): T {
  return caller ? asCustomer(caller, work) : asOffice(office, work)
}

const reading = new AsyncLocalStorage<true>()

/** Does something in transactions that can only read, whoever it asks as within. */
export function readingOnly<T>(work: () => T): T {
  return reading.run(true, work)
}

/** Whether what is asked now may change nothing. */
export function onlyReads(): boolean {
  return reading.getStore() === true
}

/** Who asks now; undefined if nothing was said, and the database decides by how it was opened. */
export function whoAsks(): Asking | undefined {
  return asking.getStore()
}

/** What lets somebody act for the customer whose call runs now; undefined of one's own. */
export function grantAsked(): Grant | undefined {
  const who = whoAsks()
  return typeof who === 'object' && 'customerId' in who ? who.grant : undefined
}

/** The customer whose call runs now; none in jobs, imports, sign-in and calls of the retailer. */
export function callingCustomer(): number | undefined {
  const who = whoAsks()
  return typeof who === 'object' && 'customerId' in who ? who.customerId : undefined
}
