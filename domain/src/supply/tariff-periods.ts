import type { Day } from '../time/day.ts'
import { clockHour, hoursInDay, isSummerTime, type StepMinutes } from '../time/madrid.ts'
import { dayType, isRestDay, type DayType } from './calendar.ts'
import type { AccessTariffName } from './tariff.ts'
import { clockZoneOf, type ElectricZone } from './zone.ts'

/** Number of a tariff period: 1 for P1 … 6 for P6. */
export type TariffPeriod = 1 | 2 | 3 | 4 | 5 | 6

/** 24 characters, one for each hour the clock shows (0–23): the digit is the period. */
type DayPattern = string

function all(period: TariffPeriod): DayPattern {
  return String(period).repeat(24)
}

/** Energy of 2.0TD on working days. Source: Circular 3/2020 art. 7. */
const THREE_PERIODS: Readonly<Record<ElectricZone, DayPattern>> = {
  peninsula: '333333332211112222111122',
  baleares: '333333332211112222111122',
  canarias: '333333332211112222111122',
  ceuta: '333333332221111222211112',
  melilla: '333333332221111222211112',
}

/** Power of 2.0TD on working days: two periods, not the three of energy. Source: Circular 3/2020 art. 7. */
const TWO_POWER_PERIODS: DayPattern = '222222221111111111111111'

/** Clock hours of P1 of power in 2.0TD on working days, `to` excluded; before and after them it is P2. */
export const twoPowerPeakHours = {
  from: TWO_POWER_PERIODS.indexOf('1'),
  to: TWO_POWER_PERIODS.lastIndexOf('1') + 1,
} as const

/** Energy and power of 3.0TD, 6.xTD and charging points. Source: Circular 3/2020 art. 7. */
const SIX_PERIODS: Readonly<Record<ElectricZone, Readonly<Record<Exclude<DayType, 'D'>, DayPattern>>>> = {
  peninsula: {
    A: '666666662111112222111122',
    B: '666666663222223333222233',
    B1: '666666664333334444333344',
    C: '666666665444445555444455',
  },
  baleares: {
    A: '666666662211111222111122',
    B: '666666663322222333222233',
    B1: '666666664433333444333344',
    C: '666666665544444555444455',
  },
  canarias: {
    A: '666666663311111333111133',
    B: '666666663322222333222233',
    B1: '666666664422222444222244',
    C: '666666665544444555444455',
  },
  ceuta: {
    A: '666666664411111444411114',
    B: '666666663322222333322223',
    B1: '666666664422222444422224',
    C: '666666665533333555533335',
  },
  melilla: {
    A: '666666662211111222211112',
    B: '666666663322222333322223',
    B1: '666666664433333444433334',
    C: '666666665544444555544445',
  },
}

type Seasonal = { readonly winter: DayPattern; readonly summer: DayPattern }
function allYear(pattern: DayPattern): Seasonal {
  return { winter: pattern, summer: pattern }
}
/**
 * Tariffs until 2021-05-31, by official winter and summer time. 3.0A and 3.1A in the three periods that were
 * billed. Source: Real Decreto 1164/2001 and Orden ITC/2794/2007, as kept in public calendars; the six-period
 * tariffs of that time (6.1A … 6.5) have none here.
 */
const DHA: Seasonal = { winter: '222222222222111111111122', summer: '222222222222211111111112' }
const DHS: Seasonal = allYear('233333322222211111111112')
const THREE_A: Seasonal = { winter: '333333332222222222111122', summer: '333333332221111222222222' }
const THREE_ONE_A: Seasonal = { winter: '333333332222222221111112', summer: '333333332211111122222222' }

type PatternOfDay = (zone: ElectricZone, day: Day) => DayPattern
/** Periods of energy and of contracted power: they may differ. */
type Calendar = { readonly energy: PatternOfDay; readonly power: PatternOfDay }

function onePeriod(): DayPattern {
  return all(1)
}

function bySeason({ winter, summer }: Seasonal): PatternOfDay {
  // Clocks change at night, when both tables say the same: noon decides for the whole day.
  return (zone, day) => (isSummerTime(day, 12, clockZoneOf(zone)) ? summer : winter)
}

function sixPeriods(zone: ElectricZone, day: Day): DayPattern {
  const type = dayType(zone, day)
  return type === 'D' ? all(6) : SIX_PERIODS[zone][type]
}

