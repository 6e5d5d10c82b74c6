import { sql, type RawBuilder } from 'kysely'
import { hasSealed, openRow } from '../../platform/at-rest/open-row.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Schema } from '../../platform/db/schema.generated.ts'

export type Table = keyof Schema

/** Which rows of a table are a customer's, and which columns are not told. Bytes are never told as rows. */
export interface OwnTable {
  readonly owned: (customerId: number) => RawBuilder<boolean>
  /** Secrets, hashes and copies. */
  readonly without?: readonly string[]
}

const ofCustomer: OwnTable['owned'] = (id) => sql`customer_id = ${id}`
function accounts(id: number) {
  return sql`(select id from account where customer_id = ${id})`
}
function contracts(id: number) {
  return sql`(select id from contract where customer_id = ${id})`
}
function requests(id: number) {
  return sql`(select id from request where customer_id = ${id})`
}
function cases(id: number) {
  return sql`(select id from crm_case where customer_id = ${id})`
}
function leads(id: number) {
  return sql`(select id from lead where account_id in ${accounts(id)})`
}
function payments(id: number) {
  return sql`(select id from card_payment where customer_id = ${id})`
}
/** Bills of the time before belong to the holder before (decision 0020). */
function invoices(id: number) {
  return sql`(
  select invoice.id from invoice join contract on contract.id = invoice.contract_id
   where contract.customer_id = ${id} and invoice.from_day >= coalesce(contract.held_from, '-infinity'))`
}
/**
 * Only what its owner has proved by a link. An address that a file or a form names may be somebody else's mailbox, which
 * has mails of theirs.
 */
function mailboxes(id: number) {
  return sql`(select lower(email) from account where customer_id = ${id})`
}

const ofAccount: OwnTable['owned'] = (id) => sql`account_id in ${accounts(id)}`
const ofContract: OwnTable['owned'] = (id) => sql`contract_id in ${contracts(id)}`
const ofInvoice: OwnTable['owned'] = (id) => sql`invoice_id in ${invoices(id)}`
const ofRequest: OwnTable['owned'] = (id) => sql`request_id in ${requests(id)}`
const ofCase: OwnTable['owned'] = (id) => sql`case_id in ${cases(id)}`
const ofLead: OwnTable['owned'] = (id) => sql`lead_id in ${leads(id)}`
const ofPayment: OwnTable['owned'] = (id) => sql`payment_id in ${payments(id)}`
const ofMailbox: OwnTable['owned'] = (id) => sql`lower(address) in ${mailboxes(id)}`

/** Of a contract since its holder has it, by the day in a column. */
function heldOn(column: string): OwnTable['owned'] {
  return (id) => sql`exists (
    select from contract
     where contract.id = t.contract_id and contract.customer_id = ${id}
       and t.${sql.ref(column)} >= coalesce(contract.held_from, '-infinity'))`
}

const nobody = 'names nobody'
const desk = 'of the retailer’s people; it names customers by their ids alone'
const beforeSignIn = 'made before it is known who it is; only hashes'

/**
 * Every table: which rows of it are a customer's, or why none is told as rows. A new table does not compile until somebody
 * decides.
 */
