import type { SunBill } from '@endoll/api/solar-year.ts'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import type { Bar } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import type { Series } from '../../../charts/series.ts'
import { monthTick } from '../../../i18n/month-tick.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { twelveMonths } from './sun-sums.ts'
import type { SunMonth } from './sun-sums.ts'

interface MonthsChartProps {
  readonly bills: readonly SunBill[]
}

/** Twelve months of what the sun brought, each against the same one a year before. */
export function MonthsChart({ bills }: MonthsChartProps) {
  const t = useTranslations('sun.months')
  const format = useFormat()
  const months = twelveMonths(bills)
  const hasBattery = months.some(({ sums }) => (sums?.batteryPaidCents ?? 0) > 0)
  const series: readonly Series[] = [
    { key: 'compensated', label: t('compensated'), hue: 'surplus' },
    ...(hasBattery ? [{ key: 'battery', label: t('battery'), hue: 'total' } as const] : []),
  ]
  const euros = (sums: SunMonth['sums']) => (sums ? format.money(sums.broughtCents) : '–')
  const barOf = ({ month, sums, before }: SunMonth, index: number): Bar => {
    const name = format.month(month)
    const values = [(sums?.compensatedCents ?? 0) / 100, (sums?.batteryPaidCents ?? 0) / 100]
    return {
      key: month,
      ...monthTick(format, `${month}-01`.slice(0, 7), index === 0),
      title: before ? t('readout', { month: name, before: euros(before) }) : name,
      total: euros(sums),
      spoken: before
        ? t('spokenBefore', { month: name, amount: euros(sums), before: euros(before) })
        : t('spoken', { month: name, amount: euros(sums) }),
      values: hasBattery ? values : values.slice(0, 1),
      unread: sums === undefined,
      ...(before && { limit: before.broughtCents / 100 }),
    }
  }
  const total = months.reduce((sum, { sums }) => sum + (sums?.broughtCents ?? 0), 0)
  return (
    <section className="stack" data-gap="s">
      <h2>{t('title')}</h2>
      <BarChart
        label={t('label')}
        keyboardHint={t('move')}
        formatValue={(value) => format.money(Math.round(value * 100))}
        formatTick={(value) => format.number(value)}
        unit="€"
        series={series}
        bars={months.map(barOf)}
        summary={{ title: t('all'), total: format.money(total) }}
        marks={{ estimated: '', incomplete: '', limit: t('before'), above: t('above') }}
      />
      <ChartTable
        summary={t('table')}
        caption={t('label')}
        columns={[t('month'), t('compensated'), t('battery'), t('amount'), t('before')]}
        rows={months.map(({ month, sums, before }) => ({
          key: month,
          cells: [
            format.month(month),
            sums ? format.money(sums.compensatedCents) : '–',
            sums ? format.money(sums.batteryPaidCents) : '–',
            euros(sums),
            euros(before),
          ],
        }))}
      />
    </section>
  )
}
