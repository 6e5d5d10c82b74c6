import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'
import { aboutOf } from '../../features/cases/about.ts'
import { useCaseSent } from '../../features/cases/use-case-sent.ts'

const CaseForm = lazyComponent(async () => ({
  default: (await import('../../features/cases/CaseForm.tsx')).CaseForm,
}))

/** A new case. The form comes by itself, after the page. */
export function RequestCreatePage() {
  const t = useTranslations('cases')
  const { address } = useSite()
  const about = aboutOf(useSearch({ strict: false }))
  const onSent = useCaseSent()
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('new.title')}
        back={<Link href={address('requests')}>{t('back')}</Link>}
        answer={t('new.answer')}
      />
      <InBrowser>
        <section className="card stack" aria-label={t('new.title')}>
          <Suspense fallback={<Skeleton label={t('loading')} shape="text" />}>
            <CaseForm about={about} onSent={onSent} />
          </Suspense>
        </section>
      </InBrowser>
    </div>
  )
}
