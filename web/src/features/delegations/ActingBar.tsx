import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { queryClient } from '../../calls/query.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { delegationsQuery } from './delegations-query.ts'

interface ActingBarProps {
  /** The delegation by which this document acts. */
  readonly acting: string
}

/** Above every page that is another customer's: whose it is, what may be done there, and the way back. */
export function ActingBar({ acting }: ActingBarProps) {
  const t = useTranslations('delegations')
  const { address, offers } = useSite()
  const { data } = useQuery({ ...delegationsQuery(), staleTime: Infinity }, queryClient)
  if (!data) return null
  const held = data.held.find(({ id }) => String(id) === acting)
  return (
    <Notice
      tone={held ? 'info' : 'wait'}
      title={held ? t('bar.acting', { who: held.customer }) : t('bar.ended')}
    >
      {held ? `${t(`roles.${held.role}`)}. ` : null}
      <Link href={address(offers('home') ? 'home' : 'contracts', {}, { for: undefined })}>
        {t('bar.back')}
      </Link>
    </Notice>
  )
}
