import { cheapestHours } from '@endoll/domain/consumption/cheapest-hours.ts'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import { hourNameAt } from '../../../features/consumption/hour-names.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { hourSpans } from './hour-spans.ts'

interface PriceBarsProps {
  readonly day: string
  /** Start of each hour. */
  readonly starts: readonly string[]
  /** Billionths of EUR/kWh with taxes; null if it is not known. */
  readonly nanoPrices: readonly (number | null)[]
}

const NANO = 1e9
const DECIMALS = 4

/** What a kWh costs in each hour of a day, the cheapest hours marked and named. */
export function PriceBars({ day, starts, nanoPrices }: PriceBarsProps) {
  const t = useTranslations('market')
  const format = useFormat()
  const cheapest = cheapestHours(nanoPrices.map((nano) => nano ?? undefined))
  const known = nanoPrices.filter((nano) => nano !== null)
  const priceText = (euros: number) => t('price', { price: format.number(euros, DECIMALS) })
  const said = (nano: number | null) => (nano === null ? t('unknown') : priceText(nano / NANO))
  const nameOf = (index: number) => {
    const { from, to, repeat } = hourNameAt(starts, index)
    const hour = t('hour', { from, to })
    return repeat === 'winter' ? t('again', { hour }) : hour
  }
  const bars = nanoPrices.map((nano, index) => {
    const isCheap = cheapest.includes(index)
    const euros = (nano ?? 0) / NANO
    const title = [nameOf(index), ...(isCheap ? [t('cheap')] : [])].join(' · ')
    return {
      key: starts[index] ?? String(index),
      tick: `${Number((starts[index] ?? '').slice(11, 13))} h`,
      title,
      total: said(nano),
      spoken: `${title}: ${said(nano)}`,
      values: isCheap ? [0, euros] : [euros, 0],
      unread: nano === null,
    }
  })
  const mean = known.reduce((sum, nano) => sum + nano, 0) / known.length / NANO
  const spans = hourSpans(starts, cheapest).map((span) => t('span', { ...span }))
  return (
    <>
      <BarChart
        label={t('label', { day: format.longDay(day) })}
        keyboardHint={t('move')}
        series={[
          { key: 'others', label: t('others'), hue: 'total' },
          { key: 'cheap', label: t('cheap'), hue: 'surplus' },
        ]}
        bars={bars}
        formatValue={priceText}
        formatTick={(euros) => format.number(euros, 2)}
        unit="€/kWh"
        summary={{ title: t('mean'), total: priceText(mean) }}
        marks={{ estimated: '', incomplete: '' }}
        compact
      />
      {spans.length > 0 ? <p>{t('cheapest', { spans: format.list(spans) })}</p> : null}
      {known.some((nano) => nano < 0) ? <p className="small soft">{t('negative')}</p> : null}
      <ChartTable
        summary={t('table')}
        caption={t('label', { day: format.longDay(day) })}
        columns={[t('hourColumn'), t('priceColumn')]}
        rows={nanoPrices.map((nano, index) => ({
          key: starts[index] ?? String(index),
          cells: [nameOf(index), nano === null ? t('unknown') : format.number(nano / NANO, DECIMALS)],
        }))}
      />
    </>
  )
}
