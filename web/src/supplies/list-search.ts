import { supplyKinds } from '@endoll/api/contracts.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'

/** Longest filter the API takes. */
const longestFilter = 200

/** Place in the list as the address keeps it; a missing parameter means its default. */
export interface ListSearch {
  readonly type?: SupplyKind
  readonly filter?: string
  /** From 2; the first page is not named. */
  readonly page?: number
}

/** The place that an address names; values that are not valid are left out. */
export function readListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const type = supplyKinds.find((kind) => kind === raw['type'])
  const filter = raw['filter'] === undefined ? '' : String(raw['filter']).slice(0, longestFilter)
  const page = Number(raw['page'])
  return {
    ...(type && { type }),
    ...(filter && { filter }),
    ...(Number.isSafeInteger(page) && page > 1 && page < 1e6 && { page }),
  }
}

/** The same place as the query of an address, with its question mark; empty for the usual place. */
export function listQuery({ type, filter, page }: ListSearch): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (filter) query.set('filter', filter)
  if (page !== undefined && page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** First row of a page, from 0. */
export function offsetOf(page: number | undefined, itemsPerPage: number): number {
  return ((page ?? 1) - 1) * itemsPerPage
}
