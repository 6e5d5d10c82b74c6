import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'

interface InvoicesFailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** In the page's own code, because what fails may be the network that would bring it. */
export function InvoicesFailure({ error, onRetry }: InvoicesFailureProps) {
  const t = useTranslations('invoices.failure')
  return <ReadFailure error={error} title={t('title')} safe={t('safe')} onRetry={onRetry} />
}
