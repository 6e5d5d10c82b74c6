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

/** Key of the choice 'all years'. */
const all = 'all'

interface BilledChartProps {
  kind: SupplyKind
  contract: string | undefined
  measure: Measure
  year: number | undefined
  onShow: (shown: { chart?: Measure; year?: number | undefined }) => void
}

/** What was billed in each month, in euros or energy: of the last four calendar years, or of one. */
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
  // All bills are older than the chart: only the list has them.
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
