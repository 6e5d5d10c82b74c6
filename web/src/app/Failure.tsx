import { useRouter } from '@tanstack/react-router'
import type { BrowserSettings } from '@endoll/api/deployment/deployment.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../calls/api-error.ts'
import type { FailureCode } from '../calls/api-error.ts'
import { reloadIfReachable, reloadWhenFilesAreGone } from '../calls/gone-files.ts'
import { reportFailure } from '../failures/reported.ts'
import { beginReporting } from '../failures/reporting/begin.ts'
import { cleanTypedTexts } from '../form/clean-typed.ts'
import { useErrorText } from '../i18n/errors/error-text.ts'
import { useSite } from '../site/site.tsx'
import { Button } from '../ui/Button.tsx'
import { CodeMissing } from '../loading/code.ts'
import { ErrorState } from '../ui/states.tsx'
import type { AppRouter } from './router.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'

/** What runs beside every page, once the first one is there. */
export function begin(settings: BrowserSettings, router: AppRouter): void {
  cleanTypedTexts(document)
  reloadWhenFilesAreGone()
  beginReporting(settings, (moved) =>
    router.subscribe('onBeforeNavigate', ({ toLocation }) => moved(toLocation.publicHref)),
  )
}

/** Temporary failures: only their message is shown. */
const passing: ReadonlySet<FailureCode> = new Set(['offline', 'busy', 'maintenance', 'too_many_attempts'])

interface FailureProps {
  readonly error: unknown
}

/** For every unexpected failure: what happened, what is safe, what to do, whom to call. */
export function Failure({ error }: FailureProps) {
  const t = useTranslations('app.failure')
  const errorText = useErrorText()
  const router = useRouter()
  const { phone } = useSite().settings.organisation
  // What the server or the network said is no error of ours.
  useEffect(() => {
    if (!(error instanceof ApiError || error instanceof CodeMissing)) reportFailure(error)
  }, [error])
  const call = () => <PhoneLink phone={phone} />
  // A page whose code cannot be fetched fails with an error of the browser's own.
  const failure =
    error instanceof ApiError ? error : navigator.onLine ? undefined : new ApiError('offline', 0)
  // Most browsers keep that a file did not come: only a new document asks for it again.
  const again = async () => {
    if (!(error instanceof CodeMissing) || !(await reloadIfReachable())) await router.invalidate()
  }
  return (
    <ErrorState
      page
      title={failure && passing.has(failure.code) ? errorText(failure) : t('title')}
      safe={t('safe')}
      action={<Button onClick={() => void again()}>{t('retry')}</Button>}
      help={t.rich('help', { phone: call })}
      reference={failure?.requestId && t('reference', { id: failure.requestId })}
    />
  )
}
