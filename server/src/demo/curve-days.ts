import { findTerritory } from '@endoll/domain/supply/zone.ts'
import { addDays, addMonths, dayNumber, type Day } from '@endoll/domain/time/day.ts'
import { contains, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { cyclesOf } from './bills/cycles.ts'
import type { DemoContract } from './contract.ts'
import { CurveShape, noise, type DrawnSupply } from './curve-shape.ts'
import { profiles, solarBands } from './profiles.ts'

/** Days that the distributor has not billed yet. */
export const UNBILLED_DAYS = 10
/** Days, up to yesterday, of which some meters have told the quarters of an hour. */
const QUARTER_DAYS = 35
/** What the rectified curve leaves of the billed one. */
const RECTIFIED_SHARE = 0.91

/** A supply whose hours are drawn, and the days it has any. */
export interface CurveSource {
  readonly contract: DemoContract
  readonly supply: DrawnSupply
  /** Since when its files have quarters of an hour; undefined if they never do. */
  readonly quartersFrom: Day | undefined
  readonly from: Day
  /** Excluded. */
  readonly to: Day
}

/** The supplies with hours, up to and including yesterday. */
export function curveSources(contracts: readonly DemoContract[], today: Day): CurveSource[] {
  return contracts.flatMap((contract): CurveSource[] => {
    const { curve, startDay, endDay, number, place, tariff } = contract
    const territory = findTerritory(place.postalCode.slice(0, 2))
    if (!curve || !startDay || !territory) return []
    const oldest = addMonths(today, -12 * curve.years)
    const supply: DrawnSupply = {
      number,
      profile: profiles[curve.profile],
      yearlyKwh: curve.yearlyKwh,
      zone: territory.clockZone,
      kilowattPeak: curve.solar ? solarBands.kilowattPeak : undefined,
      reactive: tariff === '3.0TD',
    }
    const from = startDay > oldest ? startDay : oldest
    const to = endDay && endDay < today ? addDays(endDay, 1) : today
    const quartersFrom = curve.quarters ? addDays(today, -QUARTER_DAYS) : undefined
    return from < to ? [{ contract, supply, quartersFrom, from, to }] : []
  })
}

/** Which curve of the distributor: the billed one, its rectification, or the validated one before it is billed. */
export type CurveKind = 'F5D' | 'RF5D' | 'P5D'

/** A day as the curve files have it. Wh, and varh of reactive energy, by hour or by the quarter of one. */
export interface WrittenDay {
  readonly importWh: readonly number[]
  readonly exportWh: readonly number[]
  readonly reactiveVarh: readonly number[]
  /** The meter did not respond: the distributor spread the day's energy over its hours. */
  readonly estimated: boolean
}

/** The supply's days as files have them; what is billed is computed from the same figures. */
export class WrittenCurve {
  readonly source: CurveSource
  readonly #shape: CurveShape

  constructor(source: CurveSource) {
    this.source = source
    this.#shape = new CurveShape(source.supply)
  }

  day(day: Day, kind: CurveKind): WrittenDay {
    const { importWh, exportWh, reactiveVarh } = this.#shape.draw(day)
    const estimated = kind === 'F5D' && isEstimated(this.source.supply.number, dayNumber(day))
    if (estimated) {
      const mean = Math.round(importWh.reduce((sum, wh) => sum + wh, 0) / importWh.length)
      return { importWh: importWh.map(() => mean), exportWh, reactiveVarh, estimated }
    }
    if (kind !== 'RF5D') return { importWh, exportWh, reactiveVarh, estimated }
    return {
      importWh: importWh.map((wh) => Math.round(wh * RECTIFIED_SHARE)),
      exportWh,
      reactiveVarh,
      estimated,
    }
  }
}

/** The quarters of a day's hours, uneven as use is; those of each hour add up to it. */
export function quartersOf(hours: readonly number[], { number }: DrawnSupply, day: Day): number[] {
  return hours.flatMap((whole, hour) => {
    const weights = [0, 1, 2, 3].map(
      (quarter) => 0.4 + noise(number, dayNumber(day), 70 + hour * 4 + quarter),
    )
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const [first = 0, second = 0, third = 0] = weights.map((weight) => Math.floor((whole * weight) / sum))
    return [first, second, third, whole - first - second - third]
  })
}

/** Days in which the meter did not respond. */
function isEstimated(number: number, serial: number) {
  return noise(number, Math.floor(serial / 3), 55) < 0.012
}

/** The span whose curve the distributor rectified: the one billed half a year ago, of the first supply. */
export function rectifiedSpan(source: CurveSource, today: Day): DateSpan | undefined {
  const day = addMonths(today, -6)
  return cyclesOf(source.contract, { from: source.from, today }).find(({ span }) => contains(span, day))?.span
}

/** When the rectified curve of a span is published. */
export function rectifiedDay(span: DateSpan): Day {
  return addDays(span.to, 44)
}
