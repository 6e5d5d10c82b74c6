import type { Bill } from '../billing/bill.ts'
import type { BilledSupply, Metered } from '../billing/billed-supply.ts'
import { billFor } from '../billing/charges.ts'
import { valueOn } from '../billing/rates/dated.ts'
import { homeUse } from '../contracting/home-use.ts'
import { isPriced, offeredSupply, type OfferedPrices } from '../contracting/first-year-cost.ts'
import { offeredGasSupply } from '../contracting/gas-first-year.ts'
import { roundedProduct } from '../money.ts'
import type { GasTariff } from '../supply/gas-tariff.ts'
import { existsOn, findTariff, type AccessTariff } from '../supply/tariff.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { lengthInDays, spanOfBothDates, type DateSpan } from '../time/date-span.ts'
import { addDays, type Day } from '../time/day.ts'
import type { AskedElectricity, AskedGas } from './asked-comparison.ts'
import { yearlySaving, type BillToSpread, type YearlySaving } from './yearly-saving.ts'
import { todaysPrices } from './todays-prices.ts'

/** Taxes and regulated prices of the days before are not well sourced. */
const ratesFrom: Day = '2025-01-01'
const SIX_PERIODS = 6

/** The days that are computed: those of the bill, or as many up to today where their rates are not known. */
export interface ComparedDays {
  readonly span: DateSpan
  readonly moved: boolean
}

export function comparedDays(
  { startDate, endDate }: { readonly startDate: Day; readonly endDate: Day },
  today: Day,
): ComparedDays {
  const billed = spanOfBothDates(startDate, endDate)
  if (billed.from >= ratesFrom) return { span: billed, moved: false }
  return { span: { from: addDays(today, -lengthInDays(billed)), to: today }, moved: true }
}

/** The use of a bill in the periods of the tariff that it is compared with, P1 first. */
function usedToday(
  { name, energyPeriods }: AccessTariff,
  asked: AskedElectricity,
  today: Day,
): number[] | undefined {
  const used = asked.usedWh.map((wh) => wh ?? 0)
  const [p1 = 0, p2 = 0, p3 = 0] = used
  if (name === '2.0TD') return [p1, p2, p3]
  if (energyPeriods === SIX_PERIODS) return used.slice(0, SIX_PERIODS)
  const { percent } = valueOn(homeUse, today)
  const share = (wh: number, [part, ...others]: readonly string[]) => {
    const whole = [part, ...others].reduce((sum, one) => sum + Number(one), 0)
    return roundedProduct([wh, part ?? '0'], { decimals: 0, dividedBy: whole })
  }
  const [peak, flat, valley] = percent
  if (energyPeriods === 1) {
    const [first, second] = [share(p1, [peak, flat, valley]), share(p1, [flat, peak, valley])]
    return [first, second, p1 - first - second]
  }
  // Their night is today's valley; their day is shared out as that of the mean home.
  const day = share(p1, [peak, flat])
  return [day, p1 - day, p2 + p3]
}

/** Whether products of 2.0TD can be compared with a bill of this tariff: what homes have, and had before 2021. */
function isOfHomes({ upToW, voltage }: AccessTariff): boolean {
  return voltage === 'low' && upToW !== undefined
}

/**
 * The tariff whose products a bill is compared with: that of homes for what homes have and had before 2021, its own for
 * six periods. Undefined for what businesses had before 2021: three periods say nothing of today's six.
 */
export function comparedTariff(name: string, today: Day): AccessTariff | undefined {
  const tariff = findTariff(name)
  if (tariff && isOfHomes(tariff)) return findTariff('2.0TD')
  return tariff?.energyPeriods === SIX_PERIODS && existsOn(tariff, today) ? tariff : undefined
}

export interface ElectricityToCompare {
  readonly asked: AskedElectricity
  readonly provinceCode: string
  readonly today: Day
}

export interface Compared extends ComparedDays {
  readonly bill: Bill
  /** What is left of the bill's amount; negative where the product costs more. */
  readonly savingCents: number
  /** The same over a year, as the months of a year and the sun differ from those of the bill, with its range. */
  readonly yearly: YearlySaving
  /** The use of the bill's periods was shared out over those of today. */
  readonly shared: boolean
}

