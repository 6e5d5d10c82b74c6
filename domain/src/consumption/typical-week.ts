import { weekday } from '../time/day.ts'
import { hourUnderOption, type OptionHour } from './option-cost.ts'

/** An hour of the week as it usually is: Monday to Sunday, 0 to 23. */
export interface WeekHour {
  /** Mean Wh of the readings; null if there is none. */
  readonly meanWh: number | null
  /** Whether the option makes it cheap, on most days. */
  readonly cheap: boolean
}

/** A contract's own typical week, hour by hour from Monday 0:00, and which hours a choice makes cheap. */
export function typicalWeek(
  hours: readonly OptionHour[],
  chosen: Parameters<typeof hourUnderOption>[0],
  periods: number,
): readonly WeekHour[] {
  const cells = Array.from({ length: 7 * 24 }, () => ({ wh: 0, read: 0, cheap: 0, other: 0 }))
  for (const hour of hours) {
    const cell = cells[(weekday(hour.start.slice(0, 10)) - 1) * 24 + Number(hour.start.slice(11, 13))]
    if (!cell) continue
    if (hour.wh !== null) {
      cell.wh += hour.wh
      cell.read += 1
    }
    const kind = hourUnderOption(chosen, hour, periods)
    if (kind === 'cheap') cell.cheap += 1
    if (kind === 'other') cell.other += 1
  }
  return cells.map(({ wh, read, cheap, other }) => ({
    meanWh: read === 0 ? null : Math.round(wh / read),
    cheap: cheap > other,
  }))
}
