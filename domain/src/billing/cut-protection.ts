import { contains, type DateSpan } from '../time/date-span.ts'
import { addDays, addMonths, daysBetween, END_OF_TIME, weekday, type Day } from '../time/day.ts'
import { isPublicHoliday, isWorkingDay } from '../supply/working-days.ts'
import { findOn } from './rates/dated.ts'
import { cutMoratorium, neverCut } from './rates/unpaid.ts'

/**
 * Why a supply is protected against a cut: a vulnerable consumer with the social bonus, a severely vulnerable one, one
 * at risk of exclusion whom the social services attend, a paper of the social services for a home with the bonus and a
 * child under 16, a dependency or a disability, a machine that keeps somebody alive, a service that is declared essential.
 * Source: RD 897/2017 arts 3, 4 and 20; RD 88/2026 art. 53.1.
 */
export const protectionKinds = [
  'vulnerable',
  'severe',
  'at_risk',
  'social_document',
  'life_support',
  'essential',
] as const
export type ProtectionKind = (typeof protectionKinds)[number]

/** A protection of a contract with its days; without `to` (excluded) it lasts. */
export type Protection = { readonly kind: ProtectionKind; readonly from: Day; readonly to?: Day | undefined }

/** Why a supply may not be cut on a day, and the last day of it; none where it lasts. */
export type CutBan = { readonly kind: ProtectionKind; readonly until?: Day | undefined }

type Protected = {
  readonly energy: 'electricity' | 'gas'
  readonly protections: readonly Protection[]
}

function holdsOn({ from, to = END_OF_TIME }: Protection, day: Day): boolean {
  return contains({ from, to }, day)
}

function lastDay(to: Day | undefined): Day | undefined {
  return to === undefined ? undefined : addDays(to, -1)
}

/**
 * Why the supply may not be cut on a day, whatever is owed; undefined if it may. What lasts goes before what ends.
 * Source: rates/unpaid.ts, `neverCut` and `cutMoratorium`.
 */
export function findCutBan({ energy, protections }: Protected, day: Day): CutBan | undefined {
  const held = protections.filter((protection) => holdsOn(protection, day))
  const always = findOn(neverCut, day)?.value[energy] ?? []
  const lasting = held.find(({ kind }) => always.includes(kind))
  if (lasting) return { kind: lasting.kind, until: lastDay(lasting.to) }
  const moratorium = findOn(cutMoratorium, day)
  const covered = held.find(({ kind }) => moratorium?.value[energy].includes(kind))
  if (!moratorium || !covered) return undefined
  const ends = [covered.to, moratorium.to].filter((to) => to !== undefined).toSorted()
  return { kind: covered.kind, until: lastDay(ends[0]) }
}

/**
 * The days that count in no wait between a demand for payment and a cut, in order: those of the moratorium on which the
 * contract is protected. Source: RDL 8/2021 art. 4.2.
 */
export function uncountedSpans({ energy, protections }: Protected): DateSpan[] {
  return cutMoratorium
    .flatMap(({ from, to = END_OF_TIME, value }) =>
      protections
        .filter(({ kind }) => value[energy].includes(kind))
        .map((protection) => ({
          from: protection.from > from ? protection.from : from,
          to: protection.to !== undefined && protection.to < to ? protection.to : to,
        }))
        .filter((span) => span.from < span.to),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

/** The day that lies so many months later when the days of `uncounted` do not count. */
export function addCountedMonths(day: Day, months: number, uncounted: readonly DateSpan[]): Day {
  let start = day
  let end = addMonths(start, months)
  for (const { from, to } of uncounted) {
    if (contains({ from, to }, start)) {
      start = to
      end = addMonths(start, months)
    } else if (from >= start && from < end) end = addDays(to, daysBetween(from, end))
  }
  return end
}

/** The day that lies so many working days later when the days of `uncounted` do not count. */
export function addCountedWorkingDays(day: Day, workingDays: number, uncounted: readonly DateSpan[]): Day {
  let reached = day
  for (let left = workingDays; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached) && !uncounted.some((span) => contains(span, reached))) left -= 1
  }
  return reached
}

/**
 * The first day, from one on, for which a cut may be set: no holiday, no day without commercial and technical service,
 * and the eve of neither. `serviceDays` are the days of the week (1 for Monday) on which the retailer has that service.
 * Holidays of a region or a town are not known here. Source: RD 897/2017 art. 19.4, RD 88/2026 art. 47.2, RD 1434/2002
 * art. 57.3.
 */
export function nextCutDay(day: Day, serviceDays: readonly number[]): Day | undefined {
  const served = (one: Day) => serviceDays.includes(weekday(one)) && !isPublicHoliday(one)
  for (let offset = 0; offset < 31; offset += 1) {
    const candidate = addDays(day, offset)
    if (served(candidate) && served(addDays(candidate, 1))) return candidate
  }
  return undefined
}
