import type { BillLineItem, BillTaxItem, ExplainedBill } from '@endoll/api/bill.ts'
import type { Bill, BillLine, BillTax } from '@endoll/domain/billing/bill.ts'
import { whereTheMoneyGoes } from '@endoll/domain/billing/destination.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import type { BonusEnergy } from '@endoll/domain/billing/social-bonus-carry.ts'
import { isReducedTax, unsureTaxSince } from '@endoll/domain/billing/unsure-tax.ts'
import { surplusBalance } from '@endoll/domain/billing/surplus-balance.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import type { BillBattery } from '../batteries/queries.ts'
import type { InvoiceParts } from '../invoices/queries.ts'

function lineItem(line: BillLine): BillLineItem {
  return {
    kind: line.kind,
    tariff_period: line.tariffPeriod ?? null,
    name: line.name ?? null,
    from: line.span.from,
    to: lastDayOf(line.span),
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    price_unit: line.priceUnit,
    days: line.days ?? null,
    year_days: line.yearDays ?? null,
    amount: centsToEuroNumber(line.amountCents),
  }
}

function taxItem(tax: BillTax, of: Pick<BillTaxItem, 'unsure_since' | 'reduced'>): BillTaxItem {
  return {
    tax: tax.tax,
    rate_unit: tax.rateUnit,
    rate: tax.rate,
    base: centsToEuroNumber(tax.baseCents),
    quantity_kwh: tax.quantityKwh ?? null,
    amount: centsToEuroNumber(tax.amountCents),
    unsure: of.unsure_since !== null,
    ...of,
  }
}

/** What became of the surplus that the bill could not give back, and of what lay in the battery. */
export function batteryItem(
  { keptCents, takenCents, balanceCents }: BillBattery,
  { lines }: Bill,
): NonNullable<ExplainedBill['battery']> {
  const { valueCents, compensatedCents } = surplusBalance(lines)
  return {
    surplus_value: centsToEuroNumber(valueCents),
    surplus_compensated: centsToEuroNumber(compensatedCents),
    kept: centsToEuroNumber(keptCents),
    taken: centsToEuroNumber(takenCents),
    balance: centsToEuroNumber(balanceCents),
  }
}

/** What the bill itself prints: lines, taxes, readings and payments. */
export function billItems(
  bill: Bill,
  { row, readings, payments }: Pick<InvoiceParts, 'row' | 'readings' | 'payments'>,
): Pick<ExplainedBill, 'lines' | 'taxes' | 'readings' | 'payments'> {
  return {
    lines: bill.lines.map(lineItem),
    taxes: bill.taxes.map((tax) =>
      taxItem(tax, {
        unsure_since: unsureTaxSince(tax, bill, row.kind) ?? null,
        reduced: isReducedTax(tax, bill),
      }),
    ),
    readings: readings.map((reading) => ({
      meter: reading.meter ?? null,
      magnitude: reading.magnitude,
      tariff_period: reading.tariffPeriod,
      previous_date: reading.previousDay ?? null,
      previous_reading: reading.previousReading ?? null,
      current_date: reading.currentDay,
      current_reading: reading.currentReading ?? null,
      quantity: reading.quantity,
      method: reading.method,
    })),
    payments: payments.map(({ day, amountCents, method, actedBy }) => ({
      date: day,
      amount: centsToEuroNumber(amountCents),
      method,
      ...(actedBy && { acted_by: actedBy }),
    })),
  }
}

/** Where the money of a bill goes; nothing of one that gives money back. */
export function destinationItems(
  bill: Bill,
  { kind, tariff, type }: Pick<InvoiceParts['row'], 'kind' | 'tariff' | 'type'>,
): ExplainedBill['destination'] {
  return bill.totalCents <= 0 || isRefund(type)
    ? []
    : whereTheMoneyGoes(bill, {
        tariff: kind === 'electricity' ? findTariff(tariff)?.name : undefined,
      }).map(({ destination, amountCents }) => ({ destination, amount: centsToEuroNumber(amountCents) }))
}

/** The energy of a bill with social bonus. */
export function bonusItem(bonus: BonusEnergy | undefined): ExplainedBill['social_bonus'] {
  return bonus
    ? {
        limit_kwh: bonus.limitWh / 1000,
        carried_kwh: bonus.carriedWh / 1000,
        discounted_kwh: bonus.discountedWh / 1000,
        beyond_kwh: bonus.beyondWh / 1000,
      }
    : null
}
