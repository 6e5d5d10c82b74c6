import { centsOf } from '@endoll/api/cents.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { today } from '../../../site/today.ts'
import { Table } from '../../../ui/Table.tsx'
import type { Column } from '../../../ui/Table.tsx'
import type { SunYear } from './SunPage.tsx'
import { billsOfYear, sunSums } from './sun-sums.ts'
import type { SunSums } from './sun-sums.ts'

interface BroughtTableProps {
  readonly year: SunYear
}

type Known = Pick<SunSums, 'broughtCents' | 'compensatedCents' | 'batteryPaidCents' | 'batteryInCents'>

/** A stretch of time; what is not known of it is undefined. */
interface Row extends Partial<Known> {
  readonly key: string
  readonly title: string
  readonly exportWh: number
}

/** What is not billed yet, this year, and since the beginning. */
export function BroughtTable({ year: { bills, unbilled } }: BroughtTableProps) {
  const t = useTranslations('sun')
  const { money, day, longDay, energyText } = useFormat()
  const thisYear = today().slice(0, 4)
  const [first] = bills
  const compensatedCents = unbilled?.compensated == null ? undefined : centsOf(unbilled.compensated)
  const rows: readonly Row[] = [
    ...(unbilled
      ? [
          {
            key: 'unbilled',
            title: t('spans.unbilled', { first: day(unbilled.start_date), last: day(unbilled.read_to) }),
            exportWh: unbilled.export_wh,
            ...(compensatedCents !== undefined && { compensatedCents, broughtCents: compensatedCents }),
          },
        ]
      : []),
    { key: 'year', title: t('spans.year', { year: thisYear }), ...sunSums(billsOfYear(bills, thisYear)) },
    ...(first
      ? [{ key: 'all', title: t('spans.all', { day: longDay(first.start_date) }), ...sunSums(bills) }]
      : []),
  ]
  const hasBattery = rows.some(
    ({ batteryPaidCents = 0, batteryInCents = 0 }) => batteryPaidCents + batteryInCents > 0,
  )
  const euros = (cents: number | undefined) => (cents === undefined ? '–' : money(cents))
  const amount = (key: keyof Known): Column<Row> => ({
    key,
    header: t(`columns.${key}`),
    align: 'end',
    cell: (row) => <span className="figures">{euros(row[key])}</span>,
  })
  return (
    <Table
      caption={t('brought')}
      columns={[
        { key: 'span', header: t('columns.span'), position: 'title', cell: ({ title }) => title },
        { ...amount('broughtCents'), position: 'corner' },
        amount('compensatedCents'),
        ...(hasBattery ? [amount('batteryPaidCents'), amount('batteryInCents')] : []),
        {
          key: 'export',
          header: t('columns.export'),
          align: 'end',
          cell: ({ exportWh }) => <span className="figures">{energyText(exportWh, 2)}</span>,
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
    />
  )
}
