import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ReadFailure } from '../../failures/ReadFailure.tsx'
import { InBrowser } from '../../loading/InBrowser.tsx'
import { part } from '../../loading/part.tsx'
import { useSite } from '../../site/site.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { dataTokensQuery } from './connect-data-query.ts'
import { TokensCard } from './TokensCard.tsx'

/** Its form must not weigh on other pages. */
const Making = part({
  load: async () => (await import('./Making.tsx')).Making,
  texts: [],
  follows: 'first',
})

/** Programs and calendars that read the customer's data: made, seen and ended. */
export function ConnectDataPage() {
  const t = useTranslations('connect')
  const { address } = useSite()
  const { data, error, refetch } = useQuery(dataTokensQuery())
  return (
    <div className="stack" data-gap="l">
      <PageHeading
        title={t('title')}
        answer={t('answer')}
        back={<Link href={address('profile')}>{t('toProfile')}</Link>}
      />
      {data ? (
        <>
          <InBrowser>
            <Making />
          </InBrowser>
          <TokensCard tokens={data.tokens} />
        </>
      ) : error ? (
        <ReadFailure error={error} title={t('unread')} safe={t('safe')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('loading')} shape="card" />
      )}
    </div>
  )
}
