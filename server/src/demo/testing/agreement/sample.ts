import { languages, type Language } from '@endoll/api/language.ts'
import { paymentStatus } from '@endoll/domain/billing/payment-status.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { StoredBill } from './stored.ts'

export interface Taken {
  readonly stored: StoredBill
  readonly language: Language
}

/** The language in which an invoice is looked at where one is enough: each of the three is as often the one. */
export function languageFor({ invoice: { id } }: StoredBill): Language {
  return languages[id % languages.length]!
}

/** What makes one bill look different from another. */
function traitsOf({ invoice, bill, siblings }: StoredBill, today: Day): string[] {
  const { type, state, total_cents, pending_cents, debt_cents, due_day } = invoice
  const stands = { type, state, totalCents: total_cents, pendingCents: pending_cents, debtCents: debt_cents }
  const prices = new Set(bill.lines.filter(({ kind }) => kind === 'power').map(({ price }) => price))
  return [
    `type ${type}`,
    `state ${state}`,
    `status ${paymentStatus({ ...stands, dueDay: due_day ?? undefined }, today)}`,
    `tariff ${invoice.tariff}`,
    `zone ${invoice.zone}`,
    `paid by ${invoice.payment_method}`,
    ...bill.lines.map(({ kind, priceUnit }) => `line ${kind} ${priceUnit}`),
    ...bill.taxes.map(({ tax, rateUnit }) => `tax ${tax} ${rateUnit}`),
    ...(invoice.estimated ? ['estimated'] : []),
    ...(prices.size > 2 ? ['two prices'] : []),
    ...(total_cents < 0 ? ['in favour'] : []),
    ...(siblings[0]?.id === invoice.id ? ['first'] : []),
  ]
}

/** Few bills that together show every trait in every language, the newest first: they have the longest past. */
export function sampleOf(bills: readonly StoredBill[], today: Day): Taken[] {
  const seen = new Set<string>()
  const pairs = bills
    .toReversed()
    .flatMap((stored) => languages.map((language): Taken => ({ stored, language })))
  return pairs.filter(({ stored, language }) => {
    const shown = traitsOf(stored, today).map((trait) => `${language} ${trait}`)
    const isNew = shown.some((trait) => !seen.has(trait))
    for (const trait of shown) seen.add(trait)
    return isNew
  })
}
