import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CopyCard } from './CopyCard.tsx'
import { CorrectCard } from './CorrectCard.tsx'
import { EraseCard } from './EraseCard.tsx'
import { KeptCard } from './KeptCard.tsx'
import { LooksCard } from './LooksCard.tsx'
import { ownDataQuery } from './own-data-query.ts'

/** What is kept of the customer, for how long, and who has looked at it. */
export function OwnDataPage() {
  const t = useTranslations('own-data')
  const { address } = useSite()
  const { data, error, refetch } = useQuery(ownDataQuery())
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={t('answer')}
        back={<Link href={address('profile')}>{t('toProfile')}</Link>}
      />
      {data ? (
        <>
          <LooksCard looked={data.looked} />
          <CopyCard copy={data.copy} />
          <KeptCard kept={data.kept} />
          <CorrectCard />
          <EraseCard />
        </>
      ) : error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="card" />
      )}
    </div>
  )
}
