import { describe, expect, it } from 'vitest'
import { hoursInDay, hourStarts } from '../time/madrid.ts'
import { daysByMonth, hoursByDay, sumOfEntries, type HourColumns } from './shown-entries.ts'

/** 100 Wh and 2 microcents in each hour of the days, of period 0 before noon and 1 after. */
function hoursOf(days: readonly string[], more: Partial<HourColumns> = {}): HourColumns {
  const starts = days.flatMap((day) => hourStarts(day, 'Europe/Madrid'))
  const marks = starts.map(() => 0)
  return {
    starts,
    importWh: starts.map(() => 100),
    exportWh: starts.map(() => null),
    period: starts.map((start) => (start.slice(11, 13) < '12' ? 0 : 1)),
    periods: 2,
    costAt: () => 2,
    estimated: marks,
    provisional: marks,
    incomplete: marks,
    ...more,
  }
}

describe('hours added up', () => {
  it('by day, those of 23 and 25 hours included, each period for itself', () => {
    const days = hoursByDay(hoursOf(['2026-03-29', '2026-10-25']))
    expect(hoursInDay('2026-03-29')).toBe(23)
    expect(
      days.map(({ start, importWh, exportWh, parts, costs }) => [start, importWh, exportWh, parts, costs]),
    ).toEqual([
      ['2026-03-29', 2300, null, [1100, 1200], [22, 24]],
      ['2026-10-25', 2500, null, [1300, 1200], [26, 24]],
    ])
  })

  it('without a reading stay unknown, and one without a price makes the cost of its day and month unknown', () => {
    const hours = hoursOf(['2026-04-30', '2026-05-01', '2026-05-02'], {
      costAt: (hour) => (hour === 30 ? undefined : 2),
    })
    const [april, first, second] = hoursByDay({
      ...hours,
      importWh: hours.importWh.map((wh, hour) => (hour < 24 ? null : wh)),
    })
    expect(april).toMatchObject({ importWh: null, costs: undefined })
    expect(first?.costs).toBeUndefined()
    expect(second?.costs).toEqual([24, 24])
    const months = daysByMonth([april!, first!, second!])
    expect(months.map(({ start, importWh, costs }) => [start, importWh, costs])).toEqual([
      ['2026-04', null, undefined],
      ['2026-05', 4800, undefined],
    ])
    expect(sumOfEntries([second!, april!])).toMatchObject({ importWh: 2400, costs: [24, 24], priced: true })
    expect(sumOfEntries([first!, second!]).priced).toBe(false)
  })

  it('keep the mark of one hour on its day and month', () => {
    const hours = hoursOf(['2026-05-01', '2026-05-02'])
    const days = hoursByDay({ ...hours, estimated: hours.starts.map((_, hour) => (hour === 5 ? 1 : 0)) })
    expect(days.map(({ estimated }) => estimated)).toEqual([true, false])
    expect(daysByMonth(days)).toMatchObject([{ estimated: true, importWh: 4800 }])
  })
})
