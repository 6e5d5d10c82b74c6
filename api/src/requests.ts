import { procedureNames } from '@endoll/domain/procedures/procedure-name.ts'
import { requestActors, requestStates } from '@endoll/domain/procedures/request-state.ts'
import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { obligation } from './obligation.ts'
import { pageOf, pageQuery } from './paging.ts'
import { rowId } from './whole-number.ts'

/** Header in which a browser names one sending, so that a second one of the same is the same request. */
export const idempotencyHeader = 'idempotency-key'

/** The reply to every submission; the request is then followed at `requests/{id}/`. */
export const submittedReply = z.object({
  waiting_for_signature: z.boolean(),
  request: z.object({ id: z.int(), reference: z.string() }),
})

/** Why a contract was left out of what was asked for several at once. */
export const leftOutReasons = ['contract_not_active', 'process_running'] as const

/** A request as the list shows it. Instants with offset, days as YYYY-MM-DD. */
export const requestItem = z.object({
  id: z.int(),
  /** What the customer quotes: four characters, a hyphen, four characters. */
  reference: z.string(),
  procedure: z.enum(procedureNames),
  state: z.enum(requestStates),
  /** Null for what concerns the person (e-mail and mobile of the account), and of several contracts at once. */
  contract: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Names of every contract that it is of: one, those that were asked for together, none of the person. */
  contracts: z.array(z.string()),
  submitted_at: z.string(),
  /** By when the next thing happens, where that is known. */
  due_date: z.nullable(z.string()),
  /** Why it was rejected: the retailer's code, and its words where it sent some. */
  reason_code: z.nullable(z.string()),
  reason_text: z.nullable(z.string()),
  effective_date: z.nullable(z.string()),
  withdrawable: z.boolean(),
  /** It is not signed: the link that was mailed to a new address confirms it. */
  by_mail: z.boolean(),
})
export type RequestItem = z.infer<typeof requestItem>

/**
 * One value before and after, as text: `power_p1` … `power_p6` in kW with a decimal point, `iban` in groups of four,
 * `notification_name`, `notification_address`, `email`, `mobile` as written; `invoice`, the number of a bill,
 * `invoices`, those of a plan over several, and `end_day` as YYYY-MM-DD; `new_holder` and `readings`, as written; `instalment_1` … its parts, each a day and its cents: `2026-12-01 1594`;
 * `product`, its name, and `product_start`, `soon` or `after_withdrawal`; `services`, their names, and `other_services`, whether they `end` with the supply or stay (`keep`), or `service_penalty`, the cents that leaving them costs at most; `battery_left`, the cents that the contract leaves in virtual batteries and what becomes of them: `1605 last_bill`; `battery`, its name, with `battery_share` in
 * per cent or `battery_discounts`; `contract_1` …, name and CUPS of each contract that was asked for together.
 */
const change = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })
export type RequestChange = z.infer<typeof change>

/** A request whole: what changes, its history, and what the customer has to do. */
export const requestDetail = z.extend(requestItem, {
  changes: z.array(change),
  /** Of a request of several contracts: each, where it stands, and why the retailer refused it. */
  parts: z.array(
    z.object({ contract: z.string(), state: z.enum(requestStates), reason_text: z.nullable(z.string()) }),
  ),
  /** Contracts that it could not take in, with the reason. */
  left_out: z.array(z.object({ contract: z.string(), error: z.enum(leftOutReasons) })),
  /** Reference of the SEPA mandate that comes with a new account. */
  mandate_reference: z.nullable(z.string()),
  history: z.array(
    z.object({
      state: z.enum(requestStates),
      actor: z.enum(requestActors),
      at: z.string(),
      why: z.string(),
      /** Who did it for the customer; null of the customer, and of what nobody did by an account. */
      acted_by: z.nullable(z.string()),
      /** Who of the retailer did it, as the customer asked by phone with their code. */
      by_agent: z.nullable(z.string()),
    }),
  ),
  /** While it waits for the signature: how it is signed and until when. */
  signature: z.nullable(
    z.object({
      /** `confirmation`: by the link that was sent to a new e-mail address; nothing to do here. */
      provider: z.enum(['embedded', 'outside', 'confirmation']),
      expires_at: z.string(),
      /** The address that code or link go to, partly hidden. */
      code_to: z.nullable(z.string()),
      /** Until when the code that was sent last counts; null while none does. */
      code_expires_at: z.nullable(z.string()),
      /** How often code or link can still be sent, and the last code tried. */
      sendings_left: z.int(),
      tries_left: z.int(),
    }),
  ),
  /** What stands above the signature of what obliges to pay, and what that act is called; null of anything else. */
  obligation: z.nullable(obligation),
  /** While somebody else has to accept it: whom the link was mailed to, and how often it still can be. */
  invitation: z.nullable(
    z.object({ name: z.string(), email: z.string(), expires_at: z.string(), sendings_left: z.int() }),
  ),
})
export type RequestDetail = z.infer<typeof requestDetail>

