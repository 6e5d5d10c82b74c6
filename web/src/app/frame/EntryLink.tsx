import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { MenuEntry } from '../../menus/menus.ts'
import { currentMark } from '../../menus/section.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'

interface EntryLinkProps {
  readonly entry: MenuEntry
  readonly icon?: IconName
  readonly onClick?: () => void
}

/** A menu entry, marked if it leads to the current page or its section. */
export function EntryLink({ entry, icon, onClick }: EntryLinkProps) {
  const t = useTranslations('menus.entries')
  // Selected down to the mark: an entry whose mark stays is not drawn again.
  const mark = useRouterState({ select: (state) => currentMark(entry, state.location.publicHref) })
  return (
    <Link href={entry.href} aria-current={mark} onClick={onClick}>
      {icon ? <Icon name={icon} /> : null}
      {icon ? <span>{t(entry.name)}</span> : t(entry.name)}
    </Link>
  )
}
