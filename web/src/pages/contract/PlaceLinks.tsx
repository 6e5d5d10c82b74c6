import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../../ui/Link.tsx'
import type { ContractPlace } from './contract-place.ts'

interface PlaceLinksProps {
  readonly places: readonly ContractPlace[]
  /** The one that is shown, where it is only one. */
  readonly current: ContractPlace | undefined
  readonly hrefOf: (place: ContractPlace) => string
}

/** The ways to the places of the page. */
export function PlaceLinks({ places, current, hrefOf }: PlaceLinksProps) {
  const t = useTranslations('contract-page')
  const router = useRouter()
  return (
    <nav className="contract-places no-print" aria-label={t('onThisPage')}>
      <ul role="list">
        {places.map((place) => (
          <li key={place}>
            <Link
              href={hrefOf(place)}
              aria-current={place === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                void router.navigate({ href: hrefOf(place), resetScroll: false })
              }}
            >
              {t(`places.${place}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
