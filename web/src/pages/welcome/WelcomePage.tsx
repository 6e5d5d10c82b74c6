import { useTranslations } from 'use-intl'

/** Nothing but its heading by the specification: the deployment's own site embeds or links it. */
export function WelcomePage() {
  const t = useTranslations('app.titles')
  return <h1 tabIndex={-1}>{t('welcome')}</h1>
}
