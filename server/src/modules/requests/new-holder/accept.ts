import { randomBytes, randomUUID } from 'node:crypto'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { acceptHolderChange, HolderChangeView } from '@endoll/api/holder-changes.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { parseDebitedIban } from '@endoll/domain/identity/iban.ts'
import type { WeekDay } from '@endoll/domain/supply/tariff-options.ts'
import { listContractPrices } from '../../../billing/listed-prices.ts'
import { todayOf } from '../../../platform/clock.ts'
import { seal } from '../../../platform/at-rest/seal.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure, invalidFields } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { texts } from '../../../texts.ts'
import { maskedEmail } from '../../../platform/masked-email.ts'
import { mostSendings, mostTries } from '../../../platform/one-time-code.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { supplyAddress } from '../../../billing/supply-address.ts'
import { inTransaction } from '../operations/transaction.ts'
import type { RequestRow } from '../request.ts'
import { chosenOptions } from '../request-wire.ts'
import { mailCode, tryCode } from '../signature/embedded.ts'
import { openEnvelopeFor } from '../signature/outside.ts'
import { requireWaiting, signLocked } from '../signature/sign.ts'
import { findSignature, findSignatureByLink, type SignatureRow } from '../signature/signature-row.ts'
import { openSignedDocument, signedDocumentOf } from '../signature/signed-document.ts'
import { requireHolder, type Subject } from '../subject.ts'
import { lockRequest } from '../unscoped-requests.ts'
import { declineLocked } from './decline.ts'
import { isWhoSigns, whoSigns, type WhoSigns } from './new-holder.ts'
import { holderObligation, shownToHolder } from './obligation.ts'

// Calls of somebody who holds the mailed link and may be no customer: each finds its request by the link alone.

/** Where the code goes; a link that is good was mailed somewhere. */
function addressOf({ address }: WhoSigns): string {
  if (address === null) throw new Failure('confirmation_invalid')
  return address
}

interface Linked {
  readonly request: RequestRow
  readonly subject: Subject & { readonly contract: NonNullable<Subject['contract']> }
  readonly signature: SignatureRow
  readonly signer: WhoSigns
}

/** What a link is about, locked. Throws `confirmation_invalid` alike for one that never was and one that is over. */
async function lockLinked(transaction: Db, { clock }: Services, token: string): Promise<Linked> {
  const invalid = () => new Failure('confirmation_invalid')
  const nowMs = clock.nowMs()
  const found = await findSignatureByLink(transaction, nowMs, sha256(token))
  if (found?.signer !== 'new_holder') throw invalid()
  const { request, subject } = await lockRequest(transaction, found.request_id)
  const signature = await findSignature(transaction, nowMs, request.id, 'new_holder')
  const { contract } = subject
  if (!signature?.link_hash?.equals(sha256(token)) || signature.over || !contract) throw invalid()
  const signer = await whoSigns(transaction, request, signature, nowMs)
  if (signature.signed_at === null) {
    if (request.state !== 'waiting_acceptance' || !isWhoSigns(signature, signer)) throw invalid()
    requireHolder(request, contract)
  }
  return { request, subject: { ...subject, contract }, signature, signer }
}

