import { useTranslations } from 'use-intl'
import { placesMenu } from '../../menus/menus.ts'
import type { EntryName } from '../../menus/menus.ts'
import { useSite } from '../../site/site.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { EntryLink } from './EntryLink.tsx'
import type { MenuDrawer } from './use-drawer.tsx'

const icons: Partial<Record<EntryName, IconName>> = {
  home: 'home',
  invoices: 'card',
  consumptionPlace: 'chart',
  contracts: 'document',
  requests: 'message',
}

interface TabBarProps {
  readonly menu: MenuDrawer
}

/** The main pages and the menu, at the foot of a phone. */
export function TabBar({ menu }: TabBarProps) {
  const t = useTranslations('frame')
  return (
    <nav className="tab-bar no-print" aria-label={t('places')}>
      <ul role="list">
        {placesMenu(useSite()).map((entry) => (
          <li key={entry.name}>
            <EntryLink entry={entry} icon={icons[entry.name] ?? 'document'} />
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={t('openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menu.open}
            onClick={menu.show}
          >
            <Icon name="menu" />
            <span aria-hidden="true">{t('menu')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
