import { hourCosts, microcents } from '@endoll/domain/consumption/hour-cost.ts'
import type { DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { onceFor } from '../../charts/once-for.ts'
import type { Readings } from './readings.ts'

/** In what a chart is drawn. */
export type Unit = 'energy' | 'cost'

function datedPrices({ prices }: NonNullable<Readings['cost']>): DatedEnergyPrice[] {
  return prices.map(({ tariff_period, from, to, price }) => ({
    concept: 'energy',
    tariffPeriod: tariff_period as DatedEnergyPrice['tariffPeriod'],
    from,
    to: to === null ? undefined : addDays(to, 1),
    price,
  }))
}

/** What each hour costs, in microcents; undefined without a reading or a price. */
const costsOfHours: (readings: Readings) => readonly (number | undefined)[] = onceFor((readings) => {
  const { cost, starts, import_wh: importWh, hour_period: periodIndexes } = readings
  if (!cost) return []
  const exportWh = importWh.map(() => null)
  const dated = hourCosts({ starts, importWh, exportWh, periodIndexes }, datedPrices(cost)).energyMicrocents
  return dated.map((usual, index) => {
    const [wh, nano] = [importWh[index] ?? null, cost.hour_nano_prices?.[index] ?? null]
    return wh === null || nano === null ? usual : microcents(wh, nano)
  })
})

/** What an entry costs in each period, in microcents; undefined without a reading or where a price is missing. */
export function costPartsAt(readings: Readings, index: number): readonly number[] | undefined {
  const { cost, resolution } = readings
  if (!cost) return undefined
  if (resolution !== 'hourly') return cost.by_period_microcents[index] ?? undefined
  const own = costsOfHours(readings)[index]
  if (own === undefined) return undefined
  return readings.period_names.map((_, period) => (period === readings.hour_period[index] ? own : 0))
}

/** What an entry costs, in microcents; undefined as costPartsAt. */
export function costAt(readings: Readings, index: number): number | undefined {
  const { cost, resolution } = readings
  if (!cost) return undefined
  if (resolution === 'hourly') return costsOfHours(readings)[index]
  return cost.by_period_microcents[index]?.reduce((sum, part) => sum + part, 0)
}

/** What a chart draws of each entry, in kWh or in euros; null if nothing was read, or it has no price. */
export const chartValues: Readonly<Record<Unit, (readings: Readings) => readonly (number | null)[]>> = {
  energy: onceFor(({ import_wh: importWh }) => importWh.map((wh) => (wh === null ? null : wh / 1000))),
  cost: onceFor((readings) =>
    readings.import_wh.map((_, index) => {
      const microcents = costAt(readings, index)
      return microcents === undefined ? null : microcents / 1e8
    }),
  ),
}

/** What was exported in each entry, in kWh; null if nothing was read. */
export const surplusValues: (readings: Readings) => readonly (number | null)[] = onceFor(
  ({ export_wh: exportWh }) => exportWh.map((wh) => (wh === null ? null : wh / 1000)),
)

/** All that was read, in euros as far as prices are known. */
export interface CostSum {
  readonly microcents: number
  /** What was read and has no price. */
  readonly unpricedWh: number
}

/** What the readings cost together; undefined if nothing of them has a price. */
export const costSumOf: (readings: Readings) => CostSum | undefined = onceFor((readings) => {
  let microcents = 0
  let unpricedWh = 0
  let priced = false
  for (const [index, wh] of readings.import_wh.entries()) {
    if (wh === null) continue
    const cost = costAt(readings, index)
    if (cost === undefined) unpricedWh += wh
    else {
      priced = true
      microcents += cost
    }
  }
  return priced ? { microcents, unpricedWh } : undefined
})

/** A tariff period of a day with its price in EUR/kWh and its hours by the clock. */
export interface PeriodOfDay {
  readonly period: number
  readonly price: number | undefined
  readonly hours: readonly { readonly from: number; readonly to: number }[]
}

/** The periods of one day of hours, dearest first as the tariff names them. */
export function periodsOfDay(readings: Readings): readonly PeriodOfDay[] {
  const { cost, hour_period, starts, start } = readings
  const spans = new Map<number, { from: number; to: number }[]>()
  for (const [index, period] of hour_period.entries()) {
    const clock = Number((starts[index] ?? '').slice(11, 13))
    const own = spans.get(period) ?? []
    spans.set(period, own)
    const open = own.at(-1)
    // The repeated hour of October is in the span already.
    if (open && clock <= open.to) open.to = clock + 1
    else own.push({ from: clock, to: clock + 1 })
  }
  const prices = cost ? datedPrices(cost) : []
  return [...spans]
    .toSorted(([a], [b]) => a - b)
    .map(([period, hours]) => {
      const row = prices.find(
        ({ tariffPeriod, from, to }) =>
          (tariffPeriod === 0 || tariffPeriod === period + 1) &&
          from <= start &&
          (to === undefined || start < to),
      )
      return { period, price: row && Number(row.price), hours }
    })
}
