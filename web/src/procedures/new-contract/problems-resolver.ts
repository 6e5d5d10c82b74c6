import type { Problems } from '@endoll/domain/contracting/new-contract.ts'
import type { FieldValues, Resolver } from 'react-hook-form'

/** A form's resolver from the rules of its step. */
export function problemsResolver<Values extends FieldValues>(
  find: (values: Values) => Problems,
): Resolver<Values> {
  return (values) => {
    const wrong = Object.entries(find(values))
    if (wrong.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'rule', message }]))
    return { values: {}, errors: errors as never }
  }
}
