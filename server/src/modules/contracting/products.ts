import { labelOn, shortLabel } from '@endoll/domain/supply/electricity-label.ts'
import type { Locale } from '@endoll/api/language.ts'
import { followsMarket } from '@endoll/domain/billing/market-price.ts'
import { paysSurplus } from '@endoll/domain/billing/pays-surplus.ts'
import {
  findFirstYearCost,
  type MarketAssumed,
  type FirstYearCost,
  type FirstYearSupply,
  type OfferedPrices,
} from '@endoll/domain/contracting/first-year-cost.ts'
import { findGasTariffByNumber } from '@endoll/domain/contracting/gas-contract.ts'
import { findGasFirstYearCost } from '@endoll/domain/contracting/gas-first-year.ts'
import { yearBefore } from '@endoll/domain/contracting/indexed-year.ts'
import {
  mayHaveLastResort,
  officialAddress,
  regulatedPrices,
  type RegulatedPrices,
} from '@endoll/domain/contracting/last-resort.ts'
import { mayContractPvpc } from '@endoll/domain/contracting/regulated-price.ts'
import { noSelfConsumption } from '@endoll/domain/contracting/self-consumption-code.ts'
import { parseCups } from '@endoll/domain/identity/cups.ts'
import { parsePostalCode } from '@endoll/domain/identity/postal-code.ts'
import { parsePower } from '@endoll/domain/supply/power.ts'
import { existsOn, type AccessTariff } from '@endoll/domain/supply/tariff.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { readMarketDays } from '../../billing/market-days.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { todayOf } from '../../platform/clock.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'
import { citiesOfPostalCode } from '../geography/queries.ts'
import { findTariffById } from './lists.ts'
import { findSupplyPoint, type SupplyPointRow } from './supply-points.ts'

/** What a visitor asks about, as the call says it. */
export interface AskedProducts {
  readonly power?: string | undefined
  readonly powers?: string | undefined
  readonly atr?: string | undefined
  readonly selfcons?: 'true' | 'false' | '1' | '0' | undefined
  readonly cups?: string | undefined
  readonly customer?: 'person' | 'company' | undefined
  readonly zipcode?: string | undefined
  /** kWh of a year by period, by a bill. */
  readonly yearly_use?: string | undefined
}

/** Powers in W, P1 first: those that are given, or one for all periods. */
function powersOf({ power, powers }: AskedProducts, { powerPeriods }: AccessTariff): number[] | undefined {
  const texts = powers?.split('|') ?? (power === undefined ? [] : [power])
  const parsed = texts.map((text) => {
    const one = parsePower(text)
    if (!one.ok) throw invalidFields({ [powers === undefined ? 'power' : 'powers']: [one.error] })
    return one.powerW
  })
  const [first] = parsed
  if (first === undefined) return undefined
  if (powers !== undefined && parsed.length === powerPeriods) return parsed
  return Array.from({ length: powerPeriods }, () => Math.max(...parsed))
}

/** The products of a tariff on sale on a day; those of last resort, and the PVPC where it is asked for, only of a retailer who may offer them. */
export function listOffers(
  { db, deployment }: Pick<Services, 'db' | 'deployment'>,
  tariff: string,
  day: Day,
  { customer, selfcons }: AskedProducts,
  { withPvpc = false }: { readonly withPvpc?: boolean } = {},
) {
  const withPanels = selfcons === 'true' || selfcons === '1'
  return db
    .selectFrom('product_offer')
    .innerJoin('product', 'product.code', 'product_offer.product_code')
    .select([
      'product_offer.id',
      'product_offer.product_code',
      'product_offer.description',
      'product_offer.url',
      'product.name',
      'product.commercial_name',
      'product.year_days',
      'product.last_resort',
      'product.pvpc',
    ])
    .$if(!deployment.contracting.lastResort, (query) => query.where('product.last_resort', '=', false))
    .$if(!withPvpc || !deployment.contracting.referenceRetailer, (query) =>
      query.where('product.pvpc', '=', false),
    )
    .where('product_offer.tariff', '=', tariff)
    .where('product_offer.from_day', '<=', day)
    .where((where) =>
      where.or([where('product_offer.to_day', 'is', null), where('product_offer.to_day', '>', day)]),
    )
    .where('product_offer.customers', 'in', customer ? ['any', customer] : ['any', 'person', 'company'])
    .where(
      'product_offer.self_consumption',
      'in',
      selfcons === undefined ? ['any', 'with', 'without'] : ['any', withPanels ? 'with' : 'without'],
    )
    .orderBy('product_offer.id')
    .execute()
}

