import { consentVersion, contactConsentTexts } from '@endoll/api/consent-texts.ts'
import type { EnquiryKind } from '@endoll/api/enquiries.ts'
import type { FilePurpose } from '@endoll/api/file-purposes.ts'
import type { FileInJson } from '@endoll/api/files.ts'
import type { LeadContact } from '@endoll/api/lead-contact.ts'
import type { Locale } from '@endoll/api/language.ts'
import { languageOf } from '@endoll/api/language.ts'
import type { EnquiryOutboxEvent } from '@endoll/api/retailer.ts'
import { enquiryAnswerDay } from '@endoll/domain/enquiries/answer-day.ts'
import type { CallSlot } from '@endoll/domain/enquiries/call-back.ts'
import { leadContactProblems, type LeadContactRules } from '@endoll/domain/enquiries/lead-contact.ts'
import { parseEmail } from '@endoll/domain/identity/email.ts'
import { parsePhone } from '@endoll/domain/identity/phone.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeMail } from '../../mails/queue-mail.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { todayOf } from '../../platform/clock.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { attachFiles, releaseFiles } from '../../platform/files/attach-files.ts'
import { keyOf } from '../../platform/http/asking.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { newReference, newSecretId } from '../../platform/reference.ts'
import type { Services } from '../../platform/services.ts'
import { sha256OfJson } from '../../platform/sha256.ts'

/** How long an enquiry is kept here; the retailer has read it long before. */
const keptDays = 90
const dayMs = 86_400_000
const mostAtOnce = 200
/** Limit of enquiry mails to one address, which anybody may type. */
const mailsPerAddress = 3

/** Which files belong to an enquiry. */
interface EnquiryFiles {
  /** Where the form has them. */
  readonly field: string
  readonly purpose: FilePurpose
  readonly files: readonly FileInJson[]
}

export interface Enquiry {
  readonly kind: EnquiryKind
  /** As it was sent, without its files. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly files: EnquiryFiles
  /** Where the mail that it has arrived goes to; none without one. */
  readonly email: string
  /** Whether it was agreed to that it is kept and answered with an offer. */
  readonly consent: boolean
  /** Of a call: the time that it takes, in the transaction that keeps it, and the token of the link in its mail. */
  readonly slotOf?: (db: Db) => Promise<CallSlot & { readonly minutes: number }>
  readonly tokenOf?: (id: string) => Promise<string>
}

/** Which browser sends it, in which language and under which key. */
export interface EnquirySender {
  readonly visitor: string
  readonly locale: Locale
  readonly key: string | undefined
}

function fileKeyOf(id: string): string {
  return `enquiry/${id}`
}

async function attach(db: Db, id: string, { field, purpose, files }: EnquiryFiles, nowMs: number) {
  try {
    return await attachFiles(db, files, { purpose, attachedTo: fileKeyOf(id), nowMs })
  } catch (error) {
    const code = error instanceof Failure ? error.errors?.['file'] : undefined
    throw code ? invalidFields({ [field]: code }) : error
  }
}

function consentOf({ deployment }: Services, locale: Locale) {
  const language = languageOf(locale)
  const text = contactConsentTexts[language](deployment.organisation.name)
  const said = { version: consentVersion, language, text, document: deployment.legal.privacy }
  return { version: consentVersion, language, text_sha256: sha256OfJson(said).toString('hex') }
}

