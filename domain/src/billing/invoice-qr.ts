import { decimalOf, type Decimal } from '../money.ts'
import { addDays, type Day } from '../time/day.ts'
import { lastDayOf, type DateSpan } from '../time/date-span.ts'
import type { InvoiceType } from './invoice-type.ts'

/**
 * The link to the CNMC's price comparator that bills of 2.0TD carry as a QR code.
 *
 * Norm: resolution of the CNMC of 6 October 2022 (BOE-A-2022-16989), annex I, which changes that of 24 June 2021
 * (BOE-A-2021-11035). Of the norm itself only title and preamble were read here. The rest comes from people who read
 * the annex or see such links:
 * - The 43 keys, their order and units and which are ticked as obligatory: a public transcription of table 1 that its
 *   own tests hold row by row. Other public readers know the same keys: luzfija.es, comparador-luz-gas, and the
 *   check that Som Energia makes of the links it prints.
 * - iniF is not billed, finF is: three of them, independently. Case of keys free: two. Order free and `&amp;`, which
 *   is how the annex prints it: one, a public design note that quotes the annex.
 * - Price of power in EUR/kW·year: the transcription, the annex's example (26.164043) and links of three retailers.
 *   That many send EUR/kW·day instead: one reader, with a link of 0.075903 (regulated price 27.704413 ÷ 365).
 * - From one source only: what `rev` counts; -1 of PVPC; that a key not ticked is mostly owed by normal bills and
 *   by no others. Not known: how the two flexible bands match the three prices, whether kWh may have decimals.
 * - `QRE2` stands in real links beside `QRE`, with the same keys. No source says why; it is read, never written.
 * - Retailers' codes have three digits in the annex and four in today's register (R2-1000 …): one reader.
 */
export const invoiceQrKeys = [
  'cp',
  'pP1',
  'pP2',
  'caP1',
  'caP2',
  'caP3',
  'iniA',
  'tc',
  'finPen',
  'finContrato',
  'tf',
  'imp',
  'cfP1',
  'cfP2',
  'cfP3',
  'iniF',
  'finF',
  'impSA',
  'impOtrosConIE',
  'impOtrosSinIE',
  'exc',
  'com',
  'cups',
  'pmaxP1',
  'pmaxP2',
  'fFact',
  'dtoBS',
  'finBS',
  'ajuste',
  'impPot',
  'impEner',
  'dto',
  'prP1',
  'prP2',
  'prE1',
  'prE2',
  'prE3',
  'cfP1flex',
  'cfP2flex',
  'cambio',
  'promo',
  'verde',
  'rev',
] as const
export type InvoiceQrKey = (typeof invoiceQrKeys)[number]

/** How the energy is priced, by the first letter of `tc`. Three prices are those of the periods of 2.0TD. */
export const pricingLetters = {
  pvpc: 'A',
  indexed_hourly: 'B',
  indexed_one_price: 'C',
  indexed_three_prices: 'D',
  three_prices: 'E',
  one_price: 'F',
  flexible: 'G',
  flat_rate: 'H',
} as const
export type InvoiceQrPricing = keyof typeof pricingLetters

/** How often the contract's prices are revised, by the digit of `rev`. */
export const priceRevisions = [
  'yearly',
  'half_yearly',
  'quarterly',
  'monthly',
  'every_three_years',
  'every_five_years',
] as const
export type PriceRevision = (typeof priceRevisions)[number]

/** When prices change, by the digit of `cambio`. */
export const priceChanges = ['none', 'in_this_period', 'from_the_next_bill'] as const
export type PriceChange = (typeof priceChanges)[number]

/** The invoice types the link knows (`tf`); every one but N changes earlier bills. */
export const invoiceQrTypes = ['A', 'N', 'R', 'C', 'G'] as const satisfies readonly InvoiceType[]
export type InvoiceQrType = (typeof invoiceQrTypes)[number]

/** The type the link says for an invoice: B becomes A and RA becomes R, the only ones it knows. */
export function invoiceQrTypeOf(type: InvoiceType): InvoiceQrType {
  return type === 'B' ? 'A' : type === 'RA' ? 'R' : type
}