export const ownTables: Readonly<Record<Table, OwnTable | string>> = {
  account: { owned: ofCustomer, without: ['password_hash', 'passkey_handle'] },
  account_ask: 'asked without a session and answered within the hour',
  app_codes: { owned: ofAccount, without: ['secret'] },
  attachment: { owned: heldOn('created_day') },
  attempt_budget: beforeSignIn,
  battery: {
    owned: (id) => sql`id in (select battery_id from battery_contract where contract_id in ${contracts(id)})`,
  },
  battery_contract: { owned: ofContract },
  battery_movement: { owned: heldOn('day') },
  battery_share_before: { owned: (id) => sql`former_customer_id = ${id}` },
  card_message: nobody,
  card_payment: { owned: ofCustomer, without: ['idempotency_key', 'blocked_at'] },
  card_payment_part: { owned: ofPayment },
  card_payment_step: { owned: ofPayment },
  card_refund: { owned: ofPayment, without: ['asked_by', 'decided_by'] },
  case_note: { owned: ofCase, without: ['staff_id'] },
  case_taken: { owned: ofCase, without: ['staff_id'] },
  consumption_day: 'told as files of Datadis',
  contract: { owned: ofCustomer, without: ['search_text', 'blocked_at'] },
  contract_change: { owned: ofRequest },
  contract_draft: { owned: ofLead, without: ['owner_nif'] },
  contract_draft_signature: {
    owned: (id) => sql`draft_id in (select id from contract_draft where lead_id in ${leads(id)})`,
    without: ['provider_address'],
  },
  contract_product: { owned: heldOn('end_day') },
  contract_protection: { owned: heldOn('start_day') },
  contract_service: { owned: heldOn('start_day') },
  contract_sips: { owned: heldOn('start_day') },
  coupon: { owned: ofCustomer },
  crm_acknowledgement: { owned: ofCase },
  crm_case: { owned: ofCustomer, without: ['idempotency_key', 'blocked_at'] },
  crm_category: nobody,
  crm_fact: { owned: ofCase },
  crm_file: { owned: ofCase },
  crm_message: { owned: ofCase, without: ['message_key'] },
  crm_reading: { owned: ofCase },
  crm_satisfaction: { owned: ofCase },
  customer: { owned: (id) => sql`id = ${id}` },
  customer_access: { owned: ofCustomer },
  data_export: { owned: ofCustomer, without: ['file_id'] },
  data_token: { owned: ofCustomer, without: ['secret_hash'] },
  delegation: { owned: ofCustomer },
  delegation_contract: {
    owned: (id) => sql`delegation_id in (select id from delegation where customer_id = ${id})`,
  },
  document_check: {
    owned: (id) => sql`draft_id in (select id from contract_draft where lead_id in ${leads(id)})`,
    without: ['staff_id'],
  },
  enquiry: 'sent without an account, by whom nobody knows',
  erasure_answer: { owned: ofRequest, without: ['asked_by', 'decided_by'] },
  erasure: 'says that something was erased, and nothing of anybody',
  general_conditions: nobody,
  given_rate: nobody,
  hand_off: { owned: (id) => sql`(customer_id = ${id} or account_id in ${accounts(id)})` },
  home_move: { owned: ofCustomer, without: ['idempotency_key'] },
  holder_acceptance: 'of whoever takes a contract over, who finds the account in their mandate',
  instalment: { owned: ofRequest },
  invoice: {
    owned: (id) => sql`id in ${invoices(id)}`,
    without: ['search_text'],
  },
  invoice_line: { owned: ofInvoice },
  invoice_payment: { owned: ofInvoice },
  invoice_pending_state: { owned: ofInvoice },
  invoice_reading: { owned: ofInvoice },
  invoice_state: { owned: ofInvoice },
  invoice_tax: { owned: ofInvoice },
  kept_text: nobody,
  lead: { owned: ofAccount, without: ['visitor', 'idempotency_key', 'owner_nif'] },
  lead_browser: beforeSignIn,
  lead_consent: { owned: ofLead },
  lead_link: { owned: ofLead },
  mail_address: { owned: ofMailbox },
  mail_outbox: { owned: (id) => sql`lower(recipient) in ${mailboxes(id)}`, without: ['dedupe_key'] },
  mail_return: { owned: ofMailbox },
  mandate: { owned: heldOn('signed_day') },
  market_day: nobody,
  member: { owned: ofCustomer },
  notification: { owned: ofCustomer },
  notification_choice: { owned: ofCustomer },
  notification_watch: { owned: ofCustomer },
  office_inspection: 'told as who has looked (customer_access)',
  old_debt: { owned: heldOn('day') },
  openid_attempt: beforeSignIn,
  openid_identity: { owned: ofAccount },
  openid_logout: beforeSignIn,
  openid_session: {
    owned: (id) => sql`session_id in (select id from session where account_id in ${accounts(id)})`,
  },
  outbox_event: 'says to the retailer what stands in the other files',
  passkey: { owned: ofAccount },
  passkey_challenge: beforeSignIn,
  place_name: { owned: ofCustomer, without: ['search_text'] },
  price_notice: { owned: heldOn('from_day') },
  product: nobody,
  product_offer: nobody,
  product_price: nobody,
  product_tariff_option: nobody,
  push_device: { owned: ofCustomer, without: ['p256dh', 'auth'] },
  push_outbox: 'says that something is new, and nothing of anybody',
  recovery_code: { owned: ofAccount },
  request: { owned: ofCustomer, without: ['idempotency_key', 'blocked_at'] },
  request_event: { owned: ofRequest },
  retailer_text: nobody,
  schema_migration: nobody,
  server_setting: nobody,
  session: { owned: ofAccount },
  sharing_coefficient: {
    owned: (id) => sql`exists (
      select from contract
       where contract.id = t.contract_id and contract.customer_id = ${id}
         and t.year >= coalesce(extract(year from contract.held_from), 0))`,
  },
  // What somebody else has signed is theirs.
  signature: {
    owned: (id) => sql`(request_id in ${requests(id)} and signer = 'customer')`,
    without: ['provider_address'],
  },
  signature_message: nobody,
  staff: desk,
  staff_log: desk,
  staff_session: desk,
  // Once a contract has ended the distributor tells of somebody else's use.
  supply_point: {
    owned: (id) =>
      sql`cups20 in (select cups20 from contract where customer_id = ${id} and state = 'activa')`,
  },
  supply_review: { owned: ofCustomer },
  unpaid_letter: { owned: ofInvoice },
  uploaded_file: {
    owned: (id) => sql`id in (select file_id from crm_file where case_id in ${cases(id)})`,
    without: ['sender'],
  },
}

/** Parts of a mail's data that sign in, sign or open something. */
const secretParts = ['token', 'code', 'satisfactionToken', 'check']
const rowsAtOnce = 5000

/** The JSON text of a row with what is sealed opened. */
function opened(table: Table, row: string): string {
  return JSON.stringify(openRow(table, JSON.parse(row) as Record<string, unknown>))
}

/** The customer's rows of a table as JSON texts, some thousand at a time. */
export async function* ownRows(db: Db, customerId: number, table: Table): AsyncGenerator<readonly string[]> {
  const own = ownTables[table]
  if (typeof own === 'string') return
  const left = own.without ?? []
  const told =
    table === 'mail_outbox'
      ? sql`jsonb_set(to_jsonb(t), '{data}', t.data - ${secretParts}::text[])`
      : sql`to_jsonb(t)`
  for (let after = '(0,0)'; ;) {
    const { rows } = await sql<{ row: string; place: string }>`
      select (${told} - ${left}::text[] - (
               select coalesce(array_agg(attname::text), '{}') from pg_attribute
                where attrelid = ${sql.lit(table)}::regclass and atttypid = 'bytea'::regtype))::text as row,
             t.ctid::text as place
        from ${sql.table(table)} t
       where ${own.owned(customerId)} and t.ctid > ${after}::tid
       order by t.ctid limit ${rowsAtOnce}`.execute(db)
    if (rows.length > 0) yield rows.map(({ row }) => (hasSealed(table) ? opened(table, row) : row))
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)!.place
  }
}
