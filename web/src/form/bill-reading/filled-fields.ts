import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { decimalOf } from '@endoll/domain/money.ts'
import type { InvoiceQrSaid } from '@endoll/domain/billing/invoice-qr.ts'

/** A field that a code fills: its name in the comparator's form, and its value as it would be typed. */
export type FilledFields = Readonly<
  Partial<
    Record<
      | 'cups'
      | 'comerOrigin'
      | 'postalCode'
      | 'power'
      | 'power2'
      | 'p1'
      | 'p2'
      | 'p3'
      | 'startDate'
      | 'endDate'
      | 'invoiceAmount',
      string
    >
  >
>

/** The retailers that a form offers, by their codes in the register of the CNMC. */
export interface KnownRetailer {
  readonly id: number
  readonly cnmc_code: string | null
}

/** W in kW, Wh in kWh. */
function thousands(units: number): string {
  return decimalOf(units, 3)
}

/**
 * What the code of a bill says, as fields take it: kW, kWh, the first and the last day
 * billed, euros. The retailer is one of those known, or none. The code counts its days from the day after `iniF`; the fields hold both days (rulings: days).
 */
export function filledFields(qr: InvoiceQrSaid, retailers: readonly KnownRetailer[] = []): FilledFields {
  const [power, power2] = qr.powersW
  const [p1, p2, p3] = qr.energiesWh ?? []
  const retailer = retailers.find(({ cnmc_code: code }) => code !== null && code === qr.retailerCode)
  return {
    ...(qr.cups !== undefined && { cups: qr.cups }),
    ...(retailer && { comerOrigin: String(retailer.id) }),
    ...(qr.postalCode !== undefined && { postalCode: qr.postalCode }),
    power: thousands(power),
    power2: thousands(power2),
    ...(p1 !== undefined && { p1: thousands(p1) }),
    ...(p2 !== undefined && { p2: thousands(p2) }),
    ...(p3 !== undefined && { p3: thousands(p3) }),
    startDate: qr.span.from,
    endDate: lastDayOf(qr.span),
    ...(qr.totalCents !== undefined && { invoiceAmount: decimalOf(qr.totalCents, 2) }),
  }
}
