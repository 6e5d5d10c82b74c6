import { parseCups } from '../identity/cups.ts'
import { daysBetween, parseDay } from '../time/day.ts'

/** The bill that somebody has, as far as it is known; null where a field is empty, NaN where it is no number. */
interface AskedBill {
  readonly cups: string
  /** Number of the present retailer. */
  readonly comerOrigin: number | null
  /** Name of its access tariff, as the bill says it; empty where none is chosen. */
  readonly tariff: string
  /** First and last day, both counted. */
  readonly startDate: string
  readonly endDate: string
  readonly invoiceAmountCents: number | null
}

export interface AskedElectricity extends AskedBill {
  readonly powerW: number | null
  readonly power2W: number | null
  readonly p1Wh: number | null
  readonly p2Wh: number | null
  readonly p3Wh: number | null
}

export interface AskedGas extends AskedBill {
  readonly consumptionWh: number | null
}

/** No bill is longer: the rest of a year and the year that a meter may go unread. */
const mostDays = 732
const mostWh = 10_000_000_000
const mostCents = 100_000_000

/** Which fields a tariff asks for. Source: visitor-area.md §5.10. */
export function fieldsOfTariff(tariff: string): { power2: boolean; p2: boolean; p3: boolean } {
  const is20TD = tariff.includes('2.0TD')
  const is30A = tariff.includes('3.0A')
  return {
    power2: is20TD,
    p2: tariff.includes('DH') || is30A || is20TD,
    p3: tariff.includes('DHS') || is30A || is20TD,
  }
}

type Problem = string | undefined

function numberProblem(value: number | null, most: number, { from = 0 } = {}): Problem {
  if (value === null) return 'required_field'
  return Number.isSafeInteger(value) && value >= from && value <= most ? undefined : 'not_valid'
}

function dayProblem(day: string): Problem {
  if (day === '') return 'required_field'
  return /^20\d\d-\d\d-\d\d$/.test(day) && parseDay(day) === day ? undefined : 'date_not_valid'
}

/** Days of the bill, both dates counted; undefined where they are none. */
export function billedDays({ startDate, endDate }: Pick<AskedBill, 'startDate' | 'endDate'>) {
  if (dayProblem(startDate) !== undefined || dayProblem(endDate) !== undefined || endDate < startDate)
    return undefined
  return daysBetween(startDate, endDate) + 1
}

function billProblems(asked: AskedBill): Readonly<Record<string, Problem>> {
  const cups = parseCups(asked.cups)
  const [start, end] = [dayProblem(asked.startDate), dayProblem(asked.endDate)]
  const days = billedDays(asked)
  return {
    cups: cups.ok ? undefined : cups.error,
    comerOrigin: asked.comerOrigin === null ? 'required_field' : undefined,
    access_tariff: asked.tariff === '' ? 'required_field' : undefined,
    startDate: start,
    endDate:
      end ??
      (start === undefined && days === undefined
        ? 'start_after_end'
        : (days ?? 0) > mostDays
          ? 'date_not_valid'
          : undefined),
    invoiceAmount: numberProblem(asked.invoiceAmountCents, mostCents, { from: 1 }),
  }
}

function found(problems: Readonly<Record<string, Problem>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function powerProblem(value: number | null): Problem {
  if (value === null) return 'required_field'
  return Number.isSafeInteger(value) && value > 0 && value <= 1_000_000_000
    ? undefined
    : 'power_field_not_valid'
}

/** More than the power can give in all hours of the bill. */
function isTooMuch(asked: AskedElectricity): boolean {
  const days = billedDays(asked)
  const powerW = Math.max(asked.powerW ?? 0, asked.power2W ?? 0)
  const wh = (asked.p1Wh ?? 0) + (asked.p2Wh ?? 0) + (asked.p3Wh ?? 0)
  return days !== undefined && powerW > 0 && wh > powerW * 24 * days
}

/** What is wrong with a bill of electricity, by field. Source: visitor-area.md §5.10. */
export function electricityComparisonProblems(asked: AskedElectricity): Readonly<Record<string, string>> {
  const needs = fieldsOfTariff(asked.tariff)
  const problems = found({
    ...billProblems(asked),
    power: powerProblem(asked.powerW),
    power2: needs.power2 ? powerProblem(asked.power2W) : undefined,
    p1: numberProblem(asked.p1Wh, mostWh),
    p2: needs.p2 ? numberProblem(asked.p2Wh, mostWh) : undefined,
    p3: needs.p3 ? numberProblem(asked.p3Wh, mostWh) : undefined,
  })
  return problems['p1'] === undefined && isTooMuch(asked)
    ? { ...problems, p1: 'price_comparator_consumption_not_valid' }
    : problems
}

/** What is wrong with a bill of gas, by field. Source: visitor-area.md §5.11. */
export function gasComparisonProblems(asked: AskedGas): Readonly<Record<string, string>> {
  return found({ ...billProblems(asked), consumption: numberProblem(asked.consumptionWh, mostWh) })
}
