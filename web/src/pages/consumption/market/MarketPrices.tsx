import { marketPrices } from '@endoll/api/market-prices.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { read } from '../../../calls/query.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PriceBars } from './PriceBars.tsx'

interface MarketPricesProps {
  /** The contract's name. */
  readonly name: string
}

/** Prices of today and tomorrow of a contract whose product follows the market. */
export function MarketPrices({ name }: MarketPricesProps) {
  const t = useTranslations('market')
  const [which, setWhich] = useState<'today' | 'tomorrow'>('today')
  const query = useQuery(read(marketPrices, { params: { name } }))
  const { data, error } = query
  if (data && !data.follows_market) return null
  const shown = data?.[which]
  return (
    <section className="stack" data-gap="s" aria-busy={query.isPending}>
      <h2>{t('title')}</h2>
      {data ? (
        <>
          <Segments
            label={t('which')}
            options={(['today', 'tomorrow'] as const).map((key) => ({ key, label: t(key) }))}
            value={which}
            onChange={setWhich}
          />
          {shown ? (
            <PriceBars key={shown.day} day={shown.day} starts={shown.starts} nanoPrices={shown.nano_prices} />
          ) : (
            <p>{t(which === 'today' ? 'notToday' : 'notTomorrow')}</p>
          )}
        </>
      ) : error ? (
        <ReadFailure
          error={error}
          title={t('unread')}
          safe={t('safe')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton label={t('loading')} shape="chart" />
      )}
    </section>
  )
}
