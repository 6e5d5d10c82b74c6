import { isSamePower } from '../procedures/change-power.ts'
import { powerChangeCost, type PowerChangeCost } from '../procedures/network-rights.ts'
import type { PowerHolder } from '../procedures/power-holder.ts'
import { powerLimits } from '../supply/power.ts'
import { existsOn, findTariff, type AccessTariff } from '../supply/tariff.ts'
import type { Day } from '../time/day.ts'
import type { ProductPrice } from './billed-supply.ts'
import { cheapestPowers } from './cheapest-powers.ts'
import { demandYear, MONTHS_OF_DEMAND, type DemandMonth, type DemandYear } from './demand-months.ts'
import { findPowerTerms, periodCosts, powerYear } from './power-year.ts'
import type { PowerSupply, PowerTerms, PowerYear } from './power-year.ts'
import { leastByDemandW } from './enough-power.ts'
import { valueOn } from './rates/dated.ts'
import { excessByDemandUpToW, limiterMarginPercent } from './rates/limiter-margin.ts'

/** What the best power is found from. Powers in W, P1 first. */
export type PowerHistory = Omit<PowerSupply, 'voltage'> & {
  readonly tariff: string
  /** Contracted now. */
  readonly powersW: readonly number[]
  /** Who pays for the change: firms do not in the relief of 2026. */
  readonly holder: PowerHolder
  /** Of the product, dated. */
  readonly prices: readonly ProductPrice[]
  /** What the bills say of demand, in any order; older ones than a year do no harm. */
  readonly bills: readonly DemandMonth[]
  /** The day whose prices and rules hold for the year to come. */
  readonly day: Day
}

/**
 * Why there is no suggestion. `tariff`: unknown, ended, or the contract's powers do not fit it. `quarter_hours`: above
 * 50 kW excess power is charged by the quarter of an hour. `no_prices`: the product has no price of power today.
 */
export const unknownPowerReasons = ['tariff', 'quarter_hours', 'no_prices', 'too_little_data'] as const
export type UnknownPowerReason = (typeof unknownPowerReasons)[number]

/** One power period of the year that was. */
export type DemandedPower = {
  /** The highest demand, and the bill that says so; W. */
  readonly demandW: number
  readonly span: DemandMonth['span']
  /** What every bill demanded in which the period was demanded at all; W. */
  readonly alwaysW: number
  /** Whether what is demanded above is charged; otherwise a limiter holds it. */
  readonly excessCharged: boolean
}

/** Powers in W with what the year would cost with them. */
export type PricedPowers = { readonly powersW: readonly number[]; readonly year: PowerYear }

/** The best power for the next year, or why it is not known. Amounts in cents. */
export type OptimalPower =
  | { readonly kind: 'unknown'; readonly reason: UnknownPowerReason; readonly demand: DemandYear | undefined }
  | {
      /** `saves_too_little`: a year's saving does not pay for the change. */
      readonly kind: 'optimal' | 'saves_too_little' | 'better'
      readonly demand: DemandYear
      readonly periods: readonly DemandedPower[]
      readonly now: PricedPowers
      /** What is suggested; what there is now where nothing is cheaper. */
      readonly best: PricedPowers
      /** Before taxes. */
      readonly savingCents: number
      /** What the distributor asks for the change, at most; undefined if nothing changes. */
      readonly change: (PowerChangeCost & { readonly totalCents: number }) | undefined
      /** Whole months until the saving has paid for the change, both before taxes. */
      readonly paybackMonths: number | undefined
      /** Per cent above the highest demand that is kept free in periods whose excess is not charged. */
      readonly marginPercent: number
      /** The cheapest that the tariff allows, without our caution, where it is cheaper still. */
      readonly incautious: PricedPowers | undefined
    }

function findTariffOn(name: string, day: Day): AccessTariff | undefined {
  const tariff = findTariff(name)
  return tariff && existsOn(tariff, day) ? tariff : undefined
}

function demandedPowers(terms: readonly PowerTerms[], { months }: DemandYear): DemandedPower[] {
  return terms.map(({ excess }, index) => {
    const [first, ...others] = months.map(({ span, demandW }) => ({ span, demandW: demandW[index] ?? 0 }))
    if (!first) throw new RangeError('a year without months')
    const highest = others.reduce((most, month) => (month.demandW > most.demandW ? month : most), first)
    const demanded = [first, ...others].flatMap(({ demandW }) => (demandW > 0 ? [demandW] : []))
    const alwaysW = demanded.length > 0 ? Math.min(...demanded) : 0
    return { ...highest, alwaysW, excessCharged: excess !== undefined }
  })
}

/** Per cent that we keep free above a demand; without it nothing is held back at all. */
type Caution = { readonly marginPercent: number } | undefined

/** The least that may be suggested in a period, in W. */
function leastOf(
  { demandW, alwaysW, excessCharged }: DemandedPower,
  presentW: number,
  caution: Caution,
): number {
  if (excessCharged && !caution) return 0
  if (excessCharged) return Math.min(alwaysW, presentW)
  return leastByDemandW(demandW, presentW, caution?.marginPercent ?? 0)
}

