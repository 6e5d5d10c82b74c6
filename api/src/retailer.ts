import { gasProcesses } from '@endoll/domain/contracting/gas-process.ts'
import { cardPaymentStates } from '@endoll/domain/payments/card-payment-state.ts'
import { procedureNames } from '@endoll/domain/procedures/procedure-name.ts'
import { requestStates } from '@endoll/domain/procedures/request-state.ts'
import * as z from 'zod/mini'
import { caseStates, claimFact, fileForRetailer } from './cases.ts'
import {
  eventId,
  finalAccountEvent,
  meterBackEvent,
  meterSilentEvent,
  invoiceStatedEvent,
  satisfactionEvent,
} from './retailer-law-events.ts'
import { readMagnitudes } from './own-readings.ts'
import { notificationAbout } from './notifications.ts'
import { contractName, supplyKinds } from './contracts.ts'
import { documentsCheckedEvent } from './document-checks.ts'
import { endpoint } from './endpoint.ts'
import { enquiryKinds } from './enquiries.ts'
import { locales } from './language.ts'
import { consentGiven } from './leads.ts'
import { asWhole } from './whole-number.ts'
import { reference } from './path-text.ts'

/**
 * Events sent to the retailer's systems. `signed` follows `submitted` where the request had to be signed.
 * `holder_unreachable`: who is to become the holder is a customer of whom neither the files nor an account have an
 * address; nobody is written to, and nothing is signed, until there is one.
 */
export const outboxTypes = [
  'request.submitted',
  'request.signed',
  'request.withdrawn',
  'request.expired',
  'request.holder_unreachable',
] as const
export type OutboxType = (typeof outboxTypes)[number]

/** Events about payments by card; not those of a contract, so in no order with them. */
export const paymentOutboxTypes = [
  'payment.succeeded',
  'payment.ordered',
  'payment.failed',
  'payment.partly_refunded',
  'payment.refunded',
  'payment.refund_failed',
  'payment.disputed',
  'payment.dispute_won',
  'payment.charged_back',
] as const
export type PaymentOutboxType = (typeof paymentOutboxTypes)[number]

/**
 * Cursor: ids only grow, also after a restore, and those of one contract stand in the order in which things happened.
 */

/**
 * One event, in the form in which it is delivered and read: stable, only ever added to. Powers in W, instants in UTC.
 * `changes` are the values that the contract gets, by the column names of the import files.
 */
const requestEvent = z.object({
  id: eventId,
  type: z.enum(outboxTypes),
  created_at: z.string(),
  request: z.object({
    reference: z.string(),
    procedure: z.enum(procedureNames),
    /** State right after the event. */
    state: z.enum(requestStates),
    submitted_at: z.string(),
    /** Language in which the customer asked. */
    locale: z.enum(locales),
    customer: z.object({ code: z.string() }),
    /** E-mail of whoever asked for the customer; null of the customer, and in events of before. */
    acted_by: z._default(z.nullable(z.string()), null),
    /** Name of whoever of the desk asked for it, as the customer said by phone; null of any other. */
    agent: z._default(z.nullable(z.string()), null),
    contract: z.nullable(z.object({ name: z.string(), cups: z.string() })),
    /** What was asked, as it was signed. */
    submission: z.record(z.string(), z.unknown()),
    /** SHA-256 of the canonical JSON (RFC 8785) of `submission`, hexadecimal. */
    submission_sha256: z.string(),
    changes: z.record(z.string(), z.unknown()),
    before: z.record(z.string(), z.unknown()),
    /** Of a change of holder that the new holder has signed: what they gave, and how they signed. */
    acceptance: z.nullable(
      z.object({
        iban: z.string(),
        mandate_reference: z.string(),
        locale: z.enum(locales),
        provider: z.enum(['embedded', 'outside']),
        signed_at: z.string(),
        document_sha256: z.nullable(z.string()),
        /** The customer who signed, at an address of theirs; null if nobody was known by that tax id. */
        customer: z._default(z.nullable(z.object({ code: z.string() })), null),
      }),
    ),
    signature: z.nullable(
      z.object({
        provider: z.enum(['embedded', 'outside', 'confirmation']),
        signed_at: z.string(),
        document_sha256: z.nullable(z.string()),
        /** E-mail of whoever signed for the customer; null of the customer, and in events of before. */
        acted_by: z._default(z.nullable(z.string()), null),
      }),
    ),
    /**
     * Of a part of what was asked for several contracts at once: the reference that the customer quotes, the same of all
     * parts, and the hash of its submission, which the signed document has. Each part is answered by its own reference.
     */
    joint: z._default(z.nullable(z.object({ reference: z.string(), submission_sha256: z.string() })), null),
  }),
})
/** A payment by card. Amounts in euros. */
const paymentEvent = z.object({
  id: eventId,
  type: z.enum(paymentOutboxTypes),
  created_at: z.string(),
  payment: z.object({
    /** Goes into invoice-payments.csv once it is booked: from then on the file's figures count. */
    reference: z.string(),
    /** State right after the event. */
    state: z.enum(cardPaymentStates),
    amount: z.number(),
    /** What of it went back, all together. */
    amount_refunded: z.number(),
    paid_at: z.nullable(z.string()),
    customer: z.object({ code: z.string() }),
    /** E-mail of whoever paid for the customer; null of the customer, and in events of before. */
    acted_by: z._default(z.nullable(z.string()), null),
    invoices: z.array(z.object({ number: z.string(), contract: z.string(), amount: z.number() })),
    provider: z.object({ name: z.literal('stripe'), id: z.string() }),
  }),
})