/** Whether the address gets a mail, since anybody's may be typed. */
export async function mayMail(db: Db, email: string): Promise<boolean> {
  const budget = budgetOf(db, { kind: 'enquiry-mail', points: mailsPerAddress, windowSeconds: 86_400 })
  try {
    await spend(budget, email.toLowerCase())
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

async function findSent(db: Db, { visitor, key }: EnquirySender) {
  if (key === undefined) return undefined
  return db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'answer_due_day'])
    .where('visitor', '=', visitor)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The same key sent twice at once: the second finds the first when it is sent again. */
function failureOf(error: unknown): unknown {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? error.constraint : ''
  return constraint === 'enquiry_visitor_idempotency_key_key' ? new Failure('busy') : error
}

/** Tells the retailer's systems of an enquiry by its id alone. */
export async function tellRetailer(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  { id, reference, kind, type }: EnquiryOutboxEvent['enquiry'] & Pick<EnquiryOutboxEvent, 'type'>,
): Promise<void> {
  const now = at(clock.nowMs())
  const event: EnquiryOutboxEvent['enquiry'] = { id, reference, kind }
  const subject = `enquiry:${id}`
  await db
    .insertInto('outbox_event')
    .values({
      request_id: null,
      enquiry_id: id,
      subject,
      type,
      payload: sealJson('outbox_event.payload', { subject }, event),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}

/** What was kept: how it is quoted, and by when it is answered. */
interface Received {
  readonly id: string
  readonly reference: string
  readonly answerBy: Day | null
}

/**
 * Keeps what a visitor has sent, with its event and its mail, in one transaction. No account is looked at, so the reply
 * and its time are the same whoever the e-mail belongs to. The same again is answered the same.
 */
export async function receiveEnquiry(
  services: Services,
  { kind, payload, files, email, consent, slotOf, tokenOf }: Enquiry,
  sender: EnquirySender,
): Promise<Received> {
  const { db, clock, jobs } = services
  const before = await findSent(db, sender)
  if (before) return { id: before.id, reference: before.reference, answerBy: before.answer_due_day }
  const promised = enquiryAnswerDay(todayOf(services), services.deployment.contactForms.answerWorkingDays)
  const mailed = email !== '' && (await mayMail(db, email))
  const [id, reference, now] = [newSecretId(), newReference(), at(clock.nowMs())]
  const token = await tokenOf?.(id)
  const kept = await transact(db, async (transaction) => {
    const slot = await slotOf?.(transaction)
    const answerBy = slot?.day ?? promised
    const attached = await attach(transaction, id, files, clock.nowMs())
    await transaction
      .insertInto('enquiry')
      .values({
        id,
        reference,
        kind,
        payload: sealJson('enquiry.payload', { id }, { ...payload, [files.field]: attached }),
        consent: consent ? JSON.stringify(consentOf(services, sender.locale)) : null,
        locale: sender.locale,
        visitor: sender.visitor,
        idempotency_key: sender.key ?? null,
        created_at: now,
        answer_due_day: answerBy,
        slot_at: slot ? at(slot.atMs) : null,
        slot_minutes: slot?.minutes ?? null,
      })
      .execute()
    await services.failPoint?.('enquiry-written')
    await tellRetailer(transaction, services, { id, reference, kind, type: 'enquiry.received' })
    if (mailed) {
      await writeMail(transaction, services, {
        key: `enquiry:${reference}`,
        template: 'enquiry',
        locale: sender.locale,
        to: email,
        data: {
          kind,
          reference,
          answerBy,
          ...(slot && token !== undefined
            ? { call: { about: 'asked', day: slot.day, from: slot.from, to: slot.to, token } }
            : {}),
        },
      })
    }
    await jobs?.wake(transaction, 'outbox', ...(mailed ? (['mails'] as const) : []))
    return { id, reference, answerBy }
  }).catch((error: unknown) => {
    throw failureOf(error)
  })
  return kept
}

/** Erases old enquiries with their files. */
export async function sweepEnquiries({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const until = at(clock.nowMs() - keptDays * dayMs)
  await transact(db, async (transaction) => {
    const old = await transaction
      .selectFrom('enquiry')
      .select('id')
      .where('created_at', '<', until)
      .orderBy('created_at')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of old) {
      await releaseFiles(transaction, fileKeyOf(id))
      await transaction.deleteFrom('enquiry').where('id', '=', id).execute()
    }
  })
}

interface Calling {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly locale: Locale
}

/** Which browser a call comes from. */
export function senderOf(services: Pick<Services, 'cookieSuffix'>, calling: Calling): EnquirySender {
  const { request, reply, locale } = calling
  return { visitor: visitorOf(request, reply, services.cookieSuffix), locale, key: keyOf(request) }
}

/** What is wrong, as a 400. */
export function refuse(problems: Readonly<Record<string, string>>): void {
  const wrong = Object.entries(problems)
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong.map(([field, code]) => [field, [code]])))
}

export interface LeadToKeep {
  readonly kind: Exclude<EnquiryKind, 'contact'>
  readonly details: LeadContact
  /** What it is about: what was compared or computed. */
  readonly about: Readonly<Record<string, unknown>>
  /** How many bills belong to it. */
  readonly invoices: LeadContactRules['invoices']
}

/** Keeps the details of somebody who wants to be called, with what they are about. */
export async function keepLeadContact(
  services: Services,
  { kind, details, about, invoices }: LeadToKeep,
  calling: Calling,
): Promise<{ readonly reference: string }> {
  const { contracting, mail } = services.deployment
  const emailOptional = !contracting.emailRequired
  refuse(leadContactProblems(details, { smtpUtf8: mail.smtpUtf8, emailOptional, invoices }))
  const { invoice, email: typed, telephone, ...rest } = details
  const [email, phone] = [parseEmail(typed, mail), parsePhone(telephone)]
  const address = email.ok ? email.email : ''
  return receiveEnquiry(
    services,
    {
      kind,
      payload: { ...about, ...rest, email: address, telephone: phone.ok ? phone.phone : '' },
      files: { field: 'invoice', purpose: 'invoice', files: invoice },
      email: address,
      consent: true,
    },
    senderOf(services, calling),
  )
}
