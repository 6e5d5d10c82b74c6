// Made by `npm run db:types` from the migrations; change those, not this.
import type { ColumnType } from 'kysely'
import type { SealedJson as SealedJsonValue, SealedText } from '../at-rest/sealed.ts'

/** The database has a default: may be left out when writing. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
/** Only the database writes it. */
export type GeneratedAlways<T> = ColumnType<T, never, never>
/** Parsed when read (give it to a schema: nothing is known of it), JSON text when written. */
export type Json = ColumnType<unknown, string, string>
/** The same with sealed fields. */
export type SealedJson = ColumnType<SealedJsonValue, SealedJsonValue, SealedJsonValue>
/** Exact decimal, as text when read. */
export type Numeric = ColumnType<string, string | number, string | number>
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

export type AccountTable = {
  id: GeneratedAlways<number>
  customer_id: number
  email: string
  mobile: string | null
  password_hash: string | null
  must_change_password: Generated<boolean>
  locale: Generated<string>
  roles: Generated<string[]>
  groups: Generated<string[]>
  image: string | null
  disabled_at: string | null
  created_at: Generated<string>
  email_before: string | null
  email_changed_at: string | null
  conditions_accepted_at: string | null
  passkey_handle: Generated<string>
  first_signed_in_at: string | null
  sums_shown: Generated<boolean>
}

export type AccountAskTable = {
  id: GeneratedAlways<number>
  kind: 'recovery' | 'activation'
  data: Json
  locale: string
  asked_at: string
}

export type AppCodesTable = {
  account_id: number
  secret: SealedText
  confirmed_at: string | null
  last_step: Generated<number>
}

export type AttachmentTable = {
  id: GeneratedAlways<number>
  contract_id: number
  reference: string
  name: string
  category_name: string
  created_day: string
  filename: string
  content: Bytes
  imported_at: Generated<string>
  content_sha256: Bytes
}

export type AttemptBudgetTable = {
  key: string
  points: Generated<number>
  expire: number | null
}

export type BatteryTable = {
  id: GeneratedAlways<number>
  name: string
  type_name: string
  description: Generated<string>
  imported_at: Generated<string>
}

export type BatteryContractTable = {
  battery_id: number
  contract_id: number
  share_percent: Generated<number>
  discounts: Generated<'aplicar' | 'no_aplicar'>
  id: GeneratedAlways<number>
  filed_share_percent: number | null
  filed_discounts: 'aplicar' | 'no_aplicar' | null
  in_force: Generated<boolean>
  end_day: string | null
}

export type BatteryMovementTable = {
  battery_id: number
  contract_id: number
  invoice_number: string
  day: string
  amount_cents: number
}

export type BatteryShareBeforeTable = {
  battery_id: number
  contract_id: number
  last_day: string
  share_percent: number
  former_customer_id: number | null
  former_contract_name: string | null
}

export type CardMessageTable = {
  event_id: string
  type: string
  received_at: string
  payment_id: string | null
  flag: string | null
}

export type CardPaymentTable = {
  id: string
  reference: string
  customer_id: number
  account_id: number
  amount_cents: number
  state: 'created' | 'confirming' | 'unknown' | 'requires_action' | 'processing' | 'closing' | 'succeeded' | 'failed' | 'refunded' | 'disputed' | 'charged_back'
  intent: string | null
  idempotency_key: string
  locale: string
  created_at: string
  paid_at: string | null
  refunded_cents: Generated<number>
  refusal_code: string | null
  refusal_message: string | null
  expires_at: string
  next_check_at: string
  checks: Generated<number>
  receipt: Bytes | null
  method: 'card' | 'sepa_debit' | 'bizum' | null
  by_link: Generated<boolean>
  blocked_at: string | null
}

export type CardPaymentPartTable = {
  payment_id: string
  invoice_id: number
  amount_cents: number
  live: boolean
  instalment: number | null
  instalments: number | null
  rest_cents: Generated<number>
}

export type CardPaymentStepTable = {
  payment_id: string
  position: number
  event: string
  from_state: string | null
  to_state: string
  actor: 'customer' | 'provider' | 'system'
  at: string
  why: Generated<string>
  refunded_cents: number | null
}

export type CardRefundTable = {
  id: string
  payment_id: string
  amount_cents: number
  reason: string
  state: 'waiting' | 'sending' | 'sent' | 'refused' | 'turned_down'
  asked_by: number
  asked_at: string
  decided_by: number | null
  decided_at: string | null
  tries: Generated<number>
  next_try_at: string | null
  refusal_code: string | null
}

