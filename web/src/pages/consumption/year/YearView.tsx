import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../i18n/errors/error-text.ts'
import { ReadFailure } from '../../../failures/ReadFailure.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Readings } from '../../../features/consumption/readings.ts'
import type { View } from '../../../features/consumption/consumption-search.ts'
import { PeriodsExplained } from '../PeriodsExplained.tsx'
import type { DayRange } from '../../../ui/typed-day.ts'
import { DemandSection } from './DemandSection.tsx'
import { HoursSection } from './HoursSection.tsx'
import type { Unit } from '../../../features/consumption/costs.ts'
import { MonthsSection } from './MonthsSection.tsx'
import type { YearAxis } from './MonthsSection.tsx'
import { SurplusSection } from './SurplusSection.tsx'
import { TypicalSection } from './TypicalSection.tsx'
import { YearTools } from './YearTools.tsx'
import { billedYearQuery } from './billed-year.ts'
import './year.css'

interface YearViewProps {
  name: string
  shown: DayRange
  readings: Readings | undefined
  unit: Unit
  axis: YearAxis
  onAxis: (axis: YearAxis) => void
  /** The switch between kWh and euros. */
  units: ReactNode
  hrefOf: (shown: DayRange, view?: View) => string
  /** Called with the start of the month or day that is chosen. */
  onOpen: (start: string) => void
  /** Shown instead of the charts: a failure, or that there are no readings. */
  instead: ReactNode
  /** A note above the charts. */
  children: ReactNode
}

/** The charts of a year: hours, months and bills, typical days, surplus, demand. */
export function YearView(props: YearViewProps) {
  const { shown, readings, hrefOf, instead, units, children } = props
  // Readings of another resolution are left over from the view before.
  const hours = readings?.resolution === 'hourly' ? readings : undefined
  return (
    <>
      <div className="year-tools">
        <YearTools shown={shown} available={readings?.available} hrefOf={(range) => hrefOf(range)} />
        {units}
      </div>
      {instead ?? (hours ? <Sections {...props} readings={hours} note={children} /> : <Waiting />)}
    </>
  )
}

function Waiting() {
  const t = useTranslations('consumption')
  return (
    <div className="stack" data-gap="l">
      <Skeleton label={t('loading')} shape="chart" />
      <Skeleton label={t('loading')} shape="chart" />
    </div>
  )
}

type SectionsProps = Pick<
  YearViewProps,
  'name' | 'shown' | 'unit' | 'axis' | 'onAxis' | 'hrefOf' | 'onOpen'
> & {
  readings: Readings
  note: ReactNode
}

function Sections({ name, shown, readings, unit, axis, onAxis, hrefOf, onOpen, note }: SectionsProps) {
  const t = useTranslations('year.billed')
  const errorText = useErrorText()
  const billed = useQuery(billedYearQuery(name, shown))
  const { data, error } = billed
  const retry = () => void billed.refetch()
  return (
    <div className="stack year" data-gap="l">
      {note}
      {error && data ? (
        <Notice tone="bad" title={t('stale')} announce>
          {errorText(error)}
        </Notice>
      ) : null}
      <HoursSection name={name} readings={readings} unit={unit} hrefOf={hrefOf} onOpen={onOpen} />
      <MonthsSection
        readings={readings}
        billed={billed}
        unit={unit}
        axis={axis}
        onAxis={onAxis}
        onOpen={onOpen}
      />
      <TypicalSection readings={readings} />
      {data ? (
        <>
          <SurplusSection name={name} readings={readings} billed={data} />
          <DemandSection name={name} billed={data} />
        </>
      ) : error ? (
        <ReadFailure error={error} title={t('title')} safe={t('safe')} onRetry={retry} />
      ) : (
        <Waiting />
      )}
      <PeriodsExplained readings={readings} />
    </div>
  )
}
