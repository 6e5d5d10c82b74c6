import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClaims } from '../../calls/use-session.ts'
import { drawerMenu } from '../../menus/menus.ts'
import type { MenuEntry } from '../../menus/menus.ts'
import { useSite } from '../../site/site.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Brand } from '../Brand.tsx'
import { LanguageSelector } from '../LanguageSelector.tsx'
import { EntryLink } from './EntryLink.tsx'
import { HelpButton } from './HelpButton.tsx'

/** A bar with the menu's button; the menu slides in. */
export function DrawerHeader() {
  const t = useTranslations('frame')
  const closeLabel = useTranslations('app')('close')
  const here = useRouterState({ select: (state) => state.location.href })
  // Open on the page where it was opened: going anywhere, back included, closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === here
  const close = () => setOpenAt(undefined)
  return (
    <header className="site-header no-print">
      <IconButton icon="menu" label={t('openMenu')} aria-expanded={open} onClick={() => setOpenAt(here)} />
      <Brand />
      <div className="site-header-end">
        <HelpButton />
        <LanguageSelector />
      </div>
      <Drawer open={open} onClose={close} title={t('menu')} closeLabel={closeLabel}>
        <DrawerMenu onFollow={close} />
      </Drawer>
    </header>
  )
}

interface DrawerMenuProps {
  readonly onFollow: () => void
}

function DrawerMenu({ onFollow }: DrawerMenuProps) {
  const t = useTranslations('frame')
  const groupNames = useTranslations('menus.groups')
  const claims = useClaims()
  const { groups, entries } = drawerMenu(useSite(), claims !== undefined)
  return (
    <nav className="drawer-menu" aria-label={t('mainMenu')}>
      {claims ? (
        <p className="drawer-person">
          {t('welcome', { name: claims.name })}
          <br />
          <span className="small soft">{claims.email}</span>
        </p>
      ) : null}
      {groups.map((group) => (
        <details key={group.name} open>
          <summary>{groupNames(group.name)}</summary>
          <Entries entries={group.entries} onFollow={onFollow} />
        </details>
      ))}
      <Entries entries={entries} onFollow={onFollow} />
    </nav>
  )
}

interface EntriesProps {
  readonly entries: readonly MenuEntry[]
  readonly onFollow: () => void
}

function Entries({ entries, onFollow }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <ul role="list">
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryLink entry={entry} onClick={onFollow} />
        </li>
      ))}
    </ul>
  )
}
