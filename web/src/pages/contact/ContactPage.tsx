import { useRouter, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { aboutOf } from '../../features/cases/about.ts'
import { useCaseSent } from '../../features/cases/use-case-sent.ts'
import { useSite } from '../../site/site.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { CaseForm, Claim, ReadingsForm } from '../../features/cases/case-forms.tsx'
import { contactAsked, contactOffers, contactSearch } from './contact-what.ts'

/** Customer service: a message, a claim, the readings of a meter; whichever the deployment takes here. */
export function ContactPage() {
  const t = useTranslations('cases')
  const { address, offers, settings } = useSite()
  const router = useRouter()
  const onSent = useCaseSent()
  const offered = contactOffers(settings.switches)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const what = contactAsked(offered, search)
  const about = aboutOf(search)
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
            <CaseForm about={about} onSent={onSent} />
          </section>
        ) : null}
        {what === 'readings' ? (
          <section className="card stack" aria-label={t('contact.readings')}>
            <ReadingsForm onSent={onSent} />
          </section>
        ) : null}
        {what === 'claim' ? <Claim about={about} /> : null}
        {offers('callBack') ? <Link href={address('callBack')}>{t('contact.toCall')}</Link> : null}
      </InBrowser>
    </div>
  )
}
