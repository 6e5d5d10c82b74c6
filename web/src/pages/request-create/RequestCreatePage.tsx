import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { aboutOf } from '../../features/cases/about.ts'
import { CaseForm } from '../../features/cases/case-forms.tsx'
import { useCaseSent } from '../../features/cases/use-case-sent.ts'

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
          <CaseForm about={about} onSent={onSent} />
        </section>
      </InBrowser>
    </div>
  )
}
