import {
  addDays,
  addMonths,
  daysBetween,
  END_OF_TIME,
  partsOfDay,
  weekday,
  type Day,
} from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { pvpcDueDay } from '@endoll/domain/billing/pvpc.ts'
import { products, type DemoContract, type DemoProduct } from '../contract.ts'
import { noise } from '../curve-shape.ts'

/** No bills before this day: rates before it are not well sourced. */
export const FIRST_BILLED_DAY: Day = '2025-01-01'
/** A first or last piece shorter than this is billed with its neighbour. */
const SHORTEST_DAYS = 12
/** Days of the month on which meters are read: none whose bill would now fall into one month and now into the next. */
const CYCLE_DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 22, 23, 24, 25, 26, 27, 28] as const

/** One billing period of a contract, and when its bill is issued and charged. */
export interface Cycle {
  readonly span: DateSpan
  readonly issueDay: Day
  readonly dueDay: Day
}

/** The contract's days that are billed at all: those from which on there is a curve, up to the end of the contract. */
interface Billed {
  readonly from: Day
  readonly today: Day
}

/**
 * The billing periods whose bill has been issued by today. The meter is read on the same day of each month (gas:
 * every second month), another one for each contract; the bill follows a few days later.
 */
export function cyclesOf(contract: DemoContract, { from, today }: Billed): Cycle[] {
  const first = from > FIRST_BILLED_DAY ? from : FIRST_BILLED_DAY
  const end = contract.endDay === undefined ? undefined : addDays(contract.endDay, 1)
  const cycles: Cycle[] = []
  for (let start = first; start < (end ?? END_OF_TIME);) {
    const to = nextEnd(contract, start, end)
    const issueDay = issueDayOf(contract, to)
    if (issueDay > today) break
    cycles.push({ span: { from: start, to }, issueDay, dueDay: dueDayOf(contract, issueDay) })
    start = to
  }
  return cycles
}

function nextEnd(contract: DemoContract, start: Day, end: Day | undefined): Day {
  const { year, month } = partsOfDay(start)
  const ofNumber = CYCLE_DAYS[Math.floor(noise(contract.number, 3, 3) * CYCLE_DAYS.length)]
  const cycleDay = contract.billing?.cycleDay ?? ofNumber ?? 1
  let reading: Day = `${year}-${String(month).padStart(2, '0')}-${String(cycleDay).padStart(2, '0')}`
  while (daysBetween(start, reading) < SHORTEST_DAYS || !isReadIn(contract, reading)) {
    reading = addMonths(reading, 1)
  }
  return end !== undefined && daysBetween(reading, end) < SHORTEST_DAYS ? end : reading
}

function isReadIn({ kind, number }: DemoContract, reading: Day) {
  return kind === 'electricity' || (partsOfDay(reading).month + number) % 2 === 0
}

/** Bills go out on working days. */
export function onWorkingDay(day: Day): Day {
  return addDays(day, [0, 0, 0, 0, 0, 2, 1][weekday(day) - 1] ?? 0)
}

/** The curve of the last day is billed by then (UNBILLED_DAYS). */
function issueDayOf({ number }: DemoContract, to: Day): Day {
  return onWorkingDay(addDays(to, 10 + Math.floor(noise(number, 7, 7) * 3)))
}

/** When the account is charged; who pays by transfer has the twenty days of the law. */
export function dueDayOf({ billing, product }: DemoContract, issueDay: Day): Day {
  const { pvpc = false } = (products as readonly DemoProduct[]).find(({ code }) => code === product) ?? {}
  if (pvpc) return pvpcDueDay(issueDay)
  return billing?.payment === 'transfer' ? addDays(issueDay, 20) : onWorkingDay(addDays(issueDay, 9))
}
