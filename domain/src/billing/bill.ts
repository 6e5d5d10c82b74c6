import type { Decimal } from '../money.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import type { DateSpan } from '../time/date-span.ts'

/**
 * What a line of a bill charges or gives back, in the order in which bills print them. `power` and `energy` are the
 * two terms of the price (gas: `fixed` and `energy`); `surplus`, `battery`, `discount`, `social_bonus`, `late_activation` and
 * `interest` are negative.
 */
export const lineKinds = [
  'power',
  'excess_power',
  'fixed',
  'energy',
  'reactive',
  'surplus',
  'battery',
  'discount',
  'social_bonus_financing',
  'social_bonus',
  'meter_rental',
  'service',
  'adjustment',
  /** The compensation that the distributor owes for activating self-consumption late; negative. */
  'late_activation',
  /** Interest on what was charged in excess (RD 88/2026 art. 45.2); negative. */
  'interest',
] as const
export type LineKind = (typeof lineKinds)[number]

/**
 * Kinds on which no tax is due: interest makes good a harm and is no price of energy or service (Ley 37/1992 art.
 * 78.Tres.1.º, read on 2026-11-29). That IGIC and IPSI leave it out too is taken from it.
 */
export const untaxedKinds: readonly LineKind[] = ['interest']

/** What a quantity counts. `unit` is one thing: a month of a service, a sum agreed. */
export const quantityUnits = ['kW', 'kWh', 'kvarh', 'unit'] as const
export type QuantityUnit = (typeof quantityUnits)[number]

/**
 * What a price is for. `EUR/kW/day` and `EUR/day` are multiplied by the days; `EUR/kW/year` and `EUR/year` by the days
 * and divided by those of the year; `EUR/month` by the days × 12 and divided by those of the year, or, where the
 * charge has no days, it is for whole months; the rest have nothing to do with days.
 */
export const priceUnits = [
  'EUR/kW/year',
  'EUR/kW/day',
  'EUR/kWh',
  'EUR/kvarh',
  'EUR/year',
  'EUR/month',
  'EUR/day',
  'EUR',
] as const
export type PriceUnit = (typeof priceUnits)[number]

/** One thing that is charged, before it is rounded: quantity × price, with days as `priceUnits` says. */
export type Charge = {
  readonly kind: LineKind
  /** Where the price differs by tariff period: 1 for P1. Power and energy number theirs apart. */
  readonly tariffPeriod?: TariffPeriod
  /** Name that the retailer gives it; services and adjustments have one. */
  readonly name?: string
  /** The days it is for. */
  readonly span: DateSpan
  /**
   * What is charged. Of a discount in per cent it is the euros that the discount is of, and the price the share of them
   * (31.20 × -0.425), so that the line says how it comes about.
   */
  readonly quantity: Decimal
  readonly unit: QuantityUnit
  /** In euros. Negative where the line gives back. */
  readonly price: Decimal
  readonly priceUnit: PriceUnit
  /** Days that are charged, where the price is by time: those of the span. */
  readonly days?: number
  /** What a price per year or month is divided by; 365 where it is not given. */
  readonly yearDays?: 365 | 366
}

/** A charge rounded to the cent. */
export type BillLine = Charge & { readonly amountCents: number }

/** Taxes of a bill: those on energy first, then the indirect one, whose base they are part of. */
export const taxNames = ['electricity_tax', 'hydrocarbon_tax', 'IVA', 'IGIC', 'IPSI'] as const
export type TaxName = (typeof taxNames)[number]

/** One tax at one rate. */
export type BillTax = {
  readonly tax: TaxName
  /** What the rate is of: cents of `baseCents`, or kWh of `quantityKwh` (minimum of the electricity tax, gas). */
  readonly rateUnit: '%' | 'EUR/kWh'
  readonly rate: Decimal
  readonly baseCents: number
  readonly quantityKwh?: Decimal
  readonly amountCents: number
}

/** A bill to the cent. Each line and each tax is rounded, then added. */
export type Bill = {
  readonly span: DateSpan
  readonly lines: readonly BillLine[]
  readonly taxes: readonly BillTax[]
  readonly totalCents: number
}