/** INE code of the province, from what is known of the supply or else from what was typed. */
async function findProvince(point: SupplyPointRow | undefined, { zipcode }: AskedProducts) {
  if (point?.municipality) return point.municipality.slice(0, 2)
  const parsed = parsePostalCode(point?.postal_code ?? zipcode ?? '')
  if (!parsed.ok) return undefined
  // Some postal codes lie in another province than their digits say.
  const [city] = await citiesOfPostalCode(parsed.postalCode)
  return (city?.ine ?? parsed.postalCode).slice(0, 2)
}

async function findPoint(services: Pick<Services, 'db' | 'clock'>, cups: string | undefined) {
  const parsed = cups === undefined ? undefined : parseCups(cups)
  return parsed?.ok ? await findSupplyPoint(services, parsed.cups20) : undefined
}

export interface ProductAsking {
  readonly asked: AskedProducts
  readonly locale: Locale
  /** Whether this visitor has looked the supply up, so that its use may be computed with. */
  readonly mayUse: (cups20: string) => Promise<boolean>
}

/** What is known of the supply that somebody asks about; how much it uses only for who may know. */
async function findAskedSupply(services: Services, { asked, mayUse }: ProductAsking) {
  const point = await findPoint(services, asked.cups)
  const isUsed = point !== undefined && (await mayUse(point.cups20))
  return {
    provinceCode: await findProvince(point, asked),
    yearlyWh: isUsed ? point.yearly_wh : null,
    pressureBar: isUsed && point.pressure_bar !== null ? Number(point.pressure_bar) : null,
    use: asked.customer === 'company' ? ('business' as const) : ('household' as const),
    panels:
      asked.selfcons === undefined
        ? (point?.self_consumption ?? noSelfConsumption) !== noSelfConsumption
        : asked.selfcons === 'true' || asked.selfcons === '1',
  }
}

type CostOf = (offer: OfferedPrices) => FirstYearCost | undefined

/** A product on offer with what it costs. */
export type Offer = Awaited<ReturnType<typeof listOffers>>[number] &
  Pick<OfferedPrices, 'prices'> & { readonly regulated?: RegulatedPrices }

interface WantedOffers {
  readonly day: Day
  readonly asked: AskedProducts
  /** Whether the supply may have a tariff of last resort. */
  readonly mayRegulated: boolean
  /** Whether it may be contracted at the PVPC. */
  readonly mayPvpc?: boolean
}

/** The products of a tariff that may be taken on a day, with their prices: of last resort those that a resolution sets. */
export async function listPricedOffers(
  services: Services,
  tariff: string,
  { day, asked, mayRegulated, mayPvpc = false }: WantedOffers,
): Promise<Offer[]> {
  const offers = await listOffers(services, tariff, day, asked, { withPvpc: mayPvpc })
  const priced = await Promise.all(
    offers
      .filter(({ last_resort }) => mayRegulated || !last_resort)
      .map(async (offer) => ({ ...offer, prices: await listProductPrices(services.db, offer.product_code) })),
  )
  return priced.flatMap((offer) => (offer.last_resort ? (asRegulated(offer, day) ?? []) : offer))
}

/** A product of last resort costs what its resolution says; undefined if none is known for the day. */
function asRegulated(offer: Offer, day: Day): Offer | undefined {
  const regulated = regulatedPrices(offer.prices, day)
  return regulated && { ...offer, prices: regulated.prices, regulated }
}

function describeRegulated({ source, until }: RegulatedPrices, said: (text: string) => string) {
  return {
    source: said(source),
    url: officialAddress(source) ?? null,
    until: until === undefined ? null : addDays(until, -1),
  }
}

/** What a first year at the market's prices rests on, as calls say it. */
export function marketItem(market: MarketAssumed) {
  const { span, hoursMissing, monthCents, cheapestCents, dearestCents } = market
  return {
    from_date: span.from,
    to_date: lastDayOf(span),
    hours_missing: hoursMissing,
    month: monthCents / 100,
    cheapest_month: cheapestCents / 100,
    dearest_month: dearestCents / 100,
  }
}

