import { sql, type SqlBool } from 'kysely'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { parseNif } from '@endoll/domain/identity/nif.ts'
import { getOwnContract, ownInvoices, type ContractRow, type Owner } from '../../platform/access.ts'
import { storedForms } from '../../platform/at-rest/seal.ts'
import type { Db } from '../../platform/db/open.ts'
import { inDebt } from './invoice-summary.ts'
import { likePattern } from '../../platform/search-text.ts'

/** Which invoices a call is about: those of one contract, or all of one kind. */
export interface Scope {
  readonly kind: SupplyKind
  readonly contract: ContractRow | undefined
}

/** What was asked for, as a scope. Throws not-found for a contract that is not the caller's. */
export async function scopeOf(
  db: Db,
  owner: Owner,
  { type, contract: name }: { readonly type: SupplyKind; readonly contract?: string | undefined },
): Promise<Scope> {
  if (name === undefined) return { kind: type, contract: undefined }
  const contract = await getOwnContract(db, owner, { name })
  return { kind: contract.kind, contract }
}

/** The customer's invoices of both kinds, or those of the contract that the page is about. */
export function invoicesOfPage(db: Db, owner: Owner, { contract }: Scope) {
  const own = ownInvoices(db, owner)
  return contract ? own.where('invoice.contract_id', '=', contract.id) : own
}

/** The invoices of the scope. */
export function invoicesOf(db: Db, owner: Owner, scope: Scope) {
  return invoicesOfPage(db, owner, scope).where('contract.kind', '=', scope.kind)
}

/** By all that was typed; or by the whole tax id among it, which may be sealed, and by the rest. */
function foundBy(search: string) {
  const anywhere = sql<SqlBool>`invoice.search_text like ${likePattern(search)}`
  const words = search.split(/\s+/).map((word) => ({ word, nif: parseNif(word) }))
  const forms = words.flatMap(({ nif }) => (nif.ok ? [storedForms('tax-id', nif.nif)] : []))
  if (forms.length === 0) return anywhere
  const rest = words.flatMap(({ word, nif }) => (nif.ok ? [] : [word])).join(' ')
  const of = forms.map((nifs) => sql`invoice.partner_nif = any(${nifs})`)
  return sql<SqlBool>`(${anywhere} or (${sql.join(of, sql` and `)} and invoice.search_text like ${likePattern(rest)}))`
}

/** What a search finds, of all of them, of those that are overdue, or of those of a year. */
export function matching(search: string, only?: string) {
  const found = foundBy(search)
  if (only === undefined) return found
  if (only === 'owed') return sql<SqlBool>`(${found} and ${inDebt})`
  const [from, to] = [`${only}-01-01`, `${Number(only) + 1}-01-01`]
  return sql<SqlBool>`(${found} and invoice.day >= ${from}::date and invoice.day < ${to}::date)`
}

/** Newest first; those of one day by number as people count, 10 before 9. */
export const newestFirst = sql`invoice.day desc, invoice.number collate natural_order desc, invoice.id desc`
