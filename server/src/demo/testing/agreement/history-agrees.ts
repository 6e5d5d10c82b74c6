import type { Language } from '@endoll/api/language.ts'
import { isRefund, signOf } from '@endoll/domain/billing/invoice-type.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import type { BillContent } from '../../../documents/bill/bill-document.ts'
import type { StoredInvoice } from '../stored-bills.ts'
import type { Findings } from './findings.ts'
import { numberOf } from './printed.ts'
import type { StoredBill } from './stored.ts'

/** Invoices of the contract that were there on the day of the bill, for days up to its own. */
export function knownThen({ invoice, siblings }: StoredBill): readonly StoredInvoice[] {
  return siblings.filter(({ day, to_day }) => day <= invoice.day && to_day <= invoice.to_day)
}

/** Net of what gives back: what was annulled and what annuls it are nothing together. */
export function netOf(invoices: readonly StoredInvoice[], of: 'energy_wh' | 'total_cents'): number {
  return invoices.reduce((sum, invoice) => sum + signOf(invoice.type) * invoice[of], 0)
}

/** The bars of a year of consumption, of gas of two (RD 1434/2002 art. 53.2.g), say, span by span, what the invoices of these days come to. */
export function historyAgrees(
  { history }: BillContent,
  stored: StoredBill,
  { language, findings }: { readonly language: Language; readonly findings: Findings },
): void {
  const { to_day, kind } = stored.invoice
  const months = kind === 'gas' ? 25 : 13
  const known = knownThen(stored).filter((past) => past.to_day > addMonths(to_day, -months))
  const annulled = new Set(known.flatMap((past) => (isRefund(past.type) ? [past.rectifies_number] : [])))
  const spans = [...Map.groupBy(known, ({ from_day, to_day: to }) => `${from_day} ${to}`).values()]
    .filter((same) => same.some(({ type, number }) => !isRefund(type) && !annulled.has(number)))
    .toSorted(([a], [b]) => (a!.from_day < b!.from_day ? -1 : 1))
    .slice(-13)
  const bars = history?.bars ?? []
  findings.same('how many months of history there are', bars.length, spans.length)
  for (const [index, same] of spans.entries()) {
    const bar = bars[index]
    if (!bar) continue
    const what = `the history of ${same[0]!.from_day}`
    findings.rounded(
      `${what}, energy,`,
      numberOf(bar.energy, language) * 1000,
      netOf(same, 'energy_wh'),
      1000,
    )
    const cents = Math.round(numberOf(bar.amount, language) * 100)
    findings.same(`${what}, amount,`, cents, netOf(same, 'total_cents'))
    findings.same(
      `${what}, estimated,`,
      bar.estimated,
      same.some(({ estimated }) => estimated),
    )
  }
}