export type CaseNoteTable = {
  id: GeneratedAlways<number>
  case_id: number
  staff_id: number
  text: string
  at: string
}

export type CaseTakenTable = {
  case_id: number
  staff_id: number
  at: string
}

export type ConsumptionDayTable = {
  contract_id: number
  day: string
  import_wh: number
  export_wh: number
  reactive_varh: Generated<number>
  import_curve: Bytes
  export_curve: Bytes | null
  reactive_curve: Bytes | null
  quality: Bytes
  source_days: Generated<Bytes>
  point: Generated<number>
  generated_curve: Bytes | null
  self_used_curve: Bytes | null
  channel_sources: Bytes | null
  capacitive_curve: Bytes | null
}

export type ContractTable = {
  id: GeneratedAlways<number>
  name: string
  customer_id: number
  kind: 'electricity' | 'gas'
  state: string
  sign_day: string | null
  start_day: string | null
  end_day: string | null
  debt_cents: Generated<number>
  atr_available: Generated<boolean>
  cups: string
  cups20: string
  supply_street: string
  supply_city: string
  supply_postal_code: string
  supply_province: string
  cadastral_reference: string | null
  tariff: string
  zone: string
  time_zone: string
  product_code: string
  powers_w: Generated<number[]>
  pressure_bar: Numeric | null
  flow_m3h: Numeric | null
  owner_name: string
  owner_nif: string
  payer_name: string
  payer_nif: string
  fiscal_name: string
  fiscal_nif: string
  fiscal_address: string
  notification_name: string
  notification_address: string
  notification_email: string | null
  notification_mobile: string | null
  iban: SealedText | null
  distributor_name: string | null
  distributor_reference: string | null
  distributor_phone: string | null
  no_cession_sips: Generated<'requested' | 'active' | 'unactive'>
  invoice_online: Generated<boolean>
  electronic_notification: Generated<boolean>
  electronic_notification_start: string | null
  electronic_notification_request: string | null
  search_text: string
  imported_at: Generated<string>
  commitment_end_day: string | null
  double_tariff: string | null
  happy_hours: string | null
  happy_day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | null
  held_from: string | null
  file_debt_cents: number | null
  written_on: string | null
  happy_hours_from: string | null
  happy_day_from: string | null
  self_consumption: string | null
  cau: string | null
  industrial: Generated<boolean>
  tax_relief: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | null
  tax_relief_percent: Generated<number>
  distributor_portal: string | null
  blocked_at: string | null
  sign_address: string | null
}

export type ContractChangeTable = {
  id: GeneratedAlways<number>
  contract_id: number
  field: string
  base_value: SealedJson
  value: SealedJson
  request_id: number
  applied_at: string
  confirmed_at: string | null
}

export type ContractDraftTable = {
  id: string
  reference: string
  lead_id: string
  state: 'waiting_signature' | 'signed' | 'declined' | 'expired'
  cups20: string
  product_code: string
  tariff: string
  powers_w: number[]
  process: string
  reasons: string[]
  identity_check: 'good' | 'unknown' | 'none'
  solvency_check: 'good' | 'unknown' | 'none'
  submission: SealedJson
  submission_hash: Bytes
  summary: Bytes | null
  summary_hash: Bytes | null
  locale: string
  created_at: string
  kind: 'electricity' | 'gas'
  holds_supply: Generated<boolean>
  filed_at: string | null
  early_start_at: string | null
  bonus_renounced_at: string | null
  bonus_retailer: string | null
  wished_day: string | null
  bonus_paid_cents: number | null
  owner_nif: string | null
  told_active_at: string | null
}

export type ContractDraftSignatureTable = {
  draft_id: string
  provider: 'embedded' | 'outside'
  summary_sent_at: string
  document: Bytes
  document_hash: Bytes
  code_hash: Bytes | null
  code_attempts: Generated<number>
  code_sent: Generated<number>
  code_expires_at: string | null
  provider_reference: string | null
  provider_address: string | null
  signed_at: string | null
  evidence: Json | null
  signed_with: string | null
  sent_to: string | null
  conditions_hash: Bytes | null
}

export type ContractProductTable = {
  contract_id: number
  end_day: string
  product_code: string
  request_id: number | null
}

