import type { Home } from '../home-query.ts'

/** Of the middle of the supplies: the picture is the same for all of them. */
const latitude = (40 * Math.PI) / 180
const obliquity = (23.44 * Math.PI) / 180
const hourMs = 3_600_000

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Where the sun stands in the picture (400 by 110) in this hour and season, as one who looks south sees it; undefined at
 * night. By the hour, so that server and browser draw the same. The meridian of Greenwich runs through the supplies.
 */
export function sunAt(ms: number): Point | undefined {
  const hour = Math.floor(ms / hourMs)
  // Counted from 1 January 1970; leap years move it by less than a day.
  const dayOfYear = (hour / 24) % 365.2425
  const declination = -obliquity * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365)
  const hours = (hour % 24) + 0.5 - 12
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos((hours * Math.PI) / 12)
  if (sine <= 0) return undefined
  const degrees = (Math.asin(sine) * 180) / Math.PI
  return { x: Math.round(200 + hours * 24), y: Math.round(78 - degrees * 0.85) }
}

type Month = NonNullable<Home['shown']>['month']

/** How strongly the window is lit, from 0.3 to 1: the last day that was read against the days of the month before it. */
export function windowLight(month: Month | undefined): number {
  const days = (month?.import_wh ?? []).filter((wh) => wh !== null)
  const last = days.at(-1)
  const before = days.slice(0, -1)
  const usual = before.reduce((sum, wh) => sum + wh, 0) / before.length
  if (last === undefined || !(usual > 0)) return 0.7
  return Math.round(Math.min(1, Math.max(0.3, (last / usual) * 0.7)) * 10) / 10
}

/** Whether the roof has panels: something was given to the grid this month. */
export function hasPanels(month: Month | undefined): boolean {
  return (month?.export_wh ?? []).some((wh) => (wh ?? 0) > 0)
}
