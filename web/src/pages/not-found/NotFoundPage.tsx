import { useTranslations } from 'use-intl'
import { useClaims } from '../../calls/use-session.ts'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { UnpluggedLater } from '../../ui/pictures/UnpluggedLater.tsx'

/** Also shown in place of a page that is switched off. */
export function NotFoundPage() {
  const t = useTranslations('pages.notFound')
  const { offers, address, settings } = useSite()
  const contact = useClaims() ? 'contact' : 'unsignedContact'
  const contactHref = offers(contact) ? address(contact) : `mailto:${settings.organisation.email}`
  return (
    <>
      <PageHeading title={t('title')} detail={t('text')} picture={<UnpluggedLater />} />
      <div className="row">
        <Link className={buttonClass({ look: 'primary' })} href="/">
          {t('home')}
        </Link>
        <Link className={buttonClass({})} href={contactHref}>
          {t('contact')}
        </Link>
      </div>
    </>
  )
}
