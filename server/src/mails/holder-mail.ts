import { groupCups } from '@endoll/domain/identity/cups.ts'
import { formatterOf } from '../platform/formatter.ts'
import { rejectionText } from '../texts/rejection-words.ts'
import { texts } from '../texts.ts'
import type { MailContent } from './layout.ts'
import { holderParameter } from './link-parameters.ts'
import type { MailData } from './queue-mail.ts'
import { closingOf, givenBy, linked, type Writing } from './writing.ts'

/** To the person who is to become the holder, and does. */
export function holderMail(data: MailData['new_holder'], writing: Writing): MailContent {
  const { language, deployment } = writing
  const words = texts[language].mails.newHolder
  const { pages } = texts[language]
  const day = data.day === null ? '' : formatterOf(language).longDay(data.day)
  const reason = rejectionText(language, { code: data.reasonCode, text: data.reasonText })
  const { invitation, signed, rejected, effective } = words
  // An invitation goes to a mailbox that the holder typed: what names the supply waits behind its link.
  const supply = [
    { label: words.supply, value: data.address },
    { label: 'CUPS', value: groupCups(data.cups) },
  ]
  const said = {
    invitation: () => ({
      subject: data.from ? invitation.subject(data.from.name) : invitation.action,
      paragraphs: data.from
        ? [invitation.lead(data.from.name, data.from.town), invitation.more(day)]
        : [invitation.more(day)],
      ...linked(
        deployment.publicAddress,
        `${pages.newHolder}?${holderParameter}=${encodeURIComponent(data.token ?? '')}`,
        invitation.action,
      ),
    }),
    signed: () => ({ subject: signed.subject, paragraphs: [signed.lead, signed.more] }),
    rejected: () => ({
      subject: rejected.subject,
      paragraphs: [rejected.lead, ...(reason === null ? [] : [rejected.more(reason)])],
    }),
    effective: () => ({
      subject: effective.subject,
      paragraphs: [effective.lead(day), effective.more],
      ...linked(deployment.publicAddress, '/', effective.action),
    }),
  }
  return {
    greeting: texts[language].mails.greeting(data.name),
    facts: [
      ...(data.about === 'invitation' ? [] : supply),
      ...(data.contract === null ? [] : [{ label: words.contract, value: data.contract }]),
      { label: texts[language].mails.reference, value: data.reference },
    ],
    closing: [
      ...(data.about === 'invitation' ? [words.warning, ...givenBy('holder', writing)] : []),
      closingOf(writing),
    ],
    ...said[data.about](),
  }
}
