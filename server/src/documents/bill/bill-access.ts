import { networkParts, type NetworkPart } from '@endoll/domain/billing/destination.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { accessProvisions } from '@endoll/domain/billing/rates/access-costs.ts'
import { stretches } from '@endoll/domain/billing/rates/dated.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { roundedParts } from '@endoll/domain/rounded-parts.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { partsOfDay } from '@endoll/domain/time/day.ts'
import type { BillData } from '../bill-data.ts'
import type { DocumentTable } from '../house/house.ts'
import { energyPeriodName, powerPeriodName, type BillWords } from './bill-words.ts'

/** A table with its sum. */
export interface AccessContent extends DocumentTable {
  readonly total: readonly string[]
  readonly note: string
}

/** The charges split by the yearly order (Resolución of 2021-04-28, Cuarto.1.q), where the deployment has it. */
function chargesSplit(
  cents: number,
  { bill: { span }, chargeParts }: BillData,
  { t, format }: BillWords,
): string[] {
  const split = chargeParts.find(({ year }) => year === partsOfDay(span.from).year)
  if (!split) return []
  const { renewables, deficit, islands, others } = split.parts
  const weights = [renewables, deficit, islands, others].map((percent) => Math.round(percent * 100))
  const whole = sumCents(weights)
  const amounts = roundedParts(
    weights.map((weight) => weight * cents),
    whole,
  ).map((part) => format.money(part / whole))
  return [t.access.charges({ parts: amounts, source: split.source })]
}

function nameOf({ kind, tariffPeriod }: NetworkPart, tariff: string, words: BillWords): string {
  const { kinds } = words.t
  if (tariffPeriod === undefined) return kinds[kind]
  const name = kind === 'power' || kind === 'excess_power' ? powerPeriodName : energyPeriodName
  return `${kinds[kind]} ${name(tariff, tariffPeriod, words)}`
}

/** The provisions that fix tolls and charges on the days of the bill. */
function provisionsOf({ bill: { span } }: BillData, { t, format }: BillWords): string {
  return stretches(accessProvisions, span)
    .map(({ span: { from }, value: { tollsOn, chargesOrder } }) =>
      t.access.provision({
        year: String(partsOfDay(from).year),
        tollsOn: tollsOn && format.longDay(tollsOn),
        chargesOrder,
      }),
    )
    .join(' ')
}

/**
 * What of the lines of power and energy are tolls and charges, by period, and where they are fixed (Resolución of
 * 2021-04-28, Cuarto.1.p; RD 88/2026 art. 44.3.b). Null if the tables do not reach the bill, and for bills that give
 * everything back.
 */
export function billAccess(data: BillData, words: BillWords): AccessContent | null {
  const { bill, invoice, supply } = data
  if (supply.kind !== 'electricity' || isRefund(invoice.type)) return null
  const parts = networkParts(bill, findTariff(supply.tariff)?.name)
  if (!parts || parts.length === 0) return null
  const { t, format } = words
  const together = parts.some(({ both }) => both !== 0)
  const cells = (amounts: readonly { tolls: number; charges: number; both: number }[]): string[] => {
    const of = (cents: (one: (typeof amounts)[number]) => number) =>
      format.money(sumCents(amounts.map(cents)))
    return together
      ? [of(({ tolls, charges, both }) => tolls + charges + both)]
      : [of(({ tolls }) => tolls), of(({ charges }) => charges)]
  }
  const { columns } = t.access
  return {
    title: t.access.title,
    columns: [
      { header: t.lines.concept, align: 'start' },
      ...(together ? [columns.both] : [columns.tolls, columns.charges]).map((header) => ({
        header,
        align: 'end' as const,
      })),
    ],
    rows: parts.map((part) => [nameOf(part, supply.tariff, words), ...cells([part])]),
    total: [t.access.total, ...cells(parts)],
    note: [
      t.destination.note,
      provisionsOf(data, words),
      ...(together ? [] : chargesSplit(sumCents(parts.map(({ charges }) => charges)), data, words)),
    ].join(' '),
  }
}