/** Somebody who becomes a customer: what there is of a lead is read at `retailer/leads/`. */
export const leadOutboxTypes = ['lead.saved', 'lead.erased'] as const
export type LeadOutboxType = (typeof leadOutboxTypes)[number]

/** `lead.erased`: the consent was taken back, and nothing may be kept of it. */
const leadEvent = z.object({
  id: eventId,
  type: z.enum(leadOutboxTypes),
  created_at: z.string(),
  lead: z.object({ id: z.string(), step: z.int() }),
})

/** A contract that waits for its signature. Powers in W. */
const contractDraftEvent = z.object({
  id: eventId,
  type: z.literal('contract.drafted'),
  created_at: z.string(),
  contract_draft: z.object({
    id: z.string(),
    reference: z.string(),
    lead: z.string(),
    locale: z.enum(locales),
    /** Lead of the electricity, of a contract of both; null otherwise. */
    electricity_lead: z.nullable(z.string()),
    /** The same of all contracts that were asked for together; null of one alone. */
    group: z.nullable(z.string()),
    kind: z.enum(['electricity', 'gas']),
    cups: z.string(),
    product: z.object({ code: z.string(), name: z.string() }),
    tariff: z.string(),
    powers: z.array(z.int()),
    /** What is asked of the distributor, and why. */
    process: z.object({ code: z.enum(['A3', 'C1', 'C2', ...gasProcesses]), reasons: z.array(z.string()) }),
    checks: z.object({
      identity: z.enum(['good', 'unknown', 'none']),
      solvency: z.enum(['good', 'unknown', 'none']),
    }),
    /** The lead, and the first year's cost as it was shown. */
    submission: z.record(z.string(), z.unknown()),
    /** SHA-256 of the canonical JSON (RFC 8785) of `submission`, hexadecimal. */
    submission_sha256: z.string(),
    consents: z.array(consentGiven),
    /**
     * Whose tax id it is: a customer, who alone can sign, at an address that the files or the account have; null where
     * nobody is known by it. Not `reachable`: there is no address, and nothing can be signed. Null in events of before.
     */
    holder: z._default(
      z.nullable(z.object({ customer: z.nullable(z.object({ code: z.string() })), reachable: z.boolean() })),
      null,
    ),
  }),
})

/** A contract was signed: the document is at `contract_drafts/{id}/contract/`, as it was signed. */
const contractSignedEvent = z.object({
  id: eventId,
  type: z.literal('contract.signed'),
  created_at: z.string(),
  contract_draft: z.object({
    id: z.string(),
    reference: z.string(),
    lead: z.string(),
    submission_sha256: z.string(),
    signature: z.object({
      provider: z.enum(['embedded', 'outside']),
      /** When the summary before the contract was sent. */
      summary_sent_at: z.string(),
      signed_at: z.string(),
      document_sha256: z.string(),
      /** Whether the customer asked expressly that it starts within the days of withdrawal (RDLeg 1/2007 art. 98.8). */
      early_start: z._default(z.boolean(), false),
      /** The day on which the customer wants it to start (RD 88/2026 art. 19.1); null as soon as possible. */
      wished_day: z._default(z.nullable(z.string()), null),
      /**
       * Whether the customer gave the social bonus up: the document that goes to the CNMC within the month is at
       * `contract_drafts/{id}/bonus_renunciation/` (RD 88/2026 art. 13.j).
       */
      bonus_renounced: z._default(z.boolean(), false),
    }),
  }),
})

