import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { cellId } from './contract-cards.ts'
import type { CardName, ContractCard } from './contract-cards.ts'

interface CardLinksProps {
  readonly cards: readonly ContractCard[]
}

/** The list of cards of a long page: a press moves to the card's heading, with the keyboard focus. */
export function CardLinks({ cards }: CardLinksProps) {
  const t = useTranslations('contract-page')
  const go = (event: MouseEvent, name: CardName) => {
    const heading = document.querySelector<HTMLElement>(`#${cellId(name)} h2`)
    // Until the card is loaded the browser itself goes to its place.
    if (!heading) return
    event.preventDefault()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }
  return (
    <nav className="contract-contents no-print" aria-label={t('onThisPage')}>
      <details>
        <summary>{t('onThisPage')}</summary>
        <ul role="list">
          {cards.map(({ name }) => (
            <li key={name}>
              <a href={`#${cellId(name)}`} onClick={(event) => go(event, name)}>
                {t(`parts.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