interface Describing {
  readonly locale: Locale
  readonly costOf: CostOf | undefined
  readonly withPanels?: boolean
  /** Of gas nothing is said of where it comes from. */
  readonly kind?: 'electricity' | 'gas'
}

/** The offers of a tariff as they are shown, the cheapest first year first. */
async function describeOffers(
  services: Services,
  offers: readonly Offer[],
  { locale, costOf, withPanels = false, kind = 'electricity' }: Describing,
) {
  const day = todayOf(services)
  const names = offers.flatMap(({ name, commercial_name, description, regulated }) =>
    [commercial_name ?? name, description, regulated?.source ?? null].filter((text) => text !== null),
  )
  const { said } = await readOwnTexts(services.db, names, locale)
  const label = kind === 'electricity' ? labelOn(services.deployment.bills.labels, day) : undefined
  const shown = offers.map(
    ({ id, name, commercial_name, description, url, year_days, prices, regulated, pvpc }) => {
      const cost = costOf?.({ prices, yearDays: year_days })
      return {
        id,
        name: said(commercial_name ?? name),
        regulated: regulated ? describeRegulated(regulated, said) : null,
        pvpc,
        pays_surplus: withPanels ? paysSurplus(prices, day) : null,
        origin: label ? shortLabel(label) : null,
        ov_description: description === null ? null : said(description),
        ov_link: url,
        first_year: cost
          ? {
              total: cost.totalCents / 100,
              without_taxes: cost.withoutTaxesCents / 100,
              from: cost.fromCents / 100,
              to: cost.toCents / 100,
              kwh: cost.wh / 1000,
              basis: cost.basis,
              surplus_kwh: cost.surplusWh / 1000,
              start_date: cost.span.from,
              end_date: cost.span.to,
              market: cost.market ? marketItem(cost.market) : null,
            }
          : null,
      }
    },
  )
  const rank = ({ first_year }: (typeof shown)[number]) => first_year?.total ?? Infinity
  return shown.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** The products of a tariff that whoever asks may take today, the cheapest first year first. */
export async function listOfferedProducts(services: Services, asking: ProductAsking) {
  const { asked, locale } = asking
  const day = todayOf(services)
  const tariff = findTariffById(Number(asked.atr ?? Number.NaN))
  if (!tariff || !existsOn(tariff, day)) return []
  const powersW = powersOf(asked, tariff)
  const mayPvpc = mayContractPvpc({ isPerson: asked.customer === 'person', tariff: tariff.name, powersW })
  const offers = await listPricedOffers(services, tariff.name, { day, asked, mayRegulated: false, mayPvpc })
  const { provinceCode, use, yearlyWh, panels } = await findAskedSupply(services, asking)
  const billWh = asked.yearly_use?.split('|').map((kWh) => Number(kWh) * 1000)
  const supply: FirstYearSupply | undefined =
    powersW && provinceCode ? { tariff, powersW, provinceCode, use, yearlyWh, billWh, panels } : undefined
  const follows = offers.some(({ prices }) => followsMarket(prices))
  const market = follows ? await readMarketDays(services.db, yearBefore(day)) : undefined
  const costOf = supply && ((offer: OfferedPrices) => findFirstYearCost(supply, offer, day, market))
  return describeOffers(services, offers, { locale, costOf, withPanels: panels })
}

/** The same of gas. */
export async function listOfferedGasProducts(services: Services, asking: ProductAsking) {
  const { asked, locale } = asking
  const day = todayOf(services)
  const tariff = findGasTariffByNumber(Number(asked.atr ?? Number.NaN))
  if (!tariff) return []
  const { provinceCode, use, yearlyWh: ofPeriods, pressureBar } = await findAskedSupply(services, asking)
  const yearlyWh = ofPeriods?.[0] ?? null
  const mayRegulated = mayHaveLastResort({ tariff, yearlyWh, pressureBar }, day)
  const offers = await listPricedOffers(services, tariff.name, { day, asked, mayRegulated })
  const supply = provinceCode ? { tariff, provinceCode, use, yearlyWh } : undefined
  const costOf = supply && ((offer: OfferedPrices) => findGasFirstYearCost(supply, offer, day))
  return describeOffers(services, offers, { locale, costOf, kind: 'gas' })
}
