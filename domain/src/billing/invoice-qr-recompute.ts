import { decimalOf, percentOfCents, productCents, sumCents, type Decimal } from '../money.ts'
import { dayNumber, dayNumberOf, partsOfDay } from '../time/day.ts'
import { lengthInDays, type DateSpan } from '../time/date-span.ts'
import type { InvoiceQrSaid } from './invoice-qr.ts'

/** Rates in force on the day of the bill. */
export type InvoiceQrTaxes = {
  readonly electricityTaxPercent: Decimal
  /** The tax is never less than this for each kWh. */
  readonly electricityTaxMinimumPerKwh?: Decimal
  /** VAT, or IGIC or IPSI, on everything but services. */
  readonly vatPercent: Decimal
  readonly servicesVatPercent: Decimal
}

/** Why a figure cannot be worked out from what the link says. */
export type NotRecomputedBecause =
  | 'not_said'
  | 'changes_earlier_bills'
  | 'prices_missing'
  | 'energies_missing'
  | 'prices_change'
  | 'flexible_tariff'
  | 'flat_rate_or_fee'
  | 'parts_missing'
  | 'pvpc'
  | 'taxes_not_given'

export type RecomputedFigure =
  | {
      readonly status: 'recomputed'
      readonly saidCents: number
      readonly recomputedCents: number
      /** Said minus recomputed. */
      readonly differenceCents: number
      /** How far the two may lie apart only through rounding. */
      readonly toleranceCents: number
      readonly agrees: boolean
    }
  | { readonly status: 'not_recomputed'; readonly saidCents?: number; readonly because: NotRecomputedBecause }

export type RecomputedInvoiceQr = {
  readonly days: number
  readonly power: RecomputedFigure
  readonly energy: RecomputedFigure
  readonly total: RecomputedFigure
  /** Whether the financing of the social bonus must have been taxed with the electricity tax, where it matters. */
  readonly financingTaxed?: boolean
}

/** Two lines rounded apart, or their sum rounded, differ by a cent at most; so do three, but for a tie. */
const POWER_TOLERANCE_CENTS = 1
const ENERGY_ROUNDING_CENTS = 2
/** Electricity tax, VAT and VAT of services rounded on other sums than here. */
const TOTAL_TOLERANCE_CENTS = 2

const COMMON_YEAR_DAYS = 365
const LEAP_YEAR_DAYS = 366

function figure(
  saidCents: number | undefined,
  recomputedCents: number | NotRecomputedBecause,
  toleranceCents: number,
): RecomputedFigure {
  if (saidCents === undefined) return { status: 'not_recomputed', because: 'not_said' }
  if (typeof recomputedCents === 'string') {
    return { status: 'not_recomputed', saidCents, because: recomputedCents }
  }
  const differenceCents = saidCents - recomputedCents
  const agrees = Math.abs(differenceCents) <= toleranceCents
  return { status: 'recomputed', saidCents, recomputedCents, differenceCents, toleranceCents, agrees }
}

/** The nearest one; the first of two that are equally near. */
function nearest(saidCents: number | undefined, candidates: readonly [number, ...number[]]): number {
  if (saidCents === undefined) return candidates[0]
  return candidates.reduce((best, next) =>
    Math.abs(saidCents - next) < Math.abs(saidCents - best) ? next : best,
  )
}

function daysByYearLength({ from, to }: DateSpan): { common: number; leap: number } {
  const days = { common: 0, leap: 0 }
  for (let { year } = partsOfDay(from); year <= partsOfDay(to).year; year++) {
    const [start, end] = [dayNumberOf(year, 1, 1), dayNumberOf(year + 1, 1, 1)]
    const within = Math.min(end, dayNumber(to)) - Math.max(start, dayNumber(from))
    days[end - start === LEAP_YEAR_DAYS ? 'leap' : 'common'] += within
  }
  return days
}

function powerCents(qr: InvoiceQrSaid, days: number): number | NotRecomputedBecause {
  const lines = (factors: (pricePeriod: 0 | 1) => readonly (Decimal | number)[], dividedBy = 1) =>
    sumCents(
      ([0, 1] as const).map((at) => productCents([decimalOf(qr.powersW[at], 3), ...factors(at)], dividedBy)),
    )
  const { powerPricesPerKwDay: perDay, powerPricesPerKwYear: perYear } = qr
  if (perDay !== undefined) return lines((at) => [perDay[at], days])
  if (perYear === undefined) return 'prices_missing'
  const { common, leap } = daysByYearLength(qr.span)
  const shares = common * LEAP_YEAR_DAYS + leap * COMMON_YEAR_DAYS
  // A contract may divide by 365 in leap years too; the link does not say, so the amount decides.
  return nearest(qr.powerCents, [
    lines((at) => [perYear[at], shares], COMMON_YEAR_DAYS * LEAP_YEAR_DAYS),
    lines((at) => [perYear[at], days], COMMON_YEAR_DAYS),
  ])
}

