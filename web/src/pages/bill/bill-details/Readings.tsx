import type { ExplainedBill } from '@endoll/api/bill.ts'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Table } from '../../../ui/Table.tsx'
import { useLineNames } from '../../../features/invoices/bill-change/use-line-names.ts'
import { decimalsNeeded, factorOf, isReadTwice, readingsShown, unitOf } from './readings.ts'
import type { MeterReading } from './readings.ts'

interface ReadingsProps {
  readonly bill: ExplainedBill
}

/** The meter's readings at both ends of the bill, and whether they are real; nothing without any. */
export function Readings({ bill }: ReadingsProps) {
  const t = useTranslations('bill-details.readings')
  const { number } = useFormat()
  const say = useReadingWords(bill)
  const shown = readingsShown(bill.readings)
  if (shown.length === 0) return null
  const factor = factorOf(bill)
  return (
    <Card title={t('title')}>
      <Table
        caption={t('caption')}
        columns={[
          { key: 'what', header: t('columns.what'), position: 'title', cell: say.name },
          { key: 'previous', header: t('columns.previous'), align: 'end', cell: say.previous },
          { key: 'current', header: t('columns.current'), align: 'end', cell: say.current },
          { key: 'quantity', header: t('columns.quantity'), align: 'end', cell: say.quantity },
        ]}
        rows={shown}
        rowKey={({ magnitude, tariff_period, current_date, meter }) =>
          [magnitude, tariff_period, current_date, meter].join(' ')
        }
        empty={null}
      />
      {factor === undefined ? null : (
        <p className="small soft">{t('conversion', { factor: number(factor) })}</p>
      )}
      {isReadTwice(shown) ? <p className="small soft">{t('severalRows')}</p> : null}
      {shown.some(({ magnitude }) => magnitude === 'demand') ? (
        <p className="small soft">{t('demandNote')}</p>
      ) : null}
    </Card>
  )
}

function useReadingWords({ readings, invoice: { tariff } }: ExplainedBill) {
  const t = useTranslations('bill-details.readings')
  const { bandName } = useLineNames(tariff.name)
  const { number, day } = useFormat()
  const decimals = decimalsNeeded(readings)
  const figure = (reading: MeterReading, units: number) =>
    number(units / unitOf[reading.magnitude].of, reading.magnitude === 'demand' ? undefined : decimals)
  const shown = (reading: MeterReading, units: number | null, at: string | null) => {
    const dated = at === null || reading.magnitude === 'demand' ? null : day(at)
    if (units === null && dated === null) return null
    return (
      <span className="bill-lines-of">
        {units === null ? null : <span className="figures">{figure(reading, units)}</span>}
        {dated === null ? null : <span className="small soft">{dated}</span>}
      </span>
    )
  }
  return {
    name: (reading: MeterReading) => {
      const { magnitude, tariff_period: period, meter } = reading
      const kind = magnitude === 'demand' ? 'power' : 'energy'
      const band = period === 0 ? undefined : bandName({ kind, tariff_period: period })
      const dial = [t(`magnitudes.${magnitude}`), period === 0 ? '' : `P${period}`, band]
        .filter(Boolean)
        .join(' ')
      return meter === null ? dial : t('ofMeter', { dial, meter })
    },
    previous: (reading: MeterReading) => shown(reading, reading.previous_reading, reading.previous_date),
    current: (reading: MeterReading) => shown(reading, reading.current_reading, reading.current_date),
    quantity: (reading: MeterReading) => {
      const { magnitude, quantity, method, current_reading } = reading
      const byCurve = current_reading === null && magnitude !== 'demand' && method === 'real'
      return (
        <span className="bill-lines-of">
          <span className="figures">
            {figure(reading, quantity)}
            {'\u00a0'}
            <span className="unit">{unitOf[magnitude].unit}</span>
          </span>
          <span className="small soft">{t(byCurve ? 'curve' : method)}</span>
        </span>
      )
    },
  }
}
