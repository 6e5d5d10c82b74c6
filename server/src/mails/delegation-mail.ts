import { invitationDays } from '@endoll/api/delegations.ts'
import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'
import type { MailContent } from './layout.ts'
import { invitationParameter } from './link-parameters.ts'
import type { MailData } from './queue-mail.ts'
import { closingOf, givenBy, linked, type Writing } from './writing.ts'

/** Of an invitation to act for a customer, and of what became of it. */
export function delegationMail(data: MailData['delegation'], writing: Writing): MailContent {
  const { language, deployment } = writing
  const words = texts[language].mails.delegation
  const { subject, lead, more } = words[data.about]
  const path = `${texts[language].pages.invitation}?${invitationParameter}=${encodeURIComponent(data.token ?? '')}`
  return {
    subject: subject(data.other),
    greeting: texts[language].mails.greeting(data.greeted),
    paragraphs: [
      lead(data.other),
      ...(data.about === 'invited' ? [words.signs[data.role === 'sign' ? 'does' : 'never']] : []),
      more(invitationDays),
    ],
    facts: [
      { label: words.may, value: words.roles[data.role] },
      { label: words.contracts, value: words.contractsOf(data.contracts) },
      ...(data.endDay === null
        ? []
        : [{ label: words.until, value: formatterOf(language).longDay(data.endDay) }]),
    ],
    ...(data.token === null
      ? linked(deployment.publicAddress, texts[language].pages.profile, words.action)
      : linked(deployment.publicAddress, path, words.answer)),
    closing: [...(data.about === 'invited' ? givenBy('delegate', writing) : []), closingOf(writing)],
  }
}

/** Who acts for a customer, once a year. */
export function delegationsMail(
  { customer, people }: MailData['delegations'],
  writing: Writing,
): MailContent {
  const { language, deployment } = writing
  const words = texts[language].mails.delegation
  const { longDay } = formatterOf(language)
  return {
    subject: words.yearly.subject,
    greeting: texts[language].mails.greeting(customer),
    paragraphs: [words.yearly.lead, words.yearly.more],
    facts: people.map(({ who, role, endDay }) => ({
      label: who,
      value: endDay === null ? words.roles[role] : words.yearly.untilDay(words.roles[role], longDay(endDay)),
    })),
    ...linked(deployment.publicAddress, texts[language].pages.profile, words.action),
    closing: [closingOf(writing)],
  }
}

/** The code that a customer says to whoever of the retailer's attends to them. */
export function spokenCodeMail(data: MailData['spoken_code'], writing: Writing): MailContent {
  const { language } = writing
  const words = texts[language].mails.delegation.spoken
  return {
    subject: words.subject(data.code),
    greeting: texts[language].mails.greeting(data.customer),
    paragraphs: [words.lead(data.agent), words.more(data.minutes)],
    code: data.code,
    facts: [],
    closing: [words.warning, closingOf(writing)],
  }
}
