import { useTranslations } from 'use-intl'
import { greetedAs, useClaims } from '../../calls/use-session.ts'
import { drawerMenu } from '../../menus/menus.ts'
import type { MenuEntry } from '../../menus/menus.ts'
import { useMenuSite } from '../../menus/use-menu-site.ts'
import { EntryLink } from './EntryLink.tsx'

interface DrawerMenuProps {
  readonly onFollow?: () => void
}

/** Who is signed in and every entry of the menu, as the drawer shows it and the rail beside the page. */
export function DrawerMenu({ onFollow }: DrawerMenuProps) {
  const t = useTranslations('frame')
  const groupNames = useTranslations('menus.groups')
  const claims = useClaims()
  const { first, groups, entries } = drawerMenu(useMenuSite(), claims !== undefined)
  return (
    <nav className="drawer-menu" aria-label={t('mainMenu')}>
      {claims ? (
        <p className="drawer-person">
          {t('welcome', { name: greetedAs(claims) })}
          <br />
          <span className="small soft">{claims.email}</span>
        </p>
      ) : null}
      <Entries entries={first} onFollow={onFollow} />
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
  readonly onFollow: (() => void) | undefined
}

function Entries({ entries, onFollow }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <ul role="list">
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryLink entry={entry} {...(onFollow && { onClick: onFollow })} />
        </li>
      ))}
    </ul>
  )
}
