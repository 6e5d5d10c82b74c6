import { useTranslations } from 'use-intl'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Unit } from '../../../features/consumption/costs.ts'
import type { Readings } from '../../../features/consumption/readings.ts'
import { daysOf } from '../../../features/consumption/readings.ts'
import type { View } from '../../../features/consumption/consumption-search.ts'
import { CostNotes } from '../CostNotes.tsx'
import { CurveFiles } from '../CurveFiles.tsx'
import { HoursMap } from '../hours/HoursMap.tsx'
import { hourNameAt } from '../../../features/consumption/hour-names.ts'
import { monthRange } from '../../../features/consumption/day-range.ts'
import type { DayRange } from '../../../ui/typed-day.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { energyWords, useTimeNames } from '../../../features/consumption/use-time-names.ts'
import { highestHours } from './highest-hours.ts'
import { YearSection } from './YearSection.tsx'

interface HoursSectionProps {
  name: string
  readings: Readings
  unit: Unit
  hrefOf: (shown: DayRange, view?: View) => string
  onOpen: (start: string) => void
}

/** A heat map of every hour of the year, in energy or in euros. */
export function HoursSection({ name, readings, unit, hrefOf, onOpen }: HoursSectionProps) {
  const t = useTranslations('year')
  const texts = useChartTexts(readings)
  return (
    <YearSection title={t('hours.title')}>
      <p className="small soft no-print">
        {t(`hours.intro.${unit}`)} {t('hours.touch')}
      </p>
      <HoursMap
        readings={readings}
        label={`${t(`hours.label.${unit}`)} ${t('hours.keys')}`}
        unit={unit}
        total={texts.totals(daysOf(readings), unit).total}
        monthHref={(month) => hrefOf(monthRange(month), 'daily')}
        onOpen={onOpen}
      />
      <div className="consumption-notes small soft" role="status">
        <CostNotes readings={readings} />
      </div>
      <DaysTable readings={readings} />
      <CurveFiles contract={name} start={readings.start} end={readings.end} />
    </YearSection>
  )
}

interface DaysTableProps {
  readonly readings: Readings
}

/** The days of the map with their energy, its cost and their highest hour. */
function DaysTable({ readings }: DaysTableProps) {
  const t = useTranslations('year')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { entryNames, hourName } = useTimeNames()
  const texts = useChartTexts(readings)
  const rows = () => {
    const entries = daysOf(readings)
    const highest = highestHours(readings)
    const names = entryNames(
      entries.map(({ start }) => start),
      true,
    )
    return entries.map((entry, index) => {
      const at = highest.get(entry.start)
      return {
        key: entry.start,
        cells: [
          names[index] ?? entry.start,
          entry.importWh === null ? '–' : format.energyText(entry.importWh, 2),
          ...(texts.priced ? [texts.costOf(entry) ?? '–'] : []),
          at === undefined
            ? '–'
            : t('hours.highest', {
                from: hourName(hourNameAt(readings.starts, at)),
                energy: energyWords(format, readings.import_wh[at] ?? 0),
              }),
          entry.importWh === null ? page('chart.noReadings') : texts.marks(entry).join(', '),
        ],
      }
    })
  }
  return (
    <ChartTable
      summary={t('table')}
      caption={t('hours.caption')}
      columns={[
        t('hours.columns.day'),
        t('hours.columns.energy'),
        ...(texts.priced ? [t('hours.columns.cost')] : []),
        t('hours.columns.highest'),
        t('hours.columns.notes'),
      ]}
      rows={rows}
    />
  )
}
