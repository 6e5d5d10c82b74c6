import type { Language } from '@endoll/api/language.ts'
import { texts } from '../texts.ts'
import type { Translation } from '../texts/translation.ts'
import { homeMove as ca } from './home-move-messages/ca.ts'
import { homeMove as en } from './home-move-messages/en.ts'
import { homeMove as es } from './home-move-messages/es.ts'
import type { MailContent } from './layout.ts'
import type { MailData } from './queue-mail.ts'
import { closingOf, linked, type Writing } from './writing.ts'

const said: Readonly<Record<Language, Translation<typeof es>>> = { es, ca, en }

/** Something of the old home was not asked for, after the contract of the new one was signed. */
export function homeMoveMail(
  { customer, contract, reason, reference }: MailData['home_move'],
  writing: Writing,
): MailContent {
  const { language, deployment } = writing
  const words = said[language]
  return {
    subject: words.subject(contract),
    greeting: texts[language].mails.greeting(customer),
    paragraphs: [words.lead(contract), words.why[reason], words.more(deployment.organisation.phone)],
    facts: [],
    ...linked(deployment.publicAddress, `${texts[language].pages.move}${reference}`, words.action),
    closing: [closingOf(writing)],
  }
}
