import { languages } from '@endoll/api/language.ts'
import { printedAmount } from './printed-amount.ts'

/**
 * Text as the filters of lists compare it: lower case, without accents, commas or control characters, single spaces.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M},]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * The LIKE pattern of what a customer typed, for a column written by `searchable`: found anywhere, a space matches
 * anything, and `%`, `_` and `\` stand for themselves.
 */
export function likePattern(typed: string): string {
  const words = searchable(typed).replaceAll(/[\\%_]/g, '\\$&')
  return words === '' ? '%' : `%${words.replaceAll(' ', '%')}%`
}

/** The same for `filter` of the contracts, in which callers turn spaces into `%` (customer-area.md section 7). */
export function filterPattern(filter: string): string {
  return likePattern(filter.replaceAll('%', ' '))
}

export interface SearchedInvoice {
  readonly number: string
  readonly partnerName: string
  readonly totalCents: number
  readonly productName: string
  readonly tariff: string
  readonly cups: string
  readonly supplyAddress: string
  readonly contract: { readonly id: number; readonly name: string }
}

/** The total as each language prints it, and as people type it: without a dot between thousands. */
function writtenTotals(totalCents: number): string[] {
  return [
    ...languages.map((language) => printedAmount(totalCents, language)),
    printedAmount(totalCents, 'es').replaceAll('.', ''),
  ]
}

/** `search_text` of an invoice: what its search looks at besides the tax id. Source: the specification of the customer area. */
export function invoiceSearchText(invoice: SearchedInvoice): string {
  const { number, partnerName, totalCents, productName, tariff, cups, supplyAddress, contract } = invoice
  const parts = [
    number,
    partnerName,
    supplyAddress,
    cups,
    contract.name,
    String(contract.id),
    productName,
    tariff,
    ...writtenTotals(totalCents),
  ]
  return [...new Set(parts.map(searchable))].join(' ')
}
