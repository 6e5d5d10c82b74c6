/** What the reply says of a claim that was sent. */
export interface SentClaim {
  /** Id of its case. */
  readonly result: number
  readonly reference: string
  readonly answer_due_date: string
}
