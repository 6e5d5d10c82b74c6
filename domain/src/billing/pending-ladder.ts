import { addWorkingDays } from '../supply/working-days.ts'
import type { DateSpan } from '../time/date-span.ts'
import { addDays, addMonths, type Day } from '../time/day.ts'
import {
  addCountedMonths,
  addCountedWorkingDays,
  findCutBan,
  nextCutDay,
  uncountedSpans,
  type CutBan,
  type Protection,
} from './cut-protection.ts'
import { findOn } from './rates/dated.ts'
import { largeHomeNoticeMonths, tariffGasMonths, unpaidWaits } from './rates/unpaid.ts'
import { notifiedOn, type Notified, type SentLetter, type UnpaidLetter } from './unpaid-letters.ts'

/**
 * Where an unpaid invoice stands on its way to a cut of the supply, in order. `correct` is nothing unpaid; `other` a
 * state of the retailer's own, of which the law says nothing.
 */
export const ladderStages = [
  'correct',
  'notice',
  'notice_sent',
  'first_letter',
  'second_letter',
  'warning',
  'cut_letter',
  'cut_planned',
  'other',
] as const
export type LadderStage = (typeof ladderStages)[number]

const STAGES: ReadonlyMap<string, LadderStage> = new Map([
  ['0', 'correct'],
  ['10', 'notice'],
  ['15', 'notice_sent'],
  ['20', 'first_letter'],
  ['30', 'first_letter'],
  ['40', 'second_letter'],
  ['50', 'second_letter'],
  ['60', 'warning'],
  ['70', 'cut_letter'],
  ['80', 'cut_letter'],
  ['90', 'cut_planned'],
])

/**
 * The stage that a retailer's code of a pending state stands for; `other` for any that the sector does not share.
 * Source: sector practice, not checked: 20 and 30 are the first certified letter (to be sent, sent), 40 and 50 the
 * second, 70 and 80 the letter that announces the cut.
 */
export function ladderStage(code: string): LadderStage {
  return STAGES.get(code) ?? 'other'
}

/** A state that an invoice came to on a day. */
export type LadderRung = { readonly day: Day; readonly code: string }

/** The states of an unpaid bill, oldest first, and what is known of its letters. */
export type UnpaidWay = {
  readonly rungs: readonly LadderRung[]
  readonly letters?: readonly SentLetter[]
}

/** What comes after a stage, and the first day on which it may. */
export type LadderStep = { readonly stage: LadderStage; readonly from: Day }

/** Whose unpaid bill it is. Powers in W; none for gas. */
export type UnpaidSupply = {
  readonly energy: 'electricity' | 'gas'
  readonly use: 'household' | 'business'
  readonly powersW: readonly number[]
  /** Gas at the tariff of last resort. */
  readonly lastResort?: boolean
  readonly protections: readonly Protection[]
  /** Days of the week, 1 for Monday, on which the retailer can have a supply reconnected. */
  readonly serviceDays: readonly number[]
}

/** RD 897/2017 art. 19.4 and 19.5. */
type MinimumSupply = { readonly from: Day; readonly powerW: number; readonly months: number }

/** What an unpaid bill may lead to. Days are those on which something may happen at the earliest. */
export type UnpaidOutlook = {
  readonly next?: LadderStep | undefined
  /** From when the supply may be cut; undefined before the letter that announces it. */
  readonly cutDay?: Day | undefined
  /** Why the supply may not be cut; neither `next` nor `cutDay` is there then. */
  readonly ban?: CutBan | undefined
  /** From when the power of a home with the bonus may be lowered, to what and for how many months, before any cut. */
  readonly minimumSupply?: MinimumSupply | undefined
  /** The letter from whose delivery the time counts, and the day on which it was sent; neither `next` nor `cutDay` then. */
  readonly awaits?: { readonly letter: UnpaidLetter; readonly sent: Day } | undefined
}

/** The rule of waits of a supply: of homes up to 10 kW, of larger homes, of gas at the tariff of last resort; none of others. */
type Rule = 'home' | 'large_home' | 'tariff_gas'

/**
 * By which rule the waits of an unpaid bill are counted on a day; undefined if the contract says them (firms, gas of
 * the free market). Source: RD 88/2026 arts 46 and 47, RD 1434/2002 arts 55 and 57.
 */
export function unpaidRule(
  { energy, use, powersW, lastResort = false }: Omit<UnpaidSupply, 'protections' | 'serviceDays'>,
  day: Day,
): Rule | undefined {
  if (energy === 'gas') return lastResort ? 'tariff_gas' : undefined
  if (use !== 'household') return undefined
  const waits = findOn(unpaidWaits, day)?.value
  if (waits && Math.max(0, ...powersW) <= waits.homeUpToW) return 'home'
  return findOn(largeHomeNoticeMonths, day) && 'large_home'
}

/** The rungs since it was last correct, oldest first; the last one is that on which it stands. */
function climbed(rungs: readonly LadderRung[]): readonly LadderRung[] {
  return rungs.slice(rungs.findLastIndex(({ code }) => ladderStage(code) === 'correct') + 1)
}

