import type { FirstYearBasis } from '@endoll/domain/contracting/home-use.ts'

/** What the first year of a contract is thought to cost, in euros with all taxes, and its range. */
interface FirstYear {
  readonly total: number
  readonly from: number
  readonly to: number
  readonly kwh: number
  readonly basis: FirstYearBasis
  /** Not there in what was kept before it was said. */
  readonly surplus_kwh?: number
}

/** The first year as a draft keeps it; null where it is not known. */
export function firstYearOf({ first_year: year }: { readonly first_year?: unknown }): FirstYear | null {
  return (year as FirstYear | null | undefined) ?? null
}