export type ContractProtectionTable = {
  id: GeneratedAlways<number>
  contract_id: number
  kind: 'vulnerable' | 'severe' | 'at_risk' | 'social_document' | 'life_support' | 'essential'
  start_day: string
  end_day: string | null
}

export type ContractServiceTable = {
  id: GeneratedAlways<number>
  contract_id: number
  kind: 'service' | 'social_bonus'
  name: string
  start_day: string
  end_day: string | null
  price_month: Numeric | null
  discount_percent: Numeric | null
  discount_limit_wh: number | null
  about: string | null
  stay_last_day: string | null
  penalty: Numeric | null
  asked_end_day: string | null
}

export type ContractSipsTable = {
  id: GeneratedAlways<number>
  contract_id: number
  kind: 'objection' | 'arrears'
  start_day: string
  end_day: string | null
}

export type CouponTable = {
  customer_id: number
  code: string
  name: string
  description: Generated<string>
  url: string | null
  from_day: string | null
  to_day: string | null
}

export type CrmAcknowledgementTable = {
  case_id: number
  pdf: Bytes
}

export type CrmCaseTable = {
  id: GeneratedAlways<number>
  reference: string
  customer_id: number
  account_id: number
  contract_id: number | null
  contract_name: string | null
  cups: string | null
  supply: 'electricity' | 'gas' | null
  category_id: number | null
  claim_type: string | null
  claim_subtype: string | null
  answer_due_day: string | null
  subject: string
  state: 'open' | 'closed'
  locale: string
  opened_at: string
  updated_at: string
  closed_at: string | null
  messages: Generated<number>
  seen: Generated<number>
  idempotency_key: string
  asked_hash: Bytes
  pauses: 'bills' | 'contract' | null
  adr_body: string | null
  adr_from: string | null
  adr_to: string | null
  complete_by_day: string | null
  blocked_at: string | null
}

export type CrmCategoryTable = {
  id: number
  section: string
  name: string
  supply: 'any' | 'electricity' | 'gas'
  to_day: string | null
}

export type CrmFactTable = {
  case_id: number
  number: number
  kind: 'invoice' | 'readings' | 'request'
  thing_id: number
  name: string
  day: string
  amount_cents: number | null
}

export type CrmFileTable = {
  case_id: number
  position: number
  number: number
  file_id: string
}

export type CrmMessageTable = {
  case_id: number
  position: number
  author: 'customer' | 'retailer'
  what: 'message' | 'closed' | 'reopened' | 'incomplete'
  text: string
  at: string
  message_key: string
  asked_hash: Bytes
  account_id: number | null
}

export type CrmReadingTable = {
  case_id: number
  magnitude: 'import' | 'export' | 'gas_m3'
  tariff_period: number
  day: string
  figure: number
}

export type CrmSatisfactionTable = {
  case_id: number
  score: number
  cause: 'treatment' | 'answer' | 'time' | 'service' | null
  text: string
  by_link: boolean
  at: string
}

export type CustomerTable = {
  id: GeneratedAlways<number>
  code: string
  name: string
  nif: string
  kind: 'person' | 'foreigner' | 'company'
  email: string | null
  mobile: string | null
  language: string | null
  imported_at: Generated<string>
  given_name: string | null
}

export type CustomerAccessTable = {
  id: GeneratedAlways<number>
  customer_id: number
  day: string
  kind: 'delegate' | 'agent'
  account_id: number | null
  who: string
  why: string
}

export type DataExportTable = {
  id: GeneratedAlways<number>
  customer_id: number
  account_id: number
  locale: string
  created_at: string
  attempts: Generated<number>
  next_attempt_at: string
  made_at: string | null
  file_id: string | null
  failed_because: string | null
}

export type DataTokenTable = {
  id: GeneratedAlways<number>
  customer_id: number
  account_id: number
  delegation_id: number | null
  kind: 'data' | 'calendar'
  name: string
  secret_hash: Bytes
  contract_ids: number[] | null
  created_at: string
  end_day: string | null
  used_at: string | null
  ended_at: string | null
}

export type DelegationTable = {
  id: GeneratedAlways<number>
  customer_id: number
  account_id: number | null
  email: string
  role: 'look' | 'pay' | 'manage' | 'sign'
  chosen: boolean
  invited_by: number
  invited_at: string
  accepted_at: string | null
  accepted_name: string | null
  end_day: string | null
  ended_at: string | null
  ended_by: number | null
  by_provider: Generated<boolean>
}

