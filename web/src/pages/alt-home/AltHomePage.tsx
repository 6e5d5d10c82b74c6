import { useTranslations } from 'use-intl'
import { homeGroups, homeTools } from '../../menus/menus.ts'
import type { MenuGroup } from '../../menus/menus.ts'
import { useMenuSite } from '../../menus/use-menu-site.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import './alt-home.css'

const icons: Partial<Record<MenuGroup['name'], IconName>> = {
  contracts: 'document',
  invoices: 'card',
  consumption: 'chart',
}

/** The alternative home: three cards with the entries of the drawer's groups. */
export function AltHomePage() {
  const t = useTranslations('pages.altHome')
  const groupName = useTranslations('menus.groups')
  const entryName = useTranslations('menus.entries')
  const site = useMenuSite()
  const tools = homeTools(site)
  return (
    <div className="wide stack" data-gap="l">
      <PageHeading title={t('title')} />
      <div className="alt-home">
        {homeGroups(site).map(({ name, entries }) => (
          <Card key={name} title={groupName(name)} aside={<Icon name={icons[name] ?? 'document'} />}>
            <ul role="list" className="stack" data-gap="s">
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Link href={entry.href}>{entryName(entry.name)}</Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {tools.length === 0 ? null : (
        <ul role="list" className="row" data-gap="l">
          {tools.map(({ name, href }) => (
            <li key={name}>
              <Link href={href}>{entryName(name)}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
