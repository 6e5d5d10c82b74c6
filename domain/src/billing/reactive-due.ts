import { sumCents } from '../money.ts'
import type { DateSpan } from '../time/date-span.ts'
import type { Metered, ProductPrice } from './billed-supply.ts'
import { reactiveCharges } from './energy-charges.ts'
import { chargeCents } from './line-amount.ts'
import { findOn } from './rates/dated.ts'
import { reactivePrices } from './rates/excess.ts'

/**
 * What the reactive energy that meters showed would come to in cents at the regulated prices of the first day: 0 where
 * none is beyond what is free, undefined before the dated prices. Errors as reactiveCharges.
 * Source: Circular 3/2020 art. 9.5, as rates/excess.ts has it.
 */
export function reactiveDueCents(metered: Metered, span: DateSpan): number | undefined {
  const regulated = findOn(reactivePrices, span.from)?.value
  if (!regulated) return undefined
  const row = (concept: ProductPrice['concept'], price: string): ProductPrice => {
    return { concept, tariffPeriod: 0, from: span.from, price, unit: 'EUR/kvarh' }
  }
  const prices = [row('reactive_over_80', regulated.over80), row('reactive_below_80', regulated.below80)]
  return sumCents(reactiveCharges({ prices }, metered, span).map(chargeCents))
}
