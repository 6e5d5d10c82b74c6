import { randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '@endoll/api/language.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { dayStartMs } from '@endoll/domain/time/madrid.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { getOwnContract } from '../../../platform/access.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { findLanguageOf } from '../../session/operations/known-person.ts'
import { moveRequest } from '../move.ts'
import type { RequestRow } from '../request.ts'
import type { SignatureRow } from '../signature/signature-row.ts'
import { newHolderMail } from './mail.ts'
import { whoSigns } from './new-holder.ts'

/**
 * The holder has signed: mails the link with which the new holder accepts and signs too, in the caller's transaction.
 * Not before: nobody gets a mail that only somebody's form asked for. Where the new holder is a customer of whom nobody
 * has an address, the retailer is told, and the request waits for one: nothing is signed without it.
 */
export async function inviteNewHolder(
  db: Db,
  services: Services,
  request: RequestRow,
  { why, accountId }: { readonly why: string; readonly accountId: number },
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
  const signed = { id, link_sent: 0, known_customer_id: null }
  const isSent = await mailInvitation(db, services, { request, signature: signed, lastDay })
  return moveRequest(
    db,
    services,
    request.id,
    { event: 'sign_first', actor: 'signature', accountId, why, dueDay: lastDay },
    isSent ? {} : { event: 'request.holder_unreachable' },
  )
}

interface Invitation {
  readonly request: RequestRow
  readonly signature: Pick<SignatureRow, 'id' | 'link_sent' | 'known_customer_id'>
  readonly lastDay: string
}

/** Who asks, as the contract has them: a mail that does not say it reads as fraud. */
async function readHolder(db: Db, { customer_id: customerId, contract_id }: RequestRow) {
  const contract = await getOwnContract(db, { customerId, contracts: undefined }, { id: String(contract_id) })
  return { name: contract.owner_name, town: contract.supply_city }
}

/**
 * Mails a new link; the one before is no longer valid. False where the new holder is a customer without any address. To
 * a mailbox that only the holder has named it carries nothing that the holder typed.
 */
export async function mailInvitation(
  db: Db,
  services: Services,
  { request, signature, lastDay }: Invitation,
): Promise<boolean> {
  const { known, address } = await whoSigns(db, request, signature, services.clock.nowMs())
  if (address === null) return false
  const token = randomBytes(32).toString('base64url')
  const sending = signature.link_sent + 1
  await db
    .updateTable('signature')
    .set({
      link_hash: sha256(token),
      link_sent: sending,
      link_sent_at: at(services.clock.nowMs()),
      known_customer_id: known?.id ?? null,
      sent_to: address,
    })
    .where('id', '=', signature.id)
    .execute()
  const told = {
    key: sending,
    // Of who has no account only the language is known in which the holder asked.
    locale: (known && (await findLanguageOf(db, known))) ?? (request.locale as Locale),
    about: 'invitation',
    token,
    from: await readHolder(db, request),
    day: lastDay,
  } as const
  await queueMail(db, services, newHolderMail(request, { known }, address, told))
  return true
}