export type DelegationContractTable = {
  delegation_id: number
  contract_id: number
}

export type DocumentCheckTable = {
  draft_id: string
  asked_at: string
  verdict: 'good' | 'bad' | null
  reason_code: string | null
  reason_text: Generated<string>
  staff_id: number | null
  decided_at: string | null
}

export type EnquiryTable = {
  id: string
  reference: string
  kind: 'contact' | 'power' | 'price' | 'gas_price' | 'call_back'
  payload: SealedJson
  consent: Json | null
  locale: string
  visitor: string
  idempotency_key: string | null
  created_at: string
  answer_due_day: string | null
  done_at: string | null
  done_by: number | null
  slot_at: string | null
  slot_minutes: number | null
  cancelled_at: string | null
}

export type ErasureTable = {
  id: GeneratedAlways<number>
  customer_id: number
  request_reference: string
  agreed_at: string
  erased_at: string | null
  removed: Json | null
}

export type ErasureAnswerTable = {
  request_id: number
  answer: 'accepted' | 'rejected'
  reason_text: Generated<string>
  asked_by: number
  asked_at: string
  decided_by: number | null
  decided_at: string | null
}

export type GeneralConditionsTable = {
  hash: Bytes
  content: Bytes
  kept_at: Generated<string>
}

export type GivenRateTable = {
  rate: string
  from_day: string
  to_day: string | null
  value: string
  source: string
  imported_at: Generated<string>
}

export type HandOffTable = {
  token_hash: Bytes
  account_id: number | null
  purpose: string
  expires_at: string
  used_at: string | null
  customer_id: number | null
  email: string | null
  mobile: string | null
  conditions_accepted_at: string | null
  opened_by: string | null
  opened_why: string | null
}

export type HolderAcceptanceTable = {
  request_id: number
  iban: SealedText
  mandate_reference: string
  locale: string
  accepted_at: string
  contract_id: number | null
}

export type HomeMoveTable = {
  id: GeneratedAlways<number>
  reference: string
  customer_id: number
  account_id: number
  leaving: SealedJson
  leaving_hash: Bytes
  last_day: string
  first_day: string
  locale: string
  idempotency_key: string | null
  created_at: string
  asked_at: string | null
  refused: Json | null
}

export type InstalmentTable = {
  request_id: number
  position: number
  invoice_id: number
  day: string
  amount_cents: number
}

export type InvoiceTable = {
  id: GeneratedAlways<number>
  number: string
  contract_id: number
  type: Generated<'N' | 'A' | 'B' | 'R' | 'RA' | 'C' | 'G'>
  rectifies_number: string | null
  state: 'open' | 'in_process' | 'grouped_proforma' | 'paid'
  proforma_number: string | null
  day: string
  due_day: string | null
  from_day: string
  to_day: string
  total_cents: number
  pending_cents: number
  debt_cents: Generated<number>
  energy_wh: number
  estimated: Generated<boolean>
  partner_name: string
  partner_nif: string
  product_name: string
  tariff: string
  powers_w: Generated<number[]>
  cups: string
  supply_address: string
  payment_method: Generated<'direct_debit' | 'transfer' | 'card'>
  iban_last4: string | null
  version: Generated<number>
  search_text: string
  imported_at: Generated<string>
  file_state: string | null
  file_pending_cents: number | null
  file_debt_cents: number | null
  reminded_at: string | null
  file_due_day: string | null
  debt_left_out: Generated<boolean>
  counted_on: string | null
  in_parts: Generated<boolean>
  correction_reason: string | null
  verifactu_code: string | null
}

export type InvoiceLineTable = {
  invoice_id: number
  position: number
  kind: 'power' | 'excess_power' | 'fixed' | 'energy' | 'reactive' | 'surplus' | 'battery' | 'discount' | 'social_bonus_financing' | 'social_bonus' | 'meter_rental' | 'service' | 'adjustment' | 'late_activation' | 'interest'
  tariff_period: number | null
  name: string | null
  from_day: string
  to_day: string
  quantity: Numeric
  unit: 'kW' | 'kWh' | 'kvarh' | 'unit'
  price: Numeric
  price_unit: 'EUR/kW/year' | 'EUR/kW/day' | 'EUR/kWh' | 'EUR/kvarh' | 'EUR/year' | 'EUR/month' | 'EUR/day' | 'EUR'
  days: number | null
  year_days: number | null
  amount_cents: number
}

