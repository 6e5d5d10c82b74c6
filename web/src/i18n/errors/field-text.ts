import type { FieldCode, FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'

/** Figures that some field messages name; those of powers as they are written, in kW. */
export interface Limits {
  readonly too_long?: number
  readonly password_too_short?: number
  readonly postal_code_length?: number
  readonly power_step?: string
  readonly power_over_limit?: string
  readonly power_below_limit?: string
}

/** The text for a field's code; a text of the server that is not a code is shown as it is. */
export function useFieldText(limits: Limits = {}): (code: string) => string {
  const t = useTranslations('errors')
  return (code) => {
    const known = code as FieldCode
    const limit = limits[known as keyof Limits] ?? 0
    // Each text takes of these what it names.
    const figures = { limit, digits: limit, step: limit }
    return t.has(`field.${known}`) ? t(`field.${known}`, figures as never) : code
  }
}

/** The field errors of a reply, empty for any other failure. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.errors : {}
}
