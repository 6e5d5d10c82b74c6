import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { actingQuery } from '../../calls/acting.ts'
import { queryClient } from '../../calls/query.ts'
import { useClaims } from '../../calls/use-session.ts'
import { isInspection } from '@endoll/api/inspection.ts'
import { tellRole } from '../../menus/acting-role.ts'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { InspectionBar } from './InspectionBar.tsx'
import { keepLastActed } from './last-acted.ts'

/** Above every page that is another customer's: whose it is, what may be done there, and the way back. */
export function ActingBar() {
  const t = useTranslations('delegations')
  const { acting, address, offers } = useSite()
  const { data, error } = useQuery(actingQuery(), queryClient)
  const account = useClaims()?.sub
  useEffect(() => {
    if (data && acting !== undefined) tellRole(acting, data.role)
    if (data && !data.inspection && account !== undefined && acting !== undefined)
      keepLastActed(account, acting)
  }, [data, account, acting])
  if (isInspection(acting)) return <InspectionBar acting={data} isOver={error !== null && !data} />
  if (!data && !error) return null
  return (
    <Notice
      tone={data ? 'info' : 'wait'}
      title={data ? t('bar.acting', { who: data.customer }) : t('bar.ended')}
    >
      {data ? `${t(`roles.${data.role}`)}. ` : null}
      {data?.role === 'sign' ? (
        <Link href={`${address('contracts')}#who-acts`}>{t('representatives.link')}</Link>
      ) : null}
      <Link href={address(offers('home') ? 'home' : 'contracts', {}, { for: undefined })}>
        {t('bar.back')}
      </Link>
    </Notice>
  )
}
