import { unreadQuery } from '../../features/notifications/unread-query.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { freshToken } from '../../calls/session-state.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { Drawing } from '../../ui/Mark.tsx'

/** How old the count may be when another page is opened; it is not asked for while nothing happens. */
const countedMs = 60_000
const mostShown = 99
/** Not among the icons, which every page loads. */
const drawn = 'M4 14.5h12M5.5 14.5V9a4.5 4.5 0 0 1 9 0v5.5M8.5 17h3M10 2.6v1.9'

/** Not in a file of styles, which would be one more to wait for. */
const positioned = { position: 'relative' } as const
const mark = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: '1rem',
  background: 'var(--bad)',
  color: 'var(--surface)',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  textAlign: 'center',
} as const

/** Leads to the notifications and says how many were not read; without a count where it cannot be had. */
export function Bell() {
  const here = useRouterState({ select: (state) => state.location.pathname })
  // Another page is another bell, which counts again where the count is old. The desk reads nobody's notifications.
  return isInspection(useSite().acting) ? null : <BellLink key={here} />
}

function BellLink() {
  const t = useTranslations('notifications')
  const { address } = useSite()
  // A background call: it neither renews a session nor detects its end.
  const enabled = freshToken() !== undefined
  const { data } = useQuery({ ...unreadQuery(), enabled, staleTime: countedMs }, queryClient)
  const count = data?.unread ?? 0
  return (
    <Link
      className="icon-button"
      style={positioned}
      href={address('notifications')}
      aria-label={count > 0 ? t('bell', { count }) : t('title')}
    >
      <Drawing path={drawn} />
      {count > 0 ? (
        <span className="figures" style={mark} aria-hidden="true">
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      ) : null}
    </Link>
  )
}
