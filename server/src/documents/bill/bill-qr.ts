import { encode } from 'uqr'
import type { BillLine, LineKind } from '@endoll/domain/billing/bill.ts'
import {
  invoiceQrTypeOf,
  writeInvoiceQr,
  type InvoiceQr,
  type InvoiceQrPricing,
  type OfEnergyPeriods,
  type OfPowerPeriods,
} from '@endoll/domain/billing/invoice-qr.ts'
import { decimalOf, roundedProduct, sumCents, type Decimal } from '@endoll/domain/money.ts'
import { addMonths, type Day } from '@endoll/domain/time/day.ts'
import type { BillData } from '../bill-data.ts'
import type { BillWords } from './bill-words.ts'

export interface QrContent {
  readonly title: string
  readonly text: string
  readonly alt: string
  readonly link: string
  readonly address: string
  /** One drawing of all dark modules. */
  readonly svg: string
}

function sumOf({ lines }: BillData['bill'], ...kinds: LineKind[]) {
  return sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
}

function pricingOf({ product, bill }: BillData): InvoiceQrPricing {
  if (product.market === 'pvpc') return 'pvpc'
  if (product.priceKind === 'flat') return 'flat_rate'
  if (product.priceKind === 'indexed') return 'indexed_hourly'
  if (product.priceKind === 'flexible') return 'flexible'
  const prices = bill.lines.filter(({ kind }) => kind === 'energy').map(({ price }) => price)
  return new Set(prices).size > 1 ? 'three_prices' : 'one_price'
}

function powerPrice(line: BillLine): Decimal | undefined {
  return line.priceUnit === 'EUR/kW/year'
    ? line.price
    : line.priceUnit === 'EUR/kW/day'
      ? decimalOf(roundedProduct([line.price, 365], { decimals: 6 }), 6)
      : undefined
}

/** The newest price of each period; nothing unless every period has one. */
function pricesOf(
  { bill: { lines } }: BillData,
  kind: 'power' | 'energy',
  periods: number,
): Decimal[] | undefined {
  const own = lines.filter((line) => line.kind === kind)
  const prices = Array.from({ length: periods }, (_, index) => {
    const line =
      own.findLast(({ tariffPeriod }) => tariffPeriod === index + 1) ??
      own.findLast(({ tariffPeriod }) => tariffPeriod === undefined)
    return line && (kind === 'power' ? powerPrice(line) : line.price)
  })
  return prices.every((price) => price !== undefined) ? prices : undefined
}

function priceChanged({ bill: { lines } }: BillData) {
  const ofPeriods = Map.groupBy(
    lines.filter(({ kind }) => kind === 'power' || kind === 'energy'),
    ({ kind, tariffPeriod }) => `${kind} ${tariffPeriod ?? 0}`,
  )
  return [...ofPeriods.values()].some((same) => new Set(same.map(({ price }) => price)).size > 1)
}

/** The day of the contract's next birthday after the bill, when prices are revised. */
function nextRenewal({ contract: { startDay }, invoice: { day } }: BillData): Day {
  const thisYear = startDay && `${day.slice(0, 4)}${startDay.slice(4)}`.replace('-02-29', '-02-28')
  return thisYear ? (thisYear > day ? thisYear : addMonths(thisYear, 12)) : addMonths(day, 12)
}

/** As read; as billed where there is no reading by period. */
function energiesWh({ bill: { lines }, readings }: BillData): number[] {
  return [1, 2, 3].map((period) => {
    const read = readings.find(
      ({ magnitude, tariffPeriod }) => magnitude === 'import' && tariffPeriod === period,
    )
    return (
      read?.quantity ??
      lines
        .filter(
          ({ kind, unit, tariffPeriod }) => kind === 'energy' && unit === 'kWh' && tariffPeriod === period,
        )
        .reduce((sum, { quantity }) => sum + roundedProduct([quantity], { decimals: 3 }), 0)
    )
  })
}

