import { seasonOf, seasons, typicalDays } from '@endoll/domain/consumption/typical-day.ts'
import type { DayKind, Season, TypicalDay } from '@endoll/domain/consumption/typical-day.ts'
import { isRestDay } from '@endoll/domain/supply/calendar.ts'
import type { Readings } from '../../../features/consumption/readings.ts'

/** A typical day with the period that each of its hours is most often in. */
export interface TypicalHours extends TypicalDay {
  readonly periods: readonly number[]
}

function key(season: Season, kind: DayKind) {
  return `${season} ${kind}`
}

/** How often each hour of the clock was in each period, by kind of day. */
function countPeriods({ starts, hour_period, period_names }: Readings): ReadonlyMap<string, number[][]> {
  const counts = new Map<string, number[][]>()
  let day = ''
  let open: number[][] = []
  for (const [index, start] of starts.entries()) {
    if (!start.startsWith(day) || day === '') {
      day = start.slice(0, 10)
      const name = key(seasonOf(day), isRestDay(day) ? 'rest' : 'working')
      const known = counts.get(name)
      open = known ?? Array.from({ length: 24 }, () => period_names.map(() => 0))
      if (!known) counts.set(name, open)
    }
    const hour = open[Number(start.slice(11, 13))]
    const period = hour_period[index] ?? -1
    if (hour?.[period] !== undefined) hour[period] += 1
  }
  return counts
}

function mostOften(counts: readonly number[]) {
  return counts.indexOf(Math.max(...counts))
}

/** The typical days of a year of hours that have days enough, winter first. */
export function typicalHours(readings: Readings): readonly TypicalHours[] {
  const counts = countPeriods(readings)
  return typicalDays({ starts: readings.starts, wh: readings.import_wh }).map((typical) => ({
    ...typical,
    periods: (counts.get(key(typical.season, typical.kind)) ?? []).map(mostOften),
  }))
}

/** Seasons of which some days were read, but not enough. */
export function lackingSeasons(readings: Readings, drawn: readonly TypicalHours[]): readonly Season[] {
  const begun = new Set<Season>()
  for (const [index, start] of readings.starts.entries()) {
    if (readings.import_wh[index] !== null) begun.add(seasonOf(start.slice(0, 10)))
  }
  return seasons.filter((season) => begun.has(season) && !drawn.some((one) => one.season === season))
}
