import { centsOf } from '@endoll/api/cents.ts'
import type { FirstYearBasis } from '@endoll/domain/contracting/home-use.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { Formatter } from '../../platform/formatter.ts'

/** What the first year of a contract is thought to cost, in euros with all taxes, and its range. */
interface FirstYear {
  readonly total: number
  readonly from: number
  readonly to: number
  readonly kwh: number
  readonly basis: FirstYearBasis
  /** Not there in what was kept before it was said. */
  readonly surplus_kwh?: number
  /** Of a product that follows the market; not there in what was kept before it was said. */
  readonly market?: FirstYearMarket | null
}

/** What a year at the market's prices rests on: its days, both included, and bills in euros with all taxes. */
interface FirstYearMarket {
  readonly from_date: Day
  readonly to_date: Day
  readonly hours_missing: number
  readonly month: number
  readonly cheapest_month: number
  readonly dearest_month: number
}

/** The same in words, the amounts written out. */
export interface MarketWords {
  readonly from: string
  readonly to: string
  readonly cheapest: string
  readonly dearest: string
  /** How many hours have no price; undefined if all have one. */
  readonly missing: string | undefined
}

/** The words of a year at the market's prices. */
export function marketWords(
  { from_date, to_date, hours_missing, cheapest_month, dearest_month }: FirstYearMarket,
  format: Formatter,
): MarketWords {
  const money = (euros: number) => format.money(centsOf(euros))
  return {
    from: format.longDay(from_date),
    to: format.longDay(to_date),
    cheapest: money(cheapest_month),
    dearest: money(dearest_month),
    missing: hours_missing === 0 ? undefined : format.number(hours_missing),
  }
}

/** The first year as a draft keeps it; null if it is not known. */
export function firstYearOf({ first_year: year }: { readonly first_year?: unknown }): FirstYear | null {
  return (year as FirstYear | null | undefined) ?? null
}
