import { type nameLimits, nameProblem } from '@endoll/domain/identity/person-name.ts'
import * as z from 'zod/mini'

/** Control characters but for the end of a line and the tabulator. */
const unseen = /(?![\n\t])\p{Cc}/gu

function clean(text: string, lines: 'one' | 'many'): string {
  const whole = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '')
  return (lines === 'one' ? whole.replaceAll(/\s+/gu, ' ') : whole).trim()
}

/** What somebody writes: required unless it may be left empty, not longer than it may be, without what no text has. */
export function writtenText(
  longest: number,
  {
    lines = 'many',
    mayBeEmpty = false,
  }: { readonly lines?: 'one' | 'many'; readonly mayBeEmpty?: boolean } = {},
) {
  return z.pipe(
    z.pipe(
      // Twice as long, so that what is taken out does not count.
      z.string('required_field').check(z.maxLength(longest * 2, 'too_long')),
      z.transform((text: string) => clean(text, lines)),
    ),
    z.string().check(z.minLength(mayBeEmpty ? 0 : 1, 'required_field'), z.maxLength(longest, 'too_long')),
  )
}

/** A text that is kept as it comes: what the database cannot keep is refused. */
export const storable = z.refine<string>(
  (text: string) => text.isWellFormed() && !text.includes('\0'),
  'not_valid',
)

/** A name that somebody types, as it stands in forms that are not whole yet: empty, or a name (`parseName`). */
export function typedName(kind: keyof typeof nameLimits = 'person') {
  return z.string('required_field').check(
    z.refine((text: string) => nameProblem(text, { kind, optional: true }) !== 'too_long', 'too_long'),
    z.refine((text: string) => {
      const problem = nameProblem(text, { kind, optional: true })
      return problem === undefined || problem === 'too_long'
    }, 'name_not_valid'),
  )
}
