import { useTranslations } from 'use-intl'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

interface PartFailureProps {
  error: unknown
  /** What could not be shown, where nothing beside it says so. */
  title?: string
  onRetry: () => void
}

/** In place of a part of a page that could not be read: what happened, and a button to try again. */
export function PartFailure({ error, title, onRetry }: PartFailureProps) {
  const t = useTranslations('errors.read')
  const errorText = useErrorText()
  return (
    <Notice
      tone="bad"
      title={title}
      announce
      actions={
        <Button small onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  )
}
