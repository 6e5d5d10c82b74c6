import { useTranslations } from 'use-intl'
import { useSite } from '../site/site.tsx'
import { Link } from '../ui/Link.tsx'
import './edges.css'

/** The organisation's own name or logo, leading home. */
export function Brand() {
  const t = useTranslations('app')
  const { name, logo } = useSite().settings.organisation
  return (
    <Link href="/" className="brand" aria-label={t('home', { name })}>
      {logo ? <img src={logo} alt={name} height="32" /> : name}
    </Link>
  )
}
