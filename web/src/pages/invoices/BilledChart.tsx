import { useQuery } from '@tanstack/react-query'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BilledBars } from './BilledBars.tsx'
import { yearsBilled } from './chart-data.ts'
import { chartQuery } from './invoices-query.ts'
import { measures } from './invoices-search.ts'
import type { Measure } from './invoices-search.ts'

/** The whole span, beside the years themselves. */
const all = 'all'

interface BilledChartProps {
  kind: SupplyKind
  contract: string | undefined
  measure: Measure
  year: number | undefined
  onShow: (shown: { chart?: Measure; year?: number | undefined }) => void
}

/** What was billed month by month, in euros or in energy: the last four calendar years, or one of them. */
export function BilledChart({ kind, contract, measure, year, onShow }: BilledChartProps) {
  const t = useTranslations('invoices.chart')
  const { data, error, refetch } = useQuery(chartQuery(kind, contract))
  const years = data ? yearsBilled(data) : []
  const shown = year !== undefined && years.includes(year) ? year : undefined
  if (error && !data) {
    return (
      <Notice
        tone="neutral"
        title={t('failure')}
        actions={
          <Button small onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  // Older bills than the chart goes back to: the list has them.
  if (data && years.length === 0) return null
  return (
    <section className="stack billed-chart" aria-label={t('title')}>
      <div className="row no-print" data-spread="">
        <Segments
          label={t('measure')}
          options={measures.map((key) => ({ key, label: t(key) }))}
          value={measure}
          onChange={(chart) => onShow({ chart })}
        />
        {years.length > 1 ? (
          <Segments
            label={t('years')}
            options={[
              { key: all, label: t('allYears') },
              ...years.map((one) => ({ key: String(one), label: String(one) })),
            ]}
            value={String(shown ?? all)}
            onChange={(key) => onShow({ year: key === all ? undefined : Number(key) })}
          />
        ) : null}
      </div>
      {data ? (
        <BilledBars
          reply={data}
          measure={measure}
          year={shown}
          onYear={years.length > 1 ? (chosen) => onShow({ year: chosen }) : undefined}
        />
      ) : (
        <Skeleton label={t('title')} shape="chart" />
      )}
    </section>
  )
}
