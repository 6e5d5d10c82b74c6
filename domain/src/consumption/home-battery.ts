import type { CurveDay } from './aggregate.ts'
import { stepOf, type CurveValues } from './day-curve.ts'

/** A battery behind the meter of a home: it keeps what would go to the grid, for the hours that would take from it. */
export interface HomeBattery {
  readonly capacityWh: number
  /** What it takes in, or gives, within an hour at most. */
  readonly powerW: number
  /** Of what it takes in, how much it gives, in per cent. */
  readonly efficiencyPercent: number
}

/**
 * Two batteries of usual size, both filled and emptied in two hours at least, losing a tenth. A choice of ours: sheets of
 * makers say 90 to 96 per cent when new, and the inverter takes some of it.
 */
export const usualHomeBatteries: readonly HomeBattery[] = [5000, 10_000].map((capacityWh) => ({
  capacityWh,
  powerW: capacityWh / 2,
  efficiencyPercent: 90,
}))

/** The hours of a supply as a battery would have left them, and what it took in and gave, in Wh. */
export interface WithBattery {
  readonly curve: readonly CurveDay[]
  readonly takenWh: number
  readonly givenWh: number
}

type Flow = Omit<WithBattery, 'curve'> & {
  readonly importWh: CurveValues
  readonly exportWh: CurveValues
  /** What it holds afterwards. */
  readonly heldWh: number
}

/** A day through the battery: what is left over first, then what is lacking, step by step. */
function throughDay(
  importWh: readonly number[],
  exportWh: readonly number[],
  { capacityWh, powerW, efficiencyPercent }: HomeBattery,
  startWh: number,
): Flow {
  const mostWh = (powerW * stepOf(importWh.length)) / 60
  const kept = efficiencyPercent / 100
  let [heldWh, takenWh, givenWh] = [startWh, 0, 0]
  const left: { readonly importWh: number[]; readonly exportWh: number[] } = { importWh: [], exportWh: [] }
  for (const [step, lacking] of importWh.entries()) {
    const surplus = exportWh[step] ?? 0
    // Whole Wh, as meters count them; half a step may fill it, the other half empty it.
    const takes = Math.floor(Math.min(surplus, mostWh, (capacityWh - heldWh) / kept))
    heldWh += takes * kept
    const gives = Math.floor(Math.min(lacking, mostWh, heldWh))
    heldWh -= gives
    takenWh += takes
    givenWh += gives
    left.importWh.push(lacking - gives)
    left.exportWh.push(surplus - takes)
  }
  return { ...left, heldWh, takenWh, givenWh }
}

function isWhole(values: CurveValues | undefined): values is readonly number[] {
  return values !== undefined && !values.includes(null)
}

/**
 * The days of a supply (in any order) as if it had had that battery, empty on the first: it is filled by surplus alone,
 * never from the grid, and gives whenever something would be taken from the grid, whatever an hour costs. A day of which a
 * reading is missing stays as it is. What it holds at the end is in neither sum.
 */
export function withHomeBattery(curve: readonly CurveDay[], battery: HomeBattery): WithBattery {
  let [heldWh, takenWh, givenWh] = [0, 0, 0]
  const days = curve
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((day) => {
      if (!isWhole(day.importWh) || !isWhole(day.exportWh)) return day
      const flow = throughDay(day.importWh, day.exportWh, battery, heldWh)
      heldWh = flow.heldWh
      takenWh += flow.takenWh
      givenWh += flow.givenWh
      return { ...day, importWh: flow.importWh, exportWh: flow.exportWh }
    })
  return { curve: days, takenWh, givenWh }
}
