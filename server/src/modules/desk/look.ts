import { defaultLanguage, languages, type Language } from '@endoll/api/language.ts'
import type { StaffDeed } from '@endoll/api/desk-staff.ts'
import type { DeskReason } from '@endoll/api/desk-words.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { asCustomer } from '../../platform/db/who-asks.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Staff } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { noteAccess } from '../customer-access/operations/note-access.ts'
import { writeLine } from './log.ts'
import { reasonWords } from './reason-words.ts'

/** Customers that one person may look at in ten minutes: more than anybody reads. */
const looksPerPerson = 120

/** Who does something at the desk, and from where. */
export interface Doer {
  readonly staff: Staff
  readonly address: string
}

export interface Look {
  readonly customerId: number
  readonly what: StaffDeed
  readonly why: DeskReason
  readonly about?: string
  /** What the customer reads besides. */
  readonly reason?: string
}

function languageFor(known: string | null): Language {
  return languages.find((language) => language === known) ?? defaultLanguage
}

/**
 * Reads something of one customer, once it is written down who looks and why. The reading finds the rows of that customer
 * alone, as a call of theirs would.
 */
export async function lookAt<T>(
  services: Services,
  doer: Doer,
  look: Look,
  read: () => Promise<T>,
): Promise<T> {
  await noteLook(services, doer, look)
  return asCustomer(look.customerId, read)
}

/** Writes down who does something for a customer, in the log alone: the customer reads it where it was done. */
export async function noteDeed(
  services: Pick<Services, 'db' | 'clock'>,
  { staff: { staffId }, address }: Doer,
  { customerId, what, why, about = '' }: Omit<Look, 'reason'>,
): Promise<void> {
  await writeLine(services, { staffId, what, customerId, why, about, address })
}

/** Writes down who looks at a customer and why, in the log and where the customer reads it. */
export async function noteLook(
  services: Pick<Services, 'db' | 'clock'>,
  { staff, address }: Doer,
  { customerId, what, why, about, reason }: Look,
): Promise<void> {
  const { db } = services
  const { staffId } = staff
  await spend(
    budgetOf(db, { kind: 'desk-look', points: looksPerPerson, windowSeconds: 600 }),
    String(staffId),
  )
  const customer = await db
    .selectFrom('customer')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!customer) throw notFound()
  await writeLine(services, {
    staffId,
    what,
    customerId,
    why,
    address,
    ...(about !== undefined && { about }),
  })
  const { reasons, office, acting } = reasonWords[languageFor(customer.language)]
  const said =
    what === 'acting_begun'
      ? acting(reasons[why], reason ?? '')
      : reason === undefined
        ? reasons[why]
        : office(reasons[why], reason)
  await noteAccess(services, [{ customerId, kind: 'agent', accountId: null, who: staff.name, why: said }])
}
