import type { Bill } from '../billing/bill.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { useRangePercent } from '../contracting/home-use.ts'
import { lengthInDays, type DateSpan } from '../time/date-span.ts'
import { addMonths, daysBetween, type Day } from '../time/day.ts'
import { monthlySun, monthlyUse, ownUseOfSurplus, partOfYear, type YearKind } from './months-of-year.ts'

const monthsAYear = 12

/** Cents, with the range in which it may well lie. */
export interface YearlySaving {
  readonly cents: number
  readonly fromCents: number
  readonly toCents: number
}

/** What is known of the bill whose saving is spread over a year. */
export interface BillToSpread {
  readonly kind: YearKind
  readonly provinceCode: string
  /** What a kWh of surplus is paid on the present bill, in EUR; null if that is not known. */
  readonly surplusPrice?: number | null | undefined
  readonly surplusWh?: number | null | undefined
  readonly usedWh: number
  readonly today: Day
}

/** Lines that grow with what is used; the others go by days. */
const USED: ReadonlySet<string> = new Set(['energy', 'excess_power', 'reactive'])

/** What the bill's saving on surplus is, with the taxes that go with it; 0 where the present price is not known. */
function surplusSaving(bill: Bill, { surplusPrice, surplusWh }: BillToSpread): number {
  if (typeof surplusPrice !== 'number' || !surplusWh) return 0
  const net = sumOf(bill, () => true)
  const withTaxes = net > 0 ? bill.totalCents / net : 1
  const lines = bill.lines.filter(({ kind }) => kind === 'surplus')
  const ours = sumOf(bill, (kind) => kind === 'surplus')
  // Surplus at its cap pays the energy of the bill, and goes with that.
  if (lines.some(({ price }) => ours > surplusWh * (Number(price) / 10) + 1)) return 0
  return (-(surplusWh * surplusPrice) / 10 - ours) * withTaxes
}

function sumOf({ lines }: Bill, isOne: (kind: string) => boolean): number {
  return lines.reduce((sum, { kind, amountCents }) => (isOne(kind) ? sum + amountCents : sum), 0)
}

/**
 * How many times the use of the bill is that of the year. What panels give and is used at once is not bought: it goes
 * with the sun, so that a bill of May buys less of the year than its profile says.
 */
function useOfYear({ usedWh, surplusWh, today }: BillToSpread, plainUse: number, ofSun: number): number {
  const ownWh = ((surplusWh ?? 0) * Number(valueOn(ownUseOfSurplus, today))) / 100
  if (ownWh === 0 || usedWh === 0) return plainUse
  const bought = (usedWh + ownWh) * plainUse - ownWh / ofSun
  return Math.max(1, bought / usedWh)
}

/**
 * A bill's saving over twelve months. What is saved on the surplus goes with the sun of the year; the rest with the use
 * of the year as far as the product's own bill goes with use, and with the days as far as it does not. Nobody knows how
 * much of the present bill does: the range has all of it by days and all of it by use, and what a bill may be off by
 * (useRangePercent).
 */
export function yearlySaving(
  savingCents: number,
  { bill, span }: { readonly bill: Bill; readonly span: DateSpan },
  asked: BillToSpread,
): YearlySaving {
  const byDays = daysBetween(span.from, addMonths(span.from, monthsAYear)) / lengthInDays(span)
  const ofSun = partOfYear(span, monthlySun(asked.provinceCode))
  const plainUse = 1 / partOfYear(span, valueOn(monthlyUse, asked.today)[asked.kind])
  const byUse = useOfYear(asked, plainUse, ofSun)
  const onSurplus = surplusSaving(bill, asked)
  const ofSurplus = onSurplus / ofSun
  const [used, others] = [
    sumOf(bill, (kind) => USED.has(kind)),
    sumOf(bill, (kind) => !USED.has(kind) && kind !== 'surplus'),
  ]
  const usedPart = used + others > 0 ? used / (used + others) : 0
  const yearOf = (times: number) => (savingCents - onSurplus) * times + ofSurplus
  const all = [yearOf(byDays), yearOf(byUse), yearOf(plainUse)]
  const [lowest, highest] = valueOn(useRangePercent, asked.today).bill.map(
    (percent) => Number(percent) / 100,
  ) as [number, number]
  const wider = all.flatMap((cents) => [cents * lowest, cents * highest])
  return {
    cents: Math.round(yearOf(usedPart * byUse + (1 - usedPart) * byDays)) || 0,
    fromCents: Math.round(Math.min(...wider)) || 0,
    toCents: Math.round(Math.max(...wider)) || 0,
  }
}
