import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../../ui/Link.tsx'
import { usePressed } from '../../ui/use-pressed.ts'
import type { ContractPlace } from './contract-place.ts'

interface PlaceLinksProps {
  readonly places: readonly ContractPlace[]
  /** The one that the page stands at; the address may ask for none. */
  readonly at: ContractPlace | undefined
  /** Only one is shown at a time: it is marked. */
  readonly one: boolean
  readonly hrefOf: (place: ContractPlace) => string
  /** Asked for once more: the page may have been scrolled away from it. */
  readonly onAgain: (place: ContractPlace) => void
}

/** The ways to the places of the page. */
export function PlaceLinks({ places, at, one, hrefOf, onAgain }: PlaceLinksProps) {
  const t = useTranslations('contract-page')
  const router = useRouter()
  const [pressed, press] = usePressed(at, (place) => {
    if (place === undefined) return
    if (place === at) onAgain(place)
    else void router.navigate({ href: hrefOf(place), resetScroll: false })
  })
  return (
    <nav className="contract-places no-print" aria-label={t('onThisPage')}>
      <ul role="list">
        {places.map((place) => (
          <li key={place}>
            <Link
              href={hrefOf(place)}
              aria-current={one && place === pressed ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                press(place)
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
