import * as z from 'zod/mini'

/** A choice among some words; without one it is missing. */
export function choice<const T extends readonly string[]>(values: T) {
  return z.enum(values, {
    error: ({ input }) => (input === undefined ? 'required_field' : 'not_valid'),
  })
}
