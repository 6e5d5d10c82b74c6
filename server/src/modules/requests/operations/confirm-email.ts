import { confirmCheck, noteWorks } from '../../../mails/returns/mail-address.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { moveRequest } from '../move.ts'
import { changesOf } from '../request.ts'
import { signLocked } from '../signature/sign.ts'
import { findSignature, findSignatureByLink } from '../signature/signature-row.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { endOtherSessionsOf } from '../../session/operations/live-sessions.ts'
import { inTransaction } from './transaction.ts'
import { sendWhatWaitedForEmail } from './wait-for-email.ts'

/** What was confirmed: a new address, or that mails arrive at the one there is. */
interface Confirmed {
  readonly email: string
  readonly changed: boolean
}

/** Confirms an e-mail address by the token of the link that was mailed to it. */
export async function confirmAccountEmail(services: Services, token: string): Promise<Confirmed> {
  const { db, clock } = services
  const found = await findSignatureByLink(db, clock.nowMs(), sha256(token))
  if (!found) {
    const email = await inTransaction(services, (transaction) => confirmCheck(transaction, services, token))
    return { email, changed: false }
  }
  return inTransaction(services, async (transaction) => {
    const { request, subject } = await lockRequest(transaction, found.request_id)
    const signature = await findSignature(transaction, clock.nowMs(), request.id)
    const email = changesOf(request).email
    if (!signature || email === undefined) throw new Failure('confirmation_invalid')
    // The link was followed before.
    if (request.state === 'effective' && subject.account.email === email) return { email, changed: true }
    if (request.state !== 'waiting_signature' || signature.over) throw new Failure('confirmation_invalid')
    const evidence = { method: 'link to the new address', link_sent_to: email }
    await signLocked(transaction, services, { request, signature, evidence, why: 'link' }, { quiet: true })
    await moveRequest(transaction, services, request.id, { event: 'take_effect', actor: 'system' })
    await sendWhatWaitedForEmail(transaction, services, { accountId: request.account_id, email })
    await endOtherSessionsOf({ ...services, db: transaction }, request, 'email_change')
    await noteWorks(transaction, services, { address: email, before: subject.account.email })
    return { email, changed: true }
  })
}
