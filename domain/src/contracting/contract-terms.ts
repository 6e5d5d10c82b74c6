import { valueOn, type Rate } from '../billing/rates/dated.ts'
import { addDays, addMonths, daysBetween, type Day } from '../time/day.ts'

/** What the law says of how long a contract lasts and what leaving costs. */
type TermsLaw = {
  /** How long a contract lasts before it renews for as long, where nothing else is agreed. */
  readonly durationMonths: number
  /** Of natural persons in 2.0TD: up to when, of a fixed price alone, leaving may cost anything. */
  readonly homeStayMonths: number
  /** And how much at most, in per cent of the energy that is still to be supplied. */
  readonly homePenaltyPercent: number
}

/** Who: supplies of electricity; gas is taken to last a year too, which is practice and was not read. */
export const contractTermsLaw: readonly Rate<TermsLaw>[] = [
  {
    from: '2000-01-01',
    to: '2026-06-12',
    value: { durationMonths: 12, homeStayMonths: 12, homePenaltyPercent: 5 },
    source: 'The rule before RD 88/2026 was not read: its own is taken for it.',
    confidence: 'low',
  },
  {
    from: '2026-06-12',
    value: { durationMonths: 12, homeStayMonths: 12, homePenaltyPercent: 5 },
    source: 'RD 88/2026 art. 28.3 (read on 2026-11-26)',
    confidence: 'high',
  },
]

/** What a product says of its contracts; null if it says nothing. */
export type ProductTerms = {
  readonly durationMonths: number | null
  readonly stayMonths: number | null
  /** In per cent of the energy that is still to be supplied, as a decimal. */
  readonly penaltyPercent: string | null
}

/** How long a contract lasts and what leaving costs. */
export type ContractTerms = {
  /** It renews for as long, until somebody ends it. */
  readonly durationMonths: number
  /** Null if leaving costs nothing at any time. */
  readonly stay: { readonly months: number; readonly penaltyPercent: string } | null
}

/**
 * The terms of a contract of a day. A stay without a penalty is none. Of a natural person in 2.0TD a penalty counts only
 * with a fixed price, before the first renewal of a year, and up to five per cent.
 * Source: RD 88/2026 art. 28.3; RDLeg 1/2007 art. 98.2 and 97.1.p and q want both told.
 */
export function contractTerms(
  { durationMonths, stayMonths, penaltyPercent }: ProductTerms,
  contract: { readonly tariff: string; readonly isPerson: boolean; readonly isFixedPrice: boolean },
  day: Day,
): ContractTerms {
  const law = valueOn(contractTermsLaw, day)
  const lasts = durationOn({ durationMonths }, day)
  if (stayMonths === null || penaltyPercent === null) return { durationMonths: lasts, stay: null }
  if (!contract.isPerson || contract.tariff !== '2.0TD') {
    return { durationMonths: lasts, stay: { months: stayMonths, penaltyPercent } }
  }
  if (!contract.isFixedPrice) return { durationMonths: lasts, stay: null }
  const most = law.homePenaltyPercent
  return {
    durationMonths: lasts,
    stay: {
      months: Math.min(stayMonths, law.homeStayMonths),
      penaltyPercent: Number(penaltyPercent) > most ? String(most) : penaltyPercent,
    },
  }
}

/**
 * The last day of a contract that renews for as long as it lasts: of its present term on `day`, included. A contract that
 * has not begun has its first term's.
 */
export function termLastDay(startDay: Day, durationMonths: number, day: Day): Day {
  let terms = 1
  while (addMonths(startDay, terms * durationMonths) <= day) terms += 1
  return addDays(addMonths(startDay, terms * durationMonths), -1)
}

/** Whether a term of the contract that began before `day` still runs on it: the day is neither its start nor a renewal. */
export function isInsideTerm(startDay: Day, durationMonths: number, day: Day): boolean {
  return startDay < day && termLastDay(startDay, durationMonths, addDays(day, -1)) >= day
}

/** How long a contract of that product lasts before it renews, of a day. */
export function durationOn({ durationMonths }: Pick<ProductTerms, 'durationMonths'>, day: Day): number {
  return durationMonths ?? valueOn(contractTermsLaw, day).durationMonths
}

/** The last day on which leaving a contract costs anything, included. */
export function stayLastDay(startDay: Day, stayMonths: number): Day {
  return addDays(addMonths(startDay, stayMonths), -1)
}

/**
 * About what a penalty comes to at most, in cents: that per cent of what a year of the contract costs, for the days that
 * are left up to the last one, included. The law counts the energy alone (RD 88/2026 art. 28.3), which is less.
 */
export function penaltyCents(
  {
    lastDay,
    percent,
    yearCents,
  }: { readonly lastDay: Day; readonly percent: string; readonly yearCents: number },
  day: Day,
): number {
  const daysLeft = Math.max(0, daysBetween(day, lastDay) + 1)
  return Math.round((yearCents * Math.min(daysLeft, 365) * Number(percent)) / 36_500)
}
