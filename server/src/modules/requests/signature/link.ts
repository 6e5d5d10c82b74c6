import { randomBytes } from 'node:crypto'
import type { Locale } from '@endoll/api/language.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { mostSendings } from '../../../platform/one-time-code.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { inTransaction } from '../operations/transaction.ts'
import { mailInvitation } from '../new-holder/invite.ts'
import { getOwnRequest } from '../own-requests.ts'
import { changesOf, type RequestRow } from '../request.ts'
import { requireHolder } from '../subject.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { requireWaiting } from './sign.ts'
import { requireOwnAffair } from './signer.ts'
import { findAccountLink, findSignature, linkPauseMs, type SignatureRow } from './signature-row.ts'

export interface MailedLink {
  readonly request: RequestRow
  readonly signature: Pick<SignatureRow, 'id' | 'link_sent'>
  readonly to: string
  readonly lastDay: Day
}

/** Mails a new link to the address that is to be confirmed; the one before is no longer valid. */
export async function mailLink(
  db: Db,
  services: Services,
  { request, signature, to, lastDay }: MailedLink,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const sending = signature.link_sent + 1
  await db
    .updateTable('signature')
    .set({ link_hash: sha256(token), link_sent: sending, link_sent_at: at(services.clock.nowMs()) })
    .where('id', '=', signature.id)
    .execute()
  await queueMail(db, services, {
    key: `confirm:${request.reference}:${sending}`,
    template: 'confirm_email',
    locale: request.locale as Locale,
    to,
    data: { customer: null, token, dueDay: lastDay },
  })
}

/** Throws where a link was sent as often as it may be, or a moment ago. */
function requireSendable({ link_sent, link_sent_at }: SignatureRow, nowMs: number) {
  if (link_sent >= mostSendings) throw new Failure('too_many_attempts')
  const sentMs = link_sent_at === null ? 0 : instantMs(link_sent_at)
  const waitMs = sentMs + linkPauseMs - nowMs
  if (waitMs > 0) {
    throw new Failure('link_sent_just_now', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
}

/** Sends the link again with which the new holder of a contract accepts. */
function inviteAgain(services: Services, own: RequestRow): Promise<void> {
  return inTransaction(services, async (transaction) => {
    const { request, subject } = await lockRequest(transaction, own.id)
    requireHolder(request, subject.contract)
    const nowMs = services.clock.nowMs()
    const signature = await findSignature(transaction, nowMs, request.id, 'new_holder')
    if (!signature || request.due_day === null) throw new Failure('request_ended')
    requireWaiting(request, signature)
    requireSendable(signature, nowMs)
    await mailInvitation(transaction, services, { request, signature, lastDay: request.due_day })
  })
}

/**
 * Sends the link again for which a request of the caller waits: its own, or that of the account's new e-mail. Not more
 * often than a code, with a pause that gives a slow mail its time.
 */
export async function sendLinkAgain(services: Services, caller: Caller, id: string): Promise<void> {
  const { db, clock } = services
  const own = await getOwnRequest(db, caller, id)
  requireOwnAffair(own, caller)
  if (own.state === 'waiting_acceptance') return inviteAgain(services, own)
  if (own.state !== 'waiting_signature') throw new Failure('request_ended')
  await inTransaction(services, async (transaction) => {
    const found = await findAccountLink(transaction, clock.nowMs(), own.account_id)
    if (!found) throw new Failure('request_ended')
    const { request } = await lockRequest(transaction, found.request_id)
    const nowMs = clock.nowMs()
    const signature = await findAccountLink(transaction, nowMs, own.account_id)
    const to = changesOf(request).email
    if (!signature || to === undefined || request.due_day === null) throw new Failure('request_ended')
    requireWaiting(request, signature)
    requireSendable(signature, nowMs)
    await mailLink(transaction, services, { request, signature, to, lastDay: request.due_day })
  })
}
