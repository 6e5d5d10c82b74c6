import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '@endoll/api/language.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { dayStartMs } from '@endoll/domain/time/madrid.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { moveRequest } from '../move.ts'
import { submissionOf, type RequestRow } from '../request.ts'
import type { SignatureRow } from '../signature/signature-row.ts'
import { newHolderOf } from './new-holder.ts'

/**
 * The holder has signed: mails the link with which the new holder accepts and signs too, in the caller's transaction.
 * Not before: nobody gets a mail that only somebody's form asked for.
 */
export async function inviteNewHolder(
  db: Db,
  services: Services,
  request: RequestRow,
  why: string,
): Promise<RequestRow> {
  const { signature } = services.deployment
  const lastDay = addDays(todayOf(services), signature.days)
  const id = randomUUID()
  await db
    .insertInto('signature')
    .values({
      id,
      request_id: request.id,
      signer: 'new_holder',
      provider: signature.provider,
      expires_at: at(dayStartMs(addDays(lastDay, 1), 'Europe/Madrid')),
    })
    .execute()
  await mailInvitation(db, services, { request, signature: { id, link_sent: 0 }, lastDay })
  return moveRequest(db, services, request.id, {
    event: 'sign_first',
    actor: 'signature',
    why,
    dueDay: lastDay,
  })
}

interface Invitation {
  readonly request: RequestRow
  readonly signature: Pick<SignatureRow, 'id' | 'link_sent'>
  readonly lastDay: string
}

/** Mails a new link; the one before is no longer valid. */
export async function mailInvitation(
  db: Db,
  services: Services,
  { request, signature, lastDay }: Invitation,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const sending = signature.link_sent + 1
  await db
    .updateTable('signature')
    .set({ link_hash: sha256(token), link_sent: sending, link_sent_at: at(services.clock.nowMs()) })
    .where('id', '=', signature.id)
    .execute()
  const { name, email } = newHolderOf(request)
  const submission = submissionOf(request)
  await queueMail(db, services, {
    key: `new-holder:${request.reference}:${sending}`,
    template: 'new_holder',
    locale: request.locale as Locale,
    to: email,
    data: {
      about: 'invitation',
      name,
      reference: request.reference,
      address: String(submission['address']),
      cups: String(submission['cups']),
      token,
      day: lastDay,
      contract: null,
      reasonCode: null,
      reasonText: null,
    },
  })
}
