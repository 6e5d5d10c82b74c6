import type { Language } from '@endoll/api/language.ts'
import { rejectionText } from '../texts/rejection-words.ts'
import { formatterOf } from '../platform/formatter.ts'
import { texts } from '../texts.ts'
import type { MailContent } from './layout.ts'
import type { MailData } from './queue-mail.ts'

/** The procedure and its contract, or how many it is of, as a subject names them. */
export function subjectOf(
  {
    procedure,
    contract,
    several,
  }: Pick<MailData['signature_code'], 'procedure' | 'contract'> & Pick<MailData['request'], 'several'>,
  language: Language,
) {
  if (procedure === 'new_contract') return texts[language].mails.newContract.signing
  const name = texts[language].request.procedures[procedure]
  const what = name.charAt(0).toLowerCase() + name.slice(1)
  if (several) return texts[language].mails.ofContracts(what, several.contracts)
  return contract === null ? what : texts[language].mails.ofContract(what, contract)
}

/** The reference of a request and its contract. */
export function factsOf(
  { reference, contract }: { readonly reference: string; readonly contract: string | null },
  language: Language,
): MailContent['facts'] {
  const words = texts[language].mails
  return [
    { label: words.reference, value: reference },
    ...(contract === null ? [] : [{ label: words.contract, value: contract }]),
  ]
}

/** That a withdrawal has come, and of what; undefined of any other mail. */
export function acknowledgedOf(
  { state, withdrawal, contract }: MailData['request'],
  language: Language,
): string | undefined {
  if (state !== 'sent' || withdrawal === undefined) return undefined
  const { contractWithdrawn, productWithdrawn } = texts[language].mails.acknowledged
  const { product } = withdrawal
  return product
    ? productWithdrawn(contract ?? '', product.from, product.to)
    : contractWithdrawn(contract ?? '')
}

/** Who asked for it in whose name, where it was not the customer. */
export function actingFactOf({ acting }: MailData['request'], language: Language): MailContent['facts'] {
  if (acting === undefined) return []
  const { label, value } = texts[language].mails.delegation.acting
  return [{ label, value: value(acting.by, acting.customer) }]
}

/** The page of a request, as whoever gets the mail opens it. */
export function requestPage({ id, acting }: MailData['request'], language: Language): string {
  const page = `${texts[language].pages.request}${id}`
  return acting?.delegation ? `${page}?for=${acting.delegation}` : page
}

/** When a withdrawal was sent: its acknowledgement says it. */
export function sentFactOf({ withdrawal }: MailData['request'], language: Language): MailContent['facts'] {
  if (withdrawal === undefined) return []
  const value = formatterOf(language).instant(withdrawal.atMs)
  return [{ label: texts[language].mails.acknowledged.sent, value }]
}

/** What follows from its state, with its day or reason, if anything. */
export function moreOf(data: MailData['request'], language: Language): string {
  const { states } = texts[language].mails
  const day = (value: string | null) => (value === null ? null : formatterOf(language).longDay(value))
  const [due, effective] = [day(data.dueDay), day(data.effectiveDay)]
  switch (data.state) {
    case 'waiting_signature':
    case 'waiting_acceptance':
    case 'sent':
      return due === null ? '' : states[data.state].more(due)
    case 'accepted':
      if (effective !== null) return states.accepted.planned(effective)
      return due === null ? '' : states.accepted.more(due)
    case 'effective': {
      const refused = data.several?.refused ?? 0
      const since = effective === null ? '' : states.effective.more(effective)
      return refused > 0 ? `${since} ${states.effective.refused(refused)}`.trim() : since
    }
    case 'rejected': {
      const reason = rejectionText(language, { code: data.reasonCode, text: data.reasonText })
      return reason === null ? '' : states.rejected.more(reason)
    }
    case 'withdrawn':
    case 'expired':
      return ''
  }
}
