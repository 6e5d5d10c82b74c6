import { useTranslations } from 'use-intl'
import type { ApiError } from '../calls/api-error.ts'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { useSite } from '../site/site.tsx'
import { Button } from '../ui/Button.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import { ErrorState } from '../ui/states.tsx'

interface ReadFailureProps {
  error: ApiError
  /** What could not be shown. */
  title: string
  /** What the failure did not affect. */
  safe: string
  onRetry: () => void
}

/** In place of what could not be read: what happened, what is safe, a button to try again, and the phone. */
export function ReadFailure({ error, title, safe, onRetry }: ReadFailureProps) {
  const t = useTranslations('errors.read')
  const errorText = useErrorText()
  const { phone } = useSite().settings.organisation
  return (
    <ErrorState
      title={title}
      safe={
        <>
          {errorText(error)}
          <br />
          {safe}
        </>
      }
      action={
        <Button look="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
      help={<PhoneLink phone={phone}>{t('help', { phone })}</PhoneLink>}
      reference={error.requestId ? t('reference', { id: error.requestId }) : undefined}
    />
  )
}