function isAccepted(db: Db, requestId: number) {
  return db
    .selectFrom('holder_acceptance')
    .select('request_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** What has become of what both have signed: the link is read again until the contract has changed hands, and after. */
function stateOfSigned({ state }: RequestRow): HolderChangeView['state'] {
  if (state === 'effective') return 'effective'
  return state === 'sent' || state === 'accepted' ? 'signed' : 'ended'
}

async function viewOf(
  db: Db,
  services: Services,
  { request, subject: { contract }, signature, signer }: Linked,
  locale: Locale,
): Promise<HolderChangeView> {
  const { holder } = signer
  const today = todayOf(services)
  const signed = signature.signed_at !== null
  const accepted = (await isAccepted(db, request.id)) !== undefined
  const product = await db
    .selectFrom('product')
    .select((expression) => expression.fn.coalesce('commercial_name', 'name').as('name'))
    .where('code', '=', contract.product_code)
    .executeTakeFirstOrThrow()
  const live = !signature.code_over && signature.code_attempts < mostTries
  return {
    state: signed ? stateOfSigned(request) : accepted ? 'accepted' : 'open',
    effective_day: request.state === 'effective' ? request.effective_day : null,
    reference: request.reference,
    kind: holder.kind,
    last_day: request.due_day ?? today,
    new_holder: { name: signer.name, nif: holder.nif },
    supply: {
      kind: contract.kind,
      address: supplyAddress(contract),
      cups: contract.cups,
      tariff: contract.tariff,
      powers: contract.powers_w.map((powerW) => powerW / 1000),
      product: product.name,
      options: chosenOptions(contract).map(({ option, choice }) => ({
        option,
        choice: option === 'happy_day' ? texts[languageOf(locale)].weekDays[choice as WeekDay] : choice,
      })),
      prices: await listContractPrices(db, contract, today),
    },
    obligation: await holderObligation(db, { contract, holder, day: today }, languageOf(locale)),
    signature:
      accepted && !signed && signature.provider !== 'confirmation'
        ? {
            provider: signature.provider,
            code_to: maskedEmail(addressOf(signer)),
            code_expires_at: live ? signature.code_expires_at : null,
            sendings_left: Math.max(0, mostSendings - signature.code_sent),
            tries_left: live ? mostTries - signature.code_attempts : 0,
          }
        : null,
  }
}

export function showHolderChange(
  services: Services,
  token: string,
  locale: Locale,
): Promise<HolderChangeView> {
  return inTransaction(services, async (transaction) =>
    viewOf(transaction, services, await lockLinked(transaction, services, token), locale),
  )
}

/** The account, or what is wrong with what was typed, all at once. */
function checked({ iban, owner_is_bank_owner, conditions_accepted }: BodyOf<typeof acceptHolderChange>) {
  const parsed = parseDebitedIban(iban)
  if (!parsed.ok || !owner_is_bank_owner || !conditions_accepted) {
    throw invalidFields({
      ...(parsed.ok ? {} : { iban: [parsed.error] }),
      ...(owner_is_bank_owner ? {} : { owner_is_bank_owner: ['owner_not_confirmed'] }),
      ...(conditions_accepted ? {} : { conditions_accepted: ['required_field'] }),
    })
  }
  return parsed.iban
}

/** Keeps the account. Given again, what is signed is made again: a document that somebody is signing outside stands. */
export function acceptChange(
  services: Services,
  body: BodyOf<typeof acceptHolderChange>,
  locale: Locale,
): Promise<HolderChangeView> {
  return inTransaction(services, async (transaction) => {
    const linked = await lockLinked(transaction, services, body.token)
    const { request, signature } = linked
    if (signature.signed_at !== null || signature.provider_reference !== null) {
      return viewOf(transaction, services, linked, locale)
    }
    const given = {
      iban: seal('holder_acceptance.iban', { request_id: request.id }, checked(body)),
      mandate_reference: randomBytes(10).toString('hex').toUpperCase(),
      locale,
      accepted_at: at(services.clock.nowMs()),
    }
    await transaction
      .insertInto('holder_acceptance')
      .values({ request_id: request.id, ...given })
      .onConflict((conflict) => conflict.column('request_id').doUpdateSet(given))
      .execute()
    await transaction
      .updateTable('signature')
      // Under another id: a document that is being made of what was given before finds no row.
      .set({
        id: randomUUID(),
        document: null,
        document_hash: null,
        code_hash: null,
        code_expires_at: null,
      })
      .where('id', '=', signature.id)
      .execute()
    const cleared = { ...signature, code_expires_at: null, code_over: true }
    return viewOf(transaction, services, { ...linked, signature: cleared }, locale)
  })
}

/** Saying it again changes nothing: the link is over by then. */
export function declineChange(services: Services, token: string): Promise<void> {
  return inTransaction(services, async (transaction) => {
    const { request, signature } = await lockLinked(transaction, services, token)
    if (signature.signed_at !== null) throw new Failure('confirmation_invalid')
    await declineLocked(transaction, services, request)
  })
}

/** The request of a link whose account is given. */
function readAccepted(services: Services, token: string): Promise<Linked> {
  return inTransaction(services, async (transaction) => {
    const found = await lockLinked(transaction, services, token)
    if (!(await isAccepted(transaction, found.request.id))) throw new Failure('request_ended')
    return found
  })
}

export async function openHolderDocument(services: Services, token: string): Promise<SentFile> {
  const { request } = await readAccepted(services, token)
  return openSignedDocument(services, request, 'new_holder')
}

export async function sendNewHolderCode(
  services: Services,
  token: string,
  locale: Locale,
): Promise<HolderChangeView> {
  const { request: accepted } = await readAccepted(services, token)
  await signedDocumentOf(services, accepted, 'new_holder')
  await inTransaction(services, async (transaction) => {
    const { request, signature, signer } = await lockLinked(transaction, services, token)
    if (signature.provider !== 'embedded') throw new Failure('request_ended')
    requireWaiting(request, signature)
    await mailCode(transaction, services, {
      request,
      signature,
      locale: await localeOf(transaction, request.id),
      to: addressOf(signer),
      name: signer.known?.name ?? null,
      contract: null,
    })
  })
  return showHolderChange(services, token, locale)
}

async function localeOf(db: Db, requestId: number): Promise<Locale> {
  const { locale } = await db
    .selectFrom('holder_acceptance')
    .select('locale')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow()
  return locale as Locale
}

/** Signs as the new holder. A wrong code is counted although the call fails. */
export async function signAsNewHolder(
  services: Services,
  { token, code }: { readonly token: string; readonly code: string },
  locale: Locale,
): Promise<HolderChangeView> {
  const refused = await inTransaction(services, async (transaction) => {
    const { request, subject, signature, signer } = await lockLinked(transaction, services, token)
    if (signature.provider !== 'embedded') throw new Failure('request_ended')
    const result = await tryCode(transaction, request, signature, code)
    if (result === 'signed') return undefined
    if (result !== 'good') return result
    const evidence = {
      method: 'link and one-time code by mail',
      link_sent_to: signature.sent_to,
      code_sent_to: addressOf(signer),
      customer: signer.known?.code ?? null,
      shown: await shownToHolder(
        transaction,
        { contract: subject.contract, holder: signer.holder, day: todayOf(services) },
        languageOf(locale),
      ),
    }
    await signLocked(transaction, services, { request, signature, evidence, why: 'code' })
    return undefined
  })
  if (refused) throw new Failure(refused)
  return showHolderChange(services, token, locale)
}

/** Where the outside provider has the new holder sign. */
export async function openNewHolderEnvelope(services: Services, token: string): Promise<string> {
  const { request, signer } = await readAccepted(services, token)
  const person = { name: signer.name, email: addressOf(signer) }
  return openEnvelopeFor(services, request, 'new_holder', () => Promise.resolve(person))
}
