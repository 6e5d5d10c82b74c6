import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Field } from './Field.tsx'
import { FieldError } from './FieldFrame.tsx'
import { useFigureFormat } from './figure-format.ts'
import { placeUnder } from './Menu.tsx'
import { Spinner } from './Spinner.tsx'
import { readTypedRange } from './typed-day.ts'
import type { DayOrder, DayRange } from './typed-day.ts'
import './date-range.css'
import { part } from '../loading/part.tsx'

const Calendar = part({
  load: async () => (await import('./calendar/Calendar.tsx')).Calendar,
  room: ({ texts }) => <Spinner label={texts.openCalendar} />,
})

interface DateRangeProps {
  label: ReactNode
  firstLabel: string
  lastLabel: string
  /** "dd/mm/yyyy", in the reader's letters */
  placeholder: string
  order: DayOrder
  language: string
  range: DayRange
  /** Called only with valid days in order. */
  onChange: (range: DayRange) => void
  /** No day before the first or after the last can be chosen in the calendar. */
  bounds?: DayRange
  texts: {
    invalid: string
    startAfterEnd: string
    openCalendar: string
    months: string
    previousMonth: string
    nextMonth: string
  }
}

interface Typed {
  readonly of: DayRange
  readonly first: string
  readonly last: string
  /** What was last given to the page, which may follow later. */
  readonly sent?: Omit<Typed, 'sent'>
}

function isSame(one: DayRange, other: DayRange): boolean {
  return one.firstDay === other.firstDay && one.lastDay === other.lastDay
}

/** Two dates, typed or pasted as people write them, or chosen in a calendar that only loads when it is opened. */
export function DateRange(props: DateRangeProps) {
  const { label, firstLabel, lastLabel, placeholder, order, range, onChange, texts } = props
  const { day } = useFigureFormat()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>({
    of: range,
    first: day(range.firstDay),
    last: day(range.lastDay),
  })
  const [opened, setOpened] = useState(false)
  // A range that comes from outside (a month clicked in the chart) replaces what was typed; one that was typed here
  // does not replace what somebody has gone on typing since.
  if (!isSame(typed.of, range)) {
    const sent = typed.sent && isSame(typed.sent.of, range) ? typed.sent : typed
    setTyped({
      of: range,
      first: typed.first === sent.first ? day(range.firstDay) : typed.first,
      last: typed.last === sent.last ? day(range.lastDay) : typed.last,
    })
  }

  const entered = readTypedRange(typed.first, typed.last, order)
  const wrong = 'range' in entered ? undefined : entered
  const commit = () => {
    if (!('range' in entered)) return
    setTyped({ ...typed, sent: { of: entered.range, first: typed.first, last: typed.last } })
    onChange(entered.range)
  }
  const choose = (chosen: DayRange) => {
    popover.current?.hidePopover()
    onChange(chosen)
  }
  return (
    <fieldset
      className="date-range no-print"
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && commit()}
    >
      <legend className="hide">{label}</legend>
      <Field
        name={`${id}-first`}
        label={firstLabel}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed.first}
        onChange={(event) => setTyped({ ...typed, first: event.target.value })}
        error={wrong?.firstInvalid && typed.first.length > 7 ? texts.invalid : undefined}
      />
      <Field
        name={`${id}-last`}
        label={lastLabel}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed.last}
        onChange={(event) => setTyped({ ...typed, last: event.target.value })}
        error={wrong?.lastInvalid && typed.last.length > 7 ? texts.invalid : undefined}
      />
      <IconButton icon="calendar" label={texts.openCalendar} popoverTarget={id} />
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="calendar-popover"
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        onToggle={(event) => {
          setOpened(event.newState === 'open')
          const button = popover.current?.previousElementSibling
          if (event.newState === 'open' && popover.current && button instanceof HTMLElement)
            placeUnder(button, popover.current)
        }}
      >
        {opened ? <Calendar {...props} onChange={choose} /> : null}
      </div>
      <div aria-live="polite">
        <FieldError id={`${id}-error`} error={wrong?.startAfterEnd ? texts.startAfterEnd : undefined} />
      </div>
    </fieldset>
  )
}
