import type { Rate } from '../billing/rates/dated.ts'
import type { Decimal } from '../money.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addMonths, daysBetween, eachDay, firstDayOfMonth, type Day } from '../time/day.ts'

/** Whose year it is: of 2.0TD, of six periods, or of gas. */
export type YearKind = 'home' | 'business' | 'gas'

/** Per cent of a year's use in each month, January first. */
export const monthlyUse: readonly Rate<Readonly<Record<YearKind, readonly Decimal[]>>>[] = [
  {
    from: '2021-06-01',
    value: {
      home: ['10.2', '8.9', '8.7', '7.6', '7.2', '7.4', '8.6', '8.5', '7.4', '7.4', '8.3', '9.8'],
      business: ['8.9', '8.1', '8.3', '7.6', '7.8', '8.4', '9.5', '8.9', '8.4', '8.0', '7.9', '8.2'],
      gas: ['17.0', '14.5', '12.0', '8.5', '5.5', '3.8', '3.0', '2.5', '3.2', '5.5', '10.0', '14.5'],
    },
    source:
      'From memory of the final profiles of 2.0TD and 3.0TD that the system operator publishes, and of homes that heat with gas. Unread: the initial profiles that the Directorate-General for Energy Policy and Mines approves each December (RD 1110/2007 art. 32, which the resolution of 23 December 2021 quotes; of that resolution only the preamble was read, not the annex) and the published series; no law that was read has profiles of gas',
    confidence: 'low',
  },
]

/** What a home with panels uses of them at once, in per cent of what it gives to the grid. */
export const ownUseOfSurplus: readonly Rate<Decimal>[] = [
  {
    from: '2021-06-01',
    value: '60',
    source:
      'No source: an assumption of ours (some two fifths of what panels give is used at once), for one bill of a visitor',
    confidence: 'low',
  },
]

/** Latitude of the provincial capitals by INE code, whole degrees north. Geography, from memory. */
const LATITUDES: readonly number[] = [
  43, 39, 38, 37, 41, 39, 40, 41, 42, 39, 37, 40, 39, 38, 43, 40, 42, 37, 41, 43, 37, 42, 38, 43, 42, 42, 43,
  40, 37, 38, 43, 42, 43, 42, 28, 42, 41, 28, 43, 41, 37, 42, 41, 40, 40, 39, 42, 43, 42, 42, 36, 35,
]

const FULL_TURN = 2 * Math.PI
/** Tilt of the earth's axis. */
const TILT = (23.45 * Math.PI) / 180

/** The sun that a horizontal place gets above the air on a day, in units of no matter. Duffie and Beckman, eq. 1.10.3. */
function sunOfDay(latitude: number, dayOfYear: number): number {
  const phi = (latitude * Math.PI) / 180
  const declination = TILT * Math.sin((FULL_TURN * (284 + dayOfYear)) / 365)
  const sunset = Math.acos(Math.max(-1, Math.min(1, -Math.tan(phi) * Math.tan(declination))))
  const distance = 1 + 0.033 * Math.cos((FULL_TURN * dayOfYear) / 365)
  return (
    distance *
    (Math.cos(phi) * Math.cos(declination) * Math.sin(sunset) +
      sunset * Math.sin(phi) * Math.sin(declination))
  )
}

/** Per cent of a year's sun in each month at the latitude of a province, January first. Throws RangeError without one. */
export function monthlySun(provinceCode: string): readonly number[] {
  const latitude = LATITUDES[Number(provinceCode) - 1]
  if (latitude === undefined) throw new RangeError(`no province ${provinceCode}`)
  const months = Array.from({ length: 12 }, (_, month) => {
    const from = addMonths('2025-01-01', month)
    return [...eachDay(from, addMonths(from, 1))].reduce(
      (sum, day) => sum + sunOfDay(latitude, daysBetween('2025-01-01', day) + 1),
      0,
    )
  })
  const year = months.reduce((sum, one) => sum + one, 0)
  return months.map((one) => (100 * one) / year)
}

/** How much of a year's energy falls on the days of a span, when each month has its per cent; 1 for twelve months. */
export function partOfYear({ from, to }: DateSpan, monthly: readonly (number | Decimal)[]): number {
  const ofDay = (day: Day) => {
    const first = firstDayOfMonth(day)
    return Number(monthly[Number(day.slice(5, 7)) - 1] ?? 0) / daysBetween(first, addMonths(first, 1)) / 100
  }
  return [...eachDay(from, to)].reduce((sum, day) => sum + ofDay(day), 0)
}
