import { useTranslations } from 'use-intl'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAfterPaint } from '../../../loading/use-after-paint.ts'
import type { Unit } from '../../../features/consumption/costs.ts'
import { daysOf } from '../../../features/consumption/readings.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { HoursMap } from './HoursMap.tsx'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'

interface HoursOfDaysProps {
  readings: Readings
  unit: Unit
  onOpen: (start: string) => void
  /** Another chart stands above, which is painted first: both at once block a slow phone for too long. */
  afterAnother: boolean
}

/** A heat map of the energy of each hour: days across, hours down. */
export function HoursOfDays({ afterAnother, ...map }: HoursOfDaysProps) {
  const t = useTranslations('consumption')
  const drawn = useAfterPaint<Readings | null>(map.readings, afterAnother ? null : map.readings)
  return drawn === map.readings || !afterAnother ? (
    <MapOfHours {...map} />
  ) : (
    <Skeleton label={t('loading')} shape="chart" />
  )
}

function MapOfHours({ readings, unit, onOpen }: Omit<HoursOfDaysProps, 'afterAnother'>) {
  const t = useTranslations('consumption.chart')
  const texts = useChartTexts(readings)
  return (
    <HoursMap
      readings={readings}
      label={`${t(unit === 'cost' ? 'heatCost' : 'heat')}. ${t('openDay')}`}
      unit={unit}
      total={texts.totals(daysOf(readings), unit).total}
      onOpen={onOpen}
    />
  )
}
