import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'

/** A limit with a longer wait than this is one of the day, and not over in a few minutes. */
const longWaitSeconds = 2 * 3600

/** The text for an error: by the code of an ApiError, the general apology for anything else. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => {
    if (!(error instanceof ApiError)) return t('code.internal')
    const { code, retryAfterSeconds = 0 } = error
    if (code === 'too_many_attempts' && retryAfterSeconds > longWaitSeconds) return t('tooManyToday')
    return t(`code.${code}` as 'code.internal')
  }
}