type Standing = {
  readonly stage: LadderStage
  /** Of the last rung: that on which a letter was sent, not that on which it was due. */
  readonly day: Day
  /** From which the months count: of the demand's notification, else of the last demand among the states. */
  readonly demanded?: Day | undefined
  /** The same of the letter that announces the cut. */
  readonly announced?: Day | undefined
  readonly notified: Readonly<Record<'III' | 'IV', Notified>>
}

function standingOn({ rungs, letters = [] }: UnpaidWay): Standing | undefined {
  const climb = climbed(rungs).map(({ code, day }) => ({ stage: ladderStage(code), day }))
  const last = climb.at(-1)
  // Letters of a debt that was paid say nothing of the next one.
  const paid = rungs.findLast(({ code }) => ladderStage(code) === 'correct')?.day ?? ''
  const since = letters.filter(({ sent }) => sent > paid)
  const notified = { III: notifiedOn(since, 'III'), IV: notifiedOn(since, 'IV') }
  const dayOf = (letter: 'III' | 'IV', ...stages: readonly LadderStage[]) => {
    const found = notified[letter]
    if (found.is === 'unreported') return climb.findLast(({ stage }) => stages.includes(stage))?.day
    return found.is === 'notified' ? found.day : undefined
  }
  return (
    last && {
      ...last,
      notified,
      demanded: dayOf('III', 'first_letter', 'second_letter'),
      announced: dayOf('IV', 'cut_letter'),
    }
  )
}

/** Which letters have to be notified by a rule before what comes next has a day. */
function lettersBefore(rule: Rule | undefined, stage: LadderStage): readonly ('III' | 'IV')[] {
  const isAnnounced = stage === 'cut_letter' || stage === 'cut_planned'
  const isDemanded = isAnnounced || ['first_letter', 'second_letter', 'warning'].includes(stage)
  if (rule === 'home' && isDemanded) return isAnnounced ? ['III', 'IV'] : ['III']
  if (rule === 'large_home' && isAnnounced) return ['IV']
  return rule === 'tariff_gas' && isDemanded ? ['III'] : []
}

/** Where a letter was sent and its time does not count yet: what is waited for, or that it is sent again. */
function unnotified(rule: Rule | undefined, { stage, notified }: Standing): UnpaidOutlook | undefined {
  for (const letter of lettersBefore(rule, stage)) {
    const found = notified[letter]
    if (found.is === 'awaited') return { awaits: { letter, sent: found.day } }
    if (found.is === 'to_repeat')
      return { next: { stage: letter === 'III' ? 'second_letter' : 'cut_letter', from: found.day } }
  }
  return undefined
}

/** From which day a demand for payment counts, as `unpaidOutlook` has it; undefined if none does yet. */
export function demandedOn(way: UnpaidWay): Day | undefined {
  return standingOn(way)?.demanded
}

function hasBonusAfter(day: Day, protections: readonly Protection[]): boolean {
  return protections.some(
    ({ kind, to }) => (kind === 'vulnerable' || kind === 'severe') && (to === undefined || to > day),
  )
}

/**
 * When the power may be lowered instead of a cut, once payment was demanded of a home with the bonus that has more.
 * Source: RD 897/2017 art. 19.4 and 19.5.
 */
function minimumSupplyOf(
  { demanded }: Standing,
  { protections, uncounted }: Counting,
  powersW: readonly number[],
): MinimumSupply | undefined {
  const waits = demanded === undefined ? undefined : findOn(unpaidWaits, demanded)?.value
  if (demanded === undefined || !waits || !hasBonusAfter(demanded, protections)) return undefined
  const { months, powerW } = waits.minimumSupply
  if (months === 0 || Math.max(0, ...powersW) <= powerW) return undefined
  return { from: addCountedMonths(demanded, waits.bonusMonths, uncounted), powerW, months }
}

/**
 * When the months of a demand have passed, with the bonus also those in which the power is lowered and nothing is cut.
 * Without a known demand, those of the warning, which comes after it.
 */
function termOf({ stage, day, demanded }: Standing, { protections, uncounted }: Counting): Day | undefined {
  const from = demanded ?? (stage === 'warning' ? day : undefined)
  const waits = from === undefined ? undefined : findOn(unpaidWaits, from)?.value
  if (from === undefined || !waits) return undefined
  if (!hasBonusAfter(from, protections)) return addCountedMonths(from, waits.months, uncounted)
  return addCountedMonths(from, waits.bonusMonths + waits.minimumSupply.months, uncounted)
}

type Counting = Pick<UnpaidSupply, 'protections'> & { readonly uncounted: readonly DateSpan[] }

function later(one: Day, other: Day | undefined): Day {
  return other !== undefined && other > one ? other : one
}

/** The first day of a cut that was announced: the letter's working days, and the end of the months. */
function announcedCut(standing: Standing, counting: Counting): Day | undefined {
  const { announced } = standing
  const waits = announced === undefined ? undefined : findOn(unpaidWaits, announced)?.value
  if (announced === undefined || !waits) return undefined
  const noticed = addCountedWorkingDays(announced, waits.cutWorkingDays, counting.uncounted)
  return later(noticed, termOf(standing, counting))
}