/** Values of P1 and P2. */
export type OfPowerPeriods<Value> = readonly [Value, Value]
/** Values of P1, P2 and P3. */
export type OfEnergyPeriods<Value> = readonly [Value, Value, Value]

/** What table 1 ticks as obligatory on every bill. */
type Always = {
  readonly cups: string
  readonly postalCode: string
  /** CNMC code of the retailer: 'R2-123'. */
  readonly retailerCode: string
  readonly invoiceType: InvoiceQrType
  readonly issuedOn: Day
  /** Days billed. The link says the day before the first and the last. */
  readonly span: DateSpan
  readonly powersW: OfPowerPeriods<number>
  /** Highest power drawn in the last year. */
  readonly maximeterPowersW: OfPowerPeriods<number>
  /** Energy of the last year, counted from `yearFrom`, which is in it, to the last day billed. */
  readonly yearEnergiesWh: OfEnergyPeriods<number>
  readonly yearFrom: Day
  readonly pricing: InvoiceQrPricing
  /** Whether a monthly fee is part of the price of energy (second character of `tc`). */
  readonly fixedMonthlyFee: boolean
  /** `finContrato`: the contract's end or next renewal. */
  readonly contractEndsOn: Day
  readonly priceRevision: PriceRevision
}

/** What every normal bill says besides. Amounts are before taxes, but the total is not. */
type Figures = {
  readonly totalCents: number
  readonly powerCents: number
  /** Energy, or the flat rate or monthly fee where the contract has one. */
  readonly energyCents: number
  readonly energiesWh: OfEnergyPeriods<number>
}

type Extras = {
  /** EUR/kW·year before taxes and discounts. Under 0.5 in both periods it would be read as a price per day. */
  readonly powerPricesPerKwYear?: OfPowerPeriods<Decimal>
  /** EUR/kWh before taxes and discounts. */
  readonly energyPricesPerKwh?: OfEnergyPeriods<Decimal>
  readonly servicesCents?: number
  /** The rest of the electricity tax base: excess power, reactive energy. */
  readonly otherWithElectricityTaxCents?: number
  /** … and what is not: meter rental, connection fees, deposits. */
  readonly otherWithoutElectricityTaxCents?: number
  /** Positive: what the surplus gives back. */
  readonly surplusCompensationCents?: number
  /** Positive: discount of the social bonus. */
  readonly socialBonusDiscountCents?: number
  /** 0 where it is part of the price. Not with PVPC, whose link says -1. */
  readonly socialBonusFinancingCents?: number
  /** Adjustment mechanism of RDL 10/2022, 0 when there is none. Not with PVPC, whose link says -1. */
  readonly adjustmentCents?: number
  /** Positive: discounts that are in neither the power nor the energy amount. */
  readonly discountCents?: number
  /** Energy in the two bands of a flexible tariff. */
  readonly flexibleEnergiesWh?: OfPowerPeriods<number>
  /** Until when leaving costs a penalty. */
  readonly commitmentEndsOn?: Day
  readonly priceChange?: PriceChange
  /** Whether a price holds only for a part of the contract. */
  readonly promotion?: boolean
  readonly greenEnergy?: boolean
}

/** Facts of a 2.0TD bill as the link says them. Bills that are not normal carry no prices or totals. */
export type InvoiceQr = Always &
  Extras &
  (
    | ({ readonly invoiceType: 'N' } & Figures)
    | ({ readonly invoiceType: Exclude<InvoiceQrType, 'N'> } & Partial<Figures>)
  )

/** What a link that was read says. Only powers and span are sure to be there; retailers leave things out. */
export type InvoiceQrSaid = Pick<Always, 'powersW' | 'span'> &
  Partial<Omit<Always, 'powersW' | 'span'> & Figures> &
  Extras & {
    /** The prices as the link has them, where it has them per day; `powerPricesPerKwYear` is worked out then. */
    readonly powerPricesPerKwDay?: OfPowerPeriods<Decimal>
  }

