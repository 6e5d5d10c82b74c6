import { addWorkingDays } from '../supply/working-days.ts'
import { addDays, type Day } from '../time/day.ts'
import { findOn } from './rates/dated.ts'
import { unpaidWaits } from './rates/unpaid.ts'

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

/** What comes after a stage, and the first day on which it may. */
export type LadderStep = { readonly stage: LadderStage; readonly from: Day }

type Wait = { readonly next: LadderStage; readonly workingDays?: number; readonly days?: number }

function findWait({ stage, day }: { stage: LadderStage; day: Day }): Wait | undefined {
  const waits = findOn(unpaidWaits, day)?.value
  switch (stage) {
    case 'notice':
      return waits && { next: 'notice_sent' }
    case 'notice_sent':
      return waits && { next: 'first_letter' }
    case 'first_letter':
      return waits && { next: 'second_letter', workingDays: waits.secondLetterWorkingDays }
    case 'second_letter':
      return waits && { next: 'warning', days: waits.warningDays }
    case 'warning':
      return waits && { next: 'cut_letter', days: waits.cutLetterDays }
    case 'cut_letter':
      return waits && { next: 'cut_planned', workingDays: waits.cutWorkingDays }
    default:
      return undefined
  }
}

/** The rungs since it was last correct, oldest first; the last one is that on which it stands. */
function climbed(rungs: readonly LadderRung[]): readonly LadderRung[] {
  return rungs.slice(rungs.findLastIndex(({ code }) => ladderStage(code) === 'correct') + 1)
}

/** The last rung; the wait counts from its day: that on which a letter was sent, not that on which it was due. */
function standsOn(rungs: readonly LadderRung[]): { stage: LadderStage; day: Day } | undefined {
  const last = climbed(rungs).at(-1)
  return last && { stage: ladderStage(last.code), day: last.day }
}

/**
 * What comes next if nothing is paid, and from which day at the earliest; undefined where nothing is unpaid, at the
 * end, after a state of the retailer's own, and on days of which no law is known. `rungs` oldest first. The waits are
 * the least that the law asks for homes that could have the social bonus; a retailer may wait longer.
 * Source: RD 897/2017, as rates/unpaid.ts has it.
 */
export function findNextStep(rungs: readonly LadderRung[]): LadderStep | undefined {
  const now = standsOn(rungs)
  const wait = now && findWait(now)
  if (!wait) return undefined
  const { next, days = 0, workingDays = 0 } = wait
  return { stage: next, from: addWorkingDays(addDays(now.day, days), workingDays) }
}

/**
 * The first day on which the supply may be cut: the wait after the letter that announces it, or the day for which the
 * cut was planned where that is later; undefined before that letter. `rungs` oldest first. Source: as findNextStep.
 */
export function findCutDay(rungs: readonly LadderRung[]): Day | undefined {
  const now = standsOn(rungs)
  if (now?.stage === 'cut_letter') return findNextStep(rungs)?.from
  if (now?.stage !== 'cut_planned') return undefined
  const letter = climbed(rungs).findLastIndex(({ code }) => ladderStage(code) === 'cut_letter')
  const allowed = letter < 0 ? undefined : findNextStep(climbed(rungs).slice(0, letter + 1))?.from
  return allowed !== undefined && allowed > now.day ? allowed : now.day
}

/** The day for which the retailer has planned the cut, by whatever law; undefined before. `rungs` oldest first. */
export function findPlannedCut(rungs: readonly LadderRung[]): Day | undefined {
  const now = standsOn(rungs)
  return now?.stage === 'cut_planned' ? now.day : undefined
}

/** Whose unpaid bill it is. Powers in W; none for gas. */
export type UnpaidSupply = {
  readonly energy: 'electricity' | 'gas'
  readonly use: 'household' | 'business'
  readonly powersW: readonly number[]
}

/**
 * Whether the waits of this file are the law of an unpaid bill on a day: only of electricity, for a natural person, up
 * to a contracted power. Gas (RD 1434/2002) and firms follow other rules, which are not here.
 * Source: RD 897/2017, as rates/unpaid.ts has it.
 */
export function isLadderOfHomes({ energy, use, powersW }: UnpaidSupply, day: Day): boolean {
  const waits = findOn(unpaidWaits, day)?.value
  return (
    waits !== undefined &&
    energy === 'electricity' &&
    use === 'household' &&
    Math.max(0, ...powersW) <= waits.homeUpToW
  )
}