/** The least power that is suggested, since contracts of 0 W do not exist. Our choice, not a rule. */
const LEAST_SUGGESTED_W = 100

function cheapestWith(
  { powersW, day }: PowerHistory,
  { tariff, terms, demand, periods }: Found,
  caution: Caution,
): readonly number[] {
  const limits = powerLimits(tariff, day)
  const leastW = periods.map((period, index) => leastOf(period, powersW[index] ?? 0, caution))
  const mostW = limits.mostW ?? valueOn(excessByDemandUpToW, day)
  const found = cheapestPowers(periodCosts(terms, demand.months, { day, leastW }), {
    ...limits,
    leastW: LEAST_SUGGESTED_W,
    mostW,
  })
  return found ?? powersW
}

type Found = {
  readonly tariff: AccessTariff
  readonly terms: readonly PowerTerms[]
  readonly demand: DemandYear
  readonly periods: readonly DemandedPower[]
}

function changeCost({ powersW, day, holder }: PowerHistory, after: readonly number[]) {
  const cost = powerChangeCost(powersW, after, day, holder)
  return { ...cost, totalCents: cost.connectionCents + cost.accessCents + cost.extensionCents }
}

function compared(history: PowerHistory, found: Found): OptimalPower {
  const { powersW, day } = history
  const { tariff, terms, demand, periods } = found
  const supply = { ...history, voltage: tariff.voltage }
  const priced = (asked: readonly number[]): PricedPowers => ({
    powersW: asked,
    year: powerYear(supply, terms, { powersW: asked, months: demand.months, day }),
  })
  const marginPercent = valueOn(limiterMarginPercent, day)
  const now = priced(powersW)
  const cheaperThan = (limit: PricedPowers, caution: Caution): PricedPowers | undefined => {
    const asked = priced(cheapestWith(history, found, caution))
    return asked.year.totalCents < limit.year.totalCents ? asked : undefined
  }
  const best = cheaperThan(now, { marginPercent })
  const common = {
    demand,
    periods,
    now,
    marginPercent,
    incautious: cheaperThan(best ?? now, undefined),
  }
  if (!best || isSamePower({ powersW }, best.powersW)) {
    const nothing = { savingCents: 0, change: undefined, paybackMonths: undefined }
    return { kind: 'optimal', best: now, ...nothing, ...common }
  }
  const savingCents = now.year.totalCents - best.year.totalCents
  const change = changeCost(history, best.powersW)
  const paybackMonths = Math.ceil((MONTHS_OF_DEMAND * change.totalCents) / savingCents)
  const kind = paybackMonths > MONTHS_OF_DEMAND ? 'saves_too_little' : 'better'
  return { kind, best, savingCents, change, paybackMonths, ...common }
}

/**
 * The cheapest powers that the contract's tariff allows for the next twelve months, as if the demands of the last
 * twelve came again, with the prices of the product and the rules of excess power that hold on a day; what they would
 * have cost and what the present ones would, both for the days of those bills. Exact over all powers of the tariff from
 * 100 W on (cheapest-powers.ts). Demands of 12 months are needed: with less, the month that lacks may be the one that
 * counts. Where excess power is not charged a limiter holds the supply, so that the least is the demand itself. Two
 * things are held back by us and by no rule, and `incautious` gives what they cost: a margin above that demand
 * (limiterMarginPercent), and, where excess is charged, what every bill of the period demanded: by the prices of 2026
 * it is cheaper to contract next to nothing and to pay excess in every bill, and that depends on a rule which is known
 * from one place (rates/excess.ts) and a year old. What a change costs does not enter the search. Powers in W, amounts in cents before taxes
 * unless they say otherwise. Throws RangeError if taxRules or powerChangeCost do.
 * Source: Circular 3/2020 art. 9.4 (excess power by maximeter, at the confidence of rates/excess.ts); limits as
 * powerProblems. RD 1164/2001, whose 85 and 105 % of the maximeter it replaced, no longer counts.
 */
export function findOptimalPower(history: PowerHistory): OptimalPower {
  const { day, powersW } = history
  const tariff = findTariffOn(history.tariff, day)
  const highestW = Math.max(0, ...powersW)
  if (!tariff || powersW.length !== tariff.powerPeriods || highestW > (tariff.upToW ?? Infinity)) {
    return { kind: 'unknown', reason: 'tariff', demand: undefined }
  }
  const demand = demandYear(history.bills, tariff.powerPeriods)
  if (highestW > valueOn(excessByDemandUpToW, day)) {
    return { kind: 'unknown', reason: 'quarter_hours', demand }
  }
  const terms = findPowerTerms(history.prices, tariff.powerPeriods, day)
  if (!terms) return { kind: 'unknown', reason: 'no_prices', demand }
  if (!demand || demand.knownMonths < MONTHS_OF_DEMAND) {
    return { kind: 'unknown', reason: 'too_little_data', demand }
  }
  return compared(history, { tariff, terms, demand, periods: demandedPowers(terms, demand) })
}
