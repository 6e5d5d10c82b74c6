import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../api/api-error.ts'
import { useSite } from '../site.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/states.tsx'

/** The one apology for what nobody foresaw: what happened, what is safe, what to do, whom to call. */
export function Failure({ error }: { error: unknown }) {
  const t = useTranslations('app.failure')
  const router = useRouter()
  const { phone } = useSite().settings.organisation
  return (
    <ErrorState
      title={t('title')}
      safe={t('safe')}
      action={<Button onClick={() => void router.invalidate()}>{t('retry')}</Button>}
      help={t('help', { phone })}
      reference={error instanceof ApiError ? error.requestId : undefined}
    />
  )
}
