import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { TariffOptionPreview, previewTariffOption as call } from '@endoll/api/tariff-options.ts'
import { energyPrices } from '@endoll/domain/billing/energy-prices.ts'
import { pricesWithTaxes } from '@endoll/domain/billing/taxed-prices.ts'
import type { DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { optionCost, type CentsRange, type OptionHour } from '@endoll/domain/consumption/option-cost.ts'
import { FEWEST_TYPICAL_DAYS, hourColumns } from '@endoll/domain/consumption/typical-day.ts'
import { typicalWeek } from '@endoll/domain/consumption/typical-week.ts'
import type { Decimal } from '@endoll/domain/money.ts'
import { firstDayOfChoice, isChoiceOf, type TariffOption } from '@endoll/domain/supply/tariff-options.ts'
import { energyPeriodsOfDay, type TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, addMonths, eachDay, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { getOwnContract, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { listCurveDays, supplyRuleOf } from '../consumption/queries.ts'
import { listOfferedChoices } from './queries.ts'

interface Asked {
  readonly id: string
  readonly option?: TariffOption | undefined
  readonly choice?: string | undefined
}

const MONTHS = 12
const HOURS_A_DAY = 24

/** Every hour of a span with its tariff period; Wh null if it was not read. */
async function hoursOf(db: Db, contract: ContractRow, span: DateSpan): Promise<OptionHour[]> {
  const { rule, clockZone } = supplyRuleOf(contract)
  const days = [...eachDay(span.from, span.to)]
  const curves = new Map((await listCurveDays(db, contract.id, days)).map((curve) => [curve.day, curve]))
  return days.flatMap((day) => {
    const periods = energyPeriodsOfDay(rule, day, 60)
    const read = curves.get(day) ?? { day, importWh: [], quality: new Uint8Array() }
    const { starts, wh } = hourColumns([read], 'importWh', clockZone)
    return starts.map((start, index): OptionHour => ({
      start,
      period: periods[index] ?? 1,
      wh: wh[index] ?? null,
    }))
  })
}

interface TodaysPrices {
  readonly usual: ReadonlyMap<TariffPeriod, Decimal>
  readonly cheap: Decimal
  readonly others: Decimal | undefined
}

/** Today's prices with taxes: the product's by period, and those of the choice; undefined if one is missing. */
async function pricesOn(
  db: Db,
  contract: ContractRow,
  {
    today,
    price,
    other,
  }: { readonly today: Day; readonly price: Decimal | null; readonly other: Decimal | null },
): Promise<TodaysPrices | undefined> {
  if (price === null) return undefined
  const supply = await readBilledSupply(db, contract)
  const span = { from: today, to: addDays(today, 1) }
  const taxed = (rows: readonly DatedEnergyPrice[]) => pricesWithTaxes(rows, { supply, billed: [], span })
  const usual = new Map<TariffPeriod, Decimal>()
  const { periodNames } = supplyRuleOf(contract)
  // A product's discounts and taxes lie on the price of a choice as on its own.
  const own = taxed(energyPrices(supply.prices, [], span))
  for (const index of periodNames.keys()) {
    const period = (index + 1) as TariffPeriod
    const found =
      own.find(({ tariffPeriod }) => tariffPeriod === period) ??
      own.find(({ tariffPeriod }) => tariffPeriod === 0)
    if (!found) return undefined
    usual.set(period, found.price)
  }
  const withTaxes = (one: Decimal) =>
    taxed([{ concept: 'energy', tariffPeriod: 0, from: today, to: undefined, price: one }])[0]?.price
  const cheap = withTaxes(price)
  const others = other === null ? undefined : withTaxes(other)
  return cheap === undefined || (other !== null && others === undefined)
    ? undefined
    : { usual, cheap, others }
}

function euros({ low, high }: CentsRange) {
  return { low: low / 100, high: high / 100 }
}

/** What a choice that the product offers today would mean for a contract of the caller; throws not-found. */
export async function previewTariffOption(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  { id, option, choice }: Asked,
): Promise<ReplyInput<typeof call>> {
  const contract = await getOwnContract(db, owner, { id })
  if (option === undefined || choice === undefined) return null
  const offered = await listOfferedChoices({ db, clock }, contract)
  const found = offered.find((one) => one.option === option && one.choice === choice)
  if (!found || !isChoiceOf(option, choice)) throw notFound()
  const { clockZone, periodNames } = supplyRuleOf(contract)
  const today = dayAt(clock.nowMs(), clockZone)
  const span = { from: addMonths(today, -MONTHS), to: today }
  const [hours, prices] = await Promise.all([
    hoursOf(db, contract, span),
    pricesOn(db, contract, { today, price: found.price, other: found.other_price }),
  ])
  const chosen = { option, choice }
  const read = hours.filter(({ wh }) => wh !== null).length
  const enough = read >= FEWEST_TYPICAL_DAYS * HOURS_A_DAY
  const cost = prices && enough ? optionCost(hours, chosen, prices, periodNames.length) : undefined
  const week: TariffOptionPreview['week'] =
    read === 0
      ? null
      : typicalWeek(hours, chosen, periodNames.length).map(({ meanWh, cheap }) => ({
          mean_wh: meanWh,
          cheap,
        }))
  return {
    from: firstDayOfChoice(option, choice, today),
    prices: prices
      ? {
          cheap: Number(prices.cheap),
          others: prices.others === undefined ? null : Number(prices.others),
        }
      : null,
    cost: cost
      ? {
          start: span.from,
          end: lastDayOf(span),
          without: euros(cost.without),
          with: euros(cost.with),
          difference: euros(cost.difference),
          hours: cost.hours,
          hours_read: cost.hoursRead,
        }
      : null,
    week,
  }
}
