import { energyPeriodsOfDay } from '@endoll/domain/supply/tariff-periods.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { StepMinutes } from '@endoll/domain/time/madrid.ts'
import type { PricesOfDays } from './energy-cost.ts'
import type { SupplyRule } from './supply-rule.ts'

/** Prices have at most nine decimals. */
const nano = 1e9

/**
 * EUR/kWh of each hour or quarter of a day, taxes included; null where it is not known. As energy-cost.ts has it: the market's,
 * else the first that fits.
 */
export function stepPrices(
  { indexed, prices }: PricesOfDays,
  { rule }: SupplyRule,
  day: Day,
  step: StepMinutes = 60,
): (number | null)[] {
  const onDay = prices.filter(
    ({ concept, from, to }) => concept === 'energy' && from <= day && (to === undefined || day < to),
  )
  const hours = energyPeriodsOfDay(rule, day)
  const perHour = 60 / step
  return Array.from({ length: hours.length * perHour }, (_, index) => {
    const period = hours[Math.floor(index / perHour)]!
    const ofMarket = indexed?.(day, index, period, step)
    if (ofMarket !== undefined) return ofMarket / nano
    const dated = onDay.find(({ tariffPeriod }) => [0, period].includes(tariffPeriod))
    return dated ? Number(dated.price) : null
  })
}
