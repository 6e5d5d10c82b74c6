import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import { useInBrowser } from '../../loading/InBrowser.tsx'
import { Brand } from '../Brand.tsx'
import { LanguageSelector } from '../LanguageSelector.tsx'
import { ActingMenuPart } from './ActingParts.tsx'
import { BellPart } from './BellPart.tsx'
import { HelpButton } from './HelpButton.tsx'
import type { MenuDrawer } from './use-drawer.tsx'

interface DrawerHeaderProps {
  /** What its button opens; without a button where the menu stands open or has its button at the foot. */
  readonly menu: MenuDrawer | undefined
}

/** A bar with the menu's button; the menu slides in. */
export function DrawerHeader({ menu }: DrawerHeaderProps) {
  const t = useTranslations('frame')
  return (
    // Drawn by the server its controls do nothing yet.
    <header className="site-header no-print" inert={!useInBrowser()}>
      {menu ? (
        <IconButton icon="menu" label={t('openMenu')} aria-expanded={menu.open} onClick={menu.show} />
      ) : null}
      <Brand />
      <div className="site-header-end">
        <ActingMenuPart />
        <BellPart />
        <HelpButton />
        <LanguageSelector />
      </div>
    </header>
  )
}
