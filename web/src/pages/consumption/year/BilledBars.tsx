import { euroNumberToCents, sumCents } from '@endoll/domain/money.ts'
import { Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import type { Bar } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import type { Series as ChartSeries } from '../../../charts/series.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Series } from '../../../features/consumption/answer.ts'
import { daysOf } from '../../../features/consumption/chart-data.ts'
import { useChartWords } from '../../../features/consumption/use-chart-words.ts'
import { billedBars, differenceShare, differenceWh, unbilledBar } from './billed-spans.ts'
import type { BilledBar } from './billed-spans.ts'
import type { BilledYear } from './hour-values.ts'

interface BilledBarsProps {
  readonly series: Series
  readonly billed: BilledYear
}

/** The bills of the year as bars, each as long as its span was billed; what the curve says otherwise is told. */
export function BilledBars({ series, billed }: BilledBarsProps) {
  const t = useTranslations('year.months')
  const page = useTranslations('consumption')
  const year = useTranslations('year')
  const format = useFormat()
  const { address, go, offers } = useSite()
  const words = useChartWords(series)
  const { bars, rest } = useMemo(() => {
    const days = daysOf(series)
    return { bars: billedBars(billed.spans, days), rest: unbilledBar(billed.spans, days) }
  }, [series, billed])
  if (bars.length === 0) return <p className="soft">{t('noBills')}</p>

  const undivided = bars.some(({ span }) => span.import_by_period_wh.length === 0)
  const noPeriods: ChartSeries = { key: 'noPeriods', label: t('noPeriods'), hue: 'total' }
  const divided = words.periods.length > 1
  const legend = divided && undivided ? [...words.periods, noPeriods] : words.periods
  const spanName = (start: string, end: string) =>
    t('span', { first: format.day(start), last: format.day(end) })
  const partsOf = (parts: readonly number[], wh: number) => {
    if (!divided) return [wh / 1000]
    const known = parts.length > 0
    const own = known ? words.pick(parts) : words.periods.map(() => 0)
    return [...own, ...(undivided ? [known ? 0 : wh] : [])].map((part) => part / 1000)
  }
  const amountOf = ({ span }: BilledBar) => format.money(euroNumberToCents(span.amount))
  const numbersOf = ({ span }: BilledBar) => span.invoices.map(({ number }) => number).join(', ')
  const notesOf = ({ span, difference }: BilledBar) => [
    ...(span.estimated ? [t('estimatedBill')] : []),
    ...(difference ? [t('difference')] : []),
  ]
  const barOf = (one: BilledBar): Bar => {
    const { span } = one
    const name = spanName(span.start_date, span.end_date)
    const bill = `${t('bill', { number: numbersOf(one) })}, ${amountOf(one)}`
    const parts = partsOf(span.import_by_period_wh, span.energy_wh)
    const spokenParts = legend.flatMap(({ label }, place) =>
      (parts[place] ?? 0) > 0 && legend.length > 1
        ? [`${label} ${words.energy(Math.round((parts[place] ?? 0) * 1000))}`]
        : [],
    )
    return {
      key: span.start_date,
      tick: format.shortMonth(span.end_date.slice(0, 7)).replace('.', ''),
      title: [name, bill, ...notesOf(one)].join(' · '),
      total: words.energy(span.energy_wh),
      spoken: [`${name}: ${words.energy(span.energy_wh)}`, ...spokenParts, bill, ...notesOf(one)].join(', '),
      values: parts,
      estimated: span.estimated,
    }
  }
  const restBar = (): Bar[] => {
    if (!rest) return []
    const name = `${spanName(rest.start, rest.end)} · ${t('unbilled')}`
    return [
      {
        key: 'rest',
        tick: '…',
        title: name,
        total: words.energy(rest.importWh),
        spoken: `${name}: ${words.energy(rest.importWh)}`,
        values: partsOf(rest.parts, rest.importWh),
        incomplete: true,
        estimated: rest.estimated,
      },
    ]
  }
  const linkTo = (id: number, text: ReactNode) =>
    offers('invoice') ? <Link href={address('invoice', { id: String(id) })}>{text}</Link> : text
  const linksOf = ({ span }: BilledBar) =>
    span.invoices.map(({ id, number }, place) => (
      <Fragment key={id}>
        {place > 0 ? ', ' : ''}
        {linkTo(id, number)}
      </Fragment>
    ))
  const open = (key: string) => {
    const id = bars.find(({ span }) => span.start_date === key)?.span.invoices[0]?.id
    if (id !== undefined && offers('invoice')) go(address('invoice', { id: String(id) }))
  }
  const differing = bars.flatMap((one) => (one.difference ? [{ ...one, difference: one.difference }] : []))
  const compared = bars.some(({ read }) => read)
  return (
    <>
      <BarChart
        {...words.writing}
        label={t('labelBills')}
        keyboardHint={t('openBill')}
        series={legend}
        bars={[...bars.map(barOf), ...restBar()]}
        summary={{
          title: `${t('all')} · ${format.money(sumCents(bars.map(({ span }) => euroNumberToCents(span.amount))))}`,
          total: words.energy(bars.reduce((sum, { span }) => sum + span.energy_wh, 0)),
          values: legend.map((_, place) =>
            words.writing.formatValue(
              bars.reduce(
                (sum, { span }) => sum + (partsOf(span.import_by_period_wh, span.energy_wh)[place] ?? 0),
                0,
              ),
            ),
          ),
        }}
        marks={{ estimated: page('chart.estimated'), incomplete: t('unbilled') }}
        onSelect={open}
      />
      <div className="consumption-notes small soft">
        <p className="no-print">{t('touchBill')}</p>
        <p>
          {t('rule', { share: format.percent(differenceShare), energy: words.energy(differenceWh) })}{' '}
          {compared && differing.length === 0 ? t('agree') : ''}
        </p>
      </div>
      {differing.length > 0 ? (
        <ul className="year-differences">
          {differing.map(({ span, read, difference }) => (
            <li key={span.start_date}>
              {t.rich('differs', {
                bill: () => linksOf({ span, read, difference }),
                number: numbersOf({ span, read, difference }),
                billed: words.energy(span.energy_wh),
                curve: words.energy(read?.importWh ?? 0),
                difference: words.energy(Math.abs(difference.moreWh)),
                more: difference.moreWh > 0 ? 'yes' : 'no',
              })}{' '}
              <span className="soft">{t(`because.${difference.because}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <ChartTable
        summary={year('table')}
        caption={t('captionBills')}
        columns={[
          t('columns.span'),
          t('columns.bill'),
          t('columns.amount'),
          t('columns.billed'),
          t('columns.curve'),
          t('columns.notes'),
        ]}
        rows={[
          ...bars.map((one) => ({
            key: one.span.start_date,
            cells: [
              spanName(one.span.start_date, one.span.end_date),
              linksOf(one),
              amountOf(one),
              format.energyText(one.span.energy_wh, 2),
              one.read ? format.energyText(one.read.importWh, 2) : '–',
              notesOf(one).join(', '),
            ],
          })),
          ...(rest
            ? [
                {
                  key: 'rest',
                  cells: [
                    spanName(rest.start, rest.end),
                    '',
                    '',
                    '–',
                    format.energyText(rest.importWh, 2),
                    t('unbilled'),
                  ],
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
