import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { formatterOf } from '../platform/formatter.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { texts } from '../texts.ts'

interface Told {
  readonly deployment: Pick<Deployment, 'organisation'>
  readonly language: Language
}

/** The body to which the retailer belongs with its contacts, or where everybody can go. */
function complaintBody({ deployment, language }: Told): string {
  const words = texts[language].claim.elsewhere
  const { adr } = deployment.organisation
  if (!adr) return words.region
  const contacts = [adr.phone, adr.website].filter((contact) => contact !== null)
  const reach = contacts.length === 0 ? '' : ` (${contacts.join(', ')})`
  return `${words.adr(adr.name)}${reach}`
}

/**
 * What silence means and where to go then: told with the acknowledgement. Source: RD 88/2026 art. 55.3.
 */
export function afterSilence(told: Told, dueDay: Day): string {
  const words = texts[told.language].claim.elsewhere
  return `${words.rejected(formatterOf(told.language).longDay(dueDay))} ${words.afterwards} ${complaintBody(told)}.`
}

/** Where to turn after an unsatisfactory answer; sent with it. Source: Ley 10/2025 art. 13.7. */
export function afterAnswer(told: Told): string {
  return `${texts[told.language].claim.elsewhere.unconvinced} ${complaintBody(told)}.`
}
