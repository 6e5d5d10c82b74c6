import * as z from 'zod/mini'
import { maxPageSize } from './page-size.ts'
import { asWhole } from './whole-number.ts'

/** A whole number of a query, clamped to the range; the fallback if it is not a number. */
export function wholeWithin(lowest: number, highest: number, fallback: number) {
  const schema = z.pipe(
    z._default(z.string(), String(fallback)),
    z.transform((text: string) => {
      const value = /^-?\d{1,15}$/.test(text) ? Number(text) : fallback
      return Math.min(highest, Math.max(lowest, value))
    }),
  )
  return asWhole(schema, { minimum: lowest, maximum: highest, default: fallback })
}

/** `offset` and `limit` of every list. Out-of-range values are clamped, never an error. */
export const pageQuery = {
  offset: wholeWithin(0, 1_000_000_000, 0),
  limit: wholeWithin(1, maxPageSize, maxPageSize),
}

/** A list reply: the items, and the paging counters under both of their names. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({
    items: z.array(item),
    n_items: z.int(),
    offset: z.int(),
    limit: z.int(),
    total_items: z.int(),
    offset_items: z.int(),
    page_items: z.int(),
  })
}

/** The paging counters, under both names, from the items, the paging and the total. */
export function page<T>(items: T[], paging: { offset: number; limit: number; total: number }) {
  return {
    items,
    n_items: paging.total,
    offset: paging.offset,
    limit: paging.limit,
    total_items: paging.total,
    offset_items: paging.offset,
    page_items: items.length,
  }
}
