import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Series } from '../../features/consumption/answer.ts'
import { HoursMap } from './HoursMap.tsx'
import { useChartWords } from '../../features/consumption/use-chart-words.ts'

interface HoursOfDaysProps {
  series: Series
  onOpen: (start: string) => void
}

/** When in the day energy is used: days across, hours down. Loaded only for spans long enough to show a habit. */
export function HoursOfDays(props: HoursOfDaysProps) {
  const t = useTranslations('consumption')
  // The line above it is painted first: both at once are too much for a slow phone's next frame.
  const drawn = useDeferredValue<Series | undefined>(props.series, undefined)
  return drawn === props.series ? <MapOfHours {...props} /> : <Skeleton label={t('loading')} shape="chart" />
}

function MapOfHours({ series, onOpen }: HoursOfDaysProps) {
  const t = useTranslations('consumption.chart')
  const words = useChartWords(series)
  const values = useMemo(() => series.import_wh.map((wh) => (wh === null ? null : wh / 1000)), [series])
  return (
    <HoursMap
      series={series}
      label={`${t('heat')}. ${t('openDay')}`}
      values={values}
      written={words.writing.formatValue}
      total={words.energy(series.import_wh.reduce<number>((sum, wh) => sum + (wh ?? 0), 0))}
      onOpen={onOpen}
    />
  )
}
