import type { BilledSpanItem } from '@endoll/api/insight.ts'
import { euroNumberToCents } from '@endoll/domain/money.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { BarChart } from '../../../charts/BarChart.tsx'
import { ChartTable } from '../../../charts/ChartTable.tsx'
import type { Series } from '../../../charts/series.ts'
import { monthTick } from '../../../i18n/month-tick.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { functionQuery } from '../../../site/contract-functions.ts'
import { useSite } from '../../../site/site.tsx'
import { Link } from '../../../ui/Link.tsx'
import { DefinitionList } from '../../../ui/DefinitionList.tsx'
import { Money } from '../../../ui/figures.tsx'
import type { Readings } from '../../../features/consumption/readings.ts'
import { daysByMonth } from '@endoll/domain/consumption/shown-entries.ts'
import { daysOf } from '../../../features/consumption/readings.ts'
import { useChartTexts } from '../../../features/consumption/use-chart-texts.ts'
import { useTimeNames } from '../../../features/consumption/use-time-names.ts'
import type { BilledYear } from './billed-year.ts'
import { surplusSums } from './surplus-sums.ts'
import type { SurplusSums } from './surplus-sums.ts'
import { YearSection } from './YearSection.tsx'

interface SurplusSectionProps {
  /** The contract's name. */
  readonly name: string
  readonly readings: Readings
  readonly billed: BilledYear
}

/** The surplus of the year and what was paid for it; nothing if there was none. */
export function SurplusSection({ name, readings, billed }: SurplusSectionProps) {
  const t = useTranslations('year.surplus')
  const texts = useChartTexts(readings)
  const { day, money } = useFormat()
  const { address, offersSwitch } = useSite()
  const sums = useMemo(() => surplusSums(readings, billed.spans), [readings, billed])
  if (!sums) return null
  const { exportWh, importWh } = sums.billed ?? sums
  return (
    <YearSection title={t('title')}>
      <p>
        {sums.billed
          ? t('billed', {
              first: day(sums.billed.first),
              last: day(sums.billed.last),
              exported: texts.energy(exportWh),
              imported: texts.energy(importWh),
              amount: money(sums.billed.compensatedCents),
            })
          : t('sentence', { exported: texts.energy(exportWh), imported: texts.energy(importWh) })}
      </p>
      <SurplusBars readings={readings} spans={billed.spans} sums={sums} />
      <p className="small soft">
        {t('intro')}
        {sums.hoursBothWays > 0 ? ` ${t('bothWays', { hours: sums.hoursBothWays })}` : null}
      </p>
      <Amounts sums={sums} />
      {sums.billed ? <SpansTable spans={billed.spans} /> : null}
      {offersSwitch('solarYear') ? (
        <p className="no-print">
          <Link href={address('viewContracts', {}, { ...functionQuery('consumption', name), view: 'sun' })}>
            {t('sun')}
          </Link>
        </p>
      ) : null}
    </YearSection>
  )
}

interface BarsProps {
  readings: Readings
  spans: readonly BilledSpanItem[]
  sums: SurplusSums
}

