/** What waits for whoever works at the desk. */
import * as z from 'zod/mini'
import { caseAuthors, caseLimits, caseStates, messageKinds } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { enquiryKinds } from './enquiries.ts'
import { fileId } from './files.ts'
import { hasVariables } from './kept-text.ts'
import { locales } from './language.ts'
import { pageOf, pageQuery } from './paging.ts'
import { reference } from './path-text.ts'
import { rowId } from './whole-number.ts'
import { writtenText } from './written-text.ts'

const id = z.object({ id: rowId })
const common = { access: 'staff', switch: 'desk', role: 'answers' } as const

const queuedCase = z.object({
  id: z.int(),
  reference: z.string(),
  customer_id: z.int(),
  subject: z.string(),
  is_claim: z.boolean(),
  /** By which day the law wants an answer; null of what is no claim. */
  answer_due_day: z.nullable(z.string()),
  updated_at: z.string(),
  /** Who is on it; null of nobody. */
  taken_by: z.nullable(z.string()),
})
export type QueuedCase = z.infer<typeof queuedCase>

/** Claims by their day first, then what has waited longest. */
export const listDeskCases = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/cases/',
  summary: 'Open cases and claims whose last word is the customer’s.',
  query: z.object({ ...pageQuery, whose: z._default(z.enum(['any', 'mine', 'free']), 'any') }),
  reply: z.extend(pageOf(queuedCase), {
    counts: z.object({ open: z.int(), mine: z.int(), free: z.int(), late: z.int() }),
  }),
  errors: [],
})

const deskCase = z.extend(queuedCase, {
  state: z.enum(caseStates),
  customer: z.string(),
  contract: z.nullable(z.string()),
  /** In which the customer wrote, and wants to be answered. */
  locale: z.enum(locales),
  is_mine: z.boolean(),
  messages: z.array(
    z.object({
      position: z.int(),
      author: z.enum(caseAuthors),
      what: z.enum(messageKinds),
      text: z.string(),
      at: z.string(),
      files: z.array(z.string()),
    }),
  ),
  notes: z.array(z.object({ who: z.string(), text: z.string(), at: z.string() })),
})
export type DeskCase = z.infer<typeof deskCase>

export const readDeskCase = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/cases/{id}/',
  summary: 'A case with what was said in it and what the retailer’s people noted.',
  params: id,
  reply: deskCase,
  errors: ['too_many_attempts'],
})

/** Who takes one that somebody is on already does not get it: the reply says whose it is. */
export const takeCase = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/cases/{id}/take/',
  summary: 'Take a case, or leave it to others.',
  params: id,
  body: z.strictObject({ take: z.boolean() }),
  reply: deskCase,
  errors: [],
})

/** With `answered: false` somebody has written meanwhile, and nothing was sent. */
export const answerDeskCase = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/cases/{id}/answer/',
  summary: 'Answer a case; with `closes` it is closed by it.',
  params: id,
  body: z.strictObject({
    /** Of the last message that whoever answers has read. */
    position: z.int('required_field').check(z.gte(1, 'not_valid'), z.lte(1_000_000, 'not_valid')),
    /** Refused (`not_valid`) with a variable of a kept text that was not filled in. */
    text: writtenText(caseLimits.text).check(z.refine((text) => !hasVariables(text), 'not_valid')),
    closes: z._default(z.boolean(), false),
    /** Files that were sent before (desk-texts.ts). */
    attachment: z._default(z.array(fileId).check(z.maxLength(caseLimits.files)), []),
  }),
  reply: z.object({ answered: z.boolean(), case: deskCase }),
  errors: ['too_many_attempts'],
})

export const noteInCase = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/cases/{id}/notes/',
  summary: 'Note something for the others at the desk.',
  params: id,
  body: z.strictObject({ text: writtenText(caseLimits.text) }),
  reply: deskCase,
  errors: [],
})

const waitingRequest = z.object({
  reference: z.string(),
  customer_id: z.int(),
  procedure: z.string(),
  contract: z.nullable(z.string()),
  state: z.enum(['sent', 'accepted']),
  submitted_at: z.string(),
})
export type WaitingRequest = z.infer<typeof waitingRequest>

export const listDeskRequests = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/requests/',
  summary: 'Requests that wait for the retailer, oldest first.',
  query: z.object(pageQuery),
  reply: pageOf(waitingRequest),
  errors: [],
})

const waitingEnquiry = z.object({
  /** How it is quoted. */
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  /** In which it was written, and wants to be answered. */
  locale: z.enum(locales),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Of a call: when it was asked for. */
  slot_at: z.nullable(z.string()),
  /** The day that whoever wrote was told, of a call its own; null where no day was said. */
  answer_by: z.nullable(z.string()),
  created_at: z.string(),
})
export type WaitingEnquiry = z.infer<typeof waitingEnquiry>

export const listDeskEnquiries = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/enquiries/',
  summary: 'What people sent without signing in that nobody has seen to, by the day by which it is answered.',
  query: z.object(pageQuery),
  reply: z.extend(pageOf(waitingEnquiry), { late: z.int() }),
  errors: [],
})

/** The answer itself goes by mail or phone: whoever wrote has no page here. */
export const settleEnquiry = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/enquiries/{reference}/done/',
  summary: 'Say that an enquiry has been answered.',
  params: z.object({ reference }),
  body: z.strictObject({}),
  reply: z.object({ status: z.literal('OK') }),
  errors: [],
})

const delivery = z.object({
  kind: z.enum(['mail', 'event']),
  id: z.int(),
  /** Template of a mail, type of an event. */
  what: z.string(),
  /** Recipient of a mail, masked; empty of an event. */
  to: z.string(),
  created_at: z.string(),
  attempts: z.int(),
  why: z.string(),
  /** Whether it can be sent again: not what carried a secret, which is gone. */
  retriable: z.boolean(),
})
export type Delivery = z.infer<typeof delivery>
const deliveries = z.object({
  given_up: z.array(delivery),
  /** How many are on their way, and since when the oldest. */
  waiting: z.object({
    mails: z.int(),
    oldest_mail: z.nullable(z.string()),
    events: z.int(),
    oldest_event: z.nullable(z.string()),
  }),
})
export type Deliveries = z.infer<typeof deliveries>

export const listDeliveries = endpoint({
  ...common,
  role: 'operates',
  method: 'GET',
  path: 'desk/v1/deliveries/',
  summary: 'Mails and events that were given up, newest first, at most a hundred of each.',
  reply: deliveries,
  errors: [],
})

export const retryDelivery = endpoint({
  ...common,
  role: 'operates',
  method: 'POST',
  path: 'desk/v1/deliveries/{kind}/{id}/retry/',
  summary: 'Send again what was given up.',
  params: z.object({ kind: z.enum(['mail', 'event']), id: rowId }),
  reply: deliveries,
  errors: [],
})
