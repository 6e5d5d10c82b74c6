import { readInvoiceQr } from '@endoll/domain/billing/invoice-qr-read.ts'
import type { InvoiceQrKey, InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'
import type { FoundCode } from './found-code.ts'

/** A bill as its code says it. */
export interface ReadBill {
  readonly qr: InvoiceQrSaid
  /** What the code owes and does not say, or says in no way that can be read. */
  readonly missing: readonly InvoiceQrKey[]
}

/**
 * Why no bill was read: there is no code; a code is there but damaged; it is cut off or lacks what a bill needs; it is of
 * something else.
 */
export type NoBill = 'none' | 'damaged' | 'incomplete' | 'foreign'

/** The bills in the codes of a picture, each once; or why there is none. */
export function billsOf(codes: readonly FoundCode[]): readonly ReadBill[] | NoBill {
  const read = codes.filter(({ whole }) => whole).map(({ text }) => ({ text, parsed: readInvoiceQr(text) }))
  const bills = new Map<string, ReadBill>()
  for (const { parsed } of read) {
    if (!parsed.ok) continue
    const { qr, absent, unreadable } = parsed
    // The same code stands on two pages of some bills.
    bills.set(JSON.stringify(qr), { qr, missing: [...absent, ...unreadable] })
  }
  if (bills.size > 0) return [...bills.values()]
  const ofABill = read.some(
    ({ parsed }) =>
      !parsed.ok && ['cut_off', 'missing_key', 'value_not_valid', 'duplicate_key'].includes(parsed.error),
  )
  if (ofABill) return 'incomplete'
  if (codes.some(({ whole }) => !whole)) return 'damaged'
  return read.length > 0 ? 'foreign' : 'none'
}
