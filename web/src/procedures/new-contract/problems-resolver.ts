import type { Problems } from '@endoll/domain/contracting/new-contract.ts'
import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's resolver from the rules of its step. A question that others open is not called wrong before it is on the page:
 * it waits for those that are, and stands alone only where nothing else is wrong.
 */
export function problemsResolver<Values extends FieldValues>(
  find: (values: Values) => Problems,
  notYetAsked: (values: Values) => readonly string[] = () => [],
): Resolver<Values> {
  return (values) => {
    const all = Object.entries(find(values))
    const ahead = notYetAsked(values)
    const asked = all.filter(([field]) => !ahead.includes(field))
    // The last opens after the others, and its place on the page says what it waits for.
    const wrong = asked.length > 0 ? asked : all.slice(-1)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as never }
  }
}