/** A visitor has sent something, or moved or cancelled the call that they asked for: what, is read at `retailer/enquiries/`, so that it can be erased. */
const enquiryEvent = z.object({
  id: eventId,
  type: z.enum(['enquiry.received', 'enquiry.changed']),
  created_at: z.string(),
  enquiry: z.object({ id: z.string(), reference: z.string(), kind: z.enum(enquiryKinds) }),
})

export type EnquiryOutboxEvent = z.infer<typeof enquiryEvent>

export const caseOutboxTypes = ['case.opened', 'case.message', 'case.closed', 'case.reopened'] as const
export type CaseOutboxType = (typeof caseOutboxTypes)[number]

/** What a customer said in a case; answered at `retailer/cases/{reference}/messages/`. */
const caseEvent = z.object({
  id: eventId,
  type: z.enum(caseOutboxTypes),
  created_at: z.string(),
  case: z.object({
    reference: z.string(),
    /** State right after the event. */
    state: z.enum(caseStates),
    /** Language in which the customer opened it. */
    locale: z.enum(locales),
    customer: z.object({ code: z.string() }),
    /** Null if the customer had none. */
    contract: z.nullable(z.object({ name: z.string(), cups: z.string(), supply: z.enum(supplyKinds) })),
    /** Id in case-categories.csv; null for a claim. */
    category: z.nullable(z.int()),
    /** CNMC tables 81 and 82, and the day by which the law wants an answer. */
    claim: z.nullable(z.object({ type: z.string(), subtype: z.string(), answer_due_date: z.string() })),
    subject: z.string(),
    /** What of the contract a claim is about; only when it is opened. */
    facts: z._default(z.array(claimFact), []),
    /** What the customer read off the meter, in kWh or m³; only when it is opened. */
    readings: z._default(
      z.array(
        z.object({
          magnitude: z.enum(readMagnitudes),
          tariff_period: z.int(),
          day: z.string(),
          figure: z.int(),
        }),
      ),
      [],
    ),
    message: z.object({
      position: z.int(),
      text: z.string(),
      at: z.string(),
      /** E-mail of whoever wrote it for the customer; null of the customer, and in events of before. */
      acted_by: z._default(z.nullable(z.string()), null),
      files: z.array(fileForRetailer),
    }),
  }),
})
export type CaseOutboxEvent = z.infer<typeof caseEvent>

export const collectionOutboxTypes = ['collection.paused', 'collection.resumed'] as const
export type CollectionOutboxType = (typeof collectionOutboxTypes)[number]

/**
 * A claim holds bills up, or has ended doing so: until it has a reasoned answer their supply is not cut (Ley 10/2025 art.
 * 4.4), and before a body of alternative dispute resolution nothing is collected either (art. 13.8).
 */
const collectionEvent = z.object({
  id: eventId,
  type: z.enum(collectionOutboxTypes),
  created_at: z.string(),
  collection: z.object({
    /** The claim's case. */
    reference: z.string(),
    customer: z.object({ code: z.string() }),
    contract: z.object({ name: z.string(), cups: z.string() }),
    /** Numbers of the bills; null for all of the contract. */
    invoices: z.nullable(z.array(z.string())),
    /** The body before which it is: then collecting stops too, not only the way to a cut. */
    adr_body: z.nullable(z.string()),
  }),
})
export type CollectionOutboxEvent = z.infer<typeof collectionEvent>

/** Mails to the address of a customer's account came back and have ended, or its owner has shown that they arrive. */
const mailAddressEvent = z.object({
  id: eventId,
  type: z.enum(['mail.stopped', 'mail.works']),
  created_at: z.string(),
  mail: z.object({
    customer: z.object({ code: z.string() }),
    email: z.string(),
    /** Of `mail.stopped`: for good, or too often. */
    because: z.nullable(z.enum(['permanent', 'temporary'])),
  }),
})
export type MailAddressOutboxEvent = z.infer<typeof mailAddressEvent>

/**
 * The law wants something told, and its mail came back, could not be sent, or nobody has an account to be mailed at: it is
 * owed by post. `retailer/price_notices/{id}/` has the notice of new prices as it goes to the customer, and
 * `retailer/renewal_letters/{id}/` the letter of a renewal.
 */
const mailOwedEvent = z.object({
  id: eventId,
  type: z.literal('mail.owed_by_post'),
  created_at: z.string(),
  mail: z.object({
    customer: z.object({ code: z.string() }),
    /** Null if the customer has no account. */
    email: z.nullable(z.string()),
    /** When it was found that the mail does not arrive. */
    noticed_at: z.string(),
    /** What the mail said: of which contract (null for none), and what; of new prices the notice to be sent, and of a renewal the
     * letter, by its id. */
    items: z.array(
      z.object({
        contract: z.nullable(z.string()),
        about: notificationAbout,
        notice: z.optional(z.int()),
      }),
    ),
  }),
})
export type MailOwedOutboxEvent = z.infer<typeof mailOwedEvent>

