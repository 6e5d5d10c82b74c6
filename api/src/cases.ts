import * as z from 'zod/mini'
import { supplyKinds } from './contracts.ts'
import type { SwitchName } from './deployment/switches.ts'
import { endpoint } from './endpoint.ts'
import { fileId, fileInJson } from './files.ts'
import { pageOf, pageQuery } from './paging.ts'
import { textLanguages } from './text-languages.ts'
import { writtenText } from './written-text.ts'
import { rowId } from './whole-number.ts'
import { reference } from './path-text.ts'

/** Limits of a case. */
export const caseLimits = {
  subject: 200,
  text: 5000,
  /** What could be better, once it is closed. */
  satisfaction: 1000,
  /** Files of one message; a deployment may want fewer (`contactForms`). */
  files: 6,
  /** Messages of one case; then a new one is opened. */
  messages: 500,
  /** Days after it was closed in which the customer can open it again. */
  reopenDays: 30,
} as const

/** Any form that makes a case. */
export const caseForms: readonly SwitchName[] = ['CRMcases', 'contact']
/** Any entrance to a claim. */
export const claiming: readonly SwitchName[] = ['reclamATCMenu', 'reclamATCContract', 'reclamATCContact']
/** Claims are cases too: they are read and answered with them. */
const reading: readonly SwitchName[] = [...caseForms, ...claiming, 'contactAutoReads']

const files = z._default(z.array(fileInJson).check(z.maxLength(caseLimits.files)), [])
const description = writtenText(caseLimits.text)

const section = z.object({ id: z.int(), name: z.string() })
const category = z.object({
  id: z.int(),
  name: z.string(),
  /** Id of its section. */
  section: z.int(),
  /** Which supplies it is for. */
  supply: z.enum(['any', ...supplyKinds]),
})
export type CaseCategory = z.infer<typeof category>

/** In the order of their ids; sections in that of their first category. */
export const listCategories = endpoint({
  method: 'GET',
  path: 'crm/cases/categories/',
  summary: 'What a case can be about.',
  access: 'customer',
  delegate: 'manage',
  switch: caseForms,
  reply: z.object({
    sections: z.array(section),
    categories: z.array(category),
    text_languages: textLanguages,
  }),
  errors: [],
})

/** Opens a case. The same idempotency key again is the same case. */
export const createCase = endpoint({
  method: 'POST',
  path: 'crm/cases/',
  summary: 'Open a case about a contract, or about none where the customer has none.',
  access: 'customer',
  delegate: 'manage',
  keyed: true,
  switch: caseForms,
  files: 'json',
  body: z.strictObject({
    /** Id of the contract; null only of who has none. */
    polissa_id: z.nullable(z.int('required_field').check(z.gte(1, 'required_field'))),
    category: z.int('required_field').check(z.gte(1, 'required_field'), z.lte(1_000_000, 'not_valid')),
    subject: writtenText(caseLimits.subject, { lines: 'one' }),
    description,
    attachment: files,
  }),
  reply: z.object({ data: z.object({ id: z.int(), reference: z.string() }) }),
  errors: ['key_reused', 'too_many_attempts'],
})