function figuresOf(data: BillData) {
  const { bill } = data
  const powerPrices = pricesOf(data, 'power', 2)
  const energyPrices = pricesOf(data, 'energy', 3)
  return {
    totalCents: bill.totalCents,
    powerCents: sumOf(bill, 'power'),
    energyCents: sumOf(bill, 'energy'),
    energiesWh: energiesWh(data) as unknown as OfEnergyPeriods<number>,
    ...(powerPrices ? { powerPricesPerKwYear: powerPrices as unknown as OfPowerPeriods<Decimal> } : {}),
    ...(energyPrices ? { energyPricesPerKwh: energyPrices as unknown as OfEnergyPeriods<Decimal> } : {}),
    servicesCents: sumOf(bill, 'service'),
    otherWithElectricityTaxCents: sumOf(bill, 'excess_power', 'reactive'),
    otherWithoutElectricityTaxCents: sumOf(bill, 'meter_rental', 'adjustment', 'interest'),
    surplusCompensationCents: -sumOf(bill, 'surplus'),
    socialBonusDiscountCents: -sumOf(bill, 'social_bonus'),
    // The link of the PVPC does not state it.
    ...(data.product.market === 'pvpc'
      ? {}
      : { socialBonusFinancingCents: sumOf(bill, 'social_bonus_financing') }),
    discountCents: -sumOf(bill, 'discount', 'battery', 'late_activation'),
    priceChange: priceChanged(data) ? ('in_this_period' as const) : ('none' as const),
    greenEnergy: data.product.renewable,
  }
}

/**
 * What the code of a bill says, or undefined if bills carry none: other tariffs than 2.0TD, a retailer without a
 * code of the register, a year of which no reading is known.
 */
export function findBillQr(data: BillData): InvoiceQr | undefined {
  const { organisation, supply, year, contract, invoice, bill } = data
  const { cnmcCode } = organisation
  if (supply.kind !== 'electricity' || supply.tariff !== '2.0TD' || cnmcCode === null) return undefined
  const [p1, p2] = supply.powersW
  const [e1, e2, e3] = year?.importWh ?? []
  const [d1, d2] = year?.demandW ?? []
  if (!year || p1 === undefined || p2 === undefined || d1 === undefined || d2 === undefined) return undefined
  if (e1 === undefined || e2 === undefined || e3 === undefined) return undefined
  const always = {
    cups: supply.cups,
    postalCode: supply.postalCode,
    retailerCode: cnmcCode,
    issuedOn: invoice.day,
    span: bill.span,
    powersW: [p1, p2] as const,
    maximeterPowersW: [d1, d2] as const,
    yearEnergiesWh: [e1, e2, e3] as const,
    yearFrom: year.span.from,
    pricing: pricingOf(data),
    fixedMonthlyFee: false,
    contractEndsOn: contract.endDay ?? contract.commitmentEndDay ?? nextRenewal(data),
    priceRevision: 'yearly' as const,
  }
  const invoiceType = invoiceQrTypeOf(invoice.type)
  return invoiceType === 'N' ? { ...always, invoiceType, ...figuresOf(data) } : { ...always, invoiceType }
}

/** Drawings of the last codes: to choose the mask of one takes longer than all else of a bill, and bills are asked again. */
const drawn = new Map<string, string>()
const mostDrawn = 500

/** The code of a text as SVG; the last ones are kept. */
export function codeOf(text: string): string {
  const known = drawn.get(text)
  if (known !== undefined) return known
  const [oldest] = drawn.keys()
  if (drawn.size >= mostDrawn && oldest !== undefined) drawn.delete(oldest)
  const drawing = drawingOf(text)
  drawn.set(text, drawing)
  return drawing
}

/** The dark modules as one SVG path, with the blank margin that scanners need. */
function drawingOf(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 4 })
  const runs = data.flatMap((row, y) => {
    const found: string[] = []
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const from = x
      while (row[x]) x += 1
      found.push(`M${from} ${y}h${x - from}v1h${from - x}z`)
    }
    return found
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`
}

/** The code that takes the bill to the CNMC's comparator; null if it carries none. */
export function billQr(data: BillData, { t: { qr: t } }: BillWords): QrContent | null {
  const said = findBillQr(data)
  if (!said) return null
  const address = writeInvoiceQr(said)
  return { title: t.title, text: t.text, alt: t.alt, link: t.link, address, svg: codeOf(address) }
}