interface Found extends ComparedDays {
  readonly bill: Bill
  readonly shared: boolean
}

function comparedOf(found: Found, amountCents: number, asked: BillToSpread): Compared {
  const savingCents = amountCents - found.bill.totalCents
  return { ...found, savingCents, yearly: yearlySaving(savingCents, found, asked) }
}

/**
 * What the use of a bill would have cost with a product at today's prices, by the taxes of its days, both dates counted.
 * Surplus is paid as the product pays it, up to what the energy costs. Undefined if that cannot be said: a tariff that
 * is compared with none, or a product without all its prices.
 */
export function compareElectricity(
  { asked, provinceCode, today }: ElectricityToCompare,
  offer: OfferedPrices,
): Compared | undefined {
  const old = findTariff(asked.tariff)
  const tariff = comparedTariff(asked.tariff, today)
  const [firstW = null] = asked.powersW
  if (!old || !tariff || firstW === null || asked.invoiceAmountCents === null) return undefined
  const days = comparedDays(asked, today)
  const used = usedToday(old, asked, today)
  const prices = todaysPrices(offer, days.span, today)
  const periods = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const isWhole =
    periods(tariff.powerPeriods).every((period) => isPriced(prices.prices, 'power', period, days.span)) &&
    periods(tariff.energyPeriods).every((period) => isPriced(prices.prices, 'energy', period, days.span))
  if (!used || !isWhole) return undefined
  const powersW = periods(tariff.powerPeriods).map((period) => asked.powersW[period - 1] ?? firstW)
  const supply: BilledSupply = offeredSupply(
    { tariff, powersW, provinceCode, use: 'household', yearlyWh: null },
    prices,
    days.span.from,
  )
  const metered: Metered = {
    energy: [
      ...used.map((importWh, index) => ({
        span: days.span,
        tariffPeriod: (index + 1) as TariffPeriod,
        importWh,
        exportWh: 0,
      })),
      // Bills name one figure; a product that pays by period is not known to pay anything for it.
      { span: days.span, importWh: 0, exportWh: asked.surplusWh ?? 0 },
    ],
  }
  const { bill } = billFor(supply, metered, days.span)
  const { surplusPrice, surplusWh, invoiceAmountCents } = asked
  const kind = tariff.energyPeriods === SIX_PERIODS ? 'business' : 'home'
  const found = { ...days, bill, shared: !existsOn(old, today) }
  return comparedOf(found, invoiceAmountCents, {
    kind,
    provinceCode,
    surplusPrice,
    surplusWh,
    usedWh: used.reduce((sum, wh) => sum + wh, 0),
    today,
  })
}

export interface GasToCompare {
  readonly asked: AskedGas
  readonly tariff: GasTariff
  readonly provinceCode: string
  readonly today: Day
}

/** The same for gas. The rental of the meter is not known and not in it. */
export function compareGas(
  { asked, tariff, provinceCode, today }: GasToCompare,
  offer: OfferedPrices,
): Compared | undefined {
  const days = comparedDays(asked, today)
  const prices = todaysPrices(offer, days.span, today)
  const isWhole = (['fixed', 'energy'] as const).every((concept) =>
    isPriced(prices.prices, concept, 0, days.span),
  )
  if (!isWhole || asked.invoiceAmountCents === null) return undefined
  const supply = offeredGasSupply({ tariff, provinceCode, use: 'household', yearlyWh: null }, prices)
  const energy = [{ span: days.span, importWh: asked.consumptionWh ?? 0, exportWh: 0 }]
  const { bill } = billFor(supply, { energy }, days.span)
  const found = { ...days, bill, shared: false }
  return comparedOf(found, asked.invoiceAmountCents, {
    kind: 'gas',
    provinceCode,
    usedWh: asked.consumptionWh ?? 0,
    today,
  })
}

/** The product that would have cost least; the first of those that cost the same. */
export function cheapest<One extends { readonly compared: Compared }>(all: readonly One[]): One | undefined {
  return all.toSorted((a, b) => a.compared.bill.totalCents - b.compared.bill.totalCents)[0]
}
