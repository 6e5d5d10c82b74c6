import { centsOf } from '@endoll/api/cents.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { noProductYearReasons, productYear } from '@endoll/api/product-year.ts'
import { optionsAsOn } from '@endoll/domain/billing/option-prices.ts'
import { bonusAsOn } from '@endoll/domain/billing/social-bonus-carry.ts'
import type { BilledSupply, ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import type { CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { namesSurplusPrice } from '@endoll/domain/billing/pays-surplus.ts'
import { findGasProductYear, findYearOfGas } from '@endoll/domain/comparison/gas-year.ts'
import { lastTwelveMonths, type YearOfHours } from '@endoll/domain/comparison/product-year.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { listProductPrices, readBilledSupply } from '../../billing/billed-supply.ts'
import { getOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'
import { listCurveDays, readHasSurplus, supplyRuleOf } from '../consumption/queries.ts'
import { listOffers } from '../contracting/queries.ts'
import { readBilledParts } from '../invoices/queries.ts'
import { findBestPowers } from '../optimal-power/queries.ts'
import { comparedOnHours, type HoursToCompare } from './compared-on-hours.ts'
import { costItem } from './cost-item.ts'

type Reply = ReplyInput<typeof productYear>
type Store = Pick<Services, 'db' | 'clock' | 'deployment'>

interface Product {
  readonly code: string
  readonly name: string
  readonly yearDays: '365' | 'calendar'
}

/** The product of the contract and those on sale for it; indexed ones only where their formula is known. */
async function listComparable(
  { db, deployment }: Pick<Store, 'db' | 'deployment'>,
  contract: ContractRow,
  asked: Parameters<typeof listOffers>[3],
  today: Day,
): Promise<Product[]> {
  const offers = await listOffers({ db, deployment }, contract.tariff, today, asked)
  const codes = new Set([contract.product_code, ...offers.map(({ product_code }) => product_code)])
  const rows = await db
    .selectFrom('product')
    .select(['code', 'name', 'commercial_name', 'year_days'])
    .where('code', 'in', [...codes])
    .where((where) =>
      where.or([
        where('price_kind', 'is', null),
        where('price_kind', '!=', 'indexed'),
        where.exists(
          where
            .selectFrom('product_price')
            .select('product_price.product_code')
            .whereRef('product_price.product_code', '=', 'product.code')
            .where('concept', '=', 'market'),
        ),
      ]),
    )
    .orderBy('code')
    .execute()
  return rows.map(({ code, name, commercial_name, year_days }) => ({
    code,
    name: commercial_name ?? name,
    yearDays: year_days,
  }))
}

/** The year of a gas contract, from its bills. */
async function findGasYear(db: Db, contract: ContractRow, span: DateSpan): Promise<YearOfHours | undefined> {
  const parts = await readBilledParts(db, contract, span)
  return findYearOfGas(
    span,
    parts.map((part) => ({ span: part.span, wh: part.energyWh })),
  )
}

type Compared = Reply['products'][number]

interface Asking {
  readonly contract: ContractRow
  readonly supply: BilledSupply
  readonly exported: boolean
  readonly today: Day
  readonly locale: Locale
}

/** The products that can be compared, each as `costOf` has it, the cheapest first. */
async function compare(
  store: Pick<Store, 'db' | 'deployment'>,
  { contract, supply, exported, today, locale }: Asking,
  costOf: (product: Product) => Promise<Omit<Compared, 'code' | 'name' | 'own'> | undefined>,
): Promise<Compared[]> {
  const customer = supply.use === 'household' ? 'person' : 'company'
  const asked = contract.kind === 'gas' ? { customer } : { customer, selfcons: exported ? 'true' : 'false' }
  const products = await listComparable(store, contract, asked as Parameters<typeof listOffers>[3], today)
  const { said } = await readOwnTexts(
    store.db,
    products.map((product) => product.name),
    locale,
  )
  const found = await Promise.all(
    products.map(async (product): Promise<Compared[]> => {
      const cost = await costOf(product)
      const own = product.code === contract.product_code
      return cost ? [{ ...cost, code: product.code, name: said(product.name), own }] : []
    }),
  )
  return found.flat().toSorted((a, b) => a.total - b.total)
}

/** What each product would have cost on a contract's own hours or bills, or why that is not told. Throws not-found. */
export async function readProductYear(
  store: Store,
  owner: Owner,
  name: string,
  locale: Locale,
): Promise<Reply> {
  const { db, clock, deployment } = store
  const contract = await getOwnContract(db, owner, { name })
  const clockZone = supplyRuleOf(contract).clockZone
  const today = dayAt(clock.nowMs(), clockZone)
  const span = lastTwelveMonths(today)
  const none = (reason: (typeof noProductYearReasons)[number], year?: YearOfHours): Reply => ({
    reason,
    start_date: span.from,
    end_date: lastDayOf(span),
    days: [...eachDay(span.from, span.to)].length,
    days_read: year?.daysRead ?? 0,
    kwh: 0,
    powers: contract.powers_w.map((powerW) => powerW / 1000),
    own_options: null,
    own_bonus: false,
    own_surplus_priced: null,
    suggested_powers: null,
    excess_included: false,
    products: [],
  })
  const reply = (year: YearOfHours, products: Compared[], more: Partial<Reply> = {}): Reply => ({
    ...none('no_prices', year),
    ...(products.length === 0
      ? {}
      : { reason: null, kwh: sumCents(year.energy.map(({ importWh }) => importWh)) / 1000, ...more }),
    products,
  })
  if (contract.state !== 'activa') return none('contract_not_active')
  const supply = await readBilledSupply(db, contract)
  const asking = { contract, supply, today, locale }
  if (contract.kind === 'gas') {
    const year = await findGasYear(db, contract, span)
    if (!year) return none('too_few_bills')
    const products = await compare(store, { ...asking, exported: false }, async ({ code, yearDays }) => {
      const cost = findGasProductYear(
        supply,
        year,
        { prices: await listProductPrices(db, code), yearDays },
        today,
      )
      return (
        cost && {
          ...costItem(cost),
          pays_surplus: null,
          with_suggested: null,
          with_plan: null,
          with_battery: null,
          market_hours_missing: null,
        }
      )
    })
    return reply(year, products)
  }
  const { rule, periodNames } = supplyRuleOf(contract)
  const [curve, exported, powers, ownPrices] = await Promise.all([
    listCurveDays(db, contract.id, [...eachDay(span.from, span.to)]),
    readHasSurplus(db, contract.id, span),
    findBestPowers(db, owner, { contract, supply, day: today }),
    listProductPrices(db, contract.product_code),
  ])
  const suggestedW = powers.kind === 'better' ? powers.best.powersW : undefined
  const options = optionsAsOn(supply.options ?? [], today, span)
  const socialBonus = bonusAsOn(supply.socialBonus ?? [], today, span)
  const hours: HoursToCompare = {
    contract,
    supply,
    span,
    curve,
    rule,
    energyPeriods: periodNames.length,
    options,
    socialBonus,
    suggestedW,
    demand: powers.kind === 'unknown' ? undefined : powers.demand.months,
    today,
    exported,
    battery: deployment.switches.virtualBattery,
    plans: deployment.switches.tariffOptions,
  }
  const onHours = comparedOnHours(db, hours)
  if (!onHours) return none('too_little_data')
  const products = await compare(store, { ...asking, exported }, onHours.costOf)
  const unknown = options.some(({ prices }) => prices === undefined)
  return reply(onHours.year, products, {
    own_options: options.length === 0 ? null : unknown ? 'not_known' : 'applied',
    own_bonus: socialBonus.length > 0,
    own_surplus_priced: exported ? namesSurplusPrice(ownPrices, today) : null,
    suggested_powers: suggestedW?.map((powerW) => powerW / 1000) ?? null,
    excess_included: hours.demand !== undefined,
  })
}

/** The hours of a contract's span with what it has chosen on a day, and nothing that is compared beside them. */
async function ownHours(
  db: Db,
  contract: ContractRow,
  { supply, span, today }: Pick<HoursToCompare, 'supply' | 'span' | 'today'>,
): Promise<HoursToCompare> {
  const { rule, periodNames } = supplyRuleOf(contract)
  return {
    contract,
    supply,
    span,
    curve: await listCurveDays(db, contract.id, [...eachDay(span.from, span.to)]),
    rule,
    energyPeriods: periodNames.length,
    options: optionsAsOn(supply.options ?? [], today, span),
    socialBonus: bonusAsOn(supply.socialBonus ?? [], today, span),
    suggestedW: undefined,
    demand: undefined,
    today,
    exported: false,
    battery: false,
    plans: false,
  }
}

/** Something that a contract's last twelve months may be computed with: other hours, or other prices of its product. */
export type OtherYear = (
  known: Pick<HoursToCompare, 'curve'> & { readonly prices: readonly ProductPrice[] },
) => {
  readonly curve?: readonly CurveDay[]
  readonly prices?: readonly ProductPrice[]
}

/** The last twelve months of a contract as they were, and otherwise: in cents with taxes, at the prices of today. */
export interface OwnYears {
  readonly year: YearOfHours
  /** Undefined where a price is not known, or the product follows the market and its surplus does too. */
  readonly ownCents: number | undefined
  /** In the order asked for, each like `ownCents`. */
  readonly otherCents: readonly (number | undefined)[]
}

/**
 * What the last twelve months of an electricity contract cost at the prices of today, and what they would have cost
 * otherwise; with the virtual battery that its bills take, where `battery` says that they do. Undefined if too little was
 * read, or the price of what it has chosen is not known. For a contract that the caller may read.
 */
export async function findOwnYears(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  contract: ContractRow,
  { others, battery }: { readonly others: readonly OtherYear[]; readonly battery: boolean },
): Promise<OwnYears | undefined> {
  const today = dayAt(clock.nowMs(), supplyRuleOf(contract).clockZone)
  const span = lastTwelveMonths(today)
  const supply = await readBilledSupply(db, contract)
  const [own, prices] = await Promise.all([
    ownHours(db, contract, { supply, span, today }),
    listProductPrices(db, contract.product_code),
  ])
  if (own.options.some((option) => option.prices === undefined)) return undefined
  const centsWith = async (other: ReturnType<OtherYear>) => {
    const compared = comparedOnHours(db, { ...own, prices, ...other, battery })
    const cost = await compared?.costOf({ code: contract.product_code, yearDays: supply.yearDays })
    return { year: compared?.year, cents: cost && centsOf((cost.with_battery ?? cost).total) }
  }
  const asItWas = await centsWith({})
  if (!asItWas.year) return undefined
  const otherwise = await Promise.all(others.map((other) => centsWith(other({ curve: own.curve, prices }))))
  return {
    year: asItWas.year,
    ownCents: asItWas.cents,
    otherCents: otherwise.map(({ cents }) => cents),
  }
}

/** What the last twelve months would have cost a contract at the prices of two days, in cents with taxes, and their use. */
export interface YearAtPrices {
  readonly wh: number
  readonly beforeCents: number
  readonly afterCents: number
}

/**
 * The year of a contract at the prices that its product has on two days: of gas by its bills, of electricity by its hours,
 * with the options that it has chosen. Undefined if too little was read, or a price is missing. For a contract that
 * the caller may read.
 */
export async function findYearAtPrices(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  contract: ContractRow,
  { code, before, after }: { readonly code: string; readonly before: Day; readonly after: Day },
): Promise<YearAtPrices | undefined> {
  const span = lastTwelveMonths(dayAt(clock.nowMs(), supplyRuleOf(contract).clockZone))
  const supply = await readBilledSupply(db, contract)
  const { yearDays } = supply
  const costs = (wh: number, [one, other]: readonly ({ readonly total: number } | undefined)[]) =>
    one && other && { wh, beforeCents: centsOf(one.total), afterCents: centsOf(other.total) }
  if (contract.kind === 'gas') {
    const year = await findGasYear(db, contract, span)
    if (!year) return undefined
    const prices = await listProductPrices(db, code)
    const years = [before, after].map((day) => findGasProductYear(supply, year, { prices, yearDays }, day))
    return costs(
      sumCents(year.energy.map(({ importWh }) => importWh)),
      years.map((one) => one && costItem(one)),
    )
  }
  const hours = await ownHours(db, contract, { supply, span, today: before })
  const onDays = [before, after].map((today) => comparedOnHours(db, { ...hours, today }))
  const [year] = onDays
  if (!year) return undefined
  const years = await Promise.all(onDays.map(async (one) => one?.costOf({ code, yearDays })))
  return costs(sumCents(year.year.energy.map(({ importWh }) => importWh)), years)
}
