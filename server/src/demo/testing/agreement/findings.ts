import { isDeepStrictEqual } from 'node:util'

/** What does not agree, gathered instead of thrown: of thousands of bills all that are wrong are worth knowing. */
export interface Findings {
  readonly sentences: readonly string[]
  /** Two figures that have to be the same. */
  same(what: string, found: unknown, expected: unknown): void
  /** A figure that was rounded to whole units of `step`. */
  rounded(what: string, found: number, exact: number, step: number): void
}

/** Rounding is exact but for what binary fractions add. */
const dust = 1e-6

export function findingsOf(about: string): Findings {
  const sentences: string[] = []
  const text = (value: unknown) => JSON.stringify(value) ?? String(value)
  const add = (what: string, found: unknown, expected: unknown) =>
    sentences.push(`${about}: ${what} is ${text(found)}, not ${text(expected)}`)
  return {
    sentences,
    same(what, found, expected) {
      if (!isDeepStrictEqual(found, expected)) add(what, found, expected)
    },
    rounded(what, found, exact, step) {
      if (!(Math.abs(found - exact) <= step / 2 + dust)) add(what, found, exact)
    },
  }
}
