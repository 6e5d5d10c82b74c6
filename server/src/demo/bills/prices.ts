import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { accessCosts } from '@endoll/domain/billing/rates/access-costs.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import { excessPowerPrices30, reactivePrices } from '@endoll/domain/billing/rates/excess.ts'
import { decimalOf, roundedProduct, sumCents, type Decimal } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import type { ProductCode } from '../contract.ts'

/** A dated price of a product, as product-prices.csv has it. */
export interface DemoPrice extends ProductPrice {
  readonly product: ProductCode
}

const PERIODS = [1, 2, 3, 4, 5, 6] as const

type Tariff = '2.0TD' | '3.0TD'
type Year = 2025 | 2026

const SPANS: Readonly<Record<Year, { readonly from: Day; readonly to: Day | undefined }>> = {
  2025: { from: '2025-01-01', to: '2026-01-01' },
  2026: { from: '2026-01-01', to: undefined },
}

function sum(...parts: readonly Decimal[]): Decimal {
  return decimalOf(sumCents(parts.map((part) => roundedProduct([part], { decimals: 6 }))), 6)
}

/** Tolls and charges of a year by period, P1 first: every price of ours holds them. */
function regulated(tariff: Tariff, year: Year, term: 'power' | 'energy'): readonly Decimal[] {
  const { [term]: prices } = valueOn(accessCosts[tariff] ?? [], SPANS[year].from)
  return 'both' in prices
    ? prices.both
    : prices.tolls.map((toll, index) => sum(toll, prices.charges[index] ?? '0'))
}

/** On top of them what the product asks for the energy itself, losses and margin. */
function onTop(tolls: readonly Decimal[], product: readonly Decimal[]): Decimal[] {
  return tolls.map((toll, index) => sum(toll, product[index] ?? product[0] ?? '0'))
}

interface Asked {
  /** EUR/kW/year on top of every period's toll. */
  readonly power: Decimal
  /** EUR/kWh on top of the tolls, P1 first or one for all; or one price for every hour, tolls included. */
  readonly energy: readonly Decimal[] | { readonly everyHour: Decimal }
}

function electricity(
  product: ProductCode,
  tariff: Tariff,
  year: Year,
  { power, energy }: Asked,
): DemoPrice[] {
  const at = { product, ...SPANS[year] }
  const powers = onTop(regulated(tariff, year, 'power'), [power]).map((price, index) => ({
    ...at,
    concept: 'power' as const,
    tariffPeriod: PERIODS[index] ?? 1,
    price,
    unit: 'EUR/kW/year' as const,
  }))
  const energies =
    'everyHour' in energy
      ? [{ price: energy.everyHour, tariffPeriod: 0 as const }]
      : onTop(regulated(tariff, year, 'energy'), energy).map((price, index) => ({
          price,
          tariffPeriod: PERIODS[index] ?? 1,
        }))
  return [
    ...powers,
    ...energies.map((found) => ({ ...at, ...found, concept: 'energy' as const, unit: 'EUR/kWh' as const })),
  ]
}

/** A product that follows the market: a share of its price, and on top the tolls and a fee. */
function indexed(
  product: ProductCode,
  year: Year,
  { power, percent, fee }: { readonly power: Decimal; readonly percent: Decimal; readonly fee: Decimal },
): DemoPrice[] {
  const { energy, ...powers } = Object.groupBy(
    electricity(product, '2.0TD', year, { power, energy: [fee] }),
    ({ concept }) => (concept === 'energy' ? 'energy' : 'power'),
  )
  return [
    ...(powers.power ?? []),
    ...single(product, year, [
      { concept: 'market', price: percent, unit: '%' },
      { concept: 'market_surplus', price: '100', unit: '%' },
      { concept: 'market_surplus_fee', price: '0.004', unit: 'EUR/kWh' },
    ]),
    ...(energy ?? []).map((price) => ({ ...price, concept: 'market_addition' as const })),
  ]
}

type Single = Pick<ProductPrice, 'concept' | 'price' | 'unit'>

function single(product: ProductCode, year: Year, prices: readonly Single[]): DemoPrice[] {
  return prices.map((price) => ({ product, ...SPANS[year], tariffPeriod: 0 as const, ...price }))
}

