import type { ProductYear } from '@endoll/domain/comparison/product-year.ts'

/** A yearly cost on the wire, in euros. */
export function costItem({ totalCents, fromCents, toCents }: ProductYear) {
  return { total: totalCents / 100, from: fromCents / 100, to: toCents / 100 }
}
