import type { FieldErrors } from '@endoll/api/errors.ts'

/** What is wrong with the fields as they stand, by name. */
export type FormCheck = (data: FormData) => FieldErrors

interface Corrected {
  /** The errors of the last sending. */
  readonly errors: FieldErrors
  /** What the check found then: only of these does it know whether they are still there. */
  readonly found: FieldErrors
  /** What it finds now. */
  readonly now: FieldErrors
  /** The fields typed in since. */
  readonly touched: ReadonlySet<string>
}

/**
 * The errors that still stand while somebody corrects them: one goes as soon as its field is right, none is added
 * before the next sending. What only the server knows stands until its field is typed in.
 */
export function standingErrors({ errors, found, now, touched }: Corrected): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, codes]) => {
      if (now[name]) return [[name, touched.has(name) ? now[name] : codes]]
      return found[name] || touched.has(name) ? [] : [[name, codes]]
    }),
  )
}

/** Without a check of its own a form knows one thing: what has to be given is there once something is typed. */
export function requiredStill(errors: FieldErrors): FormCheck {
  return (data) =>
    Object.fromEntries(
      Object.entries(errors).filter(([name, codes]) => {
        const value = data.get(name)
        return codes[0] !== 'required_field' || value === null || value === ''
      }),
    )
}
