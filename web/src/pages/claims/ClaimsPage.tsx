import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { aboutOf } from '../../features/cases/about.ts'
import type { SentClaim } from '../../features/cases/claim/sent-claim.ts'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Claim } from '../../features/cases/case-forms.tsx'

/** Claims: the form, and once it is sent its number and the day of its answer. */
export function ClaimsPage() {
  const t = useTranslations('claim')
  const { address } = useSite()
  const about = aboutOf(useSearch({ strict: false }))
  const [sent, setSent] = useState<SentClaim>()
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        back={<Link href={address('requests')}>{t('back')}</Link>}
        answer={sent ? t('sent.title', { reference: sent.reference }) : t('answer')}
      />
      <InBrowser>
        <Claim about={about} onSent={setSent} />
      </InBrowser>
    </div>
  )
}