/**
 * Somebody who has a bill of a customer wants to activate the account, but neither the files nor an account have that
 * e-mail: nothing was opened and nothing mailed. An e-mail in customers.csv lets them activate it.
 */
const unreachableEvent = z.object({
  id: eventId,
  type: z.literal('account.unreachable'),
  created_at: z.string(),
  account: z.object({
    customer: z.object({ code: z.string() }),
    contract: z.string(),
    /** As typed; not verified to belong to the customer. */
    typed: z.object({ email: z.string(), mobile: z.nullable(z.string()) }),
  }),
})
export type UnreachableOutboxEvent = z.infer<typeof unreachableEvent>

/**
 * A rate of the law is still a guess although what it depends on has been published, or its days have begun: bills would be
 * computed with it. `rates.csv` gives the row with its source. Told once for each row.
 */
const staleRateEvent = z.object({
  id: eventId,
  type: z.literal('rate.stale'),
  created_at: z.string(),
  rate: z.object({
    /** As docs/rates.md and rates.csv call it. */
    name: z.string(),
    title: z.string(),
    start_day: z.string(),
    /** Last day, included; null until further notice. */
    end_day: z.nullable(z.string()),
    /** What is computed with until it is given, as docs/rates.md writes it. */
    value: z.string(),
    /** What it depends on, and since which day that can be known. */
    hangs_on: z.string(),
    since: z.string(),
    source: z.string(),
  }),
})
export type StaleRateOutboxEvent = z.infer<typeof staleRateEvent>

/** Any event, in the form in which it is delivered and read. */
export const outboxEvent = z.union([
  unreachableEvent,
  requestEvent,
  paymentEvent,
  leadEvent,
  contractDraftEvent,
  contractSignedEvent,
  documentsCheckedEvent,
  enquiryEvent,
  caseEvent,
  collectionEvent,
  satisfactionEvent,
  mailAddressEvent,
  mailOwedEvent,
  staleRateEvent,
  invoiceStatedEvent,
  finalAccountEvent,
  meterSilentEvent,
  meterBackEvent,
])
export type LeadOutboxEvent = z.infer<typeof leadEvent>
export type ContractDraftOutboxEvent = z.infer<typeof contractDraftEvent>
export type ContractSignedOutboxEvent = z.infer<typeof contractSignedEvent>
export type RequestOutboxEvent = z.infer<typeof requestEvent>
export type PaymentOutboxEvent = z.infer<typeof paymentEvent>
export type OutboxEvent = z.infer<typeof outboxEvent>

const cursor = asWhole(
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0'),
    z.transform((text: string) => Number(text)),
  ),
  { minimum: 0, default: 0 },
)

/** Events after a cursor, oldest first; the same whether or not they were delivered. */
export const readOutbox = endpoint({
  method: 'GET',
  path: 'retailer/outbox/',
  summary: 'What customers asked for, signed or took back, in order.',
  access: 'system',
  query: z.object({ after: cursor }),
  reply: z.object({
    events: z.array(outboxEvent),
    /** The cursor to continue from; the same as `after` if there is nothing new. */
    next: z.int(),
  }),
  errors: [],
})

/** Words and codes of a refusal are shown to the customer. */
export const answerRequest = endpoint({
  method: 'POST',
  path: 'retailer/requests/{reference}/answer/',
  summary: 'Accept or reject a request, or say that it is in effect. Saying the same again does nothing.',
  access: 'system',
  params: z.object({ reference }),
  body: z.strictObject({
    answer: z.enum(['accepted', 'rejected', 'effective']),
    /** Rejections: the distributor's code (CNMC) or one of the retailer's. */
    reason_code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
    reason_text: z.optional(z.string().check(z.maxLength(500))),
    /** Day on which the supply has the change; today when left out. */
    effective_date: z.optional(
      z.iso.date({ error: 'date_not_valid', abort: true }).check(z.regex(/^2/, { error: 'date_not_valid' })),
    ),
    /** Of a change of holder that is in effect: what the new contract and the new holder are called in the files. */
    new_contract: z.optional(contractName),
    new_customer: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
  }),
  reply: z.object({ reference: z.string(), state: z.enum(requestStates) }),
  errors: ['request_ended', 'request_not_sent'],
})
