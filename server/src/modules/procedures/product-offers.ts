import type { Locale } from '@endoll/api/language.ts'
import type { OfferedProduct } from '@endoll/api/procedures/change-product.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { productYear } from '@endoll/api/product-year.ts'
import { priceConcepts, type ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { paysSurplus } from '@endoll/domain/billing/pays-surplus.ts'
import { mayHaveLastResort } from '@endoll/domain/contracting/last-resort.ts'
import { noSelfConsumption } from '@endoll/domain/contracting/self-consumption-code.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { tariffOptions } from '@endoll/domain/supply/tariff-options.ts'
import { lastTwelveMonths } from '@endoll/domain/comparison/product-year.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { isPersonNif, termColumns, termsOfProduct } from '../../billing/product-terms.ts'
import type { TaxRules } from '@endoll/domain/billing/tax-rules.ts'
import { taxedPrice, taxesOfContract } from '../../billing/taxed-prices.ts'
import { taxedUseOf } from '../../billing/taxed-use.ts'
import type { ContractRow } from '../../platform/access.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'
import { readPartsLeft } from '../batteries/queries.ts'
import { readHasSurplus } from '../consumption/queries.ts'
import { findSupplyPoint, listPricedOffers } from '../contracting/queries.ts'
import { listOfferedChoicesOf } from '../tariff-options/queries.ts'

type Year = ReplyOf<typeof productYear>

/** Whether the contract gives energy to the grid, by its installation or by what was read. */
async function givesEnergy({ db }: Services, contract: ContractRow, today: Day): Promise<boolean> {
  if (contract.kind === 'gas') return false
  const { self_consumption: code } = contract
  if (code !== null && code !== noSelfConsumption) return true
  return readHasSurplus(db, contract.id, lastTwelveMonths(today))
}

/** The products that the supply of a contract may have today instead of its own, each offer once. */
export async function listOtherProducts(services: Services, contract: ContractRow, today: Day) {
  const [exported, point] = await Promise.all([
    givesEnergy(services, contract, today),
    findSupplyPoint(services, contract.cups20),
  ])
  const gas = contract.kind === 'gas' ? findGasTariff(contract.tariff) : undefined
  const known = {
    yearlyWh: point?.yearly_wh?.[0] ?? null,
    pressureBar: point?.pressure_bar == null ? null : Number(point.pressure_bar),
  }
  const { use } = taxedUseOf(contract, contract.fiscal_nif)
  const offers = await listPricedOffers(services, contract.tariff, {
    day: today,
    asked: {
      customer: use === 'household' ? 'person' : 'company',
      ...(contract.kind === 'gas' ? {} : { selfcons: exported ? 'true' : 'false' }),
    },
    mayRegulated: gas !== undefined && mayHaveLastResort({ tariff: gas, ...known }, today),
  })
  const others = new Map(
    offers
      .filter(({ product_code: code }) => code !== contract.product_code)
      .map((offer) => [offer.product_code, offer]),
  )
  return { exported, others: [...others.values()] }
}

/** The prices of a day, in the order in which a bill has them. */
function pricesOn(
  prices: readonly ProductPrice[],
  day: Day,
  rules: TaxRules | undefined,
): OfferedProduct['prices'] {
  return prices
    .filter(({ from, to }) => from <= day && (to === undefined || day < to))
    .toSorted((a, b) => priceConcepts.indexOf(a.concept) - priceConcepts.indexOf(b.concept))
    .map(({ concept, tariffPeriod, price, unit }) => ({
      concept,
      tariff_period: tariffPeriod,
      price: String(Number(price)),
      price_with_taxes: taxedPrice(price, concept, rules) ?? null,
      unit,
    }))
}

interface Describing {
  readonly today: Day
  /** The own year with each product, where it is known. */
  readonly year: Year
  readonly locale: Locale
}

/** The other products as they are shown and signed, the cheapest year first. */
export async function describeOthers(
  services: Services,
  contract: ContractRow,
  { today, year, locale }: Describing,
): Promise<OfferedProduct[]> {
  const { db } = services
  const { exported, others } = await listOtherProducts(services, contract, today)
  const [products, left] = await Promise.all([
    db
      .selectFrom('product')
      .select(['code', 'renewable', ...termColumns])
      .where('code', 'in', [...others.map(({ product_code }) => product_code), ''])
      .execute(),
    readPartsLeft(services, contract),
  ])
  const byCode = new Map(products.map((product) => [product.code, product]))
  const { said } = await readOwnTexts(
    db,
    others.flatMap(({ name, commercial_name, description, regulated }) =>
      [commercial_name ?? name, description, regulated?.source ?? null].filter((text) => text !== null),
    ),
    locale,
  )
  const own = year.products.find((product) => product.own)
  const isPerson = isPersonNif(contract.owner_nif)
  const rules = taxesOfContract(contract, today)
  const described = await Promise.all(
    others.map(async (offer): Promise<OfferedProduct[]> => {
      const product = byCode.get(offer.product_code)
      if (!product) return []
      const cost = year.products.find(({ code }) => code === product.code)
      const terms = termsOfProduct(product, { tariff: contract.tariff, isPerson }, today)
      const pays = exported ? paysSurplus(offer.prices, today) : null
      const choices = await listOfferedChoicesOf(db, product.code, today)
      const lost = tariffOptions.filter(
        (option) =>
          contract[option] !== null &&
          !choices.some((one) => one.option === option && one.choice === contract[option]),
      )
      return [
        {
          code: product.code,
          name: said(offer.commercial_name ?? offer.name),
          description: offer.description === null ? null : said(offer.description),
          price_kind: product.price_kind,
          renewable: product.renewable,
          prices: pricesOn(offer.prices, today, rules),
          regulated: offer.regulated ? said(offer.regulated.source) : null,
          year: cost ? { total: cost.total, from: cost.from, to: cost.to } : null,
          difference: cost && own ? (Math.round(cost.total * 100) - Math.round(own.total * 100)) / 100 : null,
          pays_surplus: pays,
          duration_months: terms.durationMonths,
          stay: terms.stay && {
            months: terms.stay.months,
            penalty_percent: terms.stay.penaltyPercent,
          },
          options_lost: lost,
          battery_left: pays === false && left > 0 ? left / 100 : null,
        },
      ]
    }),
  )
  const rank = ({ year: cost }: OfferedProduct) => cost?.total ?? Infinity
  return described.flat().toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
