import { addDays, type Day } from '../time/day.ts'

/** What a product may let its customers choose. */
export const tariffOptions = ['double_tariff', 'happy_hours', 'happy_day'] as const
export type TariffOption = (typeof tariffOptions)[number]

/** Days of the week as a choice of the happy day names them, Monday first. */
export const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type WeekDay = (typeof weekDays)[number]

/** Months of a double tariff, both included; 1 is January. */
export type DoubleTariff = {
  readonly startMonth: number
  readonly startYear: number
  readonly endMonth: number
  readonly endYear: number
}

/** Hours of the clock where the supply is: from `startHour` (0–23) to `endHour` (1–24), over midnight where it is smaller. */
export type HappyHours = { readonly startHour: number; readonly endHour: number }

/**
 * The months that a choice such as '2026-06/2027-05' names (an interval of ISO 8601, 4.4.4, in whole months); undefined
 * where it is none, or ends before it starts.
 */
export function parseDoubleTariff(choice: string): DoubleTariff | undefined {
  const shape = /^(\d{4})-(0[1-9]|1[0-2])\/(\d{4})-(0[1-9]|1[0-2])$/
  const [, startYear, startMonth, endYear, endMonth] = (shape.exec(choice) ?? []).map(Number)
  if (startYear === undefined || startMonth === undefined || endYear === undefined || endMonth === undefined)
    return undefined
  if (endYear * 12 + endMonth < startYear * 12 + startMonth) return undefined
  return { startMonth, startYear, endMonth, endYear }
}

/** The hours that a choice such as '14-16' names, '22-02' over midnight and '22-24' up to it; undefined if it is none. */
export function parseHappyHours(choice: string): HappyHours | undefined {
  const [, startHour, endHour] = (/^([01]\d|2[0-3])-(0[1-9]|1\d|2[0-4])$/.exec(choice) ?? []).map(Number)
  if (startHour === undefined || endHour === undefined || startHour === endHour) return undefined
  return { startHour, endHour }
}

/** The day of the week that a choice names; undefined if it is none. */
export function parseHappyDay(choice: string): WeekDay | undefined {
  return weekDays.find((weekDay) => weekDay === choice)
}

const parsers: Readonly<Record<TariffOption, (choice: string) => unknown>> = {
  double_tariff: parseDoubleTariff,
  happy_hours: parseHappyHours,
  happy_day: parseHappyDay,
}

/** Whether a text is a valid choice of this option, whether or not a product offers it. */
export function isChoiceOf(option: TariffOption, choice: string): boolean {
  return parsers[option](choice) !== undefined
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** The choice of these months, as parseDoubleTariff reads it. */
export function writeDoubleTariff({ startMonth, startYear, endMonth, endYear }: DoubleTariff): string {
  return `${startYear}-${twoDigits(startMonth)}/${endYear}-${twoDigits(endMonth)}`
}

/** The choice of these hours, as parseHappyHours reads it. */
export function writeHappyHours({ startHour, endHour }: HappyHours): string {
  return `${twoDigits(startHour)}-${twoDigits(endHour)}`
}

/**
 * The first day of a choice made on a day: the next one, whole; a double tariff on the first day of its months where
 * these have not begun. Source: ours, so that no day has two prices for one hour.
 */
export function firstDayOfChoice(option: TariffOption, choice: string, today: Day): Day {
  const tomorrow = addDays(today, 1)
  const months = option === 'double_tariff' ? parseDoubleTariff(choice) : undefined
  const first = months && `${months.startYear}-${twoDigits(months.startMonth)}-01`
  return first !== undefined && first > tomorrow ? first : tomorrow
}
