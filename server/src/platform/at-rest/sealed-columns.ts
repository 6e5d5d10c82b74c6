/** What is compared in SQL: equal texts of a kind look equal in every row and column. */
export type AlikeKind = 'tax-id' | 'phone'

/** A column of which the database and its backups hold only what is sealed. */
interface SealedColumn {
  /** Columns that name the row for good and are known before it is written: a value opens in that row alone. */
  readonly row: readonly string[]
  /** Instead of a row: the value opens wherever this kind of text stands (`alike.ts`). */
  readonly alike?: AlikeKind
  /** A column that held the text as well, in lower case: resealing takes it out of there. */
  readonly alsoIn?: string
  /** Only rows of which this SQL holds. */
  readonly where?: string
  /** JSON of which these fields are sealed, wherever they stand in it: texts, or lists of texts. */
  readonly fields?: readonly string[]
  /** The column of the row that says which field the JSON is. */
  readonly named?: string
}

/** Fields of bank accounts, tax ids and phones, as submissions, changes, leads and events name them. */
const personal = [
  'iban',
  'iban_before',
  'ibans_before',
  'nif',
  'owner_nif',
  'payer_nif',
  'payer_nifs',
  'fiscal_nif',
  'new_holder_nif',
  'vat',
  'fisic_vat',
  'juridic_vat',
  'rep_vat',
  'vatRepresentante',
  'mobile',
  'mobile_before',
  'new_holder_mobile',
  'notification_mobile',
  'phone',
  'telephone',
] as const

const taxId = { row: [], alike: 'tax-id' } as const
const phone = { row: [], alike: 'phone' } as const

/** Every sealed column, `table.column`; `npm run db:types` gives them their type. */
export const sealedColumns = {
  'app_codes.secret': { row: ['account_id'] },
  'staff.app_secret': { row: ['id'] },
  // What signs sessions and links, and names customers in the log; other settings are no secrets.
  'server_setting.value': { row: ['key'], where: "key like 'token-secret%' or key = 'log-key'" },
  'customer.nif': taxId,
  'contract.owner_nif': taxId,
  'contract.payer_nif': taxId,
  'contract.fiscal_nif': taxId,
  'invoice.partner_nif': { ...taxId, alsoIn: 'search_text' },
  'customer.mobile': phone,
  'account.mobile': phone,
  'contract.notification_mobile': phone,
  'hand_off.mobile': phone,
  'lead.owner_nif': taxId,
  'contract_draft.owner_nif': taxId,
  'contract.iban': { row: ['name'] },
  'mandate.iban': { row: ['contract_id', 'reference'] },
  'holder_acceptance.iban': { row: ['request_id'] },
  'contract_change.base_value': { row: ['contract_id', 'field'], fields: personal, named: 'field' },
  'contract_change.value': { row: ['contract_id', 'field'], fields: personal, named: 'field' },
  'request.submission': { row: ['reference'], fields: personal },
  'request.changes': { row: ['reference'], fields: personal },
  'request.before': { row: ['reference'], fields: personal },
  'request.people': { row: ['reference'], fields: personal },
  'lead.payload': { row: ['id'], fields: personal },
  'lead_link.typed': { row: ['lead_id'], fields: personal },
  'home_move.leaving': { row: ['reference'], fields: personal },
  'enquiry.payload': { row: ['id'], fields: personal },
  'contract_draft.submission': { row: ['reference'], fields: personal },
  // An event gets its number later; it stays one of its contract or customer.
  'outbox_event.payload': { row: ['subject'], fields: personal },
} as const satisfies Readonly<Record<string, SealedColumn>>

export type SealedColumnName = keyof typeof sealedColumns

type Declared = typeof sealedColumns
export type JsonColumnName = {
  [C in SealedColumnName]: Declared[C] extends { readonly fields: readonly string[] } ? C : never
}[SealedColumnName]
export type AlikeColumnName = {
  [C in SealedColumnName]: Declared[C] extends { readonly alike: AlikeKind } ? C : never
}[SealedColumnName]
export type TextColumnName = Exclude<SealedColumnName, JsonColumnName | AlikeColumnName>

/** The values that name the row of a sealed value. */
export type RowOf<C extends SealedColumnName> = {
  readonly [Name in Declared[C]['row'][number]]: string | number
}

export function declarationOf(column: SealedColumnName): SealedColumn {
  return sealedColumns[column]
}