function energyCents(qr: InvoiceQrSaid): { cents: number | NotRecomputedBecause; toleranceCents: number } {
  const not = (because: NotRecomputedBecause) => ({ cents: because, toleranceCents: 0 })
  if (qr.pricing === 'flat_rate' || qr.fixedMonthlyFee === true) return not('flat_rate_or_fee')
  if (qr.energyPricesPerKwh === undefined) return not('prices_missing')
  // The bands of a flexible tariff have the first two prices.
  const energiesWh = qr.pricing === 'flexible' ? qr.flexibleEnergiesWh : qr.energiesWh
  if (energiesWh === undefined) return not(qr.pricing === 'flexible' ? 'flexible_tariff' : 'energies_missing')
  let [cents, toleranceCents] = [0, ENERGY_ROUNDING_CENTS]
  for (const [at, energyWh] of energiesWh.entries()) {
    const price = qr.energyPricesPerKwh[at] ?? '0'
    cents += productCents([decimalOf(energyWh, 3), price])
    // Whole kWh may have been rounded for the link only, by half a kWh.
    if (energyWh % 1000 === 0) toleranceCents += Math.abs(productCents(['0.5', price]))
  }
  return { cents, toleranceCents }
}

function totalCents(
  qr: InvoiceQrSaid,
  taxes: InvoiceQrTaxes,
  { financingTaxed }: { financingTaxed: boolean },
): number {
  const [power, energy] = [qr.powerCents ?? 0, qr.energyCents ?? 0]
  const financing = qr.socialBonusFinancingCents ?? 0
  const taxed = sumCents([
    power,
    energy,
    -(qr.socialBonusDiscountCents ?? 0),
    financingTaxed ? financing : 0,
    qr.adjustmentCents ?? 0,
    -Math.min(qr.surplusCompensationCents ?? 0, energy),
    qr.otherWithElectricityTaxCents ?? 0,
  ])
  const energyWh = sumCents(qr.energiesWh ?? [])
  const leastTax = productCents([decimalOf(energyWh, 3), taxes.electricityTaxMinimumPerKwh ?? 0])
  const electricityTax = Math.max(percentOfCents(taxed, taxes.electricityTaxPercent), leastTax)
  const base = sumCents([
    taxed,
    electricityTax,
    financingTaxed ? 0 : financing,
    -(qr.discountCents ?? 0),
    qr.otherWithoutElectricityTaxCents ?? 0,
  ])
  const services = qr.servicesCents ?? 0
  return sumCents([
    base,
    percentOfCents(base, taxes.vatPercent),
    services,
    percentOfCents(services, taxes.servicesVatPercent),
  ])
}

function findTotalUnfitness(qr: InvoiceQrSaid): NotRecomputedBecause | undefined {
  if ((qr.invoiceType ?? 'N') !== 'N') return 'changes_earlier_bills'
  if (qr.pricing === 'pvpc') return 'pvpc'
  return qr.powerCents === undefined || qr.energyCents === undefined ? 'parts_missing' : undefined
}

/** Why neither line can be worked out from one price for all days. */
function findUnfitness(qr: InvoiceQrSaid): NotRecomputedBecause | undefined {
  if ((qr.invoiceType ?? 'N') !== 'N') return 'changes_earlier_bills'
  return qr.priceChange === 'in_this_period' ? 'prices_change' : undefined
}

/**
 * Works out again what a link says: power from powers, prices and days; energy from energies and prices; the total
 * from the parts and the rates given. Each line is rounded, then added. A figure that the link does not say, or that
 * cannot be worked out from it, says why.
 *
 * The total is the formula of the annex, as a retailer's public check of its own links has it:
 * ((impPot + impEner − dtoBS + finBS + ajuste − min(exc, impEner) + impOtrosConIE) × (1 + electricity tax)
 * + impOtrosSinIE − dto) × (1 + VAT) + impSA × (1 + VAT of services). Links of two other retailers come out to the
 * cent only when finBS bears VAT but no electricity tax: both are tried, and `financingTaxed` says which fits. The
 * total of the annex's own example does not follow from its parts with the rates of its day (0.5 %, 5 %); its power
 * and energy do. One VAT rate for power and meter rental: where they differ (Canary Islands) the total is off.
 *
 * Tolerance: 1 cent for power; for energy 2 cents, and the price of half a kWh for each energy without a fraction,
 * because links give whole kWh of bills that count less; 2 cents for the total. Energy of a flexible tariff is that of
 * its two bands at the first two prices: which of the three are theirs was not read in the annex.
 */
export function recomputeInvoiceQr(qr: InvoiceQrSaid, taxes?: InvoiceQrTaxes): RecomputedInvoiceQr {
  const days = lengthInDays(qr.span)
  const unfit = findUnfitness(qr)
  const energy = energyCents(qr)
  const lines = {
    days,
    power: figure(qr.powerCents, unfit ?? powerCents(qr, days), POWER_TOLERANCE_CENTS),
    energy: figure(qr.energyCents, unfit ?? energy.cents, energy.toleranceCents),
  }
  const because = findTotalUnfitness(qr)
  if (because !== undefined || taxes === undefined) {
    return { ...lines, total: figure(qr.totalCents, because ?? 'taxes_not_given', 0) }
  }
  const [taxed, untaxed] = [
    totalCents(qr, taxes, { financingTaxed: true }),
    totalCents(qr, taxes, { financingTaxed: false }),
  ]
  const recomputedCents = nearest(qr.totalCents, [taxed, untaxed])
  return {
    ...lines,
    total: figure(qr.totalCents, recomputedCents, TOTAL_TOLERANCE_CENTS),
    ...(qr.totalCents === undefined || taxed === untaxed
      ? {}
      : { financingTaxed: recomputedCents === taxed }),
  }
}
