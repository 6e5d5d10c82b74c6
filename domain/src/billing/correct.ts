import { decimalOf, sumCents } from '../money.ts'
import type { Bill, BillLine, BillTax } from './bill.ts'
import { signOf, type InvoiceType } from './invoice-type.ts'

/**
 * The bill that annuls another (types A and B): the same lines, taxes and total, positive as printed. It is signOf that
 * makes it count negative, so that it and what it annuls come to nothing. Source: CNMC table 102.
 */
export function annullingBill(annulled: Bill): Bill {
  return annulled
}

/** What an invoice of a type counts for in sums: its total, negative for annulling ones. In cents. */
export function countedCents(type: InvoiceType, totalCents: number): number {
  return totalCents === 0 ? 0 : signOf(type) * totalCents
}

function lineKey({ kind, tariffPeriod, name }: BillLine): string {
  return [kind, tariffPeriod ?? '', name ?? ''].join('|')
}

function taxKey({ tax, rateUnit, rate }: BillTax): string {
  return [tax, rateUnit, rate].join('|')
}

/** Keys of both lists, those of the first in their order, then what only the second has. */
function keysOf<Item>(
  first: readonly Item[],
  second: readonly Item[],
  key: (item: Item) => string,
): string[] {
  return [...new Set([...first, ...second].map(key))]
}

/**
 * The rectifying bill without annulling (type RA): for each kind of line, period and name what the right bill has more
 * (or less, negative) than the one sent, in one line of euros, and the taxes likewise; what did not change is left out.
 * Its total is the difference. Source: CNMC table 102.
 */
export function differenceBill(sent: Bill, right: Bill): Bill {
  const lines = keysOf(right.lines, sent.lines, lineKey).flatMap((key): BillLine[] => {
    const [now, before] = [right, sent].map(({ lines: all }) => all.filter((line) => lineKey(line) === key))
    const sample = now?.[0] ?? before?.[0]
    const amountCents = sumOfAmounts(now) - sumOfAmounts(before)
    if (!sample || amountCents === 0) return []
    const { kind, tariffPeriod, name } = sample
    return [
      {
        kind,
        ...(tariffPeriod === undefined ? {} : { tariffPeriod }),
        ...(name === undefined ? {} : { name }),
        span: right.span,
        quantity: '1',
        unit: 'unit',
        price: decimalOf(amountCents, 2),
        priceUnit: 'EUR',
        amountCents,
      },
    ]
  })
  const taxes = keysOf(right.taxes, sent.taxes, taxKey).flatMap((key): BillTax[] => {
    const [now, before] = [right, sent].map(({ taxes: all }) => all.filter((tax) => taxKey(tax) === key))
    const sample = now?.[0] ?? before?.[0]
    const amountCents = sumOfAmounts(now) - sumOfAmounts(before)
    const baseCents = sumOfBases(now) - sumOfBases(before)
    if (!sample || (amountCents === 0 && baseCents === 0)) return []
    const { tax, rateUnit, rate } = sample
    return [{ tax, rateUnit, rate, baseCents, amountCents }]
  })
  return { span: right.span, lines, taxes, totalCents: right.totalCents - sent.totalCents }
}

function sumOfAmounts(items: readonly { readonly amountCents: number }[] = []): number {
  return sumCents(items.map(({ amountCents }) => amountCents))
}

function sumOfBases(items: readonly BillTax[] = []): number {
  return sumCents(items.map(({ baseCents }) => baseCents))
}

/** What is still to be collected of an invoice, and what was collected too much (never negative). In cents. */
export type Pending = { readonly pendingCents: number; readonly overpaidCents: number }

/**
 * What is pending of an invoice after its payments, in cents and with the sign of its total: what was collected of a
 * positive one, what was given back (negative) of an RA below nothing. The total and the payments of an annulling
 * invoice are positive as printed. Throws RangeError if an amount is not whole.
 */
export function pendingAfter(totalCents: number, paymentsCents: readonly number[]): Pending {
  const rest = totalCents - sumCents(paymentsCents)
  const [pendingCents, overpaidCents] =
    totalCents < 0 ? [Math.min(0, rest), Math.max(0, rest)] : [Math.max(0, rest), Math.max(0, -rest)]
  return { pendingCents, overpaidCents }
}
