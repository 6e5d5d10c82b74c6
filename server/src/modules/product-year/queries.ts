import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { noProductYearReasons, productYear } from '@endoll/api/product-year.ts'
import {
  findProductYear,
  findYearOfHours,
  lastTwelveMonths,
  type YearOfHours,
} from '@endoll/domain/comparison/product-year.ts'
import { findHourPrice, optionsAsOn } from '@endoll/domain/billing/option-prices.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { listProductPrices, readBilledSupply } from '../../billing/billed-supply.ts'
import { getOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { readOwnTexts } from '../../platform/own-texts.ts'
import type { Services } from '../../platform/services.ts'
import { listCurveDays, readHasExport, supplyRuleOf } from '../consumption/queries.ts'
import { listOffers } from '../contracting/queries.ts'
import { readOptimalPower } from '../optimal-power/queries.ts'

type Reply = ReplyInput<typeof productYear>
type Store = Pick<Services, 'db' | 'clock'>

interface Product {
  readonly code: string
  readonly name: string
  readonly yearDays: '365' | 'calendar'
}

/** The product of the contract and those on sale for it; indexed prices are not known beforehand. */
async function listComparable(
  db: Db,
  contract: ContractRow,
  asked: Parameters<typeof listOffers>[3],
  today: Day,
): Promise<Product[]> {
  const offers = await listOffers(db, contract.tariff, today, asked)
  const codes = new Set([contract.product_code, ...offers.map(({ product_code }) => product_code)])
  const rows = await db
    .selectFrom('product')
    .select(['code', 'name', 'commercial_name', 'year_days'])
    .where('code', 'in', [...codes])
    .where((where) => where.or([where('price_kind', 'is', null), where('price_kind', '!=', 'indexed')]))
    .orderBy('code')
    .execute()
  return rows.map(({ code, name, commercial_name, year_days }) => ({
    code,
    name: commercial_name ?? name,
    yearDays: year_days,
  }))
}

/** The powers that are suggested, in kW; null where none are. */
async function findSuggested(store: Store, owner: Owner, name: string): Promise<number[] | null> {
  const { reason, periods } = await readOptimalPower(store, owner, name)
  const powers = periods.map(({ suggested }) => suggested)
  return reason === null && powers.every((power) => power !== null) ? powers : null
}

function watts(powers: readonly number[]): number[] {
  return powers.map((kW) => Math.round(kW * 1000))
}

/** What each product would have cost on a contract's own hours, or why that is not told. Throws not-found. */
export async function readProductYear(
  { db, clock }: Store,
  owner: Owner,
  name: string,
  locale: Locale,
): Promise<Reply> {
  const contract = await getOwnContract(db, owner, { name })
  const { rule, clockZone, periodNames } = supplyRuleOf(contract)
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
    suggested_powers: null,
    products: [],
  })
  if (contract.kind === 'gas') return none('gas')
  if (contract.state !== 'activa') return none('contract_not_active')
  const [curve, supply, exported, suggested] = await Promise.all([
    listCurveDays(db, contract.id, [...eachDay(span.from, span.to)]),
    readBilledSupply(db, contract),
    readHasExport(db, contract.id, span),
    findSuggested({ db, clock }, owner, name),
  ])
  const year = findYearOfHours(span, curve, rule)
  if (!year) return none('too_little_data')
  const options = optionsAsOn(supply.options ?? [], today, span)
  const hourPrice = findHourPrice(options, periodNames.length)
  const ownYear = (hourPrice && findYearOfHours(span, curve, rule, hourPrice)) ?? year
  const customer = supply.use === 'household' ? 'person' : 'company'
  const products = await listComparable(
    db,
    contract,
    { customer, selfcons: exported ? 'true' : 'false' },
    today,
  )
  const { said } = await readOwnTexts(
    db,
    products.map((product) => product.name),
    locale,
  )
  const costs = await Promise.all(
    products.map(async ({ code, name: product, yearDays }) => {
      const offer = { prices: await listProductPrices(db, code), yearDays }
      const own = code === contract.product_code
      const costWith = (powersW: readonly number[]) =>
        findProductYear(
          { supply, powersW, energyPeriods: periodNames.length, year: own ? ownYear : year },
          offer,
          today,
        )
      const cost = costWith(contract.powers_w)
      if (!cost) return []
      const other = suggested ? costWith(watts(suggested)) : undefined
      return [
        {
          name: said(product),
          own,
          total: cost.totalCents / 100,
          from: cost.fromCents / 100,
          to: cost.toCents / 100,
          with_suggested: other ? other.totalCents / 100 : null,
        },
      ]
    }),
  )
  const found = costs.flat().toSorted((a, b) => a.total - b.total)
  if (found.length === 0) return none('no_prices', year)
  return {
    ...none('no_prices', year),
    reason: null,
    kwh: sumCents(year.energy.map(({ importWh }) => importWh)) / 1000,
    own_options:
      options.length === 0
        ? null
        : options.some(({ prices }) => prices === undefined)
          ? 'not_known'
          : 'applied',
    suggested_powers: suggested,
    products: found,
  }
}
