import { aggregate, type CurveDay } from '../consumption/aggregate.ts'
import { isEstimated } from '../consumption/quality.ts'
import type { PeriodRule } from '../supply/tariff-periods.ts'
import type { Bill, BillLine } from './bill.ts'

/**
 * Wh by tariff period that a bill billed beyond what was used (negative: less), because a reading was estimated; period
 * 0 where its energy has one price for all hours. What is as measured is not there.
 */
export type EstimateError = ReadonlyMap<number, number>

/** What is estimated of a bill, in Wh; `error` undefined if what was really used is not known. */
export type Estimate = { readonly estimatedWh: number; readonly error: EstimateError | undefined }

/** What a bill billed in all beyond what was used, in Wh; 0 where that is not known. */
export function excessWh(error: EstimateError | undefined): number {
  return [...(error?.values() ?? [])].reduce((sum, wh) => sum + wh, 0)
}

function energyLines({ lines }: Pick<Bill, 'lines'>): BillLine[] {
  return lines.filter(({ kind }) => kind === 'energy')
}

/** Wh of energy lines by period, 0 for those of no period. */
function billedWh(lines: readonly BillLine[]): Map<number, number> {
  const byPeriod = Map.groupBy(lines, ({ tariffPeriod }) => tariffPeriod ?? 0)
  return new Map(
    [...byPeriod].map(([period, of]) => [
      period,
      of.reduce((wh, { quantity }) => wh + Math.round(Number(quantity) * 1000), 0),
    ]),
  )
}

/** All energy that a bill billed, in Wh. */
export function billedEnergyWh(bill: Pick<Bill, 'lines'>): number {
  return [...billedWh(energyLines(bill)).values()].reduce((sum, wh) => sum + wh, 0)
}

/** What one has more than the other in each period that either has; without those that have the same. */
function difference(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): EstimateError {
  const periods = new Set([...one.keys(), ...other.keys()])
  return new Map(
    [...periods]
      .map((period) => [period, (one.get(period) ?? 0) - (other.get(period) ?? 0)] as const)
      .filter(([, wh]) => wh !== 0),
  )
}

/**
 * What is estimated of an electricity bill that begins or ends with an estimated reading, from the curve of its days:
 * where every hour has been measured since, nothing is, and the error is what was billed beyond those hours. Where
 * hours are estimates themselves, they are what is estimated; where hours are missing, all of the bill is, as where a
 * line of no period beside those of periods (free hours) does not say which hours it is of. The error of all of these
 * is not known.
 */
export function estimateByCurve(bill: Bill, curve: readonly CurveDay[], rule: PeriodRule): Estimate {
  const billed = billedWh(energyLines(bill))
  const days = curve.filter(({ day }) => day >= bill.span.from && day < bill.span.to)
  const months = aggregate(bill.span, days, 'monthly', rule)
  const allOfIt = { estimatedWh: billedEnergyWh(bill), error: undefined }
  if (months.some(({ incomplete }) => incomplete)) return allOfIt
  if (months.some(({ estimated }) => estimated)) return { estimatedWh: estimatedWhOf(days), error: undefined }
  if (billed.has(0) && billed.size > 1) return allOfIt
  const measured = new Map<number, number>()
  for (const { period, importWh } of months.flatMap(({ periods }) => periods)) {
    const key = billed.has(0) ? 0 : period
    measured.set(key, (measured.get(key) ?? 0) + importWh)
  }
  return { estimatedWh: 0, error: difference(billed, measured) }
}

function estimatedWhOf(days: readonly CurveDay[]): number {
  let sum = 0
  for (const { importWh, quality } of days) {
    for (const [at, wh] of importWh.entries()) if (isEstimated(quality[at] ?? 0)) sum += wh ?? 0
  }
  return sum
}

/**
 * Whether an invoice says what an estimate left out or billed too much, and nothing else: its lines are energy by the
 * unit. Only then what was used in the days of the bill that it corrects is known from both.
 */
export function isOfEnergyAlone({ lines }: Pick<Bill, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ kind, unit }) => kind === 'energy' && unit === 'kWh')
}

/** What an estimated bill billed beyond what was used, from the invoices that billed (or gave back) the rest later. */
export function estimateByCorrections(corrections: readonly Pick<Bill, 'lines'>[]): Estimate {
  return { estimatedWh: 0, error: difference(new Map(), billedWh(corrections.flatMap(energyLines))) }
}