function lastLetter(standing: Standing, counting: Counting, workingDays: number): LadderStep | undefined {
  const term = termOf(standing, counting)
  if (term === undefined) return undefined
  return { stage: 'cut_letter', from: later(standing.day, addWorkingDays(term, -workingDays)) }
}

function nextOfHome(standing: Standing, counting: Counting): LadderStep | undefined {
  const { stage, day } = standing
  const waits = findOn(unpaidWaits, day)?.value
  if (!waits) return undefined
  switch (stage) {
    case 'notice':
      return { stage: 'notice_sent', from: day }
    case 'notice_sent':
      return { stage: 'first_letter', from: day }
    case 'first_letter':
      // A demand that was delivered is not sent again.
      return standing.notified.III.is === 'notified'
        ? lastLetter(standing, counting, waits.cutWorkingDays)
        : { stage: 'second_letter', from: addWorkingDays(day, waits.secondLetterWorkingDays) }
    case 'second_letter':
      return { stage: 'warning', from: addDays(day, waits.warningDays) }
    case 'warning':
      return lastLetter(standing, counting, waits.cutWorkingDays)
    case 'cut_letter': {
      const from = announcedCut(standing, counting)
      return from === undefined ? undefined : { stage: 'cut_planned', from }
    }
    default:
      return undefined
  }
}

/** What comes next by a rule: the waits of the law, before days without service are left out. */
function nextBy(rule: Rule | undefined, standing: Standing, counting: Counting): LadderStep | undefined {
  const { stage, day, demanded, announced } = standing
  if (rule === 'home') return nextOfHome(standing, counting)
  const cutFrom = (from: Day | undefined, months: number | undefined): LadderStep | undefined =>
    from === undefined || months === undefined || stage === 'cut_planned'
      ? undefined
      : { stage: 'cut_planned', from: addCountedMonths(from, months, counting.uncounted) }
  if (rule === 'large_home' && announced !== undefined) {
    const months = findOn(largeHomeNoticeMonths, announced)?.value
    return cutFrom(announced, months)
  }
  if (rule === 'tariff_gas' && demanded !== undefined) {
    return cutFrom(demanded, findOn(tariffGasMonths, day)?.value)
  }
  return undefined
}

/** The day for which the retailer has planned the cut, or the one that the law allows where that is later. */
function plannedCut(rule: Rule | undefined, standing: Standing, counting: Counting): Day | undefined {
  const { stage, day, demanded, announced } = standing
  if (stage !== 'cut_planned') return undefined
  const months = (rates: typeof tariffGasMonths, from: Day | undefined) => {
    const value = from === undefined ? undefined : findOn(rates, from)?.value
    return from === undefined || value === undefined ? undefined : addMonths(from, value)
  }
  switch (rule) {
    case 'home':
      return later(day, announcedCut(standing, counting) ?? termOf(standing, counting))
    case 'large_home':
      return later(day, months(largeHomeNoticeMonths, announced))
    case 'tariff_gas':
      return later(day, months(tariffGasMonths, demanded))
    default:
      return day
  }
}

/**
 * What an unpaid bill may lead to on a day, if nothing is paid. Where the supply may not be cut
 * there is the ban and nothing else. Where no law is known (firms, gas of the free market) there is only a cut that is
 * planned already. Where the sending of a letter is reported, its time counts from its notification and waits for it
 * (notifiedOn); else from the day of its state, which is the least. The waits are the least that the law asks for; a retailer may wait longer. A day of a cut is one for
 * which it may be set (nextCutDay); gas of the free market follows its contract.
 * Source: RD 897/2017 arts 19 and 20, RD 88/2026 arts 46, 47 and 53, RDL 8/2021 art. 4, RD 1434/2002 arts 55, 57 and 60,
 * as rates/unpaid.ts has them.
 */
export function unpaidOutlook(way: UnpaidWay, supply: UnpaidSupply, today: Day): UnpaidOutlook {
  const standing = standingOn(way)
  if (!standing) return {}
  const ban = findCutBan(supply, today)
  if (ban) return { ban }
  const rule = unpaidRule(supply, today)
  const waiting = unnotified(rule, standing)
  if (waiting) return waiting
  const counting = { protections: supply.protections, uncounted: uncountedSpans(supply) }
  const allowed = (day: Day | undefined) =>
    day === undefined || (supply.energy === 'gas' && rule === undefined)
      ? day
      : nextCutDay(day, supply.serviceDays)
  const next = nextBy(rule, standing, counting)
  const minimumSupply = rule === 'home' ? minimumSupplyOf(standing, counting, supply.powersW) : undefined
  const told = minimumSupply && { minimumSupply }
  if (next?.stage !== 'cut_planned') {
    return { next, cutDay: allowed(plannedCut(rule, standing, counting)), ...told }
  }
  const from = allowed(next.from)
  return from === undefined ? { ...told } : { next: { ...next, from }, cutDay: from, ...told }
}
