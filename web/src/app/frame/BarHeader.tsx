import { useTranslations } from 'use-intl'
import { greetedAs, useClaims } from '../../calls/use-session.ts'
import { barMenu } from '../../menus/menus.ts'
import { useMenuSite } from '../../menus/use-menu-site.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Brand } from '../Brand.tsx'
import { LanguageSelector } from '../LanguageSelector.tsx'
import { ActingMenuPart } from './ActingParts.tsx'
import { BellPart } from './BellPart.tsx'
import { EntryLink } from './EntryLink.tsx'
import { HelpButton } from './HelpButton.tsx'

/** The horizontal header of wide windows. */
export function BarHeader() {
  const t = useTranslations('frame')
  const names = useTranslations('menus.entries')
  const claims = useClaims()
  const { entries, profile } = barMenu(useMenuSite(), claims !== undefined)
  return (
    <header className="site-header no-print">
      <Brand />
      <nav className="bar-menu" aria-label={t('mainMenu')}>
        <ul role="list">
          {entries.map((entry) => (
            <li key={entry.name}>
              <EntryLink entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="site-header-end">
        <ActingMenuPart />
        <BellPart />
        <HelpButton />
        {claims ? (
          <Menu
            label={t('profileMenu')}
            icon="user"
            heading={
              <>
                {t('welcome', { name: greetedAs(claims) })}
                <br />
                <span className="small soft">{claims.email}</span>
              </>
            }
            items={profile.map((entry) => ({ key: entry.name, label: names(entry.name), href: entry.href }))}
          />
        ) : null}
        <LanguageSelector />
      </div>
    </header>
  )
}
