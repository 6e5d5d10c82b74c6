import { isRestDay } from '@endoll/domain/supply/calendar.ts'
import { addDays, dayNumber, dayNumberOf, partsOfDay, type Day } from '@endoll/domain/time/day.ts'
import { clockHour, hoursInDay, isSummerTime, type ClockZone } from '@endoll/domain/time/madrid.ts'
import type { Profile } from './profiles.ts'

/** Fixed: the same day of the same supply is drawn alike whenever the demo is made. */
const SEED = 20_261_121

/** An even number from 0 to 1 that belongs to these three numbers and no others. */
export function noise(supply: number, day: number, salt: number): number {
  let hash =
    Math.imul(supply ^ SEED, 0x9e3779b1) ^ Math.imul(day, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** How much more an hour with something big in it uses. */
const PEAK = 2.6

export interface DrawnSupply {
  /** Number of the supply. */
  readonly number: number
  readonly profile: Profile
  /** What it uses in a year, before any sun. */
  readonly yearlyKwh: number
  readonly zone: ClockZone
  readonly kilowattPeak?: number | undefined
  /** Whether the meter counts reactive energy. */
  readonly reactive?: boolean
}

/** Import and export of each hour of a day, in Wh (reactive in varh); `sunWh` is what the panels gave. */
export interface DrawnDay {
  readonly importWh: readonly number[]
  readonly exportWh: readonly number[]
  readonly reactiveVarh: readonly number[]
  readonly sunWh: number
}

/** Draws the days of one supply. */
export class CurveShape {
  readonly #supply: DrawnSupply
  /** Wh that a weight of one stands for. */
  readonly #unitWh: number

  constructor(supply: DrawnSupply) {
    this.#supply = supply
    const more = 1 + (PEAK - 1) * supply.profile.peaks
    this.#unitWh = (supply.yearlyKwh * 1000) / (weightOfYear(supply.profile) * more)
  }

  /** The same day is always drawn alike. */
  draw(day: Day): DrawnDay {
    const { number, profile, zone, kilowattPeak, reactive } = this.#supply
    const { year, month, dayOfMonth } = partsOfDay(day)
    const serial = dayNumber(day)
    const hours = isRestDay(day) ? profile.restday : profile.workday
    const dayFactor = 1 + profile.dayNoise * (noise(number, serial, 99) - 0.5)
    const level = this.#unitWh * monthFactor(profile, month, dayOfMonth) * dayFactor
    const clouds = clearness(number, serial)
    const dayOfYear = serial - dayNumberOf(year, 1, 1)
    const importWh: number[] = []
    const exportWh: number[] = []
    const reactiveVarh: number[] = []
    const share = reactive ? reactiveShare(number, serial, dayOfYear) : 0
    let sunWh = 0
    const count = hoursInDay(day)
    for (let index = 0; index < count; index++) {
      const hour = count === 24 ? index : clockHour(day, index, zone)
      const hourFactor = 1 + profile.hourNoise * (noise(number, serial, index) - 0.5)
      const peak = profile.peaks > 0 && noise(number, serial, 200 + index) < profile.peaks ? PEAK : 1
      const used = level * (hours[hour] ?? 0) * hourFactor * peak
      const sun = kilowattPeak
        ? kilowattPeak * clouds * sunPerKwp(dayOfYear, hour - (isSummerTime(day, index, zone) ? 1.5 : 0.5))
        : 0
      sunWh += sun
      importWh.push(Math.round(Math.max(0, used - sun)))
      exportWh.push(Math.round(Math.max(0, sun - used)))
      reactiveVarh.push(Math.round(share * Math.max(0, used - sun)))
    }
    return { importWh, exportWh, reactiveVarh, sunWh }
  }
}

/** Months pass into each other, so that no first of a month makes a step. */
function monthFactor({ months }: Profile, month: number, dayOfMonth: number): number {
  const here = months[month - 1] ?? 1
  const before = months[(month + 10) % 12] ?? 1
  const after = months[month % 12] ?? 1
  const offset = (dayOfMonth - 15.5) / 30.5
  return offset < 0 ? here + (here - before) * offset : here + (after - here) * offset
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}

/** Weights of a year of 365 days without noise. */
function weightOfYear(profile: Profile): number {
  const [workday, restday] = [sum(profile.workday), sum(profile.restday)]
  let total = 0
  for (let day: Day = '2025-01-01'; day < '2026-01-01'; day = addDays(day, 1)) {
    const { month, dayOfMonth } = partsOfDay(day)
    total += monthFactor(profile, month, dayOfMonth) * (isRestDay(day) ? restday : workday)
  }
  return total
}

/** Motors that cool take more of it in summer: then it passes the third of the energy that is free. */
function reactiveShare(supply: number, serial: number, dayOfYear: number): number {
  const summer = Math.max(0, -Math.cos(((dayOfYear - 20) / 365) * 2 * Math.PI))
  const ofSupply = 0.23 + 0.08 * noise(supply, 5, 5)
  return ofSupply + 0.16 * summer + 0.04 * (noise(supply, serial, 88) - 0.5)
}

/** What is left of a clear sky, the same for a whole day: most days are fair, some are grey. */
function clearness(supply: number, serial: number): number {
  const luck = noise(supply, serial, 77)
  return luck < 0.18 ? 0.12 + luck * 1.5 : 0.62 + 0.38 * noise(supply, serial, 78)
}

/** Wh in an hour of clear sky for each kWp at 41.5° north, from day of the year and solar time. */
function sunPerKwp(dayOfYear: number, solarHour: number): number {
  const season = Math.cos(((dayOfYear - 172) / 365) * 2 * Math.PI)
  const halfDay = 6 + 1.55 * season
  const fromNoon = Math.abs(solarHour - 12)
  if (fromNoon >= halfDay) return 0
  // Tilted panels: the winter sun is lower but meets them straight.
  const noonWh = 720 + 90 * season
  return noonWh * Math.cos((fromNoon / halfDay) * (Math.PI / 2)) ** 1.35
}
