// Made by `npm run db:types` from the migrations; change those, not this.
import type { ColumnType } from 'kysely'

/** The database has a default: may be left out when writing. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
/** Only the database writes it. */
export type GeneratedAlways<T> = ColumnType<T, never, never>
/** Parsed when read (give it to a schema: nothing is known of it), JSON text when written. */
export type Json = ColumnType<unknown, string, string>
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
}

export type AttemptBudgetTable = {
  key: string
  points: Generated<number>
  expire: number | null
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
  iban: string | null
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
}

export type ContractServiceTable = {
  id: GeneratedAlways<number>
  contract_id: number
  kind: 'service' | 'social_bonus'
  name: string
  start_day: string
  end_day: string | null
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
}

export type HandOffTable = {
  token_hash: Bytes
  account_id: number
  purpose: string
  expires_at: string
  used_at: string | null
}

export type ProductTable = {
  code: string
  kind: 'electricity' | 'gas'
  name: string
  commercial_name: string | null
  imported_at: Generated<string>
}

export type SchemaMigrationTable = {
  name: string
  checksum: string
  applied_at: Generated<string>
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
  ended_because: 'logout' | 'password_change' | 'disabled' | 'expired' | 'replaced' | null
}

export type Schema = {
  account: AccountTable
  attempt_budget: AttemptBudgetTable
  consumption_day: ConsumptionDayTable
  contract: ContractTable
  contract_service: ContractServiceTable
  customer: CustomerTable
  hand_off: HandOffTable
  product: ProductTable
  schema_migration: SchemaMigrationTable
  server_setting: ServerSettingTable
  session: SessionTable
}
