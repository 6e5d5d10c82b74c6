import { useTranslations } from 'use-intl'
import { Spinner } from '../../ui/Spinner.tsx'
import { AdBlockerNotice } from '../../features/session/AdBlockerNotice.tsx'

/** Where outside pages send people while something is prepared; a blocker may be why it takes long. */
export function LoadingPage() {
  const t = useTranslations('session')
  return (
    <>
      <h1 tabIndex={-1}>{t('loading')}</h1>
      <Spinner label={t('loading')} />
      <AdBlockerNotice loading />
    </>
  )
}
