import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { importOf } from '../../../features/consumption/readings.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { HoursMap } from './HoursMap.tsx'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'

interface HoursOfDaysProps {
  readings: Readings
  onOpen: (start: string) => void
}

/** A heat map of the energy of each hour: days across, hours down. */
export function HoursOfDays(props: HoursOfDaysProps) {
  const t = useTranslations('consumption')
  // Deferred, so that the chart above is painted first: both at once block a slow phone for too long.
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
      total={texts.energy(importOf(readings))}
      onOpen={onOpen}
    />
  )
}
