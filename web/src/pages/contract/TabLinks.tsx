import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Link } from '../../ui/Link.tsx'
import { usePressed } from '../../ui/use-pressed.ts'
import type { ContractTab } from './contract-tab.ts'

interface TabLinksProps {
  readonly tabs: readonly ContractTab[]
  /** The one that is shown. */
  readonly at: ContractTab | undefined
  readonly hrefOf: (tab: ContractTab) => string
  /** Asked for once more: the page may have been scrolled away from it. */
  readonly onAgain: (tab: ContractTab) => void
}

/** Links to the tabs of the page; the one that is shown is marked. */
export function TabLinks({ tabs, at, hrefOf, onAgain }: TabLinksProps) {
  const t = useTranslations('contract-page')
  const router = useRouter()
  const [pressed, press] = usePressed(at, (tab) => {
    if (tab === undefined) return
    if (tab === at) onAgain(tab)
    else void router.navigate({ href: hrefOf(tab), resetScroll: false })
  })
  return (
    <nav className="contract-tabs no-print" aria-label={t('onThisPage')}>
      <ul role="list">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              href={hrefOf(tab)}
              aria-current={tab === pressed ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                press(tab)
              }}
            >
              {t(`places.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
