import type { BillComparison, ExplainedBill } from '@endoll/api/bill.ts'
import { changeCauses } from '@endoll/domain/billing/bill-change.ts'
import { isRefund, signOf } from '@endoll/domain/billing/invoice-type.ts'
import { euroNumberToCents, sumCents } from '@endoll/domain/money.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { findingsOf, type Findings } from './findings.ts'
import type { StoredBill } from './stored.ts'

function centsOf(items: readonly { readonly amount: number }[]): number {
  return sumCents(items.map(({ amount }) => euroNumberToCents(amount)))
}

/** Where what a customer sees of an invoice, line by line, differs from the database, a sentence each. */
export function explainedDisagreements(explained: ExplainedBill, stored: StoredBill): readonly string[] {
  const { invoice, bill, readings } = stored
  const findings = findingsOf(`${invoice.number} explained`)
  const cents = ({ amountCents }: { readonly amountCents: number }) => amountCents / 100
  findings.same(
    'each line',
    explained.lines.map((line) => [line.kind, line.quantity, line.price, line.from, line.to, line.amount]),
    bill.lines.map((line) => [
      line.kind,
      line.quantity,
      line.price,
      line.span.from,
      lastDayOf(line.span),
      cents(line),
    ]),
  )
  findings.same(
    'each tax',
    explained.taxes.map(({ tax, rate, base, amount }) => [tax, rate, base, amount]),
    bill.taxes.map((tax) => [tax.tax, tax.rate, tax.baseCents / 100, cents(tax)]),
  )
  findings.same('lines and taxes', centsOf(explained.lines) + centsOf(explained.taxes), invoice.total_cents)
  findings.same('the total', euroNumberToCents(explained.invoice.amount_total), invoice.total_cents)
  const isCharged = invoice.total_cents > 0 && !isRefund(invoice.type)
  findings.same('where it goes', centsOf(explained.destination), isCharged ? invoice.total_cents : 0)
  findings.same('how many readings', explained.readings.length, readings.length)
  paymentsAgree(explained, stored, findings)
  comparisonsAgree(explained, stored, findings)
  return findings.sentences
}

function paymentsAgree(explained: ExplainedBill, { invoice }: StoredBill, findings: Findings) {
  const { state, pending_cents, total_cents, type } = invoice
  if (!isRefund(type))
    findings.same('what was paid', centsOf(explained.payments), total_cents - pending_cents)
  const climbs = state !== 'paid' && pending_cents > 0
  if (!climbs) findings.same('what comes next', [explained.ladder_next, explained.cut_date], [null, null])
}

/** What a bill is compared with is a bill of the same contract that ended before it, and the causes add up. */
function comparisonsAgree(explained: ExplainedBill, { invoice, siblings }: StoredBill, findings: Findings) {
  const compared = [explained.previous, explained.year_before].filter((found) => found !== null)
  for (const comparison of compared) {
    const other = siblings.find(({ id }) => id === comparison.invoice.id)
    const what = `compared with ${comparison.invoice.number}`
    findings.same(what, other !== undefined && other.to_day <= invoice.from_day, true)
    const change = invoice.total_cents - (other?.total_cents ?? 0)
    findings.same(`the change ${what}`, euroNumberToCents(comparison.amount_change), change)
    findings.same(`the causes ${what}`, centsOf(comparison.causes), change)
    findings.same(
      `every cause ${what}`,
      comparison.causes.map(({ cause }) => cause),
      changeCauses,
    )
    partsAgree(comparison, { what, findings })
    onlyWhatChanged(comparison, other, { invoice, what, findings })
  }
  const isCompared = signOf(invoice.type) === 1 && invoice.type !== 'RA'
  if (!isCompared) findings.same('what it is compared with', compared.length, 0)
}

/** The parts of each cause add up to it; those of lines and taxes, all causes together, to what these differ by. */
function partsAgree({ causes }: BillComparison, { what, findings }: { what: string; findings: Findings }) {
  for (const { cause, amount, parts } of causes) {
    findings.same(`the parts of ${cause}, ${what}`, centsOf(parts), euroNumberToCents(amount))
    findings.same(
      `no part of ${cause} is nothing, ${what}`,
      parts.every((part) => part.amount !== 0),
      true,
    )
    const isTax = cause === 'taxes' || cause === 'tax_rates'
    const allowed = isTax ? ['tax'] : ['line']
    findings.same(
      `what ${cause} is of, ${what}`,
      parts.filter(({ of }) => !allowed.includes(of)),
      [],
    )
  }
}

function onlyWhatChanged(
  { causes }: BillComparison,
  other: StoredBill['invoice'] | undefined,
  {
    invoice,
    what,
    findings,
  }: { readonly invoice: StoredBill['invoice']; readonly what: string; readonly findings: Findings },
) {
  const powersStay = other && String(other.powers_w) === String(invoice.powers_w)
  const amountOf = (name: string) => causes.find(({ cause }) => cause === name)?.amount
  if (powersStay) findings.same(`the powers that did not change, ${what}`, amountOf('power'), 0)
  else findings.same(`the powers that changed, ${what}`, amountOf('power') !== 0, true)
}
