import { euroNumberToCents, sumCents } from '@endoll/domain/money.ts'
import { Fragment, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import type { Bar } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import type { Series } from '../../../charts/series.ts'
import { monthTick } from '../../../i18n/month-tick.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { Readings } from '../../../features/consumption/readings.ts'
import { daysOf } from '../../../features/consumption/readings.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { billedBars, differenceShare, differenceWh, unbilledBar } from './billed-spans.ts'
import type { BilledBar } from './billed-spans.ts'
import type { BilledYear } from './billed-year.ts'

interface BilledBarsProps {
  readonly readings: Readings
  readonly billed: BilledYear
}

/** The bills of the year as bars, one for each billed span, with the differences between bill and curve. */
export function BilledBars({ readings, billed }: BilledBarsProps) {
  const t = useTranslations('year.months')
  const page = useTranslations('consumption')
  const year = useTranslations('year')
  const format = useFormat()
  const { address, go, offers } = useSite()
  const texts = useChartTexts(readings)
  const { bars, rest } = useMemo(() => {
    const days = daysOf(readings)
    return { bars: billedBars(billed.spans, days), rest: unbilledBar(billed.spans, days) }
  }, [readings, billed])
  if (bars.length === 0) return <p className="soft">{t('noBills')}</p>

  const undivided = bars.some(({ span }) => span.import_by_period_wh.length === 0)
  const noPeriods: Series = { key: 'noPeriods', label: t('noPeriods'), hue: 'total' }
  const divided = texts.periods.length > 1
  const legend = divided && undivided ? [...texts.periods, noPeriods] : texts.periods
  const spanName = (start: string, end: string) =>
    t('span', { first: format.day(start), last: format.day(end) })
  const partsOf = (parts: readonly number[], wh: number) => {
    if (!divided) return [wh / 1000]
    const known = parts.length > 0
    const own = known ? texts.pick(parts) : texts.periods.map(() => 0)
    return [...own, ...(undivided ? [known ? 0 : wh] : [])].map((part) => part / 1000)
  }
  const amountOf = ({ span }: BilledBar) => format.money(euroNumberToCents(span.amount))
  const numbersOf = ({ span }: BilledBar) => span.invoices.map(({ number }) => number).join(', ')
  const notesOf = ({ span, difference }: BilledBar) => [
    ...(span.estimated ? [t('estimatedBill')] : []),
    ...(difference ? [t('difference')] : []),
  ]
  const barOf = (one: BilledBar, index: number): Bar => {
    const { span } = one
    const name = spanName(span.start_date, span.end_date)
    const bill = `${t('bill', { number: numbersOf(one) })}, ${amountOf(one)}`
    const parts = partsOf(span.import_by_period_wh, span.energy_wh)
    const spokenParts = legend.flatMap(({ label }, index) =>
      (parts[index] ?? 0) > 0 && legend.length > 1
        ? [`${label} ${texts.energy(Math.round((parts[index] ?? 0) * 1000))}`]
        : [],
    )
    return {
      key: span.start_date,
      ...monthTick(format, span.end_date.slice(0, 7), index === 0),
      title: [name, bill, ...notesOf(one)].join(' · '),
      total: texts.energy(span.energy_wh),
      spoken: [`${name}: ${texts.energy(span.energy_wh)}`, ...spokenParts, bill, ...notesOf(one)].join(', '),
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
        letter: '…',
        title: name,
        total: texts.energy(rest.importWh),
        spoken: `${name}: ${texts.energy(rest.importWh)}`,
        values: partsOf(rest.parts, rest.importWh),
        incomplete: true,
        estimated: rest.estimated,
      },
    ]
  }
  const linkTo = (id: number, text: ReactNode) =>
    offers('invoice') ? <Link href={address('invoice', { id: String(id) })}>{text}</Link> : text
  const linksOf = ({ span }: BilledBar) =>
    span.invoices.map(({ id, number }, index) => (
      <Fragment key={id}>
        {index > 0 ? ', ' : ''}
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
        {...texts.valueFormat}
        label={t('labelBills')}
        keyboardHint={t('openBill')}
        series={legend}
        bars={[...bars.map(barOf), ...restBar()]}
        summary={{
          title: `${t('all')} · ${format.money(sumCents(bars.map(({ span }) => euroNumberToCents(span.amount))))}`,
          total: texts.energy(bars.reduce((sum, { span }) => sum + span.energy_wh, 0)),
          values: texts.energyParts(
            legend.map((_, index) =>
              bars.reduce(
                (sum, { span }) =>
                  sum + Math.round((partsOf(span.import_by_period_wh, span.energy_wh)[index] ?? 0) * 1000),
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
          {t('rule', { share: format.percent(differenceShare), energy: texts.energy(differenceWh) })}{' '}
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
                billed: texts.energy(span.energy_wh),
                curve: texts.energy(read?.importWh ?? 0),
                difference: texts.energy(Math.abs(difference.moreWh)),
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
