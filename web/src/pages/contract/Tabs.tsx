import { useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '../../site/site.tsx'
import { ContractActions } from './actions/ContractActions.tsx'
import { cardsOf, cellId, tabAsked, tabsOf, wideCards } from './contract-cards.ts'
import type { ContractCard } from './contract-cards.ts'
import type { ContractTab } from './contract-tab.ts'
import { TabLinks } from './TabLinks.tsx'
import type { ShownContract } from './use-contract-page.ts'
import { newestOnPhone, useOnPhone } from './on-phone.ts'
import './tabs.css'

interface TabsProps {
  readonly shown: ShownContract
  readonly hrefOf: (tab: ContractTab) => string
}

/** The id of a tab, and of its heading. */
function tabId(tab: ContractTab): string {
  return `tab-${tab}`
}

/**
 * The cards by tab: one at a time, the one that the address asks for. Where there is room the others are drawn too and
 * wait unseen, because paper has all of them.
 */
export function Tabs({ shown, hrefOf }: TabsProps) {
  const { contract } = shown
  const cards = cardsOf(contract, useSite().offersSwitch)
  const tabs = tabsOf(cards)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const asked = tabAsked(cards, { tab: search['place'], hash })
  const current = asked ?? tabs[0]?.tab
  const onPhone = useOnPhone()
  useArrival(asked, hash)

  return (
    <>
      <TabLinks
        tabs={tabs.map((found) => found.tab)}
        at={current}
        hrefOf={hrefOf}
        onAgain={(tab) => document.getElementById(tabId(tab))?.scrollIntoView()}
      />
      {tabs
        .filter((found) => !onPhone || found.tab === current)
        .map((found) => (
          <Tab
            key={found.tab}
            tab={found.tab}
            cards={found.cards}
            shown={shown}
            first={found.tab === tabs[0]?.tab}
            away={found.tab !== current}
          />
        ))}
    </>
  )
}

/** It begins in the upper half of the window: nobody has to be brought there. */
function standsHigh(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight / 2
}

/** Who follows a link to a tab comes to its heading; who opens a page at it is brought there. */
function useArrival(asked: ContractTab | undefined, hash: string) {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const key = `${asked} ${hash}`
    const moved = before.current !== undefined && before.current !== key
    before.current = key
    if (asked === undefined) return
    const target = document.getElementById(hash === '' ? tabId(asked) : hash)
    if (!target) return
    const arrive = (): boolean => {
      const heading = target.querySelector<HTMLElement>('h2')
      if (hash !== '' || !standsHigh(target)) target.scrollIntoView()
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

interface TabProps {
  readonly tab: ContractTab
  readonly cards: readonly ContractCard[]
  readonly shown: ShownContract
  /** The first tab has the page's heading above it. */
  readonly first: boolean
  /** Another tab is shown. */
  readonly away: boolean
}

function Tab({ tab, cards, shown, first, away }: TabProps) {
  const t = useTranslations('contract-page.places')
  const wide = wideCards(cards)
  return (
    <section className="contract-tab" id={tabId(tab)} data-away={away || undefined}>
      {first ? <ContractActions shown={shown} /> : <h2 className="contract-tab-title">{t(tab)}</h2>}
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

/** One card; a card that has nothing to show takes no room. */
function Cell({ card: { name, room, rowRoom, tall, Card }, wide, shown }: CellProps) {
  const { contract, listed } = shown
  const rows = [listed, Math.min(listed, newestOnPhone)]
  const [wideRem, phoneRem] = room.map((rem, at) => rem + (rowRoom?.[at] ?? 0) * (rows[at] ?? 0))
  const brief = useOnPhone()
  return (
    <div
      className="contract-cell"
      id={cellId(name)}
      data-wide={wide || undefined}
      data-tall={tall}
      data-print-columns={wide ? 1 : 2}
      style={{ '--room-wide': `${wideRem}rem`, '--room-phone': `${phoneRem}rem` } as CSSProperties}
    >
      <Card name={contract.name} contract={contract} shown={shown} brief={brief} />
    </div>
  )
}
