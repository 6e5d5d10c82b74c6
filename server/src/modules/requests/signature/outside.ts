import { languageOf, type Locale } from '@endoll/api/language.ts'
import { signatureMessage, type SignatureMessage } from '@endoll/api/signature-callback.ts'
import { outsideProvider, providerAwaySeconds } from '../../../gateways/signature/outside-provider.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../../platform/http/failure.ts'
import type { Caller } from '../../../platform/http/implement.ts'
import { readJson } from '../../../platform/http/json-body.ts'
import type { Services } from '../../../platform/services.ts'
import { isSignedMessage } from '../../../platform/signed-message.ts'
import { readContract } from '../../../platform/unscoped-contracts.ts'
import { takeDraftOutcome } from '../../leads/operations.ts'
import { inTransaction } from '../operations/transaction.ts'
import { moveRequest } from '../move.ts'
import { declineLocked } from '../new-holder/decline.ts'
import { isWhoSigns, newHolderOf, whoSigns } from '../new-holder/new-holder.ts'
import { shownToHolder } from '../new-holder/obligation.ts'
import { getOwnRequest } from '../own-requests.ts'
import type { RequestRow } from '../request.ts'
import { requireHolder } from '../subject.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { envelopeReference } from './envelope-reference.ts'
import { isWaiting, requireDocumentSent, requireWaiting, signLocked } from './sign.ts'
import { signedDocumentOf } from './signed-document.ts'
import { findSignatureByEnvelope, type Signer } from './signature-row.ts'
import { getActor } from '../../delegations/queries.ts'
import { becomeSigner, requireOwnAffair, signerOf } from './signer.ts'
import { signingAddress } from '../../session/operations/signing-address.ts'

/** The address where the outside provider has the document signed. It is sent there once; later calls reply the same address. */
export async function openEnvelope(services: Services, caller: Caller, id: string): Promise<string> {
  const { db, clock } = services
  const request = await getOwnRequest(db, caller, id)
  requireOwnAffair(request, caller)
  if (request.state !== 'waiting_signature') throw new Failure('request_ended')
  await requireDocumentSent(db, request)
  await becomeSigner(services, caller, { requestId: request.id, onlyFirst: false })
  return openEnvelopeFor(services, request, 'customer', async (transaction) => {
    const contract =
      request.contract_id === null ? null : await readContract(transaction, request.contract_id)
    requireHolder(request, contract)
    const { accountId } = caller
    const { name } = await getActor(transaction, { accountId, customerId: request.customer_id })
    return { name, email: await signingAddress(transaction, accountId, clock.nowMs()) }
  })
}

/** The same for whoever signs a request; `signerOf` checks that they may and says who they are. */
export async function openEnvelopeFor(
  services: Services,
  request: RequestRow,
  signer: Signer,
  signerOf: (transaction: Db) => Promise<{ readonly name: string; readonly email: string }>,
): Promise<string> {
  const { db } = services
  const { signature, document, documentHash } = await signedDocumentOf(services, request, signer)
  requireWaiting(request, signature)
  if (signature.provider !== 'outside') throw new Failure('request_ended')
  const provider = outsideProvider(services)
  if (!provider) throw new Error('the outside provider has no address or no secret')
  return db.transaction().execute(async (transaction) => {
    // Of two tabs the second waits here and finds the first one's envelope. Only this row: the provider may be slow,
    // and neither the contract nor the request waits for it.
    const { provider_address } = await transaction
      .selectFrom('signature')
      .select('provider_address')
      .where('id', '=', signature.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const person = await signerOf(transaction)
    if (provider_address !== null) return provider_address
    const { envelope, url } = await provider
      .openEnvelope({
        reference: envelopeReference(request.reference, signer),
        documents: [{ content: document, sha256: documentHash }],
        signer: person,
      })
      // Away or slow. What it did all the same, the job finds in its list.
      .catch(() => {
        throw new Failure('busy', { retryAfterSeconds: providerAwaySeconds })
      })
    await transaction
      .updateTable('signature')
      .set({ provider_reference: envelope, provider_address: url })
      .where('id', '=', signature.id)
      .execute()
    return url
  })
}

/** A message of the provider: its bytes, and the header that signs them. */
export interface ReceivedMessage {
  readonly body: unknown
  readonly header: unknown
}

/**
 * Takes a message of the outside provider. Its signature is verified before it is parsed. A message that came before,
 * or about a request that no longer waits, is acknowledged and changes nothing; one with the hash of another document
 * is refused.
 */
export async function receiveSignature(services: Services, { body, header }: ReceivedMessage): Promise<void> {
  const { clock, deployment } = services
  const nowMs = clock.nowMs()
  const { secret } = deployment.signature
  const isGood =
    secret !== null && body instanceof Uint8Array && isSignedMessage(secret, header, { body, nowMs })
  if (!isGood) throw new Failure('signature_invalid')
  const parsed = signatureMessage.safeParse(readJson(body))
  if (!parsed.success) throw invalidFields({ message: ['not_valid'] })
  const message = parsed.data
  await inTransaction(services, async (transaction) => {
    const isNew = await transaction
      .insertInto('signature_message')
      .values({ event_id: message.event_id, received_at: at(nowMs) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!isNew) return
    await takeOutcome(transaction, services, message)
  })
}

/** What the provider says of an envelope. */
export type Outcome = Omit<SignatureMessage, 'event_id'>

/** Takes what became of an envelope, in the caller's transaction; changes nothing if the request no longer waits. */
export async function takeOutcome(transaction: Db, services: Services, message: Outcome): Promise<void> {
  const nowMs = services.clock.nowMs()
  const found = await findSignatureByEnvelope(transaction, nowMs, message.envelope)
  if (!found) {
    // It is of a contract that somebody new has asked for, or of nothing.
    if (await takeDraftOutcome(transaction, services, message)) return
    throw notFound()
  }
  const { request } = await lockRequest(transaction, found.request_id)
  const signature = await findSignatureByEnvelope(transaction, nowMs, message.envelope)
  if (signature?.document_hash?.toString('hex') !== message.document_sha256) {
    throw new Failure('signature_invalid')
  }
  if (!isWaiting(request, signature)) return
  if (message.outcome === 'declined') {
    if (signature.signer === 'new_holder') return void (await declineLocked(transaction, services, request))
    await moveRequest(transaction, services, request.id, {
      event: 'withdraw',
      actor: 'customer',
      accountId: signerOf(request, signature),
      why: 'declined',
    })
    return
  }
  // Meanwhile somebody has become a customer by that tax id, at another address: this was signed by somebody else.
  if (signature.signer === 'new_holder') {
    const who = await whoSigns(transaction, request, signature, nowMs)
    if (!isWhoSigns(signature, who)) return void (await declineLocked(transaction, services, request))
  }
  const evidence = {
    method: 'outside provider',
    envelope: message.envelope,
    provider_at: message.at,
    ...(signature.signer === 'new_holder' ? await shownBefore(transaction, services, request) : {}),
  }
  await signLocked(transaction, services, { request, signature, evidence, why: message.envelope })
}

/** What stood above the way to the provider, in the language in which the new holder accepted. */
async function shownBefore(db: Db, services: Services, request: RequestRow) {
  if (request.contract_id === null) return {}
  const { locale } = await db
    .selectFrom('holder_acceptance')
    .select('locale')
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow()
  const contract = await readContract(db, request.contract_id)
  const taken = { contract, holder: newHolderOf(request), day: todayOf(services) }
  return { shown: await shownToHolder(db, taken, languageOf(locale as Locale)) }
}
