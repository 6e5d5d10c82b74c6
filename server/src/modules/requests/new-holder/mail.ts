import type { Locale } from '@endoll/api/language.ts'
import type { MailData, QueuedMail } from '../../../mails/queue-mail.ts'
import { submissionOf, type RequestRow } from '../request.ts'
import type { WhoSigns } from './new-holder.ts'

interface Told {
  /** Of the mail, within its request. */
  readonly key: string | number
  readonly locale: Locale
  readonly about: MailData['new_holder']['about']
  readonly token?: string
  readonly from?: MailData['new_holder']['from']
  readonly day?: string | null
  readonly contract?: string | undefined
  /** Of a rejection. */
  readonly reasonCode?: string | null
  readonly reasonText?: string | null
}

/**
 * A mail about a change of holder to the person who is to become it, at an address. Nothing of it was typed by the holder
 * before: the names are those of customers, the supply is the contract's.
 */
export function newHolderMail(
  request: RequestRow,
  { known }: Pick<WhoSigns, 'known'>,
  to: string,
  { key, locale, about, token, from, day, contract, reasonCode, reasonText }: Told,
): QueuedMail<'new_holder'> {
  const submission = submissionOf(request)
  return {
    key: `new-holder:${request.reference}:${key}`,
    template: 'new_holder',
    locale,
    to,
    data: {
      about,
      name: known?.name ?? null,
      reference: request.reference,
      address: String(submission['address']),
      cups: String(submission['cups']),
      ...(from && { from }),
      token: token ?? null,
      day: day ?? null,
      contract: contract ?? null,
      reasonCode: reasonCode ?? null,
      reasonText: reasonText ?? null,
    },
  }
}
