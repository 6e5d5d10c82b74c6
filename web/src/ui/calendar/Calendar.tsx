import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import type { Day } from '@endoll/domain/time/day.ts'
import { partsOfDay } from '@endoll/domain/time/day.ts'
import type { DayRange } from '../typed-day.ts'
import './calendar.css'

interface CalendarProps {
  language: string
  /** 0 is Sunday. */
  range: DayRange
  onChange: (range: DayRange) => void
  bounds?: DayRange
  texts: { openCalendar: string; months: string; previousMonth: string; nextMonth: string }
}

/** A calendar to choose a range in: the first click starts it, the second ends it. */
export function Calendar({ language, range, onChange, bounds, texts }: CalendarProps) {
  const [start, setStart] = useState<Day>()
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' })
  const letter = new Intl.DateTimeFormat(language, { weekday: 'narrow' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' })
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
  const choose = (date: Date) => {
    const chosen = dayOf(date)
    if (start === undefined) setStart(chosen)
    else
      onChange(start < chosen ? { firstDay: start, lastDay: chosen } : { firstDay: chosen, lastDay: start })
  }
  const shown = start === undefined ? range : { firstDay: start, lastDay: start }
  return (
    <DayPicker
      className="calendar"
      mode="range"
      lang={language}
      autoFocus
      weekStartsOn={1}
      defaultMonth={dateOf(range.lastDay)}
      selected={{ from: dateOf(shown.firstDay), to: dateOf(shown.lastDay) }}
      onSelect={(_range, touched) => choose(touched)}
      {...(bounds && {
        startMonth: dateOf(bounds.firstDay),
        endMonth: dateOf(bounds.lastDay),
        disabled: [{ before: dateOf(bounds.firstDay) }, { after: dateOf(bounds.lastDay) }],
      })}
      formatters={{
        formatCaption: (date) => month.format(date),
        formatWeekdayName: (date) => letter.format(date),
      }}
      labels={{
        labelGrid: (date) => month.format(date),
        labelWeekday: (date) => weekday.format(date),
        labelDayButton: (date) => full.format(date),
        labelPrevious: () => texts.previousMonth,
        labelNext: () => texts.nextMonth,
        labelNav: () => texts.months,
      }}
    />
  )
}

// The calendar library uses Date; nothing else in web does.
function dateOf(day: Day): Date {
  const { year, month, dayOfMonth } = partsOfDay(day)
  // oxlint-disable-next-line eslint/no-restricted-globals -- see above: a calendar's day, not a reading of the clock
  return new Date(year, month - 1, dayOfMonth)
}

function dayOf(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
