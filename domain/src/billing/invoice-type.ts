/**
 * Kinds of invoice: N normal, A annulling, B annulling with a rectifier that follows, R rectifier of an annulled one,
 * RA rectifier without annulling (its total is the difference), C complementary, G regularising.
 * Source: CNMC table 102.
 */
export const invoiceTypes = ['N', 'A', 'B', 'R', 'RA', 'C', 'G'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

/** Whether the invoice gives money back: A and B both count negative. Source: CNMC table 102; that B counts negative like A is sector practice, not checked. */
export function isRefund(type: InvoiceType): boolean {
  return type === 'A' || type === 'B'
}

/** What an invoice's own total counts for in sums and charts: -1 for annulling ones, else 1. */
export function signOf(type: InvoiceType): 1 | -1 {
  return isRefund(type) ? -1 : 1
}

/** Whether the invoice is the bill of a span, first or made anew; the others only annul, add or take off. */
export function isOrdinary(type: InvoiceType): boolean {
  return type === 'N' || type === 'R'
}
