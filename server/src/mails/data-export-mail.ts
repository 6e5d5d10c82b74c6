import type { Language } from '@endoll/api/language.ts'
import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'
import type { Translation } from '../texts/translation.ts'
import { dataExport as ca } from './data-export-messages/ca.ts'
import { dataExport as en } from './data-export-messages/en.ts'
import { dataExport as es } from './data-export-messages/es.ts'
import type { MailContent } from './layout.ts'
import type { MailData } from './queue-mail.ts'
import { closingOf, linked, type Writing } from './writing.ts'

const said: Readonly<Record<Language, Translation<typeof es>>> = { es, ca, en }

/** The copy of all data is there. It carries no link to the copy itself: who reads the mail signs in. */
export function dataExportMail(
  { customer, lastDay }: MailData['data_export'],
  writing: Writing,
): MailContent {
  const { language, deployment } = writing
  const words = said[language]
  return {
    subject: words.subject,
    greeting: texts[language].mails.greeting(customer),
    paragraphs: [words.lead, words.more(formatterOf(language).longDay(lastDay))],
    facts: [],
    ...linked(deployment.publicAddress, texts[language].pages.ownData, words.action),
    closing: [words.warning(deployment.organisation.phone), closingOf(writing)],
  }
}