/** By billed span; by month where no bill has surplus. */
function SurplusBars({ readings, spans, sums }: BarsProps) {
  const t = useTranslations('year.surplus')
  const months = useTranslations('year.months')
  const page = useTranslations('consumption')
  const year = useTranslations('year')
  const format = useFormat()
  const { entryNames } = useTimeNames()
  const texts = useChartTexts(readings)
  const parts: readonly Series[] = [
    { key: 'import', label: t('import'), hue: 'total' },
    { key: 'export', label: t('export'), hue: 'surplus' },
  ]
  const entries = sums.billed
    ? spans.map(({ start_date, end_date, energy_wh, export_wh, estimated }) => ({
        key: start_date,
        month: end_date.slice(0, 7),
        name: months('span', { first: format.day(start_date), last: format.day(end_date) }),
        importWh: energy_wh,
        exportWh: export_wh ?? 0,
        estimated,
      }))
    : daysByMonth(daysOf(readings)).map(({ start, importWh, exportWh, estimated }) => ({
        key: start,
        month: start,
        name: entryNames([start], true)[0] ?? start,
        importWh: importWh ?? 0,
        exportWh: exportWh ?? 0,
        estimated,
      }))
  const added = (of: 'importWh' | 'exportWh') => entries.reduce((sum, entry) => sum + entry[of], 0)
  return (
    <BarChart
      {...texts.valueFormat}
      label={t('label')}
      keyboardHint={year('move')}
      series={parts}
      bars={entries.map(({ key, month, name, importWh, exportWh, estimated }, index) => ({
        key,
        ...monthTick(format, month, index === 0),
        title: name,
        total: '',
        spoken: [
          name,
          `${t('import')} ${texts.energy(importWh)}`,
          `${t('export')} ${texts.energy(exportWh)}`,
          ...(estimated ? [page('table.estimated')] : []),
        ].join(', '),
        values: [importWh / 1000, -exportWh / 1000],
        estimated,
      }))}
      summary={{
        // The bars leave out what is not billed yet; the sentence above includes it.
        title: sums.billed ? months('all') : t('all'),
        total: '',
        values: [texts.energy(added('importWh')), texts.energy(added('exportWh'))],
      }}
      marks={{ estimated: page('chart.estimated'), incomplete: page('chart.incomplete') }}
    />
  )
}

interface AmountsProps {
  readonly sums: SurplusSums
}

/** What the surplus came to in euros, and what the cap held back. */
function Amounts({ sums: { billed } }: AmountsProps) {
  const t = useTranslations('year.surplus')
  const { money } = useFormat()
  if (!billed) return null
  const { valueCents, compensatedCents, heldCents, cappedSpans, batteryInCents, batteryOutCents } = billed
  return (
    <>
      <DefinitionList
        columns={2}
        items={[
          { term: t('facts.value'), value: <Money amountCents={valueCents} /> },
          { term: t('facts.compensated'), value: <Money amountCents={compensatedCents} /> },
          ...(heldCents > 0 ? [{ term: t('facts.held'), value: <Money amountCents={heldCents} /> }] : []),
          ...(batteryInCents > 0
            ? [{ term: t('facts.batteryIn'), value: <Money amountCents={batteryInCents} /> }]
            : []),
          ...(batteryOutCents > 0
            ? [{ term: t('facts.batteryOut'), value: <Money amountCents={batteryOutCents} /> }]
            : []),
        ]}
      />
      <div className="stack" data-gap="s">
        <h3>{t('capTitle')}</h3>
        <p>
          {t('cap')}{' '}
          {cappedSpans === 0 ? t('capNever') : t('capHeld', { count: cappedSpans, amount: money(heldCents) })}{' '}
          {batteryInCents > 0 && heldCents > 0 ? t('capBattery', { amount: money(batteryInCents) }) : ''}
        </p>
      </div>
    </>
  )
}

interface SpansTableProps {
  readonly spans: readonly BilledSpanItem[]
}

function SpansTable({ spans }: SpansTableProps) {
  const t = useTranslations('year.surplus')
  const months = useTranslations('year.months')
  const year = useTranslations('year')
  const format = useFormat()
  const euros = (amount: number | null) => (amount === null ? '–' : format.money(euroNumberToCents(amount)))
  const energy = (wh: number | null) => (wh === null ? '–' : format.energyText(wh, 2))
  const battery = spans.some(({ battery_in, battery_out }) => battery_in > 0 || battery_out > 0)
  return (
    <ChartTable
      summary={year('table')}
      caption={t('caption')}
      columns={[
        t('columns.span'),
        t('columns.import'),
        t('columns.export'),
        t('columns.value'),
        t('columns.compensated'),
        t('columns.cap'),
        ...(battery ? [t('columns.batteryIn'), t('columns.batteryOut')] : []),
        t('columns.notes'),
      ]}
      rows={spans.map((span) => ({
        key: span.start_date,
        cells: [
          months('span', { first: format.day(span.start_date), last: format.day(span.end_date) }),
          energy(span.energy_wh),
          energy(span.export_wh),
          euros(span.surplus_value),
          euros(span.surplus_compensated),
          euros(span.surplus_cap),
          ...(battery ? [euros(span.battery_in), euros(span.battery_out)] : []),
          span.surplus_capped ? t('capped') : '',
        ],
      }))}
    />
  )
}
