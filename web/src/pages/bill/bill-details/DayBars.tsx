import { useState } from 'react'
import { wholePercents } from '@endoll/domain/rounded-parts.ts'
import { barPartWords } from '../../../features/consumption/use-time-names.ts'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import type { Bar } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { huesOf } from '../../../charts/series.ts'
import type { Series } from '../../../charts/series.ts'
import { quantityText } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { averageDay, busiestHour, importByPeriod, sum } from './usual-day.ts'
import type { AverageHour, DaySort, HourlySeries } from './usual-day.ts'

interface DayBarsProps {
  series: HourlySeries
  /** Days of the bill, and how many of them are in the curve. */
  days: number
  read: number
}

const sorts = ['working', 'rest'] as const

/** 24 hours on average: of working days, or of the days on which all hours are of the cheapest period. */
export function DayBars({ series, days, read }: DayBarsProps) {
  const t = useTranslations('bill-details.day')
  const [chosen, setChosen] = useState<DaySort>('working')
  const found = sorts.flatMap((sort) => {
    const hours = averageDay(series, sort)
    return hours ? [{ sort, hours }] : []
  })
  const shown = found.find(({ sort }) => sort === chosen) ?? found[0]
  const shares = useShareSentence(series)
  if (!shown) return null
  const busiest = busiestHour(shown.hours)
  return (
    <>
      <p>
        {shares}{' '}
        {busiest === undefined
          ? null
          : t(`busiest.${shown.sort}`, { from: clock(busiest), to: clock(busiest + 1) })}
      </p>
      {read < days ? (
        <p className="small soft">{t('some', { read: String(read), days: String(days) })}</p>
      ) : null}
      {found.length > 1 ? (
        <Segments
          label={t('sorts.label')}
          options={found.map(({ sort }) => ({ key: sort, label: t(`sorts.${sort}`) }))}
          value={shown.sort}
          onChange={setChosen}
        />
      ) : null}
      <Hours key={shown.sort} series={series} sort={shown.sort} hours={shown.hours} />
    </>
  )
}

function clock(hour: number) {
  return `${hour}:00`
}

/** The periods of the tariff as series of the chart. */
function usePeriods(series: HourlySeries): readonly Series[] {
  const t = useTranslations('bill-details.day.periods')
  const hues = huesOf(series.period_names)
  return series.period_names.map((key, index): Series => {
    const hue = hues[index] ?? 'total'
    const named = hue === 'peak' || hue === 'flat' || hue === 'valley' || hue === 'total'
    return { key, hue, label: named ? t(hue) : key }
  })
}

/** "El 41 % del consumo medido cae en valle, el 33 % en llano y el 26 % en punta." */
function useShareSentence(series: HourlySeries): string {
  const t = useTranslations('bill-details.day')
  const { list, percent } = useFormat()
  const periods = usePeriods(series)
  const byPeriod = importByPeriod(series)
  const total = sum(byPeriod)
  if (periods.length < 2 || total === 0) return ''
  const parts = periods
    .map(({ label, key }, index) => ({
      period: label === key ? key : label.toLocaleLowerCase(),
      wh: byPeriod[index] ?? 0,
    }))
    .filter(({ wh }) => wh > 0)
    .toSorted((a, b) => b.wh - a.wh)
  const shares = wholePercents(parts.map(({ wh }) => wh))
  const [first, ...rest] = parts.map(({ period }, index) => ({
    period,
    share: percent((shares[index] ?? 0) / 100),
  }))
  if (!first) return ''
  if (rest.length === 0) return `${t('share', first)}.`
  return t('shares', { ...first, rest: list(rest.map((part) => t('shareNext', part))) })
}

interface HoursProps {
  series: HourlySeries
  sort: DaySort
  hours: readonly AverageHour[]
}

function Hours({ series, sort, hours }: HoursProps) {
  const t = useTranslations('bill-details.day')
  const { energy, energyText, number } = useFormat()
  const all = usePeriods(series)
  const used = all.flatMap((period, index) =>
    hours.some(({ importWh }) => (importWh[index] ?? 0) > 0) ? [{ period, index }] : [],
  )
  const surplus = hours.some(({ exportWh }) => exportWh > 0)
  const below: readonly Series[] = surplus ? [{ key: 'surplus', label: t('surplus'), hue: 'surplus' }] : []
  const legend = [...used.map(({ period }) => period), ...below]
  const written = (wh: number) => quantityText(energy(wh))
  const partsOf = ({ importWh, exportWh }: AverageHour) => [
    ...used.map(({ index }) => importWh[index] ?? 0),
    ...(surplus ? [-exportWh] : []),
  ]
  const hourName = (hour: number) => t('hour', { from: String(hour), to: String(hour + 1) })
  const bars = hours.map((hour): Bar => {
    const values = partsOf(hour)
    const name = hourName(hour.hour)
    const parts = values.flatMap((wh, index) =>
      wh === 0
        ? []
        : [
            t('spokenPart', {
              energy: written(Math.abs(wh)),
              period: (legend[index]?.label ?? '').toLocaleLowerCase(),
            }),
          ],
    )
    return {
      key: String(hour.hour),
      tick: `${hour.hour} h`,
      title: name,
      total: written(sum(hour.importWh)),
      spoken: t('spoken', { hour: name, parts: parts.length === 0 ? t('nothing') : parts.join(', ') }),
      values: values.map((wh) => wh / 1000),
    }
  })
  const totals = legend.map((_, index) =>
    hours.reduce((total, hour) => total + (partsOf(hour)[index] ?? 0), 0),
  )
  const label = t(`label.${sort}`)
  return (
    <>
      <BarChart
        label={label}
        keyboardHint={t('move')}
        series={legend}
        bars={bars}
        summary={{
          title: t('inTotal'),
          total: written(sum(hours.flatMap(({ importWh }) => importWh))),
          values:
            legend.length > 1
              ? barPartWords(
                  { energy, number },
                  totals.map((wh) => wh / 1000),
                )
              : [],
        }}
        marks={{ estimated: t('estimated'), incomplete: t('incomplete') }}
        formatValue={(kWh) => written(Math.abs(Math.round(kWh * 1000)))}
        formatParts={(values) => barPartWords({ energy, number }, values)}
        formatTick={(kWh) => number(Math.abs(kWh))}
        unit="kWh"
      />
      <ChartTable
        summary={t('table')}
        caption={label}
        onPaper
        columns={[t('columnHour'), ...legend.map((one) => t('columnOf', { name: one.label }))]}
        rows={hours.map((hour) => ({
          key: String(hour.hour),
          cells: [hourName(hour.hour), ...partsOf(hour).map((wh) => energyText(Math.abs(wh), 3))],
        }))}
      />
    </>
  )
}
