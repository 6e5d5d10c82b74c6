import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { cellId } from './Cell.tsx'
import type { PartName } from './contract-parts.ts'

interface OnThisPageProps {
  readonly parts: readonly PartName[]
}

/** Where to find what, for a page that is long: a press goes to the card, and the keyboard goes on from there. */
export function OnThisPage({ parts }: OnThisPageProps) {
  const t = useTranslations('contract-page')
  const go = (event: MouseEvent, name: PartName) => {
    const heading = document.querySelector<HTMLElement>(`#${cellId(name)} h2`)
    // What is not there yet is found by the browser, at its place.
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
          {parts.map((name) => (
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