export const caseStates = ['open', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

const caseFields = {
  id: z.int(),
  /** What the customer quotes: four characters, a hyphen, four characters. */
  reference: z.string(),
  subject: z.string(),
  state: z.enum(caseStates),
  supply: z.nullable(z.enum(supplyKinds)),
  /** Null if the customer had none when the case was opened. */
  contract: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Null for a claim. */
  category: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /**
   * CNMC tables 81 and 82, and the day by which the law wants an answer; null for what is no claim. One that the retailer
   * found incomplete has the last day on which it can be completed: only then its time to be answered begins.
   */
  claim: z.nullable(
    z.object({
      tipus: z.string(),
      subtipus: z.string(),
      answer_due_date: z.string(),
      complete_by_date: z.nullable(z.string()),
    }),
  ),
  /** The day by which the retailer has promised to answer what is no claim; null of a claim, without one and once answered. */
  answer_by: z.nullable(z.string()),
  opened_at: z.string(),
  updated_at: z.string(),
  /** Messages of the retailer that the customer has not seen. */
  unread: z.int(),
  /**
   * Whether the retailer has said anything in it since it was opened, or opened again; to ask for what is missing is no
   * answer, and what was said before is none either.
   */
  answered: z.boolean(),
}

const caseItem = z.object(caseFields)
export type CaseItem = z.infer<typeof caseItem>

/** Those with something unread first, then by when anything was last said. */
export const listCases = endpoint({
  method: 'GET',
  path: 'crm/cases/',
  summary: "The customer's cases and claims, unread ones first.",
  access: 'customer',
  delegate: 'manage',
  switch: reading,
  query: z.object({
    ...pageQuery,
    state: z._default(z.enum(['any', ...caseStates]), 'any'),
    supply: z._default(z.enum(['any', ...supplyKinds]), 'any'),
  }),
  reply: z.extend(pageOf(caseItem), {
    /** Of all the customer's cases; `incomplete` are the open claims that the retailer asks to be completed. */
    summary: z.object({
      unread: z.int(),
      open: z.int(),
      incomplete: z.int(),
      electricity: z.int(),
      gas: z.int(),
    }),
    text_languages: textLanguages,
  }),
  errors: [],
})

const caseFile = z.object({
  /** Of the case, from 1. */
  number: z.int(),
  name: z.string(),
  size_bytes: z.int(),
})
export type CaseFile = z.infer<typeof caseFile>

export const caseAuthors = ['customer', 'retailer'] as const
/** `incomplete`: the retailer asks for what a claim does not have. */
export const messageKinds = ['message', 'closed', 'reopened', 'incomplete'] as const

const caseMessage = z.object({
  /** From 1. */
  position: z.int(),
  author: z.enum(caseAuthors),
  what: z.enum(messageKinds),
  /** Empty if the case was closed without a word. */
  text: z.string(),
  at: z.string(),
  /** Name of whoever wrote it for the customer; null of the customer and of the retailer. */
  acted_by: z.nullable(z.string()),
  attachments: z.array(caseFile),
})
export type CaseMessage = z.infer<typeof caseMessage>

/** What of a contract a claim can be about. */
export const factKinds = ['invoice', 'readings', 'request'] as const
export const claimFact = z.object({
  kind: z.enum(factKinds),
  /** Id of the bill, of the bill with the readings, of the request. */
  id: z.int(),
  /** Number of the bill, or reference of the request. */
  name: z.string(),
  /** Of the bill, of the reading, on which it was asked for. */
  day: z.string(),
  /** What the bill comes to. */
  amount_cents: z.nullable(z.int()),
})
export type ClaimFact = z.infer<typeof claimFact>

/** What went least well: how somebody was treated, the answer, the wait, or the service that the case was about. */
export const satisfactionCauses = ['treatment', 'answer', 'time', 'service'] as const
export type SatisfactionCause = (typeof satisfactionCauses)[number]

const satisfaction = {
  /** From 1, the least content, to 5. */
  score: z.int(),
  cause: z.nullable(z.enum(satisfactionCauses)),
  text: z.string(),
}

/** How content somebody was with the way a case was attended to. */
export const satisfactionBody = z.strictObject({
  score: z.int('required_field').check(z.gte(1, 'required_field'), z.lte(5, 'not_valid')),
  cause: z._default(satisfaction.cause, null),
  text: z._default(writtenText(caseLimits.satisfaction, { mayBeEmpty: true }), ''),
})
export type Satisfaction = z.infer<typeof satisfactionBody>

const caseDetail = z.object({
  ...caseFields,
  /** Of a claim: what of the contract it is about. */
  facts: z.array(claimFact),
  /** In the order in which they came. */
  mails: z.array(caseMessage),
  /** Of a claim that was taken to a body of alternative dispute resolution: which, and the days of its beginning and end. */
  adr: z.nullable(z.object({ body: z.string(), from: z.string(), to: z.nullable(z.string()) })),
  /** Of a closed case: the last day on which the customer can open it again; null if that is over or not needed. */
  reopen_until: z.nullable(z.string()),
  /** Whether the customer is asked how content they were: once it is answered and closed, and once alone; what they said. */
  satisfaction: z.object({ asks: z.boolean(), given: z.nullable(z.object(satisfaction)) }),
  text_languages: textLanguages,
})
export type CaseDetail = z.infer<typeof caseDetail>

const id = z.object({ id: rowId })

export const getCase = endpoint({
  method: 'GET',
  path: 'crm/cases/{id}/',
  summary: 'One case with its messages.',
  access: 'customer',
  delegate: 'manage',
  switch: reading,
  params: id,
  reply: caseDetail,
  errors: [],
})

export const downloadCaseFile = endpoint({
  method: 'GET',
  path: 'crm/cases/{id}/files/{number}/',
  summary: 'A file of a case, as bytes to be saved.',
  access: 'customer',
  delegate: 'manage',
  cookie: true,
  switch: reading,
  params: z.object({ id: rowId, number: rowId }),
  reply: { file: ['application/octet-stream'] },
  errors: [],
})

/** The same idempotency key again is the same message. */
export const answerCase = endpoint({
  method: 'POST',
  path: 'crm/cases/{id}/messages/',
  summary: 'Write in a case.',
  access: 'customer',
  delegate: 'manage',
  keyed: true,
  switch: reading,
  files: 'json',
  params: id,
  body: z.strictObject({ description, attachment: files }),
  reply: caseDetail,
  errors: ['case_closed', 'key_reused', 'too_many_attempts'],
})

/** Closing what is closed changes nothing. */
export const closeCase = endpoint({
  method: 'POST',
  path: 'crm/cases/{id}/close/',
  summary: 'Close a case.',
  access: 'customer',
  delegate: 'manage',
  switch: reading,
  params: id,
  reply: caseDetail,
  errors: [],
})

/** `case_closed`: too long ago. */
export const reopenCase = endpoint({
  method: 'POST',
  path: 'crm/cases/{id}/reopen/',
  summary: 'Open a closed case again, saying why, for thirty days after it was closed.',
  access: 'customer',
  delegate: 'manage',
  keyed: true,
  switch: reading,
  files: 'json',
  params: id,
  body: z.strictObject({ description, attachment: files }),
  reply: caseDetail,
  errors: ['case_closed', 'key_reused', 'too_many_attempts'],
})

/** `case_open`: it is not answered and closed yet (Ley 10/2025 art. 18.2). The same again does nothing. */
export const rateCase = endpoint({
  method: 'POST',
  path: 'crm/cases/{id}/satisfaction/',
  summary: 'Say how content one was with the way a case was attended to, once it is answered and closed.',
  access: 'customer',
  switch: reading,
  params: id,
  body: satisfactionBody,
  reply: caseDetail,
  errors: ['case_open', 'already_rated', 'too_many_attempts'],
})

const registerDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'date_not_valid' }))
const ratedCase = z.object({
  reference: z.string(),
  contract: z.nullable(z.string()),
  /** Id in case-categories.csv; null for a claim. */
  category: z.nullable(z.int()),
  claim: z.nullable(z.object({ type: z.string(), subtype: z.string() })),
  ...satisfaction,
  /** Through the link of the mail, without signing in. */
  by_link: z.boolean(),
  date: z.string(),
})
export type RatedCase = z.infer<typeof ratedCase>

