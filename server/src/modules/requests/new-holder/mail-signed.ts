import type { Locale } from '@endoll/api/language.ts'
import type { FilesOfMail } from '../../../mails/deliver-mails.ts'
import { writeMail, type MailData } from '../../../mails/queue-mail.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { submissionOf, type RequestRow } from '../request.ts'
import { findSignature } from '../signature/signature-row.ts'
import type { WhoSigns } from './new-holder.ts'

/** Their copy of what they have signed. Where nobody has an address of theirs, the document waits at the contract. */
export async function mailSigned(
  transaction: Db,
  services: Services,
  request: RequestRow,
  { known, address }: WhoSigns,
): Promise<void> {
  if (address === null) return
  const { locale } = await transaction
    .selectFrom('holder_acceptance')
    .select('locale')
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow()
  const submission = submissionOf(request)
  await writeMail(transaction, services, {
    key: `new-holder:${request.reference}:signed`,
    template: 'new_holder',
    locale: locale as Locale,
    to: address,
    data: {
      about: 'signed',
      name: known?.name ?? null,
      reference: request.reference,
      address: String(submission['address']),
      cups: String(submission['cups']),
      token: null,
      day: null,
      contract: null,
      reasonCode: null,
      reasonText: null,
    },
  })
}

/** The mail after the new holder's signature brings what was signed, with the order of direct debit: a link alone is no durable medium (CJEU C-49/11). */
export function signedFilesOfMail(services: Services): FilesOfMail {
  return async (template, data) => {
    if (template !== 'new_holder') return []
    const { about, reference } = data as MailData['new_holder']
    if (about !== 'signed') return []
    const request = await services.db
      .selectFrom('request')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const signature = await findSignature(services.db, services.clock.nowMs(), request.id, 'new_holder')
    if (!signature?.document) throw new Error('what the new holder signed was not kept')
    const { document } = signature
    return [{ name: `${reference}.pdf`, content: document }]
  }
}
