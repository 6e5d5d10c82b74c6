import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@endoll/api/language.ts'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { asOffice } from '../../../platform/db/who-asks.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { codeHash, codeMinutes, mostSendings, mostTries, newCode } from '../../../platform/one-time-code.ts'
import { inTransaction } from '../operations/transaction.ts'
import { getOwnRequest } from '../own-requests.ts'
import { requireHolder } from '../subject.ts'
import { procedureOf, type RequestRow } from '../request.ts'
import { lockAccount } from '../subject.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { requireWaiting, signLocked, type Evidence } from './sign.ts'
import { envelopeReference } from './envelope-reference.ts'
import { signedDocumentOf } from './signed-document.ts'
import { getActor } from '../../delegations/queries.ts'
import { becomeSigner, requireOwnAffair, signerOf } from './signer.ts'
import { signingAddress } from '../../session/operations/signing-address.ts'
import {
  countUnsignedSendings,
  findSignature,
  mostUnsignedSendings,
  type SignatureRow,
} from './signature-row.ts'

function requireEmbedded({ provider }: SignatureRow) {
  if (provider !== 'embedded') throw new Failure('request_ended')
}

interface CodeAsked {
  readonly id: string
  /** Nothing is sent where a code has been: what a page asks for by itself, however often it is opened. */
  readonly onlyFirst: boolean
}

/** Mails a code to the account's address; the code before is no longer valid. The document is made first. */
export async function sendCode(
  services: Services,
  caller: Caller,
  { id, onlyFirst }: CodeAsked,
): Promise<RequestRow> {
  const { db, clock } = services
  const own = await getOwnRequest(db, caller, id)
  requireOwnAffair(own, caller)
  if (own.state !== 'waiting_signature') throw new Failure('request_ended')
  await becomeSigner(services, caller, { requestId: own.id, onlyFirst })
  await signedDocumentOf(services, own)
  return inTransaction(services, async (transaction) => {
    const { request, subject } = await lockRequest(transaction, own.id)
    requireHolder(request, subject.contract)
    const nowMs = clock.nowMs()
    const signature = await findSignature(transaction, nowMs, request.id)
    if (!signature) throw new Failure('request_ended')
    requireEmbedded(signature)
    requireWaiting(request, signature)
    if (onlyFirst && signature.code_sent > 0) return request
    // Locked, so that codes asked for at the same time for several requests are all counted.
    const signer = { accountId: caller.accountId, customerId: request.customer_id }
    await lockAccount(transaction, signer)
    const unsigned = await countUnsignedSendings(transaction, signer.accountId, nowMs)
    if (unsigned >= mostUnsignedSendings)
      throw new Failure('too_many_attempts', { retryAfterSeconds: 86_400 })
    await mailCode(transaction, services, {
      request,
      signature,
      locale: request.locale as Locale,
      to: await signingAddress(transaction, signer.accountId, nowMs),
      name: (await getActor(transaction, signer)).name,
      contract: subject.contract?.name ?? null,
    })
    return request
  })
}

interface MailedCode {
  readonly request: RequestRow
  readonly signature: SignatureRow
  readonly locale: Locale
  readonly to: string
  /** Whom the mail greets; null if somebody else has named them. */
  readonly name: string | null
  readonly contract: string | null
}

/** Mails a new code to whoever signs. Throws `too_many_attempts` if it was sent as often as it may be. */
export async function mailCode(
  transaction: Db,
  services: Services,
  { request, signature, locale, to, name, contract }: MailedCode,
): Promise<void> {
  if (signature.code_sent >= mostSendings) throw new Failure('too_many_attempts')
  const code = newCode()
  await transaction
    .updateTable('signature')
    .set({
      code_hash: codeHash(signature.id, code),
      code_attempts: 0,
      code_sent: signature.code_sent + 1,
      code_expires_at: at(services.clock.nowMs() + codeMinutes * 60_000),
    })
    .where('id', '=', signature.id)
    .execute()
  const { reference } = request
  await queueMail(transaction, services, {
    key: `code:${envelopeReference(reference, signature.signer)}:${signature.code_sent + 1}`,
    template: 'signature_code',
    locale,
    to,
    data: {
      reference,
      procedure: procedureOf(request),
      customer: name,
      contract,
      code,
      minutes: codeMinutes,
    },
  })
}

type Tried = { readonly request: RequestRow } | { readonly refused: 'code_wrong' | 'code_expired' }

function matches(signature: SignatureRow, code: string) {
  return signature.code_hash !== null && timingSafeEqual(signature.code_hash, codeHash(signature.id, code))
}

/** Tries a code and counts the try; `signed` where the same code has signed before. */
export async function tryCode(
  transaction: Db,
  request: RequestRow,
  signature: SignatureRow,
  code: string,
): Promise<'signed' | 'good' | 'code_wrong' | 'code_expired'> {
  if (signature.signed_at !== null && matches(signature, code)) return 'signed'
  requireWaiting(request, signature)
  if (signature.code_hash === null || signature.code_over || signature.code_attempts >= mostTries) {
    return 'code_expired'
  }
  await transaction
    .updateTable('signature')
    .set({ code_attempts: signature.code_attempts + 1 })
    .where('id', '=', signature.id)
    .execute()
  return matches(signature, code) ? 'good' : 'code_wrong'
}

/** Session and device of the browser that signs. */
async function evidenceOf(services: Services, caller: Caller, address: string): Promise<Evidence> {
  // Of whoever acts for the customer it is no session of theirs.
  const session = await asOffice('sign_in', () =>
    services.db
      .selectFrom('session')
      .select(['device', 'created_at'])
      .where('id', '=', caller.sessionId)
      .executeTakeFirst(),
  )
  return {
    method: 'one-time code by mail',
    code_sent_to: address,
    account_id: caller.accountId,
    session_id: caller.sessionId,
    signed_in_at: session?.created_at ?? null,
    device: session?.device ?? null,
  }
}

/**
 * Signs with the code. A wrong code is counted although the call fails. The same code again, once signed, gives the
 * same reply.
 */
export async function signWithCode(
  services: Services,
  caller: Caller,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<RequestRow> {
  const { db, clock } = services
  const own = await getOwnRequest(db, caller, id)
  requireOwnAffair(own, caller)
  const tried = await inTransaction(services, async (transaction): Promise<Tried> => {
    const { request, subject } = await lockRequest(transaction, own.id)
    requireHolder(request, subject.contract)
    const signature = await findSignature(transaction, clock.nowMs(), request.id)
    if (!signature) throw new Failure('request_ended')
    requireEmbedded(signature)
    // The code that another was sent is nobody else's.
    if (signerOf(request, signature) !== caller.accountId) return { refused: 'code_expired' }
    const result = await tryCode(transaction, request, signature, code)
    if (result === 'signed') return { request }
    if (result !== 'good') return { refused: result }
    const address = await signingAddress(transaction, caller.accountId, clock.nowMs())
    const evidence = await evidenceOf({ ...services, db: transaction }, caller, address)
    return { request: await signLocked(transaction, services, { request, signature, evidence, why: 'code' }) }
  })
  if ('refused' in tried) throw new Failure(tried.refused)
  return tried.request
}
