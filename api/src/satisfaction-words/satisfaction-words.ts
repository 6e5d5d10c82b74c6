import type { SatisfactionCause } from '../cases.ts'

/** What is asked once a case is answered and closed: on its page, and on the page of the mail's link. */
export interface SatisfactionWords {
  readonly title: string
  readonly question: string
  /** By the score, the least content first. */
  readonly scores: Readonly<Record<'s1' | 's2' | 's3' | 's4' | 's5', string>>
  readonly cause: string
  readonly noCause: string
  readonly causes: Readonly<Record<SatisfactionCause, string>>
  readonly text: string
  readonly send: string
  readonly thanks: string
}
