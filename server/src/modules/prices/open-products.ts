import { energyBandOf, powerBandOf, type Band } from '@endoll/api/bill-words/bands.ts'
import type { Language } from '@endoll/api/language.ts'
import type { PriceConcept, ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { paysSurplus } from '@endoll/domain/billing/pays-surplus.ts'
import { priceWithTaxes } from '@endoll/domain/billing/price-with-taxes.ts'
import { findTaxRules, type TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { followsMarket } from '@endoll/domain/billing/market-price.ts'
import { valueOn } from '@endoll/domain/billing/rates/dated.ts'
import {
  findFirstYearCost,
  type FirstYearCost,
  type FirstYearSupply,
} from '@endoll/domain/contracting/first-year-cost.ts'
import { homePowerW } from '@endoll/domain/contracting/home-use.ts'
import { yearBefore } from '@endoll/domain/contracting/indexed-year.ts'
import { plainDecimal, type Decimal } from '@endoll/domain/money.ts'
import {
  officialAddress,
  regulatedPrices,
  type RegulatedPrices,
} from '@endoll/domain/contracting/last-resort.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'

/** A price as it is shown: its days, and what it comes to with taxes where that can be said. */
export interface OpenPrice extends Pick<ProductPrice, 'tariffPeriod' | 'from' | 'to' | 'unit'> {
  /** What people call the period, where it has a name. */
  readonly band: Band | undefined
  readonly price: Decimal
  readonly withTaxes: Decimal | undefined
}

/** Prices for one thing: those of today, and those that are announced. */
export interface OpenConcept {
  readonly concept: PriceConcept
  readonly now: readonly OpenPrice[]
  readonly coming: readonly OpenPrice[]
}

/** A product that can be contracted today, in the words of a language. */
export interface OpenProduct {
  readonly code: string
  readonly kind: 'electricity' | 'gas'
  readonly name: string
  readonly description: string | undefined
  readonly url: string | undefined
  readonly tariffs: readonly string[]
  readonly customers: 'any' | 'person' | 'company'
  readonly selfConsumption: 'any' | 'with' | 'without'
  readonly priceKind: 'fixed' | 'indexed' | 'flexible' | 'flat'
  readonly renewable: boolean
  /** The voluntary price for small consumers, of a retailer of reference. */
  readonly pvpc: boolean
  /** Whether it pays for surplus today; undefined if it is not for who gives any: gas, or without self-consumption. */
  readonly paysSurplus: boolean | undefined
  /** Who has set the prices, of a gas tariff of last resort. */
  readonly regulated: { readonly source: string; readonly url: string | undefined } | undefined
  readonly concepts: readonly OpenConcept[]
  /** The first year of a mean home in the territory of IVA, of a product that follows the market and that homes can contract. */
  readonly homeYear: FirstYearCost | undefined
  /** Of today in the territory of IVA; undefined before the dated rates. */
  readonly rules: TaxRules | undefined
}

/** The place for prices with taxes: a province of the peninsula. */
const territoryOfIva = '28'

type Shop = Pick<Services, 'db' | 'deployment'>

function listOffers({ db, deployment }: Shop, day: Day) {
  return db
    .selectFrom('product_offer')
    .innerJoin('product', 'product.code', 'product_offer.product_code')
    .select([
      'product.code',
      'product.kind',
      'product.name',
      'product.commercial_name',
      'product.price_kind',
      'product.renewable',
      'product.last_resort',
      'product.year_days',
      'product.pvpc',
      'product_offer.tariff',
      'product_offer.customers',
      'product_offer.self_consumption',
      'product_offer.description',
      'product_offer.url',
    ])
    .$if(!deployment.contracting.lastResort, (query) => query.where('product.last_resort', '=', false))
    .$if(!deployment.contracting.referenceRetailer, (query) => query.where('product.pvpc', '=', false))
    .where('product_offer.from_day', '<=', day)
    .where((where) =>
      where.or([where('product_offer.to_day', 'is', null), where('product_offer.to_day', '>', day)]),
    )
    .orderBy('product.kind')
    .orderBy('product_offer.tariff')
    .orderBy('product_offer.id')
    .execute()
}

/** What all of them say, else `any`. */
function common<Value extends string>(values: readonly Value[]): Value | 'any' {
  const [first, ...rest] = new Set(values)
  return first === undefined || rest.length > 0 ? 'any' : first
}

function rulesOn(day: Day, kind: OpenProduct['kind'], tariffName: string): TaxRules | undefined {
  const tariff = kind === 'gas' ? undefined : findTariff(tariffName)
  return findTaxRules(
    {
      energy: kind,
      provinceCode: territoryOfIva,
      use: kind === 'gas' || tariff?.upToW !== undefined ? 'household' : 'business',
      // Every supply of the tariff has more than this.
      maxPowerW: (tariff?.overW ?? -1) + 1,
      voltage: tariff?.voltage,
    },
    day,
  )
}

function bandOf(concept: PriceConcept, tariffs: readonly string[], period: number): Band | undefined {
  const [tariff, ...others] = tariffs
  if (period === 0 || tariff === undefined || others.length > 0) return undefined
  if (concept === 'energy' || concept === 'market' || concept === 'market_addition') {
    return energyBandOf(tariff, period)
  }
  return concept === 'power' ? powerBandOf(tariff, period) : undefined
}

/** The power and use of a mean home, as its first year is computed with. */
export function meanHome(day: Day): FirstYearSupply | undefined {
  const tariff = findTariff('2.0TD')
  const powerW = valueOn(homePowerW, day)
  return (
    tariff && {
      tariff,
      powersW: [powerW, powerW],
      provinceCode: territoryOfIva,
      use: 'household',
      yearlyWh: null,
    }
  )
}

interface Shown {
  readonly day: Day
  readonly tariffs: readonly string[]
  readonly rules: TaxRules | undefined
}

function conceptsOf(prices: readonly ProductPrice[], { day, tariffs, rules }: Shown): OpenConcept[] {
  const shown = (row: ProductPrice): OpenPrice => {
    const { concept, tariffPeriod, from, to, unit } = row
    const price = plainDecimal(row.price)
    const withTaxes = rules && priceWithTaxes(price, concept, rules)
    return { tariffPeriod, from, to, unit, band: bandOf(concept, tariffs, tariffPeriod), price, withTaxes }
  }
  const open = prices.filter(({ to }) => to === undefined || to > day)
  return [...Map.groupBy(open, ({ concept }) => concept)].map(([concept, rows]) => ({
    concept,
    now: rows.filter(({ from }) => from <= day).map(shown),
    coming: rows
      .filter(({ from }) => from > day)
      .map(shown)
      // What the law will take by then is not known yet.
      .map((price) => ({ ...price, withTaxes: undefined })),
  }))
}

const conceptOrder: readonly PriceConcept[] = [
  'power',
  'fixed',
  'energy',
  'market',
  'market_addition',
  'surplus',
  'market_surplus',
  'market_surplus_fee',
  'discount',
]

function rank({ concept }: OpenConcept): number {
  const order = conceptOrder.indexOf(concept)
  return order === -1 ? conceptOrder.length : order
}

/** Every product on sale on a day that has prices then, with them, in the words of a language. */
export async function listOpenProducts(shop: Shop, day: Day, language: Language): Promise<OpenProduct[]> {
  const { db } = shop
  const offers = await listOffers(shop, day)
  const prices = new Map<string, ProductPrice[]>()
  for (const { code } of offers) if (!prices.has(code)) prices.set(code, await listProductPrices(db, code))
  const follows = [...prices.values()].some(followsMarket)
  const market = follows ? await readMarketDays(db, yearBefore(day)) : undefined
  const home = market && meanHome(day)
  const regulatedOf = (code: string) => regulatedPrices(prices.get(code) ?? [], day)
  const words = offers.flatMap(({ code, name, commercial_name, description, last_resort }) =>
    [commercial_name ?? name, description, last_resort ? (regulatedOf(code)?.source ?? null) : null].filter(
      (text) => text !== null,
    ),
  )
  const { said } = await readOwnTexts(db, words, language)
  const shown = (regulated: RegulatedPrices | undefined) =>
    regulated && { source: said(regulated.source), url: officialAddress(regulated.source) }
  // A tariff of last resort without a price of today that somebody has set is not on sale.
  const offered = offers.filter(({ code, last_resort }) => !last_resort || regulatedOf(code) !== undefined)
  const products = [...Map.groupBy(offered, ({ code }) => code)].map(([code, own]): OpenProduct => {
    const [first] = own as [(typeof own)[number], ...typeof own]
    const tariffs = [...new Set(own.map(({ tariff }) => tariff))]
    const rules = rulesOn(day, first.kind, first.tariff)
    const description = own.find((offer) => offer.description !== null)?.description
    const customers = common(own.map((offer) => offer.customers))
    const ownPrices = prices.get(code) ?? []
    const selfConsumption = common(own.map(({ self_consumption }) => self_consumption))
    return {
      code,
      kind: first.kind,
      name: said(first.commercial_name ?? first.name),
      description: description ? said(description) : undefined,
      url: own.find(({ url }) => url !== null)?.url ?? undefined,
      tariffs,
      customers,
      selfConsumption,
      paysSurplus:
        first.kind === 'gas' || selfConsumption === 'without' ? undefined : paysSurplus(ownPrices, day),
      priceKind: first.price_kind,
      renewable: first.renewable,
      pvpc: first.pvpc,
      regulated: first.last_resort ? shown(regulatedOf(code)) : undefined,
      concepts: conceptsOf(ownPrices, { day, tariffs, rules }).toSorted((a, b) => rank(a) - rank(b)),
      homeYear:
        home && customers !== 'company' && tariffs.includes(home.tariff.name) && followsMarket(ownPrices)
          ? findFirstYearCost(home, { prices: ownPrices, yearDays: first.year_days }, day, market)
          : undefined,
      rules,
    }
  })
  return products.filter(({ concepts }) => concepts.some(({ now }) => now.length > 0))
}
