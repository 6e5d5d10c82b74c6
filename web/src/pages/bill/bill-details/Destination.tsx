import type { ExplainedBill } from '@endoll/api/bill.ts'
import { wholePercents } from '@endoll/domain/rounded-parts.ts'
import { useTranslations } from 'use-intl'
import type { Hue } from '../../../charts/series.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Money } from '../../../ui/figures.tsx'
import { Table } from '../../../ui/Table.tsx'
import { centsOf } from '@endoll/api/cents.ts'
import '../../../charts/chart.css'

type Part = ExplainedBill['destination'][number]['destination']

/** A part has the same hue in every bill. */
const hues = {
  energy_and_retailer: 'p1',
  energy_network_and_retailer: 'p1',
  tolls: 'p2',
  charges: 'p3',
  tolls_and_charges: 'p5',
  social_bonus_financing: 'p4',
  taxes: 'p6',
  meter_rental: 'total',
  services: 'flat',
} as const satisfies Readonly<Record<Part, Hue>>

interface DestinationProps {
  readonly bill: ExplainedBill
}

/** What the money of the bill is for: a bar of parts, and a table that names them. */
export function Destination({ bill: { destination, invoice } }: DestinationProps) {
  const t = useTranslations('bill-details.destination')
  const { percent } = useFormat()
  const totalCents = centsOf(invoice.amount_total)
  if (destination.length === 0 || totalCents <= 0) return null
  const shares = wholePercents(destination.map(({ amount }) => centsOf(amount)))
  const parts = destination.map(({ destination: name, amount }, index) => ({
    name,
    amountCents: centsOf(amount),
    share: (shares[index] ?? 0) / 100,
    hue: hues[name],
  }))
  // A negative part cannot be drawn in a bar of parts.
  const drawable = parts.every(({ amountCents }) => amountCents >= 0)
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
  const regulated = parts.some(({ name }) => /^(tolls|charges)/.test(name))
  return (
    <Card title={t('title')}>
      {drawable ? (
        <svg
          className="bill-parts"
          viewBox={`0 0 ${totalCents} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {parts.map(({ name, amountCents, hue }, index) => (
            <rect key={name} data-hue={hue} x={starts[index]} width={amountCents} height={1} />
          ))}
        </svg>
      ) : null}
      <Table
        caption={t('caption')}
        columns={[
          {
            key: 'part',
            header: t('columns.part'),
            position: 'title',
            cell: ({ name, hue }) => (
              <span className="bill-part">
                {drawable ? <i className="swatch" data-hue={hue} /> : null}
                {t(`names.${name}`)}
              </span>
            ),
          },
          {
            key: 'amount',
            header: t('columns.amount'),
            align: 'end',
            cell: ({ amountCents }) => <Money amountCents={amountCents} />,
          },
          {
            key: 'share',
            header: t('columns.share'),
            align: 'end',
            cell: ({ share }) => percent(share),
          },
        ]}
        rows={parts}
        rowKey={({ name }) => name}
        empty={null}
      />
      {drawable ? null : <p className="small soft">{t('negative')}</p>}
      {regulated ? <p className="small soft">{t('note')}</p> : null}
    </Card>
  )
}
