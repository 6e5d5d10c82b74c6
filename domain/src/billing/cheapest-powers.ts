import type { PowerLimits } from '../supply/power.ts'

/** What a power costs in one period over some time, in whole units of one's own: any, but the same for all periods. */
export type PeriodCost = {
  /** For each W contracted. */
  readonly unitsPerW: bigint
  /** Less than this may not be contracted: the limiter would act. 0 where nothing forbids it. */
  readonly leastW: number
  /** For each W that was demanded above the contracted power: one for each bill. Whole W. */
  readonly excess: readonly { readonly demandW: number; readonly unitsPerW: bigint }[]
}

/** What may be contracted at all: the tariff's limits, and the least and most of any period in W. */
export type PowerBounds = PowerLimits & { readonly leastW: number; readonly mostW: number }

/** What a power costs in a period: the power itself, and what was demanded above it. */
export function periodUnits({ unitsPerW, excess }: PeriodCost, powerW: number): bigint {
  return excess.reduce(
    (sum, above) => (above.demandW > powerW ? sum + above.unitsPerW * BigInt(above.demandW - powerW) : sum),
    unitsPerW * BigInt(powerW),
  )
}

/** The W that have to be looked at: costs bend only at a demand, so the best lies at one or at a limit. */
function candidatesOf(periods: readonly PeriodCost[], bounds: PowerBounds): number[] {
  const { stepW, leastW, mostW, highestOverW } = bounds
  const bends = periods.flatMap((period) => [period.leastW, ...period.excess.map(({ demandW }) => demandW)])
  const onSteps = [leastW, mostW, highestOverW + 1, ...bends].flatMap((powerW) => [
    Math.floor(powerW / stepW) * stepW,
    Math.ceil(powerW / stepW) * stepW,
  ])
  return [...new Set(onSteps)]
    .filter((powerW) => powerW >= leastW && powerW <= mostW)
    .toSorted((a, b) => a - b)
}

/** The cheapest way to have had some power in the last period looked at, and the powers that lead there. */
type Path = { readonly units: bigint; readonly powersW: readonly number[] }

function cheaper(a: Path | undefined, b: Path | undefined): Path | undefined {
  if (!a || !b) return a ?? b
  return b.units < a.units ? b : a
}

/** The cheapest path of those that came so far, at each candidate. */
function cheapestUpTo(paths: readonly (Path | undefined)[]): (Path | undefined)[] {
  let best: Path | undefined
  return paths.map((path) => (best = cheaper(best, path)))
}

/**
 * The cheapest powers in W, P1 first, or undefined if no set within the limits may be contracted. Exact: the cost of
 * each period is convex and bends only at demands, so among the sets that the limits allow a cheapest one has nothing
 * but demands and limits in it, and all of those are tried, period after period (dynamic programming over the values
 * where powers have to rise). Among equally cheap powers the lowest. A tariff whose highest power must pass a limit
 * must also be one whose powers rise. Throws RangeError if it is not. Takes periods × candidates steps.
 */
export function cheapestPowers(
  periods: readonly PeriodCost[],
  bounds: PowerBounds,
): readonly number[] | undefined {
  const { rises, highestOverW, leastW } = bounds
  if (!rises && highestOverW >= leastW) throw new RangeError('missing: which period passes the limit')
  const candidates = candidatesOf(periods, bounds)
  let paths: readonly (Path | undefined)[] = candidates.map(() => ({ units: 0n, powersW: [] }))
  for (const [index, period] of periods.entries()) {
    const isLast = index === periods.length - 1
    const reached = cheapestUpTo(paths)
    paths = candidates.map((powerW, at) => {
      const path = rises ? reached[at] : reached.at(-1)
      if (!path || powerW < period.leastW || (isLast && powerW <= highestOverW)) return undefined
      return { units: path.units + periodUnits(period, powerW), powersW: [...path.powersW, powerW] }
    })
  }
  return cheapestUpTo(paths).at(-1)?.powersW
}
