/** A column of which the database and its backups hold only what is sealed. */
interface SealedColumn {
  /** Columns that name the row for good and are known before it is written: a value opens in that row alone. */
  readonly row: readonly [string, ...string[]]
  /** Only rows of which this SQL holds. */
  readonly where?: string
  /** JSON of which these fields are sealed, wherever they stand in it: texts, or lists of texts. */
  readonly fields?: readonly string[]
  /** The column of the row that says which field the JSON is. */
  readonly named?: string
}

/** Fields of a bank account. */
const accounts = ['iban', 'iban_before', 'ibans_before'] as const

/** Every sealed column, `table.column`; `npm run db:types` gives them their type. */
export const sealedColumns = {
  'app_codes.secret': { row: ['account_id'] },
  'staff.app_secret': { row: ['id'] },
  // What signs sessions and links, and names customers in the log; other settings are no secrets.
  'server_setting.value': { row: ['key'], where: "key like 'token-secret%' or key = 'log-key'" },
  'contract.iban': { row: ['name'] },
  'mandate.iban': { row: ['contract_id', 'reference'] },
  'holder_acceptance.iban': { row: ['request_id'] },
  'contract_change.base_value': { row: ['contract_id', 'field'], fields: accounts, named: 'field' },
  'contract_change.value': { row: ['contract_id', 'field'], fields: accounts, named: 'field' },
  'request.submission': { row: ['reference'], fields: accounts },
  'request.changes': { row: ['reference'], fields: accounts },
  'request.before': { row: ['reference'], fields: accounts },
  'lead.payload': { row: ['id'], fields: accounts },
  'contract_draft.submission': { row: ['reference'], fields: accounts },
  // An event gets its number later; it stays one of its contract or customer.
  'outbox_event.payload': { row: ['subject'], fields: accounts },
} as const satisfies Readonly<Record<string, SealedColumn>>

export type SealedColumnName = keyof typeof sealedColumns

type Declared = typeof sealedColumns
export type JsonColumnName = {
  [C in SealedColumnName]: Declared[C] extends { readonly fields: readonly string[] } ? C : never
}[SealedColumnName]
export type TextColumnName = Exclude<SealedColumnName, JsonColumnName>

/** The values that name the row of a sealed value. */
export type RowOf<C extends SealedColumnName> = {
  readonly [Name in Declared[C]['row'][number]]: string | number
}

export function declarationOf(column: SealedColumnName): SealedColumn {
  return sealedColumns[column]
}
