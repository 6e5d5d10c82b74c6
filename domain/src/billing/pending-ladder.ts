import { addWorkingDays } from '../supply/working-days.ts'
import { addDays, type Day } from '../time/day.ts'

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
 * Source: domain.md A.6: 20 and 30 the first certified letter (to be sent, sent), 40 and 50 the second, 70 and 80 the
 * letter that announces the cut.
 */
export function ladderStage(code: string): LadderStage {
  return STAGES.get(code) ?? 'other'
}

/** A state that an invoice came to on a day. */
export type LadderRung = { readonly day: Day; readonly code: string }

/** What comes after a stage, and the first day on which it may. */
export type LadderStep = { readonly stage: LadderStage; readonly from: Day }

type Wait = { readonly next: LadderStage; readonly workingDays?: number; readonly days?: number }

const WAITS: Readonly<Partial<Record<LadderStage, Wait>>> = {
  notice: { next: 'notice_sent', days: 0 },
  notice_sent: { next: 'first_letter', days: 0 },
  first_letter: { next: 'second_letter', workingDays: 7 },
  second_letter: { next: 'warning', days: 1 },
  warning: { next: 'cut_letter', days: 45 },
  cut_letter: { next: 'cut_planned', workingDays: 15 },
}

/** The rungs since it was last correct, oldest first; the last one is that on which it stands. */
function climbed(rungs: readonly LadderRung[]): readonly LadderRung[] {
  return rungs.slice(rungs.findLastIndex(({ code }) => ladderStage(code) === 'correct') + 1)
}

/** The last rung counts: a letter begins to wait on the day on which it was sent, not on that on which it was due. */
function standsOn(rungs: readonly LadderRung[]): { stage: LadderStage; day: Day } | undefined {
  const last = climbed(rungs).at(-1)
  return last && { stage: ladderStage(last.code), day: last.day }
}

/**
 * What comes next if nothing is paid, and from which day at the earliest; undefined where nothing is unpaid, at the
 * end, and after a state of the retailer's own. `rungs` oldest first. The waits are the least that the law asks for
 * homes that could have the social bonus; a retailer may wait longer.
 * Source: RD 897/2017 as domain.md A.6 has it: 7 working days between the certified letters, then a day, 45 days from
 * the warning to the letter that announces the cut, 15 working days from that to the cut.
 */
export function findNextStep(rungs: readonly LadderRung[]): LadderStep | undefined {
  const now = standsOn(rungs)
  const wait = now && WAITS[now.stage]
  if (!wait) return undefined
  const { next, days = 0, workingDays = 0 } = wait
  return { stage: next, from: addWorkingDays(addDays(now.day, days), workingDays) }
}

/**
 * The first day on which the supply may be cut: 15 working days after the letter that announces it, or the day for
 * which the cut was planned where that is later; undefined before that letter. `rungs` oldest first.
 */
export function findCutDay(rungs: readonly LadderRung[]): Day | undefined {
  const now = standsOn(rungs)
  if (now?.stage === 'cut_letter') return findNextStep(rungs)?.from
  if (now?.stage !== 'cut_planned') return undefined
  const letter = climbed(rungs).findLastIndex(({ code }) => ladderStage(code) === 'cut_letter')
  const allowed = letter < 0 ? undefined : findNextStep(climbed(rungs).slice(0, letter + 1))?.from
  return allowed !== undefined && allowed > now.day ? allowed : now.day
}

/** The day for which whoever sells has planned the cut, whatever law it follows; undefined before. `rungs` oldest first. */
export function findPlannedCut(rungs: readonly LadderRung[]): Day | undefined {
  const now = standsOn(rungs)
  return now?.stage === 'cut_planned' ? now.day : undefined
}

const MOST_OF_A_HOME_W = 10_000

/** Whose unpaid bill it is. Powers in W; none for gas. */
export type UnpaidSupply = {
  readonly energy: 'electricity' | 'gas'
  readonly use: 'household' | 'business'
  readonly powersW: readonly number[]
}

/**
 * Whether the waits of this file are the law of an unpaid bill: only of electricity, for a natural person with up to
 * 10 kW. Gas (RD 1434/2002) and firms follow other rules, which are not here.
 * Source: RD 897/2017 as domain.md A.6 has it, whose condition of CNAE and habitual home no bill tells.
 */
export function isLadderOfHomes({ energy, use, powersW }: UnpaidSupply): boolean {
  return energy === 'electricity' && use === 'household' && Math.max(0, ...powersW) <= MOST_OF_A_HOME_W
}

/**
 * How fast a supply that was cut comes back: whoever sells asks for it within 12 hours of the payment, and within 24
 * hours it is there. Of electricity. Source: RD 88/2026 art. 51.2.
 */
export const reconnection = { askedWithinHours: 12, doneWithinHours: 24 } as const
