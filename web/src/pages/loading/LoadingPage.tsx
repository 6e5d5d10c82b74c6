import { useTranslations } from 'use-intl'
import { Spinner } from '../../ui/Spinner.tsx'
import { AdBlockerNotice } from '../../features/session/AdBlockerNotice.tsx'

/** Outside pages send people here while something is prepared. An ad blocker may be why it takes long. */
export function LoadingPage() {
  const t = useTranslations('session')
  return (
    <>
      <h1 tabIndex={-1}>{t('loading')}</h1>
      <Spinner label={t('loading')} />
      <AdBlockerNotice more={t('blocked')} />
    </>
  )
}