export type InvoicePaymentTable = {
  invoice_id: number
  reference: string
  day: string
  amount_cents: number
  method: 'direct_debit' | 'transfer' | 'card' | 'bizum' | 'refund'
}

export type InvoicePendingStateTable = {
  invoice_id: number
  change_day: string
  code: string
  position: number
  description: string
}

export type InvoiceReadingTable = {
  invoice_id: number
  magnitude: 'import' | 'export' | 'reactive' | 'demand' | 'gas_m3'
  tariff_period: Generated<number>
  previous_day: string | null
  previous_reading: Numeric | null
  current_day: string
  current_reading: Numeric | null
  quantity: Numeric
  method: Generated<'real' | 'estimated'>
  meter: Generated<string>
}

export type InvoiceStateTable = {
  id: GeneratedAlways<number>
  invoice_id: number
  state: 'received' | 'accepted' | 'rejected' | 'paid_part' | 'paid'
  day: string
  reason: '01' | '02' | null
  amount_cents: number | null
}

export type InvoiceTaxTable = {
  invoice_id: number
  position: number
  tax: 'electricity_tax' | 'hydrocarbon_tax' | 'IVA' | 'IGIC' | 'IPSI'
  rate_unit: '%' | 'EUR/kWh'
  rate: Numeric
  base_cents: number
  quantity_kwh: Numeric | null
  amount_cents: number
}

export type KeptTextTable = {
  id: GeneratedAlways<number>
  name: string
  words: Json
  changed_at: string
}

export type LeadTable = {
  id: string
  visitor: string
  account_id: number | null
  step: number
  payload: SealedJson
  locale: string
  created_at: string
  updated_at: string
  confirmed_at: string | null
  idempotency_key: string | null
  kind: 'electricity' | 'gas'
  electricity_lead_id: string | null
  group_id: string | null
  home_move_id: number | null
  owner_nif: string | null
}

export type LeadBrowserTable = {
  lead_id: string
  visitor: string
}

export type LeadConsentTable = {
  lead_id: string
  kind: 'leads' | 'conditions' | 'privacy'
  version: string
  language: string
  text_hash: Bytes
  at: string
}

export type LeadLinkTable = {
  token_hash: Bytes
  lead_id: string
  wizard: 'electricity' | 'gas' | 'dual'
  created_at: string
  typed: SealedJson | null
}

export type MailAddressTable = {
  address: string
  stopped_because: 'permanent' | 'temporary' | null
  stopped_at: string | null
  works_since: string | null
  complained_at: string | null
  check_hash: Bytes | null
  check_sent_at: string | null
}

export type MailOutboxTable = {
  id: GeneratedAlways<number>
  dedupe_key: string
  template: string
  locale: string
  recipient: string
  data: Json
  created_at: string
  sent_at: string | null
  attempts: Generated<number>
  next_attempt_at: string
  failed_because: string | null
}

export type MailReturnTable = {
  report: string
  address: string
  mail_id: number | null
  kind: 'bounce_permanent' | 'bounce_temporary' | 'complaint'
  status: string | null
  at: string
  received_at: string
}

export type MandateTable = {
  id: GeneratedAlways<number>
  contract_id: number
  reference: string
  iban: SealedText
  signed_day: string
  state: 'active' | 'cancelled' | 'expired'
}

export type MarketDayTable = {
  day: string
  prices: number[]
  version: number
  imported_at: Generated<string>
}

export type MemberTable = {
  id: GeneratedAlways<number>
  customer_id: number
  number: string
  share_cents: number
  start_day: string
  end_day: string | null
}

export type NotificationTable = {
  id: GeneratedAlways<number>
  customer_id: number
  account_id: number
  key: string
  kind: string
  contract_id: number | null
  contract_name: string | null
  about: Json
  at: string
  shown: boolean
  read_at: string | null
  mail: Generated<'none' | 'due' | 'written'>
  mailed_at: string | null
  push: Generated<'none' | 'due' | 'written'>
  pushed_at: string | null
}

export type NotificationChoiceTable = {
  account_id: number
  customer_id: number
  kind: string
  shown: boolean
  mail: boolean
  push: boolean | null
}

export type NotificationWatchTable = {
  account_id: number
  customer_id: number
  contract_id: number
  kind: 'use_limit' | 'bill_limit' | 'above_usual'
  limit_value: number | null
  checked_day: string | null
}

