import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { packQuality } from '@endoll/domain/consumption/quality.ts'
import {
  energyPeriodsOfDay,
  powerPeriod,
  type PeriodRule,
  type TariffPeriod,
} from '@endoll/domain/supply/tariff-periods.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { clockZoneOf, findTerritory } from '@endoll/domain/supply/zone.ts'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import { clockHour } from '@endoll/domain/time/madrid.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { powersKwOn, type DemoContract } from '../contract.ts'
import type { CurveKind, WrittenCurve } from '../curve-days.ts'
import { noise } from '../curve-shape.ts'

export const PERIODS = [1, 2, 3, 4, 5, 6] as const

/** Tariff and zone of a contract, by which its hours are parted. */
export function periodRuleOf({ tariff, place }: DemoContract): PeriodRule {
  const name = findTariff(tariff)?.name
  const territory = findTerritory(place.postalCode.slice(0, 2))
  if (!name || !territory) throw new Error(`no periods of ${tariff}`)
  return { tariff: name, zone: territory.electricZone }
}

/** A span of a written curve, and what its meter counted there. */
export interface Measured {
  readonly days: readonly CurveDay[]
  /** varh by tariff period, P1 first. */
  readonly reactiveVarh: readonly number[]
  /** The highest demand of each power period in W, P1 first. */
  readonly demandW: readonly number[]
  /** Whether the reading at the end was estimated. */
  readonly endEstimated: boolean
}

const MEASURED = packQuality({ source: 'F5D', version: 0, estimated: false })

/** Reads the days of a curve as its file has them. */
export function measure(curve: WrittenCurve, span: DateSpan, kind: CurveKind): Measured {
  const { contract } = curve.source
  const rule = periodRuleOf(contract)
  const days: CurveDay[] = []
  const reactiveVarh = PERIODS.map(() => 0)
  const highestWh = PERIODS.map(() => 0)
  let endEstimated = false
  for (const day of eachDay(span.from, span.to)) {
    const written = curve.day(day, kind)
    const periods = energyPeriodsOfDay(rule, day, 60)
    endEstimated = written.estimated
    days.push({
      day,
      importWh: written.importWh,
      exportWh: written.exportWh,
      quality: written.importWh.map(() => MEASURED),
    })
    for (const [index, period] of periods.entries()) {
      const wh = written.importWh[index] ?? 0
      const power = powerPeriodAt(rule, day, index, period) - 1
      reactiveVarh[period - 1] = (reactiveVarh[period - 1] ?? 0) + (written.reactiveVarh[index] ?? 0)
      highestWh[power] = Math.max(highestWh[power] ?? 0, wh)
    }
  }
  return { days, reactiveVarh, demandW: demandOf(contract, span, highestWh), endEstimated }
}

/** In 2.0TD power has two periods and energy three; elsewhere they are the same six. */
function powerPeriodAt(rule: PeriodRule, day: Day, index: number, energyPeriod: TariffPeriod) {
  return rule.tariff === '2.0TD'
    ? powerPeriod(rule, day, clockHour(day, index, clockZoneOf(rule.zone)))
    : energyPeriod
}

/** A quarter of an hour may ask for at most four times what its whole hour used. */
const QUARTERS = 4
const USUAL_PEAK = 1.25
/** Bills in which ovens and mixers of a bakery start together. */
const STARTS_SHARE = 0.3
const DAY_PERIODS = 3

/** The highest quarter of an hour, in tens of watts: a little above the highest hour, and below what the fuse lets through. */
function demandOf(contract: DemoContract, span: DateSpan, highestWh: readonly number[]): number[] {
  const { number, curve } = contract
  const powersKw = powersKwOn(contract, span.from)
  const salt = Number(span.from.replaceAll('-', ''))
  const demands = powersKw.map((kw, index) => {
    const watts = Math.min((highestWh[index] ?? 0) * USUAL_PEAK, kw * 990)
    return Math.round(watts / 10) * 10
  })
  if (curve?.profile !== 'bakery' || noise(number, salt, 21) >= STARTS_SHARE) return demands
  const above = powersKw
    .slice(0, DAY_PERIODS)
    .findIndex((kw, index) => (highestWh[index] ?? 0) * QUARTERS * 0.9 > kw * 1080)
  if (above === -1) return demands
  return demands.map((watts, index) =>
    index === above ? Math.round((powersKw[index] ?? 0) * (103 + 5 * noise(number, salt, 22))) * 10 : watts,
  )
}
