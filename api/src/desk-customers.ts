/** Customers, as whoever works at the desk finds and helps them. */
import * as z from 'zod/mini'
import { caseStates } from './cases.ts'
import { supplyKinds } from './contracts.ts'
import { deskReasons, deskEventKinds, foundBy } from './desk-words.ts'
import { endpoint } from './endpoint.ts'
import { languages } from './language.ts'
import { signatureCodeDigits } from './requests.ts'
import { rowId } from './whole-number.ts'
import { writtenText } from './written-text.ts'
import { requestStates } from '@endoll/domain/procedures/request-state.ts'

const why = z.enum(deskReasons)
const id = z.object({ id: rowId })
/** Characters of the reason for which an office is opened. */
const reasonLength = 160
const common = { access: 'staff', switch: 'desk' } as const

const found = z.object({
  customer_id: z.int(),
  name: z.string(),
  nif: z.string(),
  by: z.enum(foundBy),
  /** What was found: the contract, the bill, the reference; empty of the customer itself. */
  what: z.string(),
})
export type Found = z.infer<typeof found>

/** By the start of any words of a name; anything else whole. At most twenty. */
export const findCustomers = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/find/',
  role: 'reads',
  summary: 'Find a customer by name, NIF, CUPS, contract, bill, phone, e-mail or reference.',
  query: z.object({ text: z._default(z.string().check(z.maxLength(120, 'too_long')), '') }),
  reply: z.object({ found: z.array(found) }),
  errors: ['too_many_attempts'],
})

const account = z.object({
  id: z.int(),
  email: z.string(),
  mobile: z.nullable(z.string()),
  /** Whether it has a password or an identity provider's sign-in. */
  activated: z.boolean(),
  disabled: z.boolean(),
  first_signed_in_at: z.nullable(z.string()),
  /** Seconds until passwords are looked at again, after too many wrong ones; null if it is not locked. */
  locked_seconds: z.nullable(z.int()),
  live_sessions: z.int(),
})

const contract = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(supplyKinds),
  state: z.string(),
  cups: z.string(),
  address: z.string(),
  tariff: z.string(),
  product: z.string(),
  start_day: z.nullable(z.string()),
  debt_cents: z.int(),
  iban_last4: z.nullable(z.string()),
  /** What was agreed to of this contract. */
  consents: z.object({
    invoice_online: z.boolean(),
    electronic_notification: z.boolean(),
    no_cession_sips: z.boolean(),
  }),
})

const mail = z.object({
  template: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'sent', 'returned', 'given_up']),
})

const customer = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nif: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  debt_cents: z.int(),
  accounts: z.array(account),
  contracts: z.array(contract),
  requests: z.array(
    z.object({
      reference: z.string(),
      procedure: z.string(),
      state: z.enum(requestStates),
      contract: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  cases: z.array(
    z.object({
      id: z.int(),
      reference: z.string(),
      subject: z.string(),
      state: z.enum(caseStates),
      answer_due_day: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  mails: z.array(mail),
  delegates: z.array(
    z.object({ who: z.string(), role: z.string(), accepted: z.boolean(), end_day: z.nullable(z.string()) }),
  ),
})
export type DeskCustomer = z.infer<typeof customer>

export const readDeskCustomer = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/customers/{id}/',
  role: 'reads',
  summary: 'A customer on one screen.',
  params: id,
  query: z.object({ why: z._default(why, 'call') }),
  reply: customer,
  errors: ['too_many_attempts'],
})

const event = z.object({
  at: z.string(),
  kind: z.enum(deskEventKinds),
  /** Number, reference or name of what it is about. */
  what: z.string(),
  /** State or part of it, in the words of the API. */
  state: z.string(),
  amount_cents: z.nullable(z.int()),
})
export type DeskEvent = z.infer<typeof event>

export const readDeskEvents = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/customers/{id}/events/',
  role: 'reads',
  summary: 'What happened with a customer, newest first, at most a hundred.',
  params: id,
  query: z.object({
    kind: z._default(z.enum(['any', ...deskEventKinds]), 'any'),
    why: z._default(why, 'call'),
  }),
  reply: z.object({ events: z.array(event) }),
  errors: ['too_many_attempts'],
})

const act = {
  ...common,
  method: 'POST',
  role: 'answers',
  params: id,
  body: z.strictObject({ account_id: z.int('required_field').check(z.gte(1, 'not_valid')), why }),
  reply: z.object({ status: z.literal('OK') }),
  errors: [],
} as const

export const endLock = endpoint({
  ...act,
  path: 'desk/v1/customers/{id}/unlock/',
  summary: 'Let an account try its password again.',
})

export const endCustomerSessions = endpoint({
  ...act,
  path: 'desk/v1/customers/{id}/sessions/end/',
  summary: 'End the sessions of an account.',
})

/** To the account's own address, which nobody at the desk can choose. */
export const mailAccess = endpoint({
  ...act,
  body: z.strictObject({
    /** Null of a customer who has no account yet. */
    account_id: z.nullable(z.int('required_field').check(z.gte(1, 'not_valid'))),
    why,
  }),
  path: 'desk/v1/customers/{id}/access_mail/',
  summary: 'Mail the link that activates an account or sets its password anew.',
  errors: ['too_many_attempts'],
})

/** Mails the customer a code, to say to whoever attends to them; the one before is no longer valid. */
export const sendSpokenCode = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/customers/{id}/acting/code/',
  role: 'changes_for',
  summary: 'Send the customer the code with which somebody may change something for them.',
  params: id,
  body: z.strictObject({ why, reason: writtenText(reasonLength, { lines: 'one' }) }),
  reply: z.object({
    acting: z.int(),
    /** Where it went, partly hidden. */
    sent_to: z.string(),
    /** How long it is good. */
    minutes: z.int(),
  }),
  errors: ['too_many_attempts'],
})

/** `code_wrong` and `code_expired` tell nothing of the code; it counts once. */
export const openActing = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/acting/{id}/',
  role: 'changes_for',
  summary: 'Open the office of a customer to change something, with the code that the customer has said.',
  params: id,
  body: z.strictObject({
    why,
    reason: writtenText(reasonLength, { lines: 'one' }),
    code: z
      .string('required_field')
      .check(z.regex(new RegExp(`^\\d{${signatureCodeDigits}}$`), { error: 'not_valid' })),
  }),
  reply: z.object({ inspection: z.int() }),
  errors: ['code_wrong', 'code_expired'],
})

/** Half an hour, in which nothing is changed; the customer reads who opened it and why. Not found of a customer without an account. */
export const openInspection = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/customers/{id}/inspections/',
  role: 'acts_for',
  summary: 'Open the office of a customer to read it.',
  params: id,
  body: z.strictObject({ why, reason: writtenText(reasonLength, { lines: 'one' }) }),
  reply: z.object({ inspection: z.int() }),
  errors: ['too_many_attempts'],
})

/** Also of one that is over already. */
export const endInspection = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/inspections/{id}/end/',
  role: 'acts_for',
  summary: 'Leave the office of a customer.',
  params: id,
  reply: z.object({ customer_id: z.int() }),
  errors: [],
})
