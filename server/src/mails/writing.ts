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

/** How the retailer is reached, at the end of a mail. */
export function closingOf({ language, deployment }: Writing) {
  const { phone, schedule } = deployment.organisation
  return texts[language].mails.help(phone, schedule[language])
}
