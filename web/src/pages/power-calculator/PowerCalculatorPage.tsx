import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Calculator = lazy(async () => ({ default: (await import('./Calculator.tsx')).Calculator }))

/** Which power a home needs. The questions come by themselves, after the page. */
export function PowerCalculatorPage() {
  const t = useTranslations('power-calculator')
  const { settings, language } = useSite()
  const { phone, schedule, email } = settings.organisation
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t('title')} answer={t('answer')} />
      <InBrowser>
        <Suspense fallback={<Skeleton label={t('loading')} shape="text" />}>
          <Calculator />
        </Suspense>
      </InBrowser>
      {settings.switches.powerCalculatorSideContact ? (
        <aside className="card" aria-label={t('help.title')}>
          <p>
            <strong>{t('help.title')}</strong>
          </p>
          <p>
            <PhoneLink phone={phone}>{t('help.call', { phone })}</PhoneLink> · {schedule[language]}
          </p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </aside>
      ) : null}
    </div>
  )
}
