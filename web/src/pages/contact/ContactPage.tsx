import { useRouter, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { aboutOf } from '../../features/cases/about.ts'
import { useCaseSent } from '../../features/cases/use-case-sent.ts'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'
import { contactAsked, contactOffers, contactSearch } from './contact-what.ts'

const CaseForm = lazyComponent(async () => ({
  default: (await import('../../features/cases/CaseForm.tsx')).CaseForm,
}))
const ReadingsForm = lazyComponent(async () => ({
  default: (await import('../../features/cases/readings/ReadingsForm.tsx')).ReadingsForm,
}))
const Claim = lazyComponent(async () => ({
  default: (await import('../../features/cases/claim/Claim.tsx')).Claim,
}))

/** Customer service: a message, a claim, the readings of a meter; whichever the deployment takes here. */
export function ContactPage() {
  const t = useTranslations('cases')
  const { address, settings } = useSite()
  const router = useRouter()
  const onSent = useCaseSent()
  const offered = contactOffers(settings.switches)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const what = contactAsked(offered, search)
  const about = aboutOf(search)
  const waiting = <Skeleton label={t('loading')} shape="text" />
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('contact.title')}
        back={<Link href={address('requests')}>{t('back')}</Link>}
        answer={t('new.answer')}
      />
      <InBrowser>
        {what && offered.length > 1 ? (
          <Segments
            label={t('contact.what')}
            value={what}
            options={offered.map((key) => ({ key, label: t(`contact.${key}`) }))}
            onChange={(key) =>
              void router.navigate({
                href: address('contact', {}, { ...about, ...contactSearch(key) }),
                replace: true,
              })
            }
          />
        ) : null}
        {what === 'message' ? (
          <section className="card stack" aria-label={t('contact.message')}>
            <Suspense fallback={waiting}>
              <CaseForm about={about} onSent={onSent} />
            </Suspense>
          </section>
        ) : null}
        {what === 'readings' ? (
          <section className="card stack" aria-label={t('contact.readings')}>
            <Suspense fallback={waiting}>
              <LazyTexts area="own-readings" fallback={waiting}>
                <ReadingsForm onSent={onSent} />
              </LazyTexts>
            </Suspense>
          </section>
        ) : null}
        {what === 'claim' ? (
          <Suspense fallback={waiting}>
            <LazyTexts area="claims" fallback={waiting}>
              <Claim about={about} />
            </LazyTexts>
          </Suspense>
        ) : null}
      </InBrowser>
    </div>
  )
}
