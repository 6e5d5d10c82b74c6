import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { part, useAhead } from '../../loading/part.tsx'
import { ChartRoom } from '../../i18n/rooms.tsx'
import { useAfterPaint } from '../../loading/use-after-paint.ts'
import type { Readings } from '../../features/consumption/readings.ts'
import { Bars } from '../../features/consumption/Bars.tsx'
import type { Unit } from '../../features/consumption/costs.ts'
import { useMedia } from '../../site/use-media.ts'
import { CostNotes } from './CostNotes.tsx'
import { hourNames } from '../../features/consumption/hour-names.ts'
import { ReadingsTable } from './ReadingsTable.tsx'
import '../../features/consumption/consumption.css'

// From any view one press leads to hours: their code is there before their readings are.
const Hours = part({
  load: async () => (await import('./hours/HoursOfDays.tsx')).Hours,
  room: ChartRoom,
  follows: 'first',
})
const HoursOfDays = part({
  load: async () => (await import('./hours/HoursMapOfEnergy.tsx')).HoursOfDays,
  room: ChartRoom,
  follows: 'first',
})
const DayPrices = part({
  load: async () => (await import('./hours/DayPrices.tsx')).DayPrices,
  room: () => <div className="day-prices-waiting" />,
  follows: 'first',
})
const PeriodsExplained = part({
  load: async () => (await import('./PeriodsExplained.tsx')).PeriodsExplained,
  room: () => <div className="explained-waiting" />,
  follows: 'first',
})
const HourPrices = part({
  load: async () => (await import('./market/HourPrices.tsx')).HourPrices,
  texts: ['market'],
  room: ChartRoom,
})
const CurveFiles = part({
  load: async () => (await import('./CurveFiles.tsx')).CurveFiles,
  room: () => <div className="curve-files-waiting" />,
  follows: 'first',
})

interface ChartAndTableProps {
  contract: string
  readings: Readings
  unit: Unit
  /** Called with the start of the month or day that is chosen; the same from one drawing to the next. */
  onOpen: (start: string) => void
  /** Between the chart with its notes and the table. */
  children?: ReactNode
}

/** From this many hours on a heat map of them is shown. */
const habitHours = 24 * 28

/**
 * The chart of a range with its notes, its table and the files of the curve. The chart comes first: what stands below it
 * is drawn once it is painted, and until then shows the range before.
 */
export function ChartAndTable({ contract, readings, unit, onOpen, children }: ChartAndTableProps) {
  const below = useAfterPaint(useMemo(() => ({ readings, children }), [readings, children]))
  useAhead(Hours, {})
  useAhead(HoursOfDays, {})
  useAhead(DayPrices, {})
  return (
    <>
      <Chart key={keyOf(readings)} readings={readings} unit={unit} onOpen={onOpen} />
      <Below key={`${keyOf(below.readings)} below`} contract={contract} readings={below.readings}>
        {below.children}
      </Below>
    </>
  )
}

/** What is open or read of one range is not carried to the next. */
function keyOf({ resolution, start, end }: Readings) {
  return `${resolution}${start}${end}`
}

const Chart = memo(DrawnChart)

function DrawnChart({ readings, unit, onOpen }: Pick<ChartAndTableProps, 'readings' | 'unit' | 'onOpen'>) {
  const { resolution, start, end } = readings
  const oneDay = start === end
  const hourly = resolution === 'hourly'
  const pricedByHour = hourly && oneDay && Boolean(readings.cost?.hour_nano_prices)
  // Where hours are too narrow to touch a finger moves along them; those of many days are a map.
  const narrow = useMedia('(width < 40rem), (pointer: coarse)')
  // 96 bars are too many.
  const byQuarters = unit !== 'cost' && readings.quarters !== null
  const asBars = !hourly || (oneDay && !narrow && !byQuarters)
  return (
    <>
      {hourly && oneDay && !pricedByHour ? <DayPrices readings={readings} /> : null}
      {asBars ? (
        <Bars readings={readings} unit={unit} onOpen={hourly ? undefined : onOpen} />
      ) : (
        <LineAndMap readings={readings} unit={unit} onOpen={onOpen} narrow={narrow} />
      )}
      {pricedByHour ? <HourPrices readings={readings} /> : null}
    </>
  )
}

interface LineAndMapProps extends Pick<ChartAndTableProps, 'readings' | 'unit' | 'onOpen'> {
  readonly narrow: boolean
}

/** Hours as a line, and those of many days as a map too; where it is narrow as a map alone. */
function LineAndMap({ readings, unit, onOpen, narrow }: LineAndMapProps) {
  const t = useTranslations('consumption')
  const oneDay = readings.start === readings.end
  const habits = readings.starts.length >= habitHours
  const asLine = !(habits && narrow)
  return (
    <>
      {asLine ? <Hours readings={readings} unit={unit} onOpen={oneDay ? undefined : onOpen} /> : null}
      {habits ? (
        <section className="stack" data-gap="s">
          <h3>{t('chart.heatTitle')}</h3>
          <HoursOfDays readings={readings} unit={unit} onOpen={onOpen} afterAnother={asLine} />
        </section>
      ) : null}
    </>
  )
}

/** Not drawn again while the readings above it change: a press waits for the chart alone. */
const Below = memo(DrawnBelow)

function DrawnBelow({
  contract,
  readings,
  children,
}: Pick<ChartAndTableProps, 'contract' | 'readings' | 'children'>) {
  const t = useTranslations('consumption')
  const { resolution, start, end } = readings
  return (
    <>
      <div className="consumption-notes small soft">
        {resolution === 'hourly' ? null : <p className="no-print">{t(`chart.openHint.${resolution}`)}</p>}
        {resolution === 'hourly' && start === end ? <ClockChange readings={readings} /> : null}
        {readings.provisional.includes(1) ? <p>{t('provisional')}</p> : null}
        {readings.estimated.includes(1) ? <p>{t('estimatedNote')}</p> : null}
        <CostNotes readings={readings} />
      </div>
      {children}
      <div className="stack" data-gap="s">
        {readings.period_names.length >= 3 ? <PeriodsExplained readings={readings} /> : null}
        <ReadingsTable readings={readings} />
      </div>
      <CurveFiles contract={contract} start={start} end={end} />
    </>
  )
}

interface ClockChangeProps {
  readonly readings: Readings
}

/** Explains a day of 23 or 25 hours. */
function ClockChange({ readings }: ClockChangeProps) {
  const t = useTranslations('consumption.hour')
  const hours = hoursInDay(readings.start)
  if (hours === 24) return null
  if (hours === 23) return <p>{t(readings.time_zone === 'Atlantic/Canary' ? 'day23Canary' : 'day23')}</p>
  const repeated = hourNames(readings.starts).find(({ repeat }) => repeat)
  return <p>{t('day25', { hour: repeated?.from.replace(/^0/, '') ?? '' })}</p>
}