const HOME_CALENDAR: Calendar = {
  energy: (zone, day) => (isRestDay(day) ? all(3) : THREE_PERIODS[zone]),
  power: (_, day) => (isRestDay(day) ? all(2) : TWO_POWER_PERIODS),
}
const SIX_CALENDAR: Calendar = { energy: sixPeriods, power: sixPeriods }
const ONE_CALENDAR: Calendar = { energy: onePeriod, power: onePeriod }
const DHA_CALENDAR: Calendar = { energy: bySeason(DHA), power: onePeriod }
const DHS_CALENDAR: Calendar = { energy: bySeason(DHS), power: onePeriod }

/** The calendar of every access tariff; a new tariff does not compile without one. Undefined if none is kept. */
const CALENDARS: Readonly<Record<AccessTariffName, Calendar | undefined>> = {
  '2.0TD': HOME_CALENDAR,
  '3.0TD': SIX_CALENDAR,
  '6.1TD': SIX_CALENDAR,
  '6.2TD': SIX_CALENDAR,
  '6.3TD': SIX_CALENDAR,
  '6.4TD': SIX_CALENDAR,
  '3.0TDVE': SIX_CALENDAR,
  '6.1TDVE': SIX_CALENDAR,
  '6.2TDVE': SIX_CALENDAR,
  '3.0TDVE - Embarcaciones': SIX_CALENDAR,
  '6.1TDVE - Embarcaciones': SIX_CALENDAR,
  '6.2TDVE - Embarcaciones': SIX_CALENDAR,
  '2.0A': ONE_CALENDAR,
  '2.1A': ONE_CALENDAR,
  '2.0DHA': DHA_CALENDAR,
  '2.1DHA': DHA_CALENDAR,
  '2.0DHS': DHS_CALENDAR,
  '2.1DHS': DHS_CALENDAR,
  '3.0A': { energy: bySeason(THREE_A), power: bySeason(THREE_A) },
  '3.1A': { energy: bySeason(THREE_ONE_A), power: bySeason(THREE_ONE_A) },
  '6.1A': undefined,
  '6.1B': undefined,
  '6.2': undefined,
  '6.3': undefined,
  '6.4': undefined,
  '6.5': undefined,
}

function patternOf(kind: keyof Calendar, { tariff, zone }: PeriodRule, day: Day): DayPattern {
  const calendar = CALENDARS[tariff]
  if (!calendar) throw new RangeError(`no calendar of periods for ${tariff}`)
  return calendar[kind](zone, day)
}

/** What decides the periods of a supply: its access tariff and its electric zone. */
export type PeriodRule = { readonly tariff: AccessTariffName; readonly zone: ElectricZone }

function periodAt(pattern: DayPattern, clockHourOfDay: number): TariffPeriod {
  const digit = Number(pattern.charAt(clockHourOfDay))
  if (!(digit >= 1)) throw new RangeError('the clock shows hours 0 to 23')
  return digit as TariffPeriod
}

/**
 * Energy period of the hour that starts when the clock shows `clockHourOfDay` (0–23) on a day: 1 punta, 2 llano,
 * 3 valle in 2.0TD, 1–6 elsewhere. The tariff is taken as in force on that day. Throws RangeError on an hour the
 * clock does not show and on 6.1A–6.5, whose calendar is not kept. Source: Circular 3/2020 art. 7.
 */
export function energyPeriod(rule: PeriodRule, day: Day, clockHourOfDay: number): TariffPeriod {
  return periodAt(patternOf('energy', rule, day), clockHourOfDay)
}

/**
 * Power period of the same hour: two in 2.0TD (1 punta and llano, 2 valle), six elsewhere, one or three in tariffs
 * until 2021-05-31. Errors as energyPeriod. Source: Circular 3/2020 art. 7.
 */
export function powerPeriod(rule: PeriodRule, day: Day, clockHourOfDay: number): TariffPeriod {
  return periodAt(patternOf('power', rule, day), clockHourOfDay)
}

const alignedDays = new Map<string, readonly TariffPeriod[]>()

/**
 * Energy period of every reading of a local day, in order: 23, 24 or 25 entries by the hour, 92, 96 or 100 by the
 * quarter. The array is shared between days alike and must not be changed. Errors as energyPeriod.
 */
export function energyPeriodsOfDay(
  rule: PeriodRule,
  day: Day,
  step: StepMinutes = 60,
): readonly TariffPeriod[] {
  const pattern = patternOf('energy', rule, day)
  const count = hoursInDay(day)
  const clock = clockZoneOf(rule.zone)
  const key = `${pattern}${count}${step}${count === 24 ? '' : clock}`
  const known = alignedDays.get(key)
  if (known) return known
  const readingsAnHour = 60 / step
  const periods = Object.freeze(
    Array.from({ length: count * readingsAnHour }, (_, index) =>
      periodAt(pattern, clockHour(day, Math.floor(index / readingsAnHour), clock)),
    ),
  )
  alignedDays.set(key, periods)
  return periods
}
