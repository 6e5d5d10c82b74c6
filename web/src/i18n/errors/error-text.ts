import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'

/** How long to wait until a limit is over; `never` where waiting does not help. */
function waitOf(seconds: number) {
  if (seconds <= 0) return { unit: 'never', count: 0 }
  return seconds <= 90 * 60
    ? { unit: 'minutes', count: Math.ceil(seconds / 60) }
    : { unit: 'hours', count: Math.ceil(seconds / 3600) }
}

/** The text for an error: by the code of an ApiError, the general apology for anything else. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors.code')
  return (error) => {
    if (!(error instanceof ApiError)) return t('internal')
    const { code, retryAfterSeconds = 0 } = error
    return code === 'too_many_attempts' ? t(code, waitOf(retryAfterSeconds)) : t(code as 'internal')
  }
}
