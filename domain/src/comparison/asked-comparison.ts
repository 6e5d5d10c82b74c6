import { parseCups } from '../identity/cups.ts'
import { daysBetween, parseDay } from '../time/day.ts'

/** The bill that somebody has, as far as it is known; null if a field is empty, NaN if it is no number. */
interface AskedBill {
  readonly cups: string
  /** Number of the present retailer. */
  readonly comerOrigin: number | null
  /** Name of its access tariff, as the bill says it; empty if none is chosen. */
  readonly tariff: string
  /** First and last day, both counted. */
  readonly startDate: string
  readonly endDate: string
  readonly invoiceAmountCents: number | null
}

export interface AskedElectricity extends AskedBill {
  /** Of each period, P1 first; what the tariff has no field for is left out. */
  readonly powersW: readonly (number | null)[]
  readonly usedWh: readonly (number | null)[]
  /** Energy that panels exported, and the EUR paid per kWh; null if there is none or it is not known. */
  readonly surplusWh?: number | null | undefined
  readonly surplusPrice?: number | null | undefined
}

export interface AskedGas extends AskedBill {
  readonly consumptionWh: number | null
}

/** No bill is longer: the rest of a year and the year that a meter may go unread. */
const mostDays = 732
const mostWh = 10_000_000_000
const mostCents = 100_000_000

const mostPeriods = 6
/** EUR for a kWh. */
const dearestSurplus = 1

/** Tariffs of 2021 with six periods, of power and of energy. */
function hasSixPeriods(tariff: string): boolean {
  return /^(3\.0|6\.\d)TD/.test(tariff)
}

/**
 * How many powers and how many consumptions a tariff asks for. Source: visitor-area.md §5.10; that bills of six periods
 * name all of them is ours.
 */
export function fieldsOfTariff(tariff: string): { readonly powers: number; readonly uses: number } {
  if (hasSixPeriods(tariff)) return { powers: mostPeriods, uses: mostPeriods }
  if (tariff.includes('2.0TD')) return { powers: 2, uses: 3 }
  const isThree = tariff.includes('DHS') || tariff.includes('3.0A')
  return { powers: 1, uses: isThree ? 3 : tariff.includes('DH') ? 2 : 1 }
}

/** The fields of the powers and of the consumptions, P1 first. */
export const powerFields = ['power', 'power2', 'power3', 'power4', 'power5', 'power6'] as const
export const consumptionFields = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

type Problem = string | undefined

function numberProblem(value: number | null, most: number): Problem {
  if (value === null) return 'required_field'
  return Number.isSafeInteger(value) && value >= 0 && value <= most ? undefined : 'not_valid'
}

/** A bill of 0 or in the customer's favour takes off more than its energy cost: it says nothing of what a year would cost. */
function amountProblem(cents: number | null): Problem {
  const isRead = cents === null || (Number.isSafeInteger(cents) && cents >= -mostCents)
  return isRead && cents !== null && cents <= 0 ? 'bill_without_amount' : numberProblem(cents, mostCents)
}

function dayProblem(day: string): Problem {
  if (day === '') return 'required_field'
  return /^20\d\d-\d\d-\d\d$/.test(day) && parseDay(day) === day ? undefined : 'date_not_valid'
}

/** Days of the bill, both dates counted; undefined if they are none. */
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
    invoiceAmount: amountProblem(asked.invoiceAmountCents),
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
  const powerW = Math.max(0, ...asked.powersW.map((one) => one ?? 0))
  const wh = asked.usedWh.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return days !== undefined && powerW > 0 && wh > powerW * 24 * days
}

/** What is wrong with a bill of electricity, by field. Source: visitor-area.md §5.10. */
export function electricityComparisonProblems(asked: AskedElectricity): Readonly<Record<string, string>> {
  const needs = fieldsOfTariff(asked.tariff)
  const { surplusWh = null, surplusPrice = null } = asked
  const powers = powerFields
    .slice(0, needs.powers)
    .map((name, index) => [name, powerProblem(asked.powersW[index] ?? null)] as const)
  const uses = consumptionFields
    .slice(0, needs.uses)
    .map((name, index) => [name, numberProblem(asked.usedWh[index] ?? null, mostWh)] as const)
  const problems = found({
    ...billProblems(asked),
    ...Object.fromEntries([...powers, ...uses]),
    surplus: surplusWh === null ? undefined : numberProblem(surplusWh, mostWh),
    surplusPrice:
      surplusPrice === null || (surplusPrice >= 0 && surplusPrice <= dearestSurplus)
        ? undefined
        : 'not_valid',
  })
  return problems['p1'] === undefined && isTooMuch(asked)
    ? { ...problems, p1: 'price_comparator_consumption_not_valid' }
    : problems
}

/** What is wrong with a bill of gas, by field. Source: visitor-area.md §5.11. */
export function gasComparisonProblems(asked: AskedGas): Readonly<Record<string, string>> {
  return found({ ...billProblems(asked), consumption: numberProblem(asked.consumptionWh, mostWh) })
}
