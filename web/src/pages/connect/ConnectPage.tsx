import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { part } from '../../loading/part.tsx'

/** What only the browser knows. */
const Arrival = part({
  load: async () => (await import('./ConnectArrival.tsx')).ConnectArrival,
  texts: ['session'],
})

/** Where customers arrive from the retailer's other systems or go to its identity provider; the form for e-mail and password is one step away. */
export function ConnectPage() {
  const t = useTranslations('login')
  const { settings, address } = useSite()
  const { next } = useSearch({ strict: false })
  const provider = settings.identityProvider
  return (
    <div className="card stack">
      <h1 tabIndex={-1}>{t('title')}</h1>
      {provider ? null : <p className="soft">{t('connect.intro')}</p>}
      <Arrival />
      {provider?.ownPasswords === false ? null : (
        <Link
          className={buttonClass({ wide: true })}
          href={address('login', {}, next === undefined ? {} : { next })}
        >
          {t('connect.password')}
        </Link>
      )}
    </div>
  )
}
