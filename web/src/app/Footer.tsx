import { useTranslations } from 'use-intl'
import { askForConsent } from '../site/consent.ts'
import { useSite } from '../site/site.tsx'
import { useInBrowser } from '../loading/InBrowser.tsx'
import { Link } from '../ui/Link.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import './edges.css'

const links = ['legalNotice', 'privacy', 'cookies', 'conditions', 'generalConditions'] as const
const pages = ['help', 'customerService', 'accessibility'] as const

/** Who sells, with tax id, address, phone and mail: RD 88/2026 art. 13.af. */
export function Footer() {
  const t = useTranslations('app.legal')
  const { settings, address } = useSite()
  const { legal, organisation } = settings
  return (
    <footer className="site-footer no-print">
      <nav aria-label={t('label')}>
        <ul role="list" className="row">
          {links.map((name) => (
            <li key={name}>
              <a href={legal[name]}>{t(name)}</a>
            </li>
          ))}
          {pages.map((name) => (
            <li key={name}>
              <Link href={address(name)}>{t(name)}</Link>
            </li>
          ))}
          <li>
            <button type="button" className="as-link" inert={!useInBrowser()} onClick={askForConsent}>
              {t('consent')}
            </button>
          </li>
        </ul>
      </nav>
      <p>
        {organisation.legalName} · NIF {organisation.nif}
        {organisation.address === null ? null : ` · ${organisation.address}`}
      </p>
      <p>
        <PhoneLink phone={organisation.phone} /> ·{' '}
        <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
      </p>
    </footer>
  )
}
