import { useTranslations } from 'use-intl'
import type { ApiError } from '../../calls/api-error.ts'
import { ReadFailure } from '../../failures/ReadFailure.tsx'

/** In the page's own code, because what fails may be the network that would bring it. */
export function InvoicesFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('invoices.failure')
  return <ReadFailure error={error} title={t('title')} safe={t('safe')} onRetry={onRetry} />
}
