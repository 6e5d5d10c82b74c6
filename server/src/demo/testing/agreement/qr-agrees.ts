import { invoiceQrTypeOf } from '@endoll/domain/billing/invoice-qr.ts'
import { readInvoiceQr } from '@endoll/domain/billing/invoice-qr-read.ts'
import { recomputeInvoiceQr } from '@endoll/domain/billing/invoice-qr-recompute.ts'
import type { LineKind } from '@endoll/domain/billing/bill.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { addMonths } from '@endoll/domain/time/day.ts'
import type { BillContent } from '../../../documents/bill/bill-document.ts'
import type { Findings } from './findings.ts'
import { knownThen, netOf } from './history-agrees.ts'
import type { StoredBill } from './stored.ts'

/** The link of the code, read as a comparator reads it, says what the bill says; every bill of 2.0TD has one. */
export function qrAgrees({ qr }: BillContent, stored: StoredBill, findings: Findings): void {
  const { invoice, bill, supply, readings } = stored
  findings.same('having a code for the comparator', qr !== null, invoice.tariff === '2.0TD')
  if (!qr) return
  const read = readInvoiceQr(qr.address)
  if (!read.ok) return findings.same('the code', read.error, 'readable')
  const said = read.qr
  const sumOf = (...kinds: LineKind[]) =>
    sumCents(bill.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
  const expected = {
    absent: [],
    unreadable: [],
    cups: invoice.cups,
    postalCode: supply.postalCode,
    invoiceType: invoiceQrTypeOf(invoice.type),
    issuedOn: invoice.day,
    span: bill.span,
    powersW: invoice.powers_w,
  }
  const { cups, postalCode, invoiceType, issuedOn, span, powersW } = said
  findings.same(
    'the code',
    {
      absent: read.absent,
      unreadable: read.unreadable,
      cups,
      postalCode,
      invoiceType,
      issuedOn,
      span,
      powersW,
    },
    expected,
  )
  yearAgrees(said.yearEnergiesWh ?? [], stored, findings)
  if (said.invoiceType !== 'N') return
  const figures = {
    totalCents: invoice.total_cents,
    powerCents: sumOf('power'),
    energyCents: sumOf('energy'),
    energiesWh: readings.flatMap(({ magnitude, quantity }) =>
      magnitude === 'import' ? [Number(quantity)] : [],
    ),
    surplusCompensationCents: -sumOf('surplus') || 0,
    socialBonusDiscountCents: -sumOf('social_bonus') || 0,
    socialBonusFinancingCents: said.pricing === 'pvpc' ? undefined : sumOf('social_bonus_financing'),
    discountCents: -sumOf('discount', 'battery', 'late_activation') || 0,
    servicesCents: sumOf('service'),
  }
  for (const [key, value] of Object.entries(figures))
    findings.same(`the code's ${key}`, said[key as keyof typeof figures], value)
  for (const [name, figure] of Object.entries(recomputeInvoiceQr(said)))
    if (typeof figure === 'object' && figure.status === 'recomputed')
      findings.same(`the code's own arithmetic of ${name}`, figure.agrees, true)
}

/** The year in the code is that of the invoices of twelve months. */
function yearAgrees(statedWh: readonly number[], stored: StoredBill, findings: Findings) {
  const since = addMonths(stored.invoice.to_day, -12)
  const year = knownThen(stored).filter(({ from_day }) => from_day >= since)
  findings.same("the code's energy of the year", sumCents(statedWh), netOf(year, 'energy_wh'))
}
