import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { SentClaim } from './sent-claim.ts'

const ClaimForm = lazy(async () => ({ default: (await import('./ClaimForm.tsx')).ClaimForm }))
const ClaimSent = lazy(async () => ({ default: (await import('./ClaimSent.tsx')).ClaimSent }))

/** Claims: the form, and once it is sent its number and the day of its answer. */
export function ClaimsPage() {
  const t = useTranslations('claims')
  const { address } = useSite()
  const [sent, setSent] = useState<SentClaim>()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sent) place.current?.focus()
  }, [sent])
  const waiting = <Skeleton label={t('loading')} shape="text" />
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        back={<Link href={address('requests')}>{t('back')}</Link>}
        answer={sent ? t('sent.title', { reference: sent.reference }) : t('answer')}
      />
      <InBrowser>
        <section
          ref={place}
          tabIndex={-1}
          className="card stack"
          aria-label={t(sent ? 'sent.label' : 'title')}
        >
          <Suspense fallback={waiting}>
            <LazyTexts area="cases" fallback={waiting}>
              {sent ? <ClaimSent claim={sent} /> : <ClaimForm onSent={setSent} />}
            </LazyTexts>
          </Suspense>
        </section>
      </InBrowser>
    </div>
  )
}
