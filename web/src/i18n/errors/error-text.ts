import { useTranslations } from 'use-intl'
import { ApiError } from '../../calls/api-error.ts'

/** The text for an error: by the code of an ApiError, the general apology for anything else. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => t(`code.${error instanceof ApiError ? error.code : 'internal'}` as 'code.internal')
}
