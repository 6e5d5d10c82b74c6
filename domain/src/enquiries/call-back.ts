import { isPublicHoliday } from '../supply/working-days.ts'
import { addDays, weekday, type Day } from '../time/day.ts'
import { clockHour, dayAt, dayStartMs, hoursStartingAt, startMs, type ClockZone } from '../time/madrid.ts'

/** When a retailer calls people back who ask for it. */
export interface CallHours {
  /** Of the week, 1 for Monday. */
  readonly days: readonly number[]
  /** Days off of the place, beside those of the whole country. */
  readonly holidays: readonly Day[]
  /** By the clock of the zone: from, and up to when a call may last. */
  readonly hours: readonly { readonly from: string; readonly to: string }[]
  readonly zone: ClockZone
  readonly slotMinutes: number
  /** How far ahead, and how long before, a call may be asked for. */
  readonly daysAhead: number
  readonly noticeMinutes: number
}

/** A time to be called: its instant, and what the clock there says. */
export interface CallSlot {
  readonly atMs: number
  readonly day: Day
  readonly from: string
  readonly to: string
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}

function clockOf(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** The instant at which the clock shows a minute of a day: of an hour that comes twice its first, none of one skipped. */
function instantOf(day: Day, minute: number, zone: ClockZone): number | undefined {
  const [index] = hoursStartingAt(day, Math.floor(minute / 60), zone)
  return index === undefined ? undefined : startMs(day, index, zone) + (minute % 60) * 60_000
}

/** Whether somebody calls on a day. */
function isCallDay({ days, holidays }: CallHours, day: Day): boolean {
  return days.includes(weekday(day)) && !isPublicHoliday(day) && !holidays.includes(day)
}

/** Every time that can still be asked for, in order: whole slots within the hours, none that is over or too near. */
export function callSlots(hours: CallHours, nowMs: number): readonly CallSlot[] {
  const { zone, slotMinutes, daysAhead, noticeMinutes } = hours
  const today = dayAt(nowMs, zone)
  const earliestMs = nowMs + noticeMinutes * 60_000
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  const slots = days
    .filter((day) => isCallDay(hours, day))
    .flatMap((day) =>
      hours.hours.flatMap(({ from, to }) => {
        const [first, last] = [minuteOf(from), minuteOf(to)]
        const count = Math.max(0, Math.floor((last - first) / slotMinutes))
        return Array.from({ length: count }, (_, index) => first + index * slotMinutes).flatMap((minute) => {
          const atMs = instantOf(day, minute, zone)
          if (atMs === undefined || atMs < earliestMs) return []
          return [{ atMs, day, from: clockOf(minute), to: clockOf(minute + slotMinutes) }]
        })
      }),
    )
  return slots.toSorted((a, b) => a.atMs - b.atMs)
}

/** The slot of so many minutes that starts at an instant, as the clock of a zone has it. */
export function callSlotAt(atMs: number, minutes: number, zone: ClockZone): CallSlot {
  const day = dayAt(atMs, zone)
  const passed = Math.floor((atMs - dayStartMs(day, zone)) / 60_000)
  const minute = clockHour(day, Math.floor(passed / 60), zone) * 60 + (passed % 60)
  return { atMs, day, from: clockOf(minute), to: clockOf(minute + minutes) }
}
