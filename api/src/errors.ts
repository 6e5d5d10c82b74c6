/**
 * The closed list of error codes and the HTTP status each travels with. A code is worded in three languages in
 * the browser or it does not compile. The body is always `{status: 'ERROR', status_code, error, errors?}`.
 */
export const errorStatus = {
  /** The request does not fit the schema; `errors` names the fields. */
  invalid_request: 400,
  invalid_json: 400,
  /** No session, or one that has ended: the browser signs the customer out. */
  unauthenticated: 401,
  bad_credentials: 403,
  /** The session may only change its password. */
  password_change_required: 403,
  /** A session that its device keeps only looks, until its owner shows again who they are (reauthenticate). */
  reauthentication_required: 403,
  hand_off_invalid: 403,
  current_password_wrong: 403,
  /** The one-time code is not the one that was sent. */
  code_wrong: 403,
  code_used: 403,
  /** No code counts any more: ten minutes have passed, or it was tried too often. */
  code_expired: 403,
  /** The passkey does not belong to the account, or it signed another challenge. */
  passkey_refused: 403,
  /** The account has a passkey or codes of an app, and this session has shown none lately. */
  step_up_required: 403,
  /** What came back from the identity provider is not what was asked for, or too late. */
  openid_refused: 403,
  /** The identity provider does not vouch for the e-mail address, and nothing else says whose account it is. */
  openid_email_unverified: 403,
  /** Nobody lets this account act for that customer, or not any more: the same reply for what never was. */
  delegation_ended: 403,
  /** Whoever acts for another customer may not do that for them. */
  delegation_refused: 403,
  /** The invitation went to another address than that of the account. */
  invitation_of_another: 403,
  /** A link to confirm an address that was used, replaced or is too old. */
  confirmation_invalid: 403,
  /** A message of an outside system whose signature is not good. */
  signature_invalid: 403,
  /** Cross-site or cookie-only call of something that changes state. */
  forbidden: 403,
  /** Does not exist, is not the caller's, or is switched off: the same reply, byte for byte. */
  not_found: 404,
  /** The powers asked for are those that the contract has: nothing would change. */
  same_power: 406,
  /** Another change of this contract is under way; `about` names it. */
  process_running: 409,
  /** Only active contracts are changed. */
  contract_not_active: 409,
  /** A contract that owes something is not handed over. */
  debt_pending: 409,
  /** The power was changed too short a time ago; `about` says from when on. */
  power_change_too_soon: 409,
  withdrawal_not_possible: 409,
  /** Contracts, debts, payments on their way or open requests still need the data. */
  erasure_not_possible: 409,
  product_change_not_possible: 409,
  /** The contract has no contracted power that could be changed. */
  tariff_without_power: 409,
  /** The contracts of a virtual battery would have more than all of it; `about` says what is left. */
  battery_share_taken: 409,
  /** The request has gone too far for that, or has ended. */
  request_ended: 409,
  /** The request waits for its signature: there is nothing to answer yet. */
  request_not_sent: 409,
  /** The summary before the contract has not left yet: nothing is signed before. */
  summary_not_sent: 409,
  /** The case is closed, and it is too late to open it again. */
  case_closed: 409,
  /** The case is not answered and closed yet, so its satisfaction survey is not open. */
  case_open: 409,
  /** It was said already how content the customer was with the case. */
  already_rated: 409,
  /** The address belongs to another account since it was asked for. */
  email_taken: 409,
  /** It was paid meanwhile, in another window or by somebody else; `about` says which of several. */
  already_paid: 409,
  /** There is nothing to pay of the invoice, or it is collected in another way. */
  not_payable: 409,
  /** What is to be paid is another amount; `about` says which. */
  amount_differs: 409,
  /** A payment of the invoice is under way. */
  payment_in_process: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** The same idempotency key came with other content. */
  key_reused: 422,
  too_many_attempts: 429,
  /** The link went out a moment ago; it goes again after Retry-After seconds. */
  link_sent_just_now: 429,
  internal: 500,
  /** The server's machine has no compiler of documents: no file of this kind can be made there. */
  documents_unavailable: 501,
  /** The card provider did not reply, and nothing was charged. */
  provider_unavailable: 503,
  /** The identity provider does not reply. */
  identity_provider_unavailable: 503,
  /** The server is busy; try again after Retry-After seconds. */
  busy: 503,
  /** The office is closed for maintenance, for some Retry-After seconds. */
  maintenance: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Codes that any call may reply with without declaring them. */
export const commonErrors = [
  'invalid_request',
  'invalid_json',
  'unauthenticated',
  'password_change_required',
  'reauthentication_required',
  'forbidden',
  'delegation_ended',
  'delegation_refused',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'internal',
  'busy',
  'maintenance',
] as const satisfies readonly ErrorCode[]

/**
 * Codes that stand beside a field in `errors: {field: [code]}`. Worded in the browser; `too_long` and
 * `password_too_short` are worded with their limit.
 */
export const fieldCodes = [
  'required_field',
  'not_valid',
  'too_long',
  'cups_field_not_valid',
  'iban_field_invalid',
  'iban_not_sepa',
  'vat_field_not_valid',
  'name_not_valid',
  'email_not_valid',
  'email_letters',
  'already_acts',
  'too_many_delegates',
  'mobile_not_valid',
  'cadastral_reference_not_valid',
  'postal_code_length',
  'date_not_valid',
  'start_after_end',
  'phone_not_valid',
  'postal_code_not_valid',
  'power_field_not_valid',
  'power_count',
  'power_step',
  'power_over_limit',
  'power_below_limit',
  'power_order',
  'below_peak_not_accepted',
  'cut_not_accepted',
  'same_iban',
  'owner_not_confirmed',
  'same_value',
  'reading_below_last',
  'reading_above_usual',
  'password_too_short',
  'password_not_valid',
  'password_mismatch',
  'current_password_wrong',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** Per-field errors of a 400: the field's wire name and its codes. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What an error is about, where the customer needs more than the code. */
export interface ErrorSubject {
  /** The request that is under way. */
  readonly request?: { readonly id: number; readonly reference: string }
  /** First day on which it can be asked for again. */
  readonly next_date?: string
  /** Per cent of a virtual battery that no contract has. */
  readonly percentage_left?: number
  /** Numbers of the invoices. */
  readonly invoices?: readonly string[]
  /** What is to be paid, in euros. */
  readonly amount?: number
}

/** The body of every error reply. */
export interface ErrorBody {
  readonly status: 'ERROR'
  readonly status_code: number
  readonly error: ErrorCode
  readonly errors?: FieldErrors
  readonly about?: ErrorSubject
}
