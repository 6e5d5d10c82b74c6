import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { aboutOf } from '../../features/cases/about.ts'
import type { SentClaim } from '../../features/cases/claim/sent-claim.ts'
import { LazyTexts } from '../../i18n/LazyTexts.tsx'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'

const Claim = lazyComponent(async () => ({
  default: (await import('../../features/cases/claim/Claim.tsx')).Claim,
}))

/** Claims: the form, and once it is sent its number and the day of its answer. */
export function ClaimsPage() {
  const t = useTranslations('claims')
  const { address } = useSite()
  const about = aboutOf(useSearch({ strict: false }))
  const [sent, setSent] = useState<SentClaim>()
  const waiting = <Skeleton label={t('loading')} shape="text" />
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        back={<Link href={address('requests')}>{t('back')}</Link>}
        answer={sent ? t('sent.title', { reference: sent.reference }) : t('answer')}
      />
      <InBrowser>
        <Suspense fallback={waiting}>
          <LazyTexts area="cases" fallback={waiting}>
            <Claim about={about} onSent={setSent} />
          </LazyTexts>
        </Suspense>
      </InBrowser>
    </div>
  )
}
