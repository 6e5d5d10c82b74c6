import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ComparedKind } from './typed-bill.ts'

const Comparator = lazy(async () => ({ default: (await import('./Comparator.tsx')).Comparator }))

interface ComparatorFrameProps {
  readonly kind: ComparedKind
}

/** The heading of a comparator, and help beside it where the deployment wants it. The form comes after the page. */
export function ComparatorFrame({ kind }: ComparatorFrameProps) {
  const t = useTranslations('comparison')
  const { settings, language } = useSite()
  const { phone, schedule, email } = settings.organisation
  return (
    <div className="stack" data-gap="l">
      <PageHeading title={t(`title.${kind}`)} answer={t('answer')} detail={t('detail')} />
      <InBrowser>
        <Suspense fallback={<Skeleton label={t('loading')} shape="text" />}>
          <Comparator kind={kind} />
        </Suspense>
      </InBrowser>
      {settings.switches.comparatorSideContact ? (
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
