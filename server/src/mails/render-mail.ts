import { caseLimits } from '@endoll/api/cases.ts'
import { groupCups } from '@endoll/domain/identity/cups.ts'
import { groupIban } from '@endoll/domain/identity/iban.ts'
import { phoneText } from '@endoll/domain/identity/phone-text.ts'
import { afterAnswer, afterSilence } from '../texts/where-to-turn.ts'
import { formatterOf } from '../platform/formatter.ts'
import { rejectionText } from '../texts/rejection-words.ts'
import { texts } from '../texts.ts'
import { dataExportMail } from './data-export-mail.ts'
import { homeMoveMail } from './home-move-mail.ts'
import { delegationMail, delegationsMail, spokenCodeMail } from './delegation-mail.ts'
import { holderMail } from './holder-mail.ts'
import { notificationWords } from './notification-words.ts'
import {
  confirmParameter,
  payParameter,
  settingsView,
  passwordParameter,
  answersFragment,
} from './link-parameters.ts'
import { layOut, type MailContent, type RenderedMail } from './layout.ts'
import type { MailData, MailTemplate } from './queue-mail.ts'
import { documentsWords } from './documents-words.ts'
import {
  acknowledgedOf,
  actingFactOf,
  factsOf,
  requestPage,
  moreOf,
  sentFactOf,
  subjectOf,
} from './request-words.ts'
import { closingOf, linked, type Writing } from './writing.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { withdrawalWords } from './withdrawal-words.ts'

/** Ends mails with what happened: for mail programs by one POST, for people by a page with a button. */
export const unsubscribePath = '/api/unsubscribe'

/** Where the link of a mail that closes a case leads. */
export const satisfactionPath = '/api/satisfaction'

type Writers = { readonly [T in MailTemplate]: (data: MailData[T], writing: Writing) => MailContent }

/** Until when a claim can be completed; by when it is answered, and what follows where it is not. */
function limitsOfCase({ about, isClaim, completeBy, dueDay }: MailData['case'], writing: Writing): string[] {
  const { mails, claim } = texts[writing.language]
  const { longDay } = formatterOf(writing.language)
  return [
    ...(completeBy ? [claim.incomplete.until(longDay(completeBy))] : []),
    ...(about === 'opened' && dueDay !== null
      ? [mails.case.due(longDay(dueDay)), ...(isClaim ? [afterSilence(writing, dueDay)] : [])]
      : []),
  ]
}

