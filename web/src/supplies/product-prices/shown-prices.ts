import type { ContractDetail } from '@endoll/api/contracts.ts'

type Price = ContractDetail['prices'][number]

/** Prices of one thing: one for all periods, or one for each. */
export interface ShownPrice {
  readonly concept: Price['concept']
  readonly prices: readonly (Pick<Price, 'price' | 'price_with_taxes' | 'unit'> & {
    /** P1 …; undefined if the price is the same in all periods. */
    readonly period: string | undefined
  })[]
}

/** Rare on bills: shown apart, in details that open. */
const seldom: ReadonlySet<Price['concept']> = new Set([
  'excess_power',
  'reactive_over_80',
  'reactive_below_80',
])

/** A product's prices by what they are for, in the order of the reply; rare ones apart. */
export function shownPrices(prices: ContractDetail['prices']): {
  readonly usual: readonly ShownPrice[]
  readonly seldom: readonly ShownPrice[]
} {
  const grouped = Map.groupBy(prices, ({ concept }) => concept)
  const shown = [...grouped].map(([concept, of]) => ({
    concept,
    prices: of
      .toSorted((a, b) => a.tariff_period - b.tariff_period)
      .map(({ tariff_period: period, price, price_with_taxes, unit }) => ({
        period: period === 0 ? undefined : `P${period}`,
        price,
        price_with_taxes,
        unit,
      })),
  }))
  return {
    usual: shown.filter(({ concept }) => !seldom.has(concept)),
    seldom: shown.filter(({ concept }) => seldom.has(concept)),
  }
}
