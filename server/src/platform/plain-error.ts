/** An error that the person who starts a program can fix: only its message is printed. */
export class PlainError extends Error {}

/** The message of a plain error; the stack of any other. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof PlainError ? error.message : (error.stack ?? error.message)
}
