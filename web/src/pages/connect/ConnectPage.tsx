import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useInBrowser } from '../../ui/InBrowser.tsx'
import { Link } from '../../ui/Link.tsx'

/** What only the browser knows. */
const Arrival = lazy(() => import('../../features/session/Arrival.tsx').then((m) => ({ default: m.Arrival })))

/** Where customers arrive from the retailer's other systems; the form for e-mail and password is one step away. */
export function ConnectPage() {
  const t = useTranslations('login')
  const { address } = useSite()
  const inBrowser = useInBrowser()
  const { next } = useSearch({ strict: false })
  return (
    <div className="card stack">
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="soft">{t('connect.intro')}</p>
      {inBrowser ? (
        <Suspense>
          <Arrival />
        </Suspense>
      ) : null}
      <Link
        className={buttonClass({ wide: true })}
        href={address('login', {}, next === undefined ? {} : { next })}
      >
        {t('connect.password')}
      </Link>
    </div>
  )
}
