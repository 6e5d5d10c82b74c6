import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { Day } from '../time/day.ts'
import { isCosPhiBelow } from './energy-charges.ts'
import { findOn } from './rates/dated.ts'
import { reactiveRule } from './rates/excess.ts'

/** What one bill says of a period: Wh, varh, and the highest demand in W where it is known. */
export type ReactiveReading = {
  readonly tariffPeriod: TariffPeriod
  readonly activeWh: number
  readonly reactiveVarh: number
  readonly demandW: number | undefined
}

/** The cos φ of a period, and what would keep its reactive energy free. */
export type ReactiveNeed = {
  readonly tariffPeriod: TariffPeriod
  /** The lowest of any bill, rounded to two decimals. */
  readonly cosPhi: number
  /** How many bills were charged for it. */
  readonly chargedBills: number
  /** var of a capacitor that would have kept all of them free; 0 where none was charged, undefined without demands. */
  readonly capacitorVar: number | undefined
}

type Rule = (typeof reactiveRule)[number]['value']

function isCharged({ tariffPeriod, activeWh, reactiveVarh }: ReactiveReading, rule: Rule): boolean {
  return (
    rule.periods.includes(tariffPeriod) &&
    reactiveVarh > Math.floor((activeWh * rule.freePercent) / 100) &&
    isCosPhiBelow({ activeWh, reactiveVarh }, rule.chargedBelowCosPercent)
  )
}

function needOf(tariffPeriod: TariffPeriod, bills: readonly ReactiveReading[], rule: Rule): ReactiveNeed {
  const cosPhis = bills.map(({ activeWh, reactiveVarh }) => activeWh / Math.hypot(activeWh, reactiveVarh))
  const charged = bills.filter((bill) => isCharged(bill, rule))
  const sizes = charged.map(({ activeWh, reactiveVarh, demandW }) =>
    demandW === undefined ? Number.NaN : demandW * (reactiveVarh / activeWh - rule.freePercent / 100),
  )
  const largest = Math.ceil(Math.max(0, ...sizes))
  return {
    tariffPeriod,
    cosPhi: Math.round(100 * Math.min(...cosPhis)) / 100,
    chargedBills: charged.length,
    capacitorVar: Number.isNaN(largest) ? undefined : largest,
  }
}

/**
 * The lowest cos φ of each period over some bills, and the capacitor that would have brought the reactive energy of each
 * down to the share that is free: Q = P × (tan φ − 0.33), with P the highest demand of the period and tan φ that of the
 * bill. A size to ask an installer about, not a design: harmonics and steps are not looked at. Readings without active
 * energy are left out. Empty before the dated rule. Source: Circular 3/2020 art. 9.5, as rates/excess.ts has it.
 */
export function reactiveNeeds(readings: readonly ReactiveReading[], day: Day): ReactiveNeed[] {
  const rule = findOn(reactiveRule, day)?.value
  if (!rule) return []
  const byPeriod = Map.groupBy(
    readings.filter(({ activeWh }) => activeWh > 0),
    ({ tariffPeriod }) => tariffPeriod,
  )
  return [...byPeriod]
    .toSorted(([a], [b]) => a - b)
    .map(([tariffPeriod, bills]) => needOf(tariffPeriod, bills, rule))
}
