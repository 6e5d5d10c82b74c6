import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'
import type { MailContent } from './layout.ts'
import { callParameter } from './link-parameters.ts'
import type { MailData } from './queue-mail.ts'
import { closingOf, linked, type Writing } from './writing.ts'

/** What somebody is told who wrote or asked to be called without signing in: nothing of what they wrote. */
export function enquiryMail(
  { kind, reference, answerBy = null, call }: MailData['enquiry'],
  writing: Writing,
): MailContent {
  const { language, deployment } = writing
  const words = texts[language].mails.enquiry
  const { longDay } = formatterOf(language)
  const facts = [{ label: texts[language].mails.reference, value: reference }]
  const common = {
    greeting: texts[language].mails.greeting(null),
    closing: [words.warning, closingOf(writing)],
  }
  if (call) {
    const { about, day, from, to, token } = call
    const slot = words.call.slot(longDay(day), from, to)
    const path = `${texts[language].pages.callBack}?${callParameter}=${encodeURIComponent(token)}`
    return {
      ...common,
      subject: words.call[about].subject,
      paragraphs: about === 'cancelled' ? [words.call.cancelled.lead(slot)] : [words.call[about].lead(slot)],
      facts,
      ...(about === 'cancelled' ? {} : linked(deployment.publicAddress, path, words.call.action)),
    }
  }
  return {
    ...common,
    subject: words.subject,
    paragraphs: [
      words.lead[kind === 'contact' ? 'contact' : 'details'],
      answerBy === null ? words.more : words.answerBy(longDay(answerBy)),
    ],
    facts,
  }
}