const id = z.object({ id: rowId })

/** The caller's requests, newest first. */
export const listRequests = endpoint({
  method: 'GET',
  path: 'requests/',
  summary: "The customer's requests, newest first.",
  access: 'customer',
  delegate: 'look',
  query: z.object({
    ...pageQuery,
    contract: z.optional(contractName),
    /** `true`: only those that have not ended. */
    open: z._default(z.enum(['true', 'false']), 'false'),
  }),
  reply: z.extend(pageOf(requestItem), {
    /** Of all the customer's requests: how many wait for the customer, and how many are under way. */
    summary: z.object({ waiting_signature: z.int(), under_way: z.int() }),
  }),
  errors: [],
})

/** One request of the caller. */
export const getRequest = endpoint({
  method: 'GET',
  path: 'requests/{id}/',
  summary: 'One request with its history.',
  access: 'customer',
  delegate: 'look',
  params: id,
  reply: requestDetail,
  errors: [],
})

/** Withdraws a request that has not been accepted yet. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: 'requests/{id}/withdraw/',
  summary: 'Withdraw a request.',
  access: 'customer',
  delegate: 'sign',
  params: id,
  reply: requestDetail,
  errors: ['request_ended'],
})

/** Exactly what is signed; once made it stays, byte for byte. `request_ended` where the request has nothing to sign. */
export const getRequestDocument = endpoint({
  method: 'GET',
  path: 'requests/{id}/document/',
  summary: 'The document that is signed, as PDF.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: id,
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable', 'request_ended'],
})

/** What the customer keeps: what was asked, its reference, where it stands, how it was signed. */
export const getRequestReceipt = endpoint({
  method: 'GET',
  path: 'requests/{id}/receipt/',
  summary: 'Receipt of a request, as PDF.',
  access: 'customer',
  delegate: 'look',
  cookie: true,
  params: id,
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable'],
})

/** Sends a one-time code by mail: six digits, ten minutes, five tries; three sendings for each request. */
export const sendSignatureCode = endpoint({
  method: 'POST',
  path: 'requests/{id}/signature/code/',
  summary: 'Send the one-time code with which the request is signed.',
  access: 'customer',
  delegate: 'sign',
  params: id,
  query: z.object({
    /** `true`: only where none was sent yet, so that a page can ask for it as often as it is opened. */
    first: z._default(z.enum(['true', 'false']), 'false'),
  }),
  reply: requestDetail,
  errors: ['request_ended', 'too_many_attempts', 'documents_unavailable'],
})

/** Sends the link again that confirms a new address; the link before is no longer valid. */
export const sendLinkAgain = endpoint({
  method: 'POST',
  path: 'requests/{id}/confirmation/link/',
  summary: 'Send the link again that the request waits for: three sendings, two minutes apart.',
  access: 'customer',
  delegate: 'sign',
  params: id,
  reply: requestDetail,
  errors: ['request_ended', 'link_sent_just_now', 'too_many_attempts'],
})

/** Digits of the code that is mailed to sign with. */
export const signatureCodeDigits = 6

/** Signs with the code that was sent. */
export const signRequest = endpoint({
  method: 'POST',
  path: 'requests/{id}/signature/',
  summary: 'Sign the request with the one-time code.',
  access: 'customer',
  delegate: 'sign',
  params: id,
  body: z.strictObject({
    code: z
      .string('required_field')
      .check(z.regex(new RegExp(`^\\d{${signatureCodeDigits}}$`), { error: 'not_valid' })),
  }),
  reply: requestDetail,
  errors: ['request_ended', 'code_wrong', 'code_expired', 'summary_not_sent'],
})

/** Where the outside provider shows the document; it is handed over the first time somebody asks. */
export const openOutsideSignature = endpoint({
  method: 'POST',
  path: 'requests/{id}/signature/open/',
  summary: 'Address at which the outside provider has the document signed.',
  access: 'customer',
  delegate: 'sign',
  params: id,
  reply: z.object({ url: z.string() }),
  errors: ['request_ended', 'documents_unavailable', 'summary_not_sent'],
})
