import { standing as standingInvoices } from '@endoll/domain/billing/comparable-bills.ts'
import { signOf } from '@endoll/domain/billing/invoice-type.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import type { BillData, BilledSpan } from '../../documents/bill-data.ts'
import type { InvoiceRow } from '../../platform/access.ts'

type PastRow = Pick<
  InvoiceRow,
  | 'id'
  | 'number'
  | 'type'
  | 'rectifies_number'
  | 'from_day'
  | 'to_day'
  | 'energy_wh'
  | 'total_cents'
  | 'estimated'
>

/**
 * Months of the history: fourteen (Resolución of 2021-04-28, Tercero.1.f), of which the last thirteen are drawn, so that
 * the first is the same month of the year before; of gas two years (RD 1434/2002 art. 53.2.k).
 */
export const historyMonths = { electricity: 14, gas: 25 } as const

/** What of the past still holds. A rectifier that does not annul (RA) adds its difference to the span it rectifies. */
export function standing<Row extends Pick<PastRow, 'type' | 'number' | 'rectifies_number'>>(
  rows: readonly Row[],
): Row[] {
  return standingInvoices(rows, ({ number, type, rectifies_number: rectifiesNumber }) => ({
    number,
    type,
    rectifiesNumber,
  }))
}

/** Its energy by period; nothing where one of its invoices has energy that no reading tells apart. */
function periodsOf(
  rows: readonly PastRow[],
  readings: readonly PeriodReading[],
): Pick<BilledSpan, 'periodsWh'> {
  const periodsWh: number[] = []
  for (const { id, type, energy_wh } of rows) {
    const own = byPeriod(
      readings.filter(
        (reading) => reading.invoice_id === id && reading.magnitude === 'import' && reading.tariff_period > 0,
      ),
      (a, b) => a + b,
    )
    if (own.length === 0 && energy_wh !== 0) return {}
    own.forEach((wh, index) => {
      periodsWh[index] = (periodsWh[index] ?? 0) + signOf(type) * wh
    })
  }
  return periodsWh.length === 0 ? {} : { periodsWh }
}

/** Billed spans, oldest first; several invoices of one span are one. */
export function billedSpans(rows: readonly PastRow[], readings: readonly PeriodReading[] = []): BilledSpan[] {
  const bySpan = Map.groupBy(standing(rows), ({ from_day, to_day }) => `${from_day} ${to_day}`)
  return [...bySpan.values()]
    .map((same): BilledSpan => {
      const { from_day: from, to_day: to } = same[0]!
      const sum = (value: (row: PastRow) => number) =>
        same.reduce((total, row) => total + signOf(row.type) * value(row), 0)
      return {
        span: { from, to },
        energyWh: sum(({ energy_wh }) => energy_wh),
        amountCents: sum(({ total_cents }) => total_cents),
        estimated: same.some(({ estimated }) => estimated),
        ...periodsOf(same, readings),
      }
    })
    .toSorted((a, b) => (a.span.from < b.span.from ? -1 : a.span.from > b.span.from ? 1 : 0))
}

export interface PeriodReading {
  readonly invoice_id: number
  readonly magnitude: string
  readonly tariff_period: number
  readonly quantity: string
}

function byPeriod(readings: readonly PeriodReading[], join: (a: number, b: number) => number) {
  const highest = Math.max(0, ...readings.map(({ tariff_period }) => tariff_period))
  return Array.from({ length: highest }, (_, index) =>
    readings
      .filter(({ tariff_period }) => tariff_period === index + 1)
      .reduce((total, { quantity }) => join(total, Number(quantity)), 0),
  )
}

/** Invoices of the twelve months that end with a span, as far as they still hold. */
export function yearOf<Row extends PastRow>(rows: readonly Row[], { to }: DateSpan): Row[] {
  return standing(rows).filter((row) => row.from_day >= addMonths(to, -12) && row.to_day <= to)
}

/** Energy and highest demand of the year by period; undefined if no reading has periods. */
export function yearByPeriod(rows: readonly PastRow[], readings: readonly PeriodReading[]): BillData['year'] {
  const ids = new Set(rows.map(({ id }) => id))
  const withPeriod = readings.filter(
    ({ invoice_id, tariff_period }) => ids.has(invoice_id) && tariff_period > 0,
  )
  const [first] = rows.toSorted((a, b) => (a.from_day < b.from_day ? -1 : 1))
  const last = rows
    .map(({ to_day }) => to_day)
    .toSorted()
    .at(-1)
  if (withPeriod.length === 0 || !first || !last) return undefined
  const of = (magnitude: string) => withPeriod.filter((reading) => reading.magnitude === magnitude)
  return {
    span: { from: first.from_day, to: last },
    importWh: byPeriod(of('import'), (a, b) => a + b),
    demandW: byPeriod(of('demand'), Math.max),
  }
}