/** The regulated prices of excess power, passed on. */
function excessPower(product: ProductCode): DemoPrice[] {
  return excessPowerPrices30.flatMap(({ from, to, value }) =>
    value.map((price, index) => ({
      product,
      concept: 'excess_power' as const,
      tariffPeriod: PERIODS[index] ?? 1,
      from,
      to,
      price,
      unit: 'EUR/kW/day' as const,
    })),
  )
}

function reactive(product: ProductCode): DemoPrice[] {
  const { over80, below80 } = valueOn(reactivePrices, SPANS[2025].from)
  const at = {
    product,
    tariffPeriod: 0,
    from: SPANS[2025].from,
    to: undefined,
    unit: 'EUR/kvarh',
  } as const
  return [
    { ...at, concept: 'reactive_over_80', price: over80 },
    { ...at, concept: 'reactive_below_80', price: below80 },
  ]
}

function discount(percent: Decimal): Single {
  return { concept: 'discount', price: percent, unit: '%' }
}
function surplus(price: Decimal): Single {
  return { concept: 'surplus', price, unit: 'EUR/kWh' }
}
function gas(fixed: Decimal, fixedUnit: 'EUR/month' | 'EUR/day', energy: Decimal): Single[] {
  return [
    { concept: 'fixed', price: fixed, unit: fixedUnit },
    { concept: 'energy', price: energy, unit: 'EUR/kWh' },
  ]
}

/** What the demo says of its tariff of last resort: its prices are of no resolution. */
export const inventedSource = 'Preu inventat per a la demostració'

/** What every product of the demo costs, from the first billed day on; all of them change with the tolls of 2026. */
export const demoPrices: readonly DemoPrice[] = [
  ...electricity('LLUM20', '2.0TD', 2025, { power: '3.113', energy: ['0.1115', '0.1042', '0.0938'] }),
  ...electricity('LLUM20', '2.0TD', 2026, { power: '3.113', energy: ['0.1069', '0.0987', '0.0872'] }),
  ...electricity('SOL20', '2.0TD', 2025, { power: '3.113', energy: ['0.1128', '0.1055', '0.0951'] }),
  ...electricity('SOL20', '2.0TD', 2026, { power: '3.113', energy: ['0.1082', '0.1', '0.0885'] }),
  ...single('SOL20', 2025, [surplus('0.08')]),
  ...single('SOL20', 2026, [surplus('0.07')]),
  ...electricity('PLANA20', '2.0TD', 2025, { power: '3.113', energy: { everyHour: '0.1459' } }),
  ...electricity('PLANA20', '2.0TD', 2026, { power: '3.113', energy: { everyHour: '0.1418' } }),
  ...indexed('HORA20', 2025, { power: '3.113', percent: '118', fee: '0.0192' }),
  ...indexed('HORA20', 2026, { power: '3.113', percent: '117.5', fee: '0.0186' }),
  ...indexed('PVPC20', 2025, { power: '3.113', percent: '116', fee: '0.0124' }),
  ...indexed('PVPC20', 2026, { power: '3.113', percent: '116', fee: '0.0131' }),
  ...electricity('COMU20', '2.0TD', 2025, { power: '2.4', energy: ['0.1134', '0.1061', '0.0957'] }),
  ...electricity('COMU20', '2.0TD', 2026, { power: '2.4', energy: ['0.1088', '0.1006', '0.0891'] }),
  ...single('COMU20', 2025, [discount('3')]),
  ...single('COMU20', 2026, [discount('4')]),
  ...electricity('LLUM30', '3.0TD', 2025, { power: '1.2', energy: ['0.0976'] }),
  ...electricity('LLUM30', '3.0TD', 2026, { power: '1.2', energy: ['0.0921'] }),
  ...excessPower('LLUM30'),
  ...reactive('LLUM30'),
  ...single('GAS', 2025, gas('6.45', 'EUR/month', '0.0718')),
  ...single('GAS', 2026, gas('6.65', 'EUR/month', '0.0679')),
  ...single('GASCOM', 2025, gas('1.14', 'EUR/day', '0.0573')),
  ...single('GASCOM', 2026, gas('1.18', 'EUR/day', '0.0541')),
  ...single('GASTUR', 2026, gas('5.4', 'EUR/month', '0.0597')).map((price) => ({
    ...price,
    source: inventedSource,
  })),
]