export type OfficeInspectionTable = {
  id: GeneratedAlways<number>
  staff_session_id: string
  secret_hash: Bytes
  customer_id: number
  account_id: number
  opened_at: string
  expires_at: string
  ended_at: string | null
  code_hash: Bytes | null
  code_attempts: Generated<number>
  acts: Generated<boolean>
}

export type OldDebtTable = {
  id: GeneratedAlways<number>
  contract_id: number
  reference: string
  day: string
  concept: string
  amount_cents: number
}

export type OpenidAttemptTable = {
  state_hash: Bytes
  browser_hash: Bytes
  expires_at: string
}

export type OpenidIdentityTable = {
  issuer: string
  subject: string
  account_id: number
  created_at: string
}

export type OpenidLogoutTable = {
  jti_hash: Bytes
  expires_at: string
}

export type OpenidSessionTable = {
  session_id: string
  issuer: string
  subject: string
  sid: string | null
  id_token_sealed: Bytes | null
}

export type OutboxEventTable = {
  id: GeneratedAlways<number>
  request_id: number | null
  subject: string
  type: string
  payload: SealedJson
  created_at: string
  delivered_at: string | null
  attempts: Generated<number>
  next_attempt_at: string
  number: number | null
  card_payment_id: string | null
  lead_id: string | null
  contract_draft_id: string | null
  enquiry_id: string | null
  case_id: number | null
  mail_about: string | null
  flawed_at: string | null
}

export type PasskeyTable = {
  id: string
  account_id: number
  credential_id: string
  public_key: Bytes
  counter: number
  transports: string[]
  name: string
  created_at: string
  used_at: string | null
}

export type PasskeyChallengeTable = {
  challenge_hash: Bytes
  purpose: 'sign-in' | 'add' | 'step-up'
  session_id: string | null
  expires_at: string
}

export type PlaceNameTable = {
  contract_id: number
  customer_id: number
  name: string
  search_text: string
}

export type PriceNoticeTable = {
  id: GeneratedAlways<number>
  contract_id: number
  product_code: string
  from_day: string
  prices_hash: Bytes
  attachment_id: number | null
  made_at: string
}

export type ProductTable = {
  code: string
  kind: 'electricity' | 'gas'
  name: string
  commercial_name: string | null
  imported_at: Generated<string>
  year_days: Generated<'365' | 'calendar'>
  price_kind: Generated<'fixed' | 'indexed' | 'flexible' | 'flat'>
  renewable: Generated<boolean>
  last_resort: Generated<boolean>
  duration_months: number | null
  stay_months: number | null
  penalty_percent: Numeric | null
  revision: string | null
  pvpc: Generated<boolean>
}

export type ProductOfferTable = {
  id: GeneratedAlways<number>
  product_code: string
  tariff: string
  from_day: string
  to_day: string | null
  customers: 'any' | 'person' | 'company'
  self_consumption: 'any' | 'with' | 'without'
  description: string | null
  url: string | null
  imported_at: Generated<string>
}

export type ProductPriceTable = {
  product_code: string
  concept: 'power' | 'energy' | 'surplus' | 'fixed' | 'excess_power' | 'reactive_over_80' | 'reactive_below_80' | 'discount' | 'market' | 'market_addition' | 'market_surplus' | 'market_surplus_fee'
  tariff_period: Generated<number>
  from_day: string
  to_day: string | null
  price: Numeric
  unit: 'EUR/kW/year' | 'EUR/kW/day' | 'EUR/kWh' | 'EUR/kvarh' | 'EUR/year' | 'EUR/month' | 'EUR/day' | '%'
  source: string | null
}

export type ProductTariffOptionTable = {
  product_code: string
  option: 'double_tariff' | 'happy_hours' | 'happy_day'
  choice: string
  last_day: string | null
  price: Numeric | null
  other_price: Numeric | null
}

export type PushDeviceTable = {
  id: GeneratedAlways<number>
  account_id: number
  customer_id: number
  session_id: string
  browser_hash: Bytes
  endpoint: string
  p256dh: string
  auth: string
  device: string
  created_at: string
  bound_at: string
}

export type PushOutboxTable = {
  id: GeneratedAlways<number>
  device_id: number
  account_id: number
  customer_id: number
  key: string
  about: Json
  created_at: string
  attempts: Generated<number>
  next_attempt_at: string
  handed_at: string | null
  sent_at: string | null
  failed_because: string | null
}

