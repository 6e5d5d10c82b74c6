import { WHOLE_BATTERY_PERCENT } from '@endoll/domain/billing/battery-share.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import './share-bar.css'

interface ShareBarProps {
  /** What the contract has, and what it would have. */
  readonly now: number
  readonly wanted: number
  /** What no contract has now. */
  readonly left: number
}

/** How a battery is shared out, drawn and in words: this contract, the others, what is left. */
export function ShareBar({ now, wanted, left }: ShareBarProps) {
  const t = useTranslations('battery.share.parts')
  const others = Math.max(0, WHOLE_BATTERY_PERCENT - now - left)
  const free = Math.max(0, WHOLE_BATTERY_PERCENT - wanted - others)
  const parts = [
    { part: 'own', percent: wanted, words: t('own', { percent: wanted }) },
    { part: 'others', percent: others, words: t('others', { percent: others }) },
    { part: 'free', percent: free, words: t('free', { percent: free }) },
  ]
  return (
    <div className="share-bar">
      <div className="share-bar-parts" aria-hidden="true">
        {parts.map(({ part, percent }) => (
          <span key={part} data-part={part} style={{ '--share': percent } as CSSProperties} />
        ))}
      </div>
      <ul className="share-bar-key small">
        {parts.map(({ part, words }) => (
          <li key={part}>
            <span className="share-bar-mark" data-part={part} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
