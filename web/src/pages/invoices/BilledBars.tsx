import { useTranslations } from 'use-intl'
import { BarChart } from '../../charts/BarChart.tsx'
import type { Bar } from '../../charts/BarChart.tsx'
import { ChartTable } from '../../charts/ChartTable.tsx'
import { hueInTurn } from '../../charts/series.ts'
import type { Series } from '../../charts/series.ts'
import { capital } from '../../i18n/format.ts'
import { monthTick } from '../../i18n/month-tick.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { today } from '../../site/today.ts'
import { billedMonths, totalsOf } from './chart-data.ts'
import type { BilledMonth, ChartReply } from './chart-data.ts'
import type { Measure } from './invoices-search.ts'

interface BilledBarsProps {
  reply: ChartReply
  measure: Measure
  /** Undefined for all years. */
  year: number | undefined
  /** Called with the year of the month that was chosen. */
  onYear: ((year: number) => void) | undefined
}

/** The bars, and the same as a table. A contract always has the same hue. */
export function BilledBars({ reply, measure, year, onYear }: BilledBarsProps) {
  const t = useTranslations('invoices.chart')
  const format = useFormat()
  const months = billedMonths(reply, { measure, year, today: today() })
  const series: readonly Series[] =
    reply.contracts.length > 0
      ? reply.contracts.map(({ id, name }, index) => ({
          key: String(id),
          label: t('contract', { name }),
          hue: reply.contracts.length === 1 ? 'total' : hueInTurn(index),
        }))
      : [{ key: 'total', label: t('allContracts'), hue: 'total' }]
  const inEuros = measure === 'amount'
  /** `units` are cents or Wh. */
  const written = (units: number) =>
    inEuros ? format.money(units) : `${format.energyText(units, 0)}\u00a0kWh`
  const perUnit = inEuros ? 100 : 1000
  const nameOf = (month: string) => capital(format.month(month))
  const spoken = (billed: BilledMonth) => {
    const parts = billed.values.flatMap((value, index) =>
      value === 0 || billed.values.length === 1 ? [] : [`${series[index]?.label} ${written(value)}`],
    )
    const total = billed.billed ? written(billed.total) : t('nothing')
    return [
      `${nameOf(billed.month)}: ${total}`,
      ...parts,
      ...(billed.incomplete ? [t('incomplete')] : []),
    ].join(', ')
  }
  const overview = year === undefined && months[0]?.month.slice(0, 4) !== months.at(-1)?.month.slice(0, 4)
  const bars = months.map((billed, index): Bar => ({
    key: billed.month,
    ...monthTick(format, billed.month, index === 0),
    ...(overview && { group: billed.month.slice(0, 4), below: undefined }),
    title: nameOf(billed.month),
    total: billed.billed ? written(billed.total) : t('nothing'),
    spoken: spoken(billed),
    values: billed.values.map((units) => units / perUnit),
    incomplete: billed.incomplete,
    unread: !billed.billed,
  }))
  const totals = totalsOf(months)
  const first = months[0]?.month.slice(0, 4) ?? ''
  const last = months.at(-1)?.month.slice(0, 4) ?? ''
  const opens = overview && onYear
  const label = t(`label.${measure}`, { years: first === last ? first : `${first}–${last}` })
  return (
    <>
      <BarChart
        label={label}
        keyboardHint={t(opens ? 'openYear' : 'move')}
        series={series}
        bars={bars}
        summary={{
          title: t('inTotal'),
          total: written(totals.reduce((sum, value) => sum + value, 0)),
          values: series.length > 1 ? totals.map(written) : [],
        }}
        marks={{ estimated: t('estimated'), incomplete: t('incomplete') }}
        formatValue={(value) => written(Math.round(value * perUnit))}
        formatTick={(value) => format.number(value)}
        unit={inEuros ? '€' : 'kWh'}
        {...(opens && { onSelect: (month: string) => onYear(Number(month.slice(0, 4))) })}
      />
      {opens ? <p className="small soft no-print">{t('hint')}</p> : null}
      <ChartTable
        summary={t('table')}
        caption={label}
        columns={[
          t('month'),
          ...(series.length > 1 ? series.map((one) => one.label) : []),
          inEuros ? t('amount') : t('energy'),
        ]}
        rows={months
          .filter(({ billed }) => billed)
          .map((billed) => ({
            key: billed.month,
            cells: [
              nameOf(billed.month),
              ...(series.length > 1 ? billed.values.map(written) : []),
              written(billed.total),
            ],
          }))}
      />
    </>
  )
}
