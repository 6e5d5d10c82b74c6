import type { FieldErrors } from '@endoll/api/errors.ts'
import { createContext, use } from 'react'

/** The text for a code. */
export type ErrorMessage = (code: string, field: string) => string

export const FieldErrorsContext = createContext<{ errors: FieldErrors; message: ErrorMessage }>({
  errors: {},
  message: (code) => code,
})

/** The error to show beside the field, if any. */
export function useFieldError(name: string): string | undefined {
  const { errors, message } = use(FieldErrorsContext)
  const code = errors[name]?.[0]
  return code === undefined ? undefined : message(code, name)
}

/** The wrong fields in the order of the page, then those that are not on it. */
export function inPageOrder(errors: FieldErrors, namesOnPage: readonly string[]): string[] {
  const wrong = Object.keys(errors).filter((name) => (errors[name]?.length ?? 0) > 0)
  const rank = (name: string) => {
    const position = namesOnPage.indexOf(name)
    return position === -1 ? namesOnPage.length : position
  }
  return wrong.toSorted((a, b) => rank(a) - rank(b))
}