const BASE = 'https://comparador.cnmc.gob.es/comparador/QRE?'

function thousandths(units: number | undefined) {
  return units === undefined ? undefined : decimalOf(units, 3)
}
function euros(cents: number | undefined) {
  return cents === undefined ? undefined : decimalOf(cents, 2, 2)
}
function oneOrZero(is: boolean | undefined) {
  return is === undefined ? undefined : is ? '1' : '0'
}

/**
 * The text of the QR code of a bill: the link in `QRE` form, keys in the order of table 1, which ends with one that
 * every bill has, so that a link cut off anywhere is seen to lack something. Decimal point; kW and kWh with three
 * decimals at most, amounts with two, prices as given. Throws RangeError on amounts, powers or energies that are not
 * whole numbers, on days that do not exist, and on financing or adjustment given with PVPC.
 */
export function writeInvoiceQr(qr: InvoiceQr): string {
  const ofPvpc = qr.pricing === 'pvpc'
  if (ofPvpc && (qr.socialBonusFinancingCents ?? qr.adjustmentCents) !== undefined) {
    throw new RangeError('with PVPC neither financing nor adjustment is stated')
  }
  const saysPvpc = ofPvpc && qr.invoiceType === 'N'
  const values: Record<InvoiceQrKey, string | undefined> = {
    cp: qr.postalCode,
    pP1: thousandths(qr.powersW[0]),
    pP2: thousandths(qr.powersW[1]),
    caP1: thousandths(qr.yearEnergiesWh[0]),
    caP2: thousandths(qr.yearEnergiesWh[1]),
    caP3: thousandths(qr.yearEnergiesWh[2]),
    iniA: addDays(qr.yearFrom, -1),
    tc: pricingLetters[qr.pricing] + (qr.fixedMonthlyFee ? '1' : '0'),
    finPen: qr.commitmentEndsOn,
    finContrato: qr.contractEndsOn,
    tf: qr.invoiceType,
    imp: euros(qr.totalCents),
    cfP1: thousandths(qr.energiesWh?.[0]),
    cfP2: thousandths(qr.energiesWh?.[1]),
    cfP3: thousandths(qr.energiesWh?.[2]),
    iniF: addDays(qr.span.from, -1),
    finF: lastDayOf(qr.span),
    impSA: euros(qr.servicesCents),
    impOtrosConIE: euros(qr.otherWithElectricityTaxCents),
    impOtrosSinIE: euros(qr.otherWithoutElectricityTaxCents),
    exc: euros(qr.surplusCompensationCents),
    com: qr.retailerCode,
    cups: qr.cups,
    pmaxP1: thousandths(qr.maximeterPowersW[0]),
    pmaxP2: thousandths(qr.maximeterPowersW[1]),
    fFact: qr.issuedOn,
    dtoBS: euros(qr.socialBonusDiscountCents),
    finBS: saysPvpc ? '-1' : euros(qr.socialBonusFinancingCents),
    ajuste: saysPvpc ? '-1' : euros(qr.adjustmentCents),
    impPot: euros(qr.powerCents),
    impEner: euros(qr.energyCents),
    dto: euros(qr.discountCents),
    prP1: qr.powerPricesPerKwYear?.[0],
    prP2: qr.powerPricesPerKwYear?.[1],
    prE1: qr.energyPricesPerKwh?.[0],
    prE2: qr.energyPricesPerKwh?.[1],
    prE3: qr.energyPricesPerKwh?.[2],
    cfP1flex: thousandths(qr.flexibleEnergiesWh?.[0]),
    cfP2flex: thousandths(qr.flexibleEnergiesWh?.[1]),
    cambio: qr.priceChange === undefined ? undefined : String(priceChanges.indexOf(qr.priceChange)),
    promo: oneOrZero(qr.promotion),
    verde: oneOrZero(qr.greenEnergy),
    rev: String(priceRevisions.indexOf(qr.priceRevision)),
  }
  const pairs = invoiceQrKeys.flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`]
  })
  return BASE + pairs.join('&')
}
