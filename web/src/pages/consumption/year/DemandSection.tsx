import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import type { Bar } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { huesOf } from '../../../charts/series.ts'
import type { Hue } from '../../../charts/series.ts'
import { quantityText } from '../../../i18n/format.ts'
import { monthTick } from '../../../i18n/month-tick.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { demandPeriods, isOver, overDemandOf } from './demand-periods.ts'
import type { DemandPeriod } from './demand-periods.ts'
import type { BilledYear } from './billed-year.ts'
import { YearSection } from './YearSection.tsx'

interface DemandSectionProps {
  readonly name: string
  readonly billed: BilledYear
}

/** The highest demand of each billed span against the contracted power, by power period; nothing if it is not known. */
export function DemandSection({ name, billed }: DemandSectionProps) {
  const t = useTranslations('year.demand')
  const { address, offers } = useSite()
  const power = usePowerWords()
  const periods = useMemo(() => demandPeriods(billed.spans), [billed])
  if (periods.length === 0) return null
  const over = overDemandOf(periods)
  const hues = huesOf(periods.map(({ index }) => String(index)))
  const nameOf = (index: number) => power.period(index, periods.length)
  return (
    <YearSection title={t('title')}>
      <p>
        {over
          ? t('above', { count: over.spans, power: power.written(over.highestW), period: nameOf(over.index) })
          : t('within')}
      </p>
      <p className="small soft">{t('intro')}</p>
      <div
        className="year-demand"
        data-print-columns={periods.length === 6 ? 3 : Math.min(2, periods.length)}
      >
        {periods.map((period) => (
          <DemandBars
            key={period.index}
            period={period}
            name={nameOf(period.index)}
            hue={hues[period.index] ?? 'total'}
          />
        ))}
      </div>
      <DemandTable periods={periods} nameOf={nameOf} />
      {offers('viewContracts') ? (
        <p className="no-print">
          <Link href={`${address('viewContracts', {}, { contract: name })}#contract-optimal`}>
            {t('link')}
          </Link>
        </p>
      ) : null}
    </YearSection>
  )
}

/** Formats power and names the power periods: 2.0TD has two, not the three of energy. */
function usePowerWords() {
  const t = useTranslations('year.demand')
  const format = useFormat()
  return {
    written: (powerW: number) => quantityText(format.power(powerW)),
    period: (index: number, count: number) =>
      count === 2 ? t(index === 0 ? 'two.first' : 'two.second') : `P${index + 1}`,
  }
}

interface DemandBarsProps {
  period: DemandPeriod
  name: string
  hue: Hue
}

function DemandBars({ period, name, hue }: DemandBarsProps) {
  const t = useTranslations('year.demand')
  const months = useTranslations('year.months')
  const year = useTranslations('year')
  const page = useTranslations('consumption')
  const format = useFormat()
  const { written } = usePowerWords()
  const barOf = (one: DemandPeriod['spans'][number], index: number): Bar => {
    const { span, demandW, powerW } = one
    const dates = months('span', { first: format.day(span.start_date), last: format.day(span.end_date) })
    const over = isOver(one)
    return {
      key: span.start_date,
      ...monthTick(format, span.end_date.slice(0, 7), index === 0),
      title: dates,
      total: demandW === undefined ? t('notKnown') : written(demandW),
      spoken:
        demandW === undefined
          ? t('unknown', { span: dates })
          : t('spoken', {
              span: dates,
              demand: written(demandW),
              power: powerW === undefined ? t('notKnown') : written(powerW),
              above: over ? 'yes' : 'no',
            }),
      values: [(demandW ?? 0) / 1000],
      ...(powerW !== undefined && { limit: powerW / 1000 }),
    }
  }
  const highestW = Math.max(...period.spans.map(({ demandW }) => demandW ?? 0))
  return (
    <section className="stack" data-gap="s">
      <h3>{name}</h3>
      <BarChart
        compact
        label={t('label', { period: name })}
        keyboardHint={year('move')}
        formatValue={(kW) => written(Math.round(kW * 1000))}
        formatTick={(kW) => format.number(kW)}
        unit="kW"
        series={[{ key: name, label: t('demand'), hue }]}
        bars={period.spans.map(barOf)}
        summary={{ title: t('highest'), total: written(highestW) }}
        marks={{
          estimated: page('chart.estimated'),
          incomplete: page('chart.incomplete'),
          limit: t('limit'),
          above: t('over'),
        }}
      />
    </section>
  )
}

interface DemandTableProps {
  periods: readonly DemandPeriod[]
  nameOf: (index: number) => string
}

function DemandTable({ periods, nameOf }: DemandTableProps) {
  const t = useTranslations('year.demand')
  const months = useTranslations('year.months')
  const year = useTranslations('year')
  const format = useFormat()
  const kW = (powerW: number | undefined) => (powerW === undefined ? '–' : format.number(powerW / 1000))
  return (
    <ChartTable
      summary={year('table')}
      caption={t('caption')}
      columns={[
        t('span'),
        ...periods.flatMap(({ index }) => [
          t('period', { name: nameOf(index) }),
          t('contracted', { name: nameOf(index) }),
        ]),
      ]}
      rows={(periods[0]?.spans ?? []).map(({ span }, row) => ({
        key: span.start_date,
        cells: [
          months('span', { first: format.day(span.start_date), last: format.day(span.end_date) }),
          ...periods.flatMap(({ spans }) => {
            const one = spans[row]
            return one ? [`${kW(one.demandW)}${isOver(one) ? ' ▲' : ''}`, kW(one.powerW)] : ['–', '–']
          }),
        ],
      }))}
    />
  )
}
