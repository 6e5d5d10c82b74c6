import type { Day } from '../time/day.ts'

/** Why a distributor passes on less, or more, of a supply than usual: its customer has objected, or owes. */
export const sipsNoteKinds = ['objection', 'arrears'] as const
export type SipsNoteKind = (typeof sipsNoteKinds)[number]

/** What a retailer's file says of the data of a supply that distributors pass on (SIPS), with its days. */
export type SipsNote = {
  readonly kind: SipsNoteKind
  readonly from: Day
  /** The last day; null while it lasts. */
  readonly until: Day | null
}

/**
 * What holds of the data of a supply on a day: the objection of its customer, and the arrears that the distributor shows.
 * While something is owed the CUPS and the arrears are passed on whatever the customer has objected to, and the customer
 * is told so.
 * Source: RD 88/2026 art. 8.4 and annex I.ab (read on 2026-11-27).
 */
export function sipsOn(
  notes: readonly SipsNote[],
  day: Day,
): { readonly objection: SipsNote | undefined; readonly arrears: SipsNote | undefined } {
  const holds = ({ from, until }: SipsNote) => from <= day && (until === null || day <= until)
  const find = (kind: SipsNoteKind) => notes.find((note) => note.kind === kind && holds(note))
  return { objection: find('objection'), arrears: find('arrears') }
}
