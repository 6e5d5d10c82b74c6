import { energyPeriodsOfDay } from '@endoll/domain/supply/tariff-periods.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { StepMinutes } from '@endoll/domain/time/madrid.ts'
import type { PricesOfDays } from './energy-cost.ts'
import type { SupplyRule } from './supply-rule.ts'

/** Prices have at most nine decimals. */
const nano = 1e9

function pricesOn({ prices }: PricesOfDays, day: Day) {
  return prices.filter(
    ({ concept, from, to }) => concept === 'energy' && from <= day && (to === undefined || day < to),
  )
}

/**
 * EUR/kWh of a period on a day, taxes included; 0 is a meter that does not part periods. Undefined where hours differ or nothing
 * is known.
 */
export function periodPrice(known: PricesOfDays, day: Day, period: number): number | undefined {
  if (known.indexed) return undefined
  const found = pricesOn(known, day).find(({ tariffPeriod }) => tariffPeriod === 0 || tariffPeriod === period)
  return found && Number(found.price)
}

/**
 * EUR/kWh of each hour or quarter of a day, taxes included; null where it is not known. As energy-cost.ts has it: the market's,
 * else the first that fits.
 */
export function stepPrices(
  known: PricesOfDays,
  { rule }: SupplyRule,
  day: Day,
  step: StepMinutes = 60,
): (number | null)[] {
  const onDay = pricesOn(known, day)
  const hours = energyPeriodsOfDay(rule, day)
  const perHour = 60 / step
  return Array.from({ length: hours.length * perHour }, (_, index) => {
    const period = hours[Math.floor(index / perHour)]!
    const ofMarket = known.indexed?.(day, index, period, step)
    if (ofMarket !== undefined) return ofMarket / nano
    const dated = onDay.find(({ tariffPeriod }) => [0, period].includes(tariffPeriod))
    return dated ? Number(dated.price) : null
  })
}
