import type { consumptionYear } from '@endoll/api/insight.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { hourCosts } from '@endoll/domain/consumption/hour-cost.ts'
import type { DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import type { Series } from '../../../features/consumption/answer.ts'

export type BilledYear = ReplyOf<typeof consumptionYear>

/** What the hours of a year cost. Microcents as in the domain; hours without a price have none. */
export interface HourPrices {
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
export function hourPricesOf(series: Series, billed: Pick<BilledYear, 'prices'>): HourPrices | undefined {
  const { energyMicrocents } = hourCosts(
    {
      starts: series.starts,
      importWh: series.import_wh,
      exportWh: series.export_wh,
      periodIndexes: series.hour_period,
    },
    datedPrices(billed),
  )
  if (energyMicrocents.every((cost) => cost === undefined)) return undefined
  return {
    microcents: energyMicrocents,
    unpriced: energyMicrocents.filter((cost, at) => cost === undefined && series.import_wh[at] !== null)
      .length,
  }
}
