import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Series } from './answer.ts'
import { HoursMap } from './HoursMap.tsx'
import { useChartWords } from './use-chart-words.ts'

type HoursOfDaysProps = { series: Series; onOpen: (start: string) => void }

/** When in the day energy is used: days across, hours down. Loaded only for spans long enough to show a habit. */
export function HoursOfDays({ series, onOpen }: HoursOfDaysProps) {
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