/** Oldest first; both days included. Source: Ley 10/2025 art. 18.1. */
export const listSatisfaction = endpoint({
  method: 'GET',
  path: 'retailer/satisfaction/',
  summary: 'The register of how content customers were with the way their cases were attended to.',
  access: 'system',
  switch: reading,
  query: z.object({
    ...pageQuery,
    from: z._default(registerDay, '2000-01-01'),
    to: z._default(registerDay, '2099-12-31'),
  }),
  reply: pageOf(ratedCase),
  errors: [],
})

/** Notes that the customer has seen the messages up to a position. */
export const readCase = endpoint({
  method: 'POST',
  path: 'crm/cases/{id}/read/',
  summary: 'Note up to which message a case was read.',
  access: 'customer',
  delegate: 'manage',
  switch: reading,
  params: id,
  body: z.strictObject({ position: z.int().check(z.gte(0), z.lte(1_000_000)) }),
  reply: z.object({ unread: z.int() }),
  errors: [],
})

/** Until the body has decided nothing of it is collected nor cut. The same again does nothing. */
export const markAdr = endpoint({
  method: 'POST',
  path: 'retailer/cases/{reference}/adr/',
  summary:
    'Say that a claim is before a body of alternative dispute resolution, or that it was decided there.',
  access: 'system',
  switch: reading,
  params: z.object({ reference }),
  body: z.strictObject({
    state: z.enum(['submitted', 'decided']),
    /** The body; needed when it is submitted. */
    body: z.optional(
      z.string().check(z.trim(), z.minLength(1, 'required_field'), z.maxLength(160, 'not_valid')),
    ),
  }),
  reply: z.object({ reference: z.string(), adr_body: z.nullable(z.string()) }),
  errors: [],
})

/**
 * The customer gets it by mail too. The same `message_id` again does nothing. With `incomplete` an open claim is found to
 * lack something: the customer has ten working days to complete it, and its time to be answered begins once they write
 * (Ley 10/2025 art. 13.3). One that is not completed counts as resolved, and `closes` of a later message says so.
 */
export const answerFromRetailer = endpoint({
  method: 'POST',
  path: 'retailer/cases/{reference}/messages/',
  summary: 'Answer a case, with files; with `closes` the case is closed by it.',
  access: 'system',
  switch: reading,
  files: 'json',
  params: z.object({ reference }),
  body: z.strictObject({
    message_id: z.string('required_field').check(z.regex(/^[\w.:-]{1,60}$/, { error: 'not_valid' })),
    text: description,
    closes: z._default(z.boolean(), false),
    /** Of a claim that is open, and not with `closes`. */
    incomplete: z._default(z.boolean(), false),
    attachment: files,
  }),
  reply: z.object({
    reference: z.string(),
    state: z.enum(caseStates),
    position: z.int(),
    /** The last day on which the customer can complete the claim; null if it lacks nothing. */
    complete_by_date: z.nullable(z.string()),
  }),
  errors: ['key_reused', 'too_many_attempts'],
})

/** A file of a case as the retailer's systems get it; its bytes are at `files/{id}/`. */
export const fileForRetailer = z.object({
  id: fileId,
  name: z.string(),
  size_bytes: z.int(),
  media_type: z.string(),
})