export type RecoveryCodeTable = {
  account_id: number
  code_hash: Bytes
  used_at: string | null
}

export type RequestTable = {
  id: GeneratedAlways<number>
  reference: string
  customer_id: number
  account_id: number
  contract_id: number | null
  contract_name: string | null
  procedure: string
  state: 'submitted' | 'waiting_signature' | 'waiting_acceptance' | 'sent' | 'accepted' | 'rejected' | 'effective' | 'withdrawn' | 'expired'
  needs_distributor: boolean
  submission: SealedJson
  submission_hash: Bytes
  changes: SealedJson
  before: SealedJson
  idempotency_key: string
  asked_hash: Bytes
  locale: string
  submitted_at: string
  due_day: string | null
  reason_code: string | null
  reason_text: string | null
  effective_day: string | null
  people: SealedJson | null
  session_id: string | null
  planned_day: string | null
  planned_names: Json | null
  joint_id: number | null
  ended_bonuses: Json | null
  blocked_at: string | null
  home_move_id: number | null
  agent: string | null
}

export type RequestEventTable = {
  request_id: number
  position: number
  event: string
  from_state: string | null
  to_state: string
  actor: 'customer' | 'retailer' | 'signature' | 'system'
  at: string
  why: Generated<string>
  account_id: number | null
  agent: string | null
}

export type RetailerTextTable = {
  text: string
  language: string
  words: Generated<string>
}

export type SchemaMigrationTable = {
  name: string
  checksum: string
  applied_at: Generated<string>
  works_with: string | null
}

export type ServerSettingTable = {
  key: string
  value: string
  created_at: Generated<string>
}

export type SessionTable = {
  id: string
  account_id: number
  cookie_hash: Bytes
  scope: 'all' | 'pwchange'
  device: Generated<string>
  created_at: string
  seen_at: string
  expires_at: string
  ended_at: string | null
  ended_because: string | null
  stepped_up_at: string | null
  login_type: Generated<'plain' | 'oidc' | 'clientId'>
  kept_at: string | null
  next_cookie_hash: Bytes | null
  previous_cookie_hash: Bytes | null
  rotated_at: string | null
}

export type SharingCoefficientTable = {
  id: GeneratedAlways<number>
  contract_id: number
  cau: string
  year: number
  participants: number
  coefficients: number[]
}

export type SignatureTable = {
  id: string
  request_id: number
  provider: 'embedded' | 'outside' | 'confirmation'
  provider_reference: string | null
  provider_address: string | null
  document: Bytes | null
  document_hash: Bytes | null
  code_hash: Bytes | null
  link_hash: Bytes | null
  code_attempts: Generated<number>
  code_sent: Generated<number>
  code_expires_at: string | null
  expires_at: string
  signed_at: string | null
  evidence: Json | null
  link_sent: Generated<number>
  link_sent_at: string | null
  signer: Generated<'customer' | 'new_holder'>
  known_customer_id: number | null
  sent_to: string | null
  signer_account_id: number | null
}

export type SignatureMessageTable = {
  event_id: string
  received_at: string
}

export type StaffTable = {
  id: GeneratedAlways<number>
  email: string
  name: string
  roles: string[]
  password_hash: string
  given_until: string | null
  app_secret: SealedText | null
  last_step: Generated<number>
  enrolled_at: string | null
  created_at: string
  disabled_at: string | null
}

export type StaffLogTable = {
  number: Generated<number>
  at: string
  staff_id: number | null
  what: string
  customer_id: number | null
  about: Generated<string>
  why: Generated<string>
  address: Generated<string>
  previous: Generated<Bytes>
  hash: Generated<Bytes>
}

export type StaffSessionTable = {
  id: string
  staff_id: number
  cookie_hash: Bytes
  created_at: string
  seen_at: string
  expires_at: string
  ended_at: string | null
}

export type SupplyPointTable = {
  cups20: string
  distributor_code: string | null
  tariff: string
  powers_w: number[]
  self_consumption: string | null
  yearly_wh: number[] | null
  yearly_until: string | null
  postal_code: string
  municipality: string | null
  imported_at: Generated<string>
  pressure_bar: Numeric | null
}

export type SupplyReviewTable = {
  contract_id: number
  customer_id: number
  day: string
  findings: Json
  accruals: Generated<Json>
}

