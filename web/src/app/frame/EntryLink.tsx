import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { MenuEntry } from '../../menus/menus.ts'
import { Link } from '../../ui/Link.tsx'

interface EntryLinkProps {
  readonly entry: MenuEntry
  readonly onClick?: () => void
}

/** A menu entry; the first one that leads to the current page is marked. */
export function EntryLink({ entry, onClick }: EntryLinkProps) {
  const t = useTranslations('menus.entries')
  const here = useRouterState({ select: (state) => state.location.publicHref })
  return (
    <Link
      href={entry.href}
      aria-current={here === entry.href && !entry.further ? 'page' : undefined}
      onClick={onClick}
    >
      {t(entry.name)}
    </Link>
  )
}
