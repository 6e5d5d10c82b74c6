import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { costAt } from '../../../features/consumption/costs.ts'
import type { Unit } from '../../../features/consumption/costs.ts'
import { daysOf } from '../../../features/consumption/readings.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { HoursMap } from './HoursMap.tsx'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'

interface HoursOfDaysProps {
  readings: Readings
  unit: Unit
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

function MapOfHours({ readings, unit, onOpen }: HoursOfDaysProps) {
  const t = useTranslations('consumption.chart')
  const texts = useChartTexts(readings)
  const values = useMemo(() => hourValues(readings, unit), [readings, unit])
  return (
    <HoursMap
      readings={readings}
      label={`${t(unit === 'cost' ? 'heatCost' : 'heat')}. ${t('openDay')}`}
      values={values}
      unit={unit}
      total={texts.totals(daysOf(readings), unit).total}
      onOpen={onOpen}
    />
  )
}

/** What the map draws of each hour: kWh, or euros. */
export function hourValues(readings: Readings, unit: Unit): readonly (number | null)[] {
  if (unit === 'energy') return readings.import_wh.map((wh) => (wh === null ? null : wh / 1000))
  return readings.import_wh.map((_, index) => {
    const cost = costAt(readings, index)
    return cost === undefined ? null : cost / 1e8
  })
}
