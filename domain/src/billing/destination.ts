import { roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { AccessTariffName } from '../supply/tariff.ts'
import type { TariffPeriod } from '../supply/tariff-periods.ts'
import { daysBetween, partsOfDay } from '../time/day.ts'
import type { Bill, BillLine, LineKind } from './bill.ts'
import { shareOfDays } from './metered-energy.ts'
import { accessCosts, type AccessPrices } from './rates/access-costs.ts'
import { stretches } from './rates/dated.ts'

/** Where the money of a bill goes, in the order in which it is drawn. */
export const destinations = [
  'energy_and_retailer',
  /** The same where tolls and charges are not known: gas, old tariffs, years without tables. */
  'energy_network_and_retailer',
  'tolls',
  'charges',
  /** Where only what both come to is known of a part (energy of 2026 but for 2.0TD): then of the whole bill. */
  'tolls_and_charges',
  'social_bonus_financing',
  'taxes',
  'meter_rental',
  'services',
] as const
export type Destination = (typeof destinations)[number]

export type DestinationPart = { readonly destination: Destination; readonly amountCents: number }

type Network = { tolls: number; charges: number; both: number }

const ZERO: Network = { tolls: 0, charges: 0, both: 0 }

function add(a: Network, b: Network): Network {
  return {
    tolls: a.tolls + b.tolls,
    charges: a.charges + b.charges,
    both: a.both + b.both,
  }
}

function daysOfYear(year: number): number {
  return daysBetween(`${year}-01-01`, `${year + 1}-01-01`)
}

/** What one line of power or energy pays for the network, or undefined if the tables do not reach it. */
function findNetworkOf(line: BillLine, tariff: AccessTariffName): Network | undefined {
  const { kind, span, tariffPeriod } = line
  const rows = stretches(accessCosts[tariff] ?? [], span)
  const covered = sumCents(rows.map((row) => daysBetween(row.span.from, row.span.to)))
  // What corrects another bill has differences of euros instead of energy and power.
  if (tariffPeriod === undefined || line.unit === 'unit' || covered !== daysBetween(span.from, span.to))
    return undefined
  const quantity = roundedProduct([line.quantity], { decimals: 6 })
  return rows.reduce<Network>((sum, row) => {
    const days = daysBetween(row.span.from, row.span.to)
    const year = daysOfYear(partsOfDay(row.span.from).year)
    const cents = (price: Decimal | undefined): number => {
      if (price === undefined) return 0
      const factors =
        kind === 'power' ? [line.quantity, price, days] : [shareOfDays(quantity, span, row.span), price]
      return kind === 'power'
        ? roundedProduct(factors, { decimals: 2, dividedBy: year })
        : roundedProduct(factors, { decimals: 2, dividedBy: 1_000_000 })
    }
    const prices: AccessPrices = kind === 'power' ? row.value.power : row.value.energy
    const index = tariffPeriod - 1
    return add(
      sum,
      'both' in prices
        ? { ...ZERO, both: cents(prices.both[index]) }
        : { ...ZERO, tolls: cents(prices.tolls[index]), charges: cents(prices.charges[index]) },
    )
  }, ZERO)
}

/**
 * What one period of power or energy pays in tolls and charges, in cents; `both` where only their sum is known. Power
 * and energy before others; excess power and reactive energy, which are tolls by law whatever the retailer asks for
 * them, have a row each.
 */
export interface NetworkPart extends Network {
  readonly kind: 'power' | 'energy' | 'excess_power' | 'reactive'
  readonly tariffPeriod: TariffPeriod | undefined
}

const networkKinds = ['power', 'energy', 'excess_power', 'reactive'] as const

/** The tolls and charges of a bill by kind and period. Undefined if the tables do not reach one of its lines. */
export function networkParts(
  { lines }: Pick<Bill, 'lines'>,
  tariff: AccessTariffName | undefined,
): NetworkPart[] | undefined {
  if (tariff === undefined) return undefined
  const parts = new Map<string, NetworkPart>()
  for (const line of lines) {
    const kind = networkKinds.find((one) => one === line.kind)
    if (!kind) continue
    const isToll = kind === 'excess_power' || kind === 'reactive'
    const network = isToll ? { ...ZERO, tolls: line.amountCents } : findNetworkOf(line, tariff)
    if (!network) return undefined
    const { tariffPeriod } = line
    const key = `${kind} ${tariffPeriod}`
    parts.set(key, { kind, tariffPeriod, ...add(parts.get(key) ?? ZERO, network) })
  }
  return [...parts.values()].toSorted(
    (a, b) =>
      networkKinds.indexOf(a.kind) - networkKinds.indexOf(b.kind) ||
      (a.tariffPeriod ?? 0) - (b.tariffPeriod ?? 0),
  )
}

/**
 * Where the money of a bill goes, in cents that add up to its total: tolls and charges by the regulated prices of the
 * days (together where a part of them is known only together), the social-bonus financing, taxes, rental of the meter,
 * services, and the rest for energy and retailer. Parts of nothing are left out. What is given back (surplus, battery,
 * discounts) lowers the part of the retailer, which may come out negative: the network is paid for energy that is
 * compensated too. Without a tariff, or outside the tables, network, energy and retailer are one part. Throws
 * RangeError on a line that could not have been added up.
 */
export function whereTheMoneyGoes(
  bill: Bill,
  { tariff }: { readonly tariff: AccessTariffName | undefined },
): DestinationPart[] {
  const of = (kind: LineKind): number =>
    sumCents(bill.lines.filter((line) => line.kind === kind).map(({ amountCents }) => amountCents))
  const parts = networkParts(bill, tariff)
  const network = (parts ?? []).reduce<Network>(add, ZERO)
  const together = network.both !== 0
  const all = network.tolls + network.charges + network.both
  const financing = of('social_bonus_financing')
  const taxes = sumCents(bill.taxes.map(({ amountCents }) => amountCents))
  const rental = of('meter_rental')
  const services = of('service')
  const rest = bill.totalCents - financing - taxes - rental - services - all
  const amounts: Readonly<Record<Destination, number>> = {
    energy_and_retailer: parts ? rest : 0,
    energy_network_and_retailer: parts ? 0 : rest,
    tolls: together ? 0 : network.tolls,
    charges: together ? 0 : network.charges,
    tolls_and_charges: together ? all : 0,
    social_bonus_financing: financing,
    taxes,
    meter_rental: rental,
    services,
  }
  return destinations.flatMap((destination) => {
    const amountCents = amounts[destination]
    return amountCents === 0 ? [] : [{ destination, amountCents }]
  })
}
