import type { Deployment } from '@endoll/api/deployment/deployment.ts'
import type { Language } from '@endoll/api/language.ts'
import { texts } from '../texts.ts'
import type { MailContent } from './layout.ts'

/** Language and deployment that a mail is rendered for. */
export interface Writing {
  readonly language: Language
  readonly deployment: Deployment
}

/** A link to a page of the configured address; none without an address. */
export function linked(address: string | null, path: string, label: string): Pick<MailContent, 'action'> {
  return address === null ? {} : { action: { label, address: `${address}${path}` } }
}

/** Who answers for data that somebody else has given, where they come from, and the rights of whom they are of. */
export function givenBy(who: 'holder' | 'delegate', { language, deployment }: Writing): readonly string[] {
  const words = texts[language].personalData
  const { organisation, legal } = deployment
  const { legalName, nif, email } = organisation
  return [
    words[who],
    words.rights(`${legalName}, NIF ${nif}`, legal.dataProtectionOfficer ?? email),
    ...(/^https?:/.test(legal.privacy) ? [words.policy(legal.privacy)] : []),
  ]
}

/** How the retailer is reached, at the end of a mail. */
export function closingOf({ language, deployment }: Writing) {
  const { phone, schedule } = deployment.organisation
  return texts[language].mails.help(phone, schedule[language])
}
