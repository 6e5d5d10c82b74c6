import { roundedProduct, sumCents, type Decimal } from '../money.ts'
import type { AccessTariffName } from '../supply/tariff.ts'
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
  /** Where only what both come to is known (energy of 2026 but for 2.0TD). */
  'tolls_and_charges',
  'social_bonus_financing',
  'taxes',
  'rental_and_services',
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

/** What one line of power or energy pays for the network, or undefined when the tables do not reach it. */
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

function findNetwork({ lines }: Bill, tariff: AccessTariffName | undefined): Network | undefined {
  if (tariff === undefined) return undefined
  let sum: Network = ZERO
  for (const line of lines) {
    // Excess power and reactive energy are tolls by law, whatever the retailer asks for them.
    if (line.kind === 'excess_power' || line.kind === 'reactive') {
      sum = add(sum, { ...ZERO, tolls: line.amountCents })
    } else if (line.kind === 'power' || line.kind === 'energy') {
      const network = findNetworkOf(line, tariff)
      if (!network) return undefined
      sum = add(sum, network)
    }
  }
  return sum
}

/**
 * Where the money of a bill goes, in cents that add up to its total: tolls and charges by the regulated prices of the
 * days, the social-bonus financing, taxes, rental and services, and the rest for energy and retailer. Parts of nothing
 * are left out. What is given back (surplus, battery, discounts) lowers the part of the retailer, which may come out
 * negative: the network is paid for energy that is compensated too. Without a tariff, or outside the tables, network,
 * energy and retailer are one part. Throws RangeError on a line that could not have been added up.
 */
export function whereTheMoneyGoes(
  bill: Bill,
  { tariff }: { readonly tariff: AccessTariffName | undefined },
): DestinationPart[] {
  const of = (kinds: readonly LineKind[]): number =>
    sumCents(bill.lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
  const network = findNetwork(bill, tariff)
  const financing = of(['social_bonus_financing'])
  const taxes = sumCents(bill.taxes.map(({ amountCents }) => amountCents))
  const services = of(['meter_rental', 'service'])
  const { tolls, charges, both } = network ?? ZERO
  const rest = bill.totalCents - financing - taxes - services - tolls - charges - both
  const amounts: Readonly<Record<Destination, number>> = {
    energy_and_retailer: network ? rest : 0,
    energy_network_and_retailer: network ? 0 : rest,
    tolls,
    charges,
    tolls_and_charges: both,
    social_bonus_financing: financing,
    taxes,
    rental_and_services: services,
  }
  return destinations.flatMap((destination) => {
    const amountCents = amounts[destination]
    return amountCents === 0 ? [] : [{ destination, amountCents }]
  })
}
