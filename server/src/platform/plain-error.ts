/** What whoever starts a program did or can mend: the message is all they are told. */
export class PlainError extends Error {}

/** A plain error is its sentence; anything else shows where it happened. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof PlainError ? error.message : (error.stack ?? error.message)
}
