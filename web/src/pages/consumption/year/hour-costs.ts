import { hourCosts } from '@endoll/domain/consumption/hour-cost.ts'
import type { DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import type { BilledYear } from './billed-year.ts'

/** What the hours of a year cost. Microcents as in the domain; hours without a price have none. */
export interface HourCosts {
  readonly microcents: readonly (number | undefined)[]
  /** Hours that were read but have no price. */
  readonly unpriced: number
}

function datedPrices({ prices }: Pick<BilledYear, 'prices'>): DatedEnergyPrice[] {
  return prices.map(({ concept, tariff_period, from, to, price }) => ({
    concept,
    tariffPeriod: tariff_period as DatedEnergyPrice['tariffPeriod'],
    from,
    to: to === null ? undefined : addDays(to, 1),
    price,
  }))
}

/** The cost of each hour at the contract's prices; undefined where no hour has one. */
export function hourCostsOf(readings: Readings, billed: Pick<BilledYear, 'prices'>): HourCosts | undefined {
  const { energyMicrocents } = hourCosts(
    {
      starts: readings.starts,
      importWh: readings.import_wh,
      exportWh: readings.export_wh,
      periodIndexes: readings.hour_period,
    },
    datedPrices(billed),
  )
  if (energyMicrocents.every((cost) => cost === undefined)) return undefined
  return {
    microcents: energyMicrocents,
    unpriced: energyMicrocents.filter((cost, at) => cost === undefined && readings.import_wh[at] !== null)
      .length,
  }
}