export type UnpaidLetterTable = {
  invoice_id: number
  reference: string
  annex: 'II' | 'III' | 'IV'
  sent_day: string
  delivered_day: string | null
  returned_day: string | null
}

export type UploadedFileTable = {
  id: string
  name: string
  media_type: string
  size_bytes: number
  content_sha256: Bytes
  uploaded_at: string
  claimed_at: string | null
  claimed_by: string | null
  sender: string | null
}

export type Schema = {
  account: AccountTable
  account_ask: AccountAskTable
  app_codes: AppCodesTable
  attachment: AttachmentTable
  attempt_budget: AttemptBudgetTable
  battery: BatteryTable
  battery_contract: BatteryContractTable
  battery_movement: BatteryMovementTable
  battery_share_before: BatteryShareBeforeTable
  card_message: CardMessageTable
  card_payment: CardPaymentTable
  card_payment_part: CardPaymentPartTable
  card_payment_step: CardPaymentStepTable
  card_refund: CardRefundTable
  case_note: CaseNoteTable
  case_taken: CaseTakenTable
  consumption_day: ConsumptionDayTable
  contract: ContractTable
  contract_change: ContractChangeTable
  contract_draft: ContractDraftTable
  contract_draft_signature: ContractDraftSignatureTable
  contract_product: ContractProductTable
  contract_protection: ContractProtectionTable
  contract_service: ContractServiceTable
  contract_sips: ContractSipsTable
  coupon: CouponTable
  crm_acknowledgement: CrmAcknowledgementTable
  crm_case: CrmCaseTable
  crm_category: CrmCategoryTable
  crm_fact: CrmFactTable
  crm_file: CrmFileTable
  crm_message: CrmMessageTable
  crm_reading: CrmReadingTable
  crm_satisfaction: CrmSatisfactionTable
  customer: CustomerTable
  customer_access: CustomerAccessTable
  data_export: DataExportTable
  data_token: DataTokenTable
  delegation: DelegationTable
  delegation_contract: DelegationContractTable
  document_check: DocumentCheckTable
  enquiry: EnquiryTable
  erasure: ErasureTable
  erasure_answer: ErasureAnswerTable
  general_conditions: GeneralConditionsTable
  given_rate: GivenRateTable
  hand_off: HandOffTable
  holder_acceptance: HolderAcceptanceTable
  home_move: HomeMoveTable
  instalment: InstalmentTable
  invoice: InvoiceTable
  invoice_line: InvoiceLineTable
  invoice_payment: InvoicePaymentTable
  invoice_pending_state: InvoicePendingStateTable
  invoice_reading: InvoiceReadingTable
  invoice_state: InvoiceStateTable
  invoice_tax: InvoiceTaxTable
  kept_text: KeptTextTable
  lead: LeadTable
  lead_browser: LeadBrowserTable
  lead_consent: LeadConsentTable
  lead_link: LeadLinkTable
  mail_address: MailAddressTable
  mail_outbox: MailOutboxTable
  mail_return: MailReturnTable
  mandate: MandateTable
  market_day: MarketDayTable
  member: MemberTable
  notification: NotificationTable
  notification_choice: NotificationChoiceTable
  notification_watch: NotificationWatchTable
  office_inspection: OfficeInspectionTable
  old_debt: OldDebtTable
  openid_attempt: OpenidAttemptTable
  openid_identity: OpenidIdentityTable
  openid_logout: OpenidLogoutTable
  openid_session: OpenidSessionTable
  outbox_event: OutboxEventTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  place_name: PlaceNameTable
  price_notice: PriceNoticeTable
  product: ProductTable
  product_offer: ProductOfferTable
  product_price: ProductPriceTable
  product_tariff_option: ProductTariffOptionTable
  push_device: PushDeviceTable
  push_outbox: PushOutboxTable
  recovery_code: RecoveryCodeTable
  request: RequestTable
  request_event: RequestEventTable
  retailer_text: RetailerTextTable
  schema_migration: SchemaMigrationTable
  server_setting: ServerSettingTable
  session: SessionTable
  sharing_coefficient: SharingCoefficientTable
  signature: SignatureTable
  signature_message: SignatureMessageTable
  staff: StaffTable
  staff_log: StaffLogTable
  staff_session: StaffSessionTable
  supply_point: SupplyPointTable
  supply_review: SupplyReviewTable
  unpaid_letter: UnpaidLetterTable
  uploaded_file: UploadedFileTable
}