const writers: Writers = {
  request: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.states[data.state]
    const reason = rejectionText(language, { code: data.reasonCode, text: data.reasonText })
    // What was closed because it is already so does not stay as it was.
    const lead =
      data.state === 'withdrawn' && reason !== null ? reason : (acknowledgedOf(data, language) ?? words.lead)
    return {
      subject: words.subject(subjectOf(data, language)),
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [lead, moreOf(data, language)].filter((text) => text !== ''),
      facts: [
        {
          label: texts[language].mails.what,
          value: texts[language].request.procedures[data.procedure],
        },
        ...factsOf(data, language),
        ...actingFactOf(data, language),
        ...sentFactOf(data, language),
      ],
      ...linked(deployment.publicAddress, requestPage(data, language), words.action),
      closing: [closingOf(writing)],
    }
  },

  new_holder: holderMail,

  spoken_code: spokenCodeMail,

  signature_code: (data, writing) => {
    const { language } = writing
    const words = texts[language].mails.code
    return {
      subject: words.subject(data.code),
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [words.lead(subjectOf(data, language)), words.more(data.minutes)],
      code: data.code,
      facts: factsOf(data, language),
      closing: [words.warning, closingOf(writing)],
    }
  },

  notice: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.notice[data.about]
    return {
      subject: words.subject,
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [words.lead, texts[language].mails.noticeWarning(deployment.organisation.phone)],
      facts: factsOf(data, language),
      closing: [closingOf(writing)],
    }
  },

  case: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.case
    const about =
      data.about === 'incomplete'
        ? texts[language].claim.incomplete
        : words[data.isClaim ? 'claim' : 'case'][data.about]
    const asksAt =
      data.satisfactionToken && deployment.publicAddress !== null
        ? `${deployment.publicAddress}${satisfactionPath}?lang=${language}&token=${encodeURIComponent(data.satisfactionToken)}`
        : null
    return {
      subject: about.subject(data.reference),
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [
        typeof about.lead === 'string' ? about.lead : about.lead(caseLimits.reopenDays),
        ...data.text.split(/\n+/),
        data.files > 0 && data.about !== 'opened' ? words.files(data.files) : '',
        ...limitsOfCase(data, writing),
        data.isClaim && (data.about === 'answered' || data.about === 'closed') ? afterAnswer(writing) : '',
        data.about === 'opened' && data.isClaim && data.dueDay !== null ? words.acknowledgement : '',
        asksAt === null ? '' : texts[language].satisfaction.mail,
      ].filter((text) => text !== ''),
      facts: [{ label: words.subject, value: data.subject }, ...factsOf(data, language)],
      ...linked(deployment.publicAddress, `${texts[language].pages.case}${data.id}`, words.action),
      closing: [closingOf(writing)],
      ...(asksAt !== null && { foot: [{ label: texts[language].satisfaction.question, address: asksAt }] }),
    }
  },

  notifications: ({ customer, items, unsubscribe, hidesSums }, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.notifications
    const list = items.map(({ about, contract }) =>
      notificationWords(about, contract, { language, hidesSums }),
    )
    const { publicAddress } = deployment
    return {
      subject: words.subject(list.length, list[0]?.title ?? ''),
      greeting: texts[language].mails.greeting(customer),
      paragraphs: [words.lead],
      list,
      facts: [],
      ...linked(publicAddress, texts[language].pages.notifications, words.action),
      closing: [...(unsubscribe === null ? [words.owed] : []), closingOf(writing)],
      ...(publicAddress !== null && {
        foot: [
          {
            label: words.settings,
            address: `${publicAddress}${texts[language].pages.notifications}${settingsView}`,
          },
        ],
      }),
      ...(unsubscribe !== null &&
        publicAddress !== null && {
          unsubscribe: {
            label: words.unsubscribe,
            address: `${publicAddress}${unsubscribePath}?lang=${language}&token=${encodeURIComponent(unsubscribe)}`,
          },
        }),
    }
  },

  payment: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.payment
    const { subject, lead } = words[data.about]
    const keep = data.about === 'paid' ? [words.keep] : []
    const format = formatterOf(language)
    const amount = format.money(data.amountCents)
    const { invoices } = texts[language].pages
    const path = data.invoiceId === null ? invoices : `${invoices}/${data.invoiceId}`
    return {
      subject: subject(amount),
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [lead(amount, words.by[data.method ?? 'unsaid']), ...keep],
      facts: [
        { label: texts[language].mails.reference, value: data.reference },
        { label: words.invoices(data.invoices.length), value: data.invoices.join(', ') },
        { label: words.day, value: format.longDay(data.day) },
      ],
      ...linked(deployment.publicAddress, path, words.action),
      closing: [closingOf(writing)],
    }
  },

  reminder: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.reminder
    const account = deployment.payments.transferIban
    const format = formatterOf(language)
    const amount = format.money(data.amountCents)
    const path = `${texts[language].pages.pay}?${payParameter}=${encodeURIComponent(data.token)}`
    return {
      subject: words.subject(data.number),
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [
        data.part ? words.leadPart(data.number, amount, data.part) : words.lead(data.number, amount),
        words.more(data.days),
        words.office,
        ...(account === null ? [] : [words.transfer(data.number)]),
        ...(data.mayHavePvpc ? [words.pvpc] : []),
        ...(data.isShownInSips ? [words.sips] : []),
        words.help(phoneText(deployment.organisation.phone), data.part !== undefined),
      ],
      facts: [
        { label: words.bill, value: data.number },
        { label: words.amount, value: amount },
        { label: words.due, value: format.longDay(data.dueDay) },
        ...(account === null
          ? []
          : [
              { label: words.account, value: groupIban(account) },
              { label: words.holder, value: deployment.organisation.legalName },
            ]),
      ],
      ...linked(deployment.publicAddress, path, words.action),
      closing: [words.paid, closingOf(writing)],
    }
  },

  new_contract: (data, writing) => {
    const { language, deployment } = writing
    const words = { ...texts[language].mails.newContract, ...texts[language].mails.newContract[data.about] }
    const path = `${texts[language].pages.signContract}${data.draft}`
    const withdrawal = withdrawalWords(data, writing)
    const documents = documentsWords(data, writing)
    return {
      subject: words.subject(data.product),
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [words.lead(data.product), ...documents, words.more, ...withdrawal.paragraphs].filter(
        Boolean,
      ),
      facts: [
        { label: words.product, value: data.product },
        { label: 'CUPS', value: groupCups(data.cups) },
        ...(data.since === undefined
          ? []
          : [{ label: words.since, value: formatterOf(language).longDay(data.since) }]),
        { label: texts[language].mails.reference, value: data.reference },
      ],
      ...linked(deployment.publicAddress, path, words.action),
      foot: withdrawal.foot,
      closing: [words.warning, closingOf(writing)],
    }
  },

  kept_answers: ({ wizard, token, days }, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.keptAnswers
    const path = `${texts[language].pages.newContract[wizard]}#${answersFragment}=${encodeURIComponent(token)}`
    return {
      subject: words.subject[wizard],
      greeting: texts[language].mails.greeting(null),
      paragraphs: [words.lead, words.more(days)],
      facts: [],
      ...linked(deployment.publicAddress, path, words.action),
      closing: [words.warning, closingOf(writing)],
    }
  },

  enquiry: enquiryMail,

  password_link: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.passwordLink
    const about = words[data.about]
    const path = `${texts[language].pages.password}?${passwordParameter}=${encodeURIComponent(data.token)}`
    return {
      subject: about.subject,
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [about.lead, words.more(data.minutes)],
      facts: [],
      ...linked(deployment.publicAddress, path, about.action),
      closing: [words.warning, closingOf(writing)],
    }
  },

  account_notice: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.account
    const { subject, lead } = words[data.about]
    return {
      subject,
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [lead, words.warning(deployment.organisation.phone)],
      facts: [
        { label: words.when, value: formatterOf(language).instant(data.atMs) },
        ...(data.by === undefined ? [] : [{ label: words.by, value: data.by }]),
        ...(data.why === undefined ? [] : [{ label: words.why, value: data.why }]),
      ],
      closing: [closingOf(writing)],
    }
  },

  new_device: (data, writing) => {
    const { language, deployment } = writing
    const words = texts[language].mails.newDevice
    return {
      subject: words.subject,
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [words.lead, words.more(deployment.organisation.phone)],
      facts: [
        { label: texts[language].mails.account.when, value: formatterOf(language).instant(data.atMs) },
        { label: words.device, value: data.device || words.unknown },
      ],
      ...linked(deployment.publicAddress, texts[language].pages.profile, words.action),
      closing: [closingOf(writing)],
    }
  },

  delegation: delegationMail,
  data_export: dataExportMail,

  home_move: homeMoveMail,
  delegations: delegationsMail,

  confirm_email: (data, writing) => {
    const { language, deployment } = writing
    const words = { ...texts[language].mails.confirm, ...(data.about && texts[language].mails.checkEmail) }
    const path = `${texts[language].pages.profile}?${confirmParameter}=${encodeURIComponent(data.token)}`
    return {
      subject: words.subject,
      greeting: texts[language].mails.greeting(data.customer),
      paragraphs: [words.lead, words.more(formatterOf(language).longDay(data.dueDay))],
      facts: [],
      ...linked(deployment.publicAddress, path, words.action),
      closing: [words.warning, closingOf(writing)],
    }
  },
}

export const mailTemplates = Object.keys(writers)

/** A mail in the language of its request, as text and as HTML. */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  writing: Writing,
): RenderedMail {
  return layOut(writers[template](data, writing), writing.deployment, writing.language)
}
