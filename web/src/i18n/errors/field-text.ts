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
    if (known === 'too_long') return t('field.too_long', { limit: limits.too_long ?? 0 })
    if (known === 'password_too_short') {
      return t('field.password_too_short', { limit: limits.password_too_short ?? 0 })
    }
    if (known === 'postal_code_length') {
      return t('field.postal_code_length', { digits: limits.postal_code_length ?? 0 })
    }
    if (known === 'power_step') return t('field.power_step', { step: limits.power_step ?? '' })
    if (known === 'power_over_limit' || known === 'power_below_limit') {
      return t(`field.${known}`, { limit: limits[known] ?? '' })
    }
    return t.has(`field.${known}`) ? t(`field.${known}`) : code
  }
}

/** The field errors of a reply, empty for any other failure. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.errors : {}
}
