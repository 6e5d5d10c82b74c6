import { useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { ContractActions } from './actions/ContractActions.tsx'
import { cardsOf, cellId, placeAsked, placesOf, wideCards } from './contract-cards.ts'
import type { ContractCard } from './contract-cards.ts'
import type { ContractPlace } from './contract-place.ts'
import { PlaceLinks } from './PlaceLinks.tsx'
import type { ShownContract } from './use-contract-page.ts'
import { newestOnPhone, useOnePlace } from './use-one-place.ts'
import './places.css'

interface PlacesProps {
  readonly shown: ShownContract
  readonly hrefOf: (place: ContractPlace) => string
}

/** The id of a place, and of its heading. */
function placeId(place: ContractPlace): string {
  return `place-${place}`
}

/**
 * The cards by place. On a phone one place at a time, the one that the address asks for; elsewhere all of them, one
 * below the other.
 */
export function Places({ shown, hrefOf }: PlacesProps) {
  const { contract } = shown
  const one = useOnePlace()
  const cards = cardsOf(contract, useSite().offersSwitch)
  const places = placesOf(cards)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const asked = placeAsked(cards, { place: search['place'], hash })
  const current = one ? (asked ?? places[0]?.place) : undefined
  useArrival(asked, hash)

  return (
    <>
      <ContractActions shown={shown} />
      <PlaceLinks
        places={places.map((found) => found.place)}
        at={one ? current : asked}
        one={one}
        hrefOf={hrefOf}
        onAgain={(place) => document.getElementById(placeId(place))?.scrollIntoView()}
      />
      {places
        .filter((found) => current === undefined || found.place === current)
        .map((found) => (
          <Place
            key={found.place}
            place={found.place}
            cards={found.cards}
            shown={shown}
            first={found.place === places[0]?.place}
          />
        ))}
    </>
  )
}

/** Who follows a link to a place comes to its heading; who opens a page at it is brought there. */
function useArrival(asked: ContractPlace | undefined, hash: string) {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const key = `${asked} ${hash}`
    const moved = before.current !== undefined && before.current !== key
    before.current = key
    if (asked === undefined) return
    const target = document.getElementById(hash === '' ? placeId(asked) : hash)
    if (!target) return
    const arrive = (): boolean => {
      const heading = target.querySelector<HTMLElement>('h2')
      target.scrollIntoView()
      if (!heading) return false
      if (moved || hash !== '') {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      return true
    }
    if (arrive()) return
    // The card that an anchor names is on its way.
    const coming = new MutationObserver(() => arrive() && coming.disconnect())
    coming.observe(target, { childList: true, subtree: true })
    return () => coming.disconnect()
  }, [asked, hash])
}

interface PlaceProps {
  readonly place: ContractPlace
  readonly cards: readonly ContractCard[]
  readonly shown: ShownContract
  /** The first place has the page's heading above it. */
  readonly first: boolean
}

function Place({ place, cards, shown, first }: PlaceProps) {
  const t = useTranslations('contract-page.places')
  const wide = wideCards(cards)
  return (
    <section className="contract-place" id={placeId(place)}>
      {first ? null : <h2 className="contract-place-title">{t(place)}</h2>}
      <div className="contract-cells">
        {cards.map((card) => (
          <Cell key={card.name} card={card} wide={wide.has(card.name)} shown={shown} />
        ))}
      </div>
    </section>
  )
}

interface CellProps {
  readonly card: ContractCard
  /** As wide as the page. */
  readonly wide: boolean
  readonly shown: ShownContract
}

/** One card in its place; a card that has nothing to show takes no room. */
function Cell({ card: { name, room, rowRoom, Card }, wide, shown }: CellProps) {
  const { contract, listed } = shown
  const rows = [listed, Math.min(listed, newestOnPhone)]
  const [wideRem, phoneRem] = room.map((rem, at) => rem + (rowRoom?.[at] ?? 0) * (rows[at] ?? 0))
  const brief = useOnePlace()
  return (
    <div
      className="contract-cell"
      id={cellId(name)}
      data-wide={wide || undefined}
      data-print-columns={wide ? 1 : 2}
      style={{ '--room-wide': `${wideRem}rem`, '--room-phone': `${phoneRem}rem` } as CSSProperties}
    >
      <Card name={contract.name} contract={contract} shown={shown} brief={brief} />
    </div>
  )
}
