import type { FieldCode, FieldErrors } from '@endoll/api/errors.ts'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'

/** Limits that some field messages name. */
export interface Limits {
  readonly too_long?: number
  readonly password_too_short?: number
}

/** The text for an error: by the code of an ApiError, the general apology for anything else. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => t(`code.${error instanceof ApiError ? error.code : 'internal'}`)
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
    return t.has(`field.${known}`) ? t(`field.${known}`) : code
  }
}

/** The field errors of a reply, empty for any other failure. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.errors : {}
}
