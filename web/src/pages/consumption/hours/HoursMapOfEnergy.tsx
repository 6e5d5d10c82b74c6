import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Readings } from '../../../features/consumption/readings.ts'
import { HoursMap } from './HoursMap.tsx'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'

interface HoursOfDaysProps {
  readings: Readings
  onOpen: (start: string) => void
}

/** When in the day energy is used: days across, hours down. Loaded only for spans long enough to show a habit. */
export function HoursOfDays(props: HoursOfDaysProps) {
  const t = useTranslations('consumption')
  // The line above it is painted first: both at once are too much for a slow phone's next frame.
  const drawn = useDeferredValue<Readings | undefined>(props.readings, undefined)
  return drawn === props.readings ? (
    <MapOfHours {...props} />
  ) : (
    <Skeleton label={t('loading')} shape="chart" />
  )
}

function MapOfHours({ readings, onOpen }: HoursOfDaysProps) {
  const t = useTranslations('consumption.chart')
  const texts = useChartTexts(readings)
  const values = useMemo(() => readings.import_wh.map((wh) => (wh === null ? null : wh / 1000)), [readings])
  return (
    <HoursMap
      readings={readings}
      label={`${t('heat')}. ${t('openDay')}`}
      values={values}
      written={texts.valueFormat.formatValue}
      total={texts.energy(readings.import_wh.reduce<number>((sum, wh) => sum + (wh ?? 0), 0))}
      onOpen={onOpen}
    />
  )
}
