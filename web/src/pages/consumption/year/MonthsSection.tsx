import { useTranslations } from 'use-intl'
import type { ApiError } from '../../../calls/api-error.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Unit } from '../../../features/consumption/costs.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { BilledBars } from './BilledBars.tsx'
import type { BilledYear } from './billed-year.ts'
import { MonthBars } from './MonthBars.tsx'
import { YearSection } from './YearSection.tsx'

interface MonthsSectionProps {
  readings: Readings
  billed: { data: BilledYear | undefined; error: ApiError | null; refetch: () => unknown }
  unit: Unit
  axis: YearAxis
  onAxis: (axis: YearAxis) => void
  onOpen: (start: string) => void
}

/** How the year is divided. */
export type YearAxis = 'months' | 'bills'

/** The year by month or by bill. */
export function MonthsSection({ readings, billed, unit, axis, onAxis, onOpen }: MonthsSectionProps) {
  const t = useTranslations('year')
  const { data, error } = billed
  const bills = () => {
    if (data) return <BilledBars readings={readings} billed={data} />
    if (!error) return <Skeleton label={t('loading')} shape="chart" />
    return (
      <ReadFailure
        error={error}
        title={t('billed.title')}
        safe={t('billed.safe')}
        onRetry={() => void billed.refetch()}
      />
    )
  }
  return (
    <YearSection
      title={t(axis === 'months' ? 'months.title' : 'months.titleBills')}
      aside={
        <Segments
          label={t('months.axis')}
          options={[
            { key: 'months', label: t('months.byMonth') },
            { key: 'bills', label: t('months.byBill') },
          ]}
          value={axis}
          onChange={onAxis}
        />
      }
    >
      {axis === 'months' ? <MonthBars readings={readings} unit={unit} onOpen={onOpen} /> : bills()}
    </YearSection>
  )
}
