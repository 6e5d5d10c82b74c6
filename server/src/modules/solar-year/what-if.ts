import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { noWhatIfReasons, sunWhatIf } from '@endoll/api/solar-year.ts'
import type { ProductPrice } from '@endoll/domain/billing/billed-supply.ts'
import { lastTwelveMonths } from '@endoll/domain/comparison/product-year.ts'
import { usualHomeBatteries, withHomeBattery } from '@endoll/domain/consumption/home-battery.ts'
import { plainDecimal, type Decimal } from '@endoll/domain/money.ts'
import { lastDayOf, lengthInDays } from '@endoll/domain/time/date-span.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { findBatteryPace } from '../batteries/queries.ts'
import { readHasSurplus, supplyRuleOf } from '../consumption/queries.ts'
import { findOwnYears, type OtherYear } from '../product-year/queries.ts'

type Reply = ReplyInput<typeof sunWhatIf>

/** Euros a kWh before taxes: what products of this and other retailers pay. A choice of ours. */
const SURPLUS_PRICES = ['0.02', '0.04', '0.06', '0.08', '0.1', '0.12'] as const

/** The prices of a product, paying that for surplus and no other. */
function payingForSurplus(price: string, from: Day): OtherYear {
  return ({ prices }) => ({
    prices: [
      ...prices.filter(({ concept }) => concept !== 'surplus' && concept !== 'market_surplus'),
      { concept: 'surplus', tariffPeriod: 0, from, price, unit: 'EUR/kWh' },
    ],
  })
}

/** What a product pays for all surplus on a day, in euros a kWh; undefined if it has no price of that kind. */
function ownSurplusPrice(prices: readonly ProductPrice[], today: Day): Decimal | undefined {
  const now = prices.filter(
    ({ concept, from, to }) =>
      (concept === 'surplus' || concept === 'market_surplus') &&
      from <= today &&
      (to === undefined || today < to),
  )
  const [only] = now
  return now.length === 1 && only?.concept === 'surplus' && only.tariffPeriod === 0
    ? plainDecimal(only.price)
    : undefined
}

/**
 * What a battery at home, or another price of surplus, would have brought. Throws not-found alike for what is absent, not
 * theirs, and gas.
 */
export async function readWhatIf(
  store: Pick<Services, 'db' | 'clock' | 'deployment'>,
  owner: Owner,
  name: string,
): Promise<Reply> {
  const { db, clock } = store
  const contract = await getOwnContract(db, owner, { name })
  if (contract.kind === 'gas') throw notFound()
  const today = dayAt(clock.nowMs(), supplyRuleOf(contract).clockZone)
  const span = lastTwelveMonths(today)
  const none = (reason: (typeof noWhatIfReasons)[number]): Reply => ({
    reason,
    start_date: span.from,
    end_date: lastDayOf(span),
    days: lengthInDays(span),
    days_read: 0,
    total: null,
    virtual_battery: false,
    batteries: [],
    surplus_price: null,
    surplus_prices: [],
  })
  if (contract.state !== 'activa') return none('contract_not_active')
  if (!(await readHasSurplus(db, contract.id, span))) return none('no_surplus')
  const takesBattery = (await findBatteryPace(store, owner, { contract, today }))?.applied ?? false
  const flows = new Map<number, ReturnType<typeof withHomeBattery>>()
  const batteries = usualHomeBatteries.map((battery): OtherYear => ({ curve }) => {
    const flow = withHomeBattery(curve, battery)
    flows.set(battery.capacityWh, flow)
    return flow
  })
  const own = ownSurplusPrice(await listProductPrices(db, contract.product_code), today)
  const surplusPrices = [...new Set([...SURPLUS_PRICES, ...(own === undefined ? [] : [own])])].toSorted(
    (a, b) => Number(a) - Number(b),
  )
  const surplus = surplusPrices.map((price) => payingForSurplus(price, span.from))
  const years = await findOwnYears(store, contract, {
    others: [...batteries, ...surplus],
    battery: takesBattery,
  })
  if (!years) return none('too_little_data')
  const { ownCents, otherCents, year } = years
  if (ownCents === undefined) return { ...none('no_prices'), days_read: year.daysRead }
  const saved = (position: number) => {
    const cents = otherCents[position]
    return cents === undefined ? undefined : (ownCents - cents) / 100
  }
  return {
    ...none('no_prices'),
    reason: null,
    days_read: year.daysRead,
    total: ownCents / 100,
    virtual_battery: takesBattery,
    batteries: usualHomeBatteries.flatMap(({ capacityWh, powerW, efficiencyPercent }, position) => {
      const [euros, flow] = [saved(position), flows.get(capacityWh)]
      return euros === undefined || !flow
        ? []
        : [
            {
              capacity_kwh: capacityWh / 1000,
              power_kw: powerW / 1000,
              efficiency_percent: efficiencyPercent,
              saved: euros,
              taken_wh: flow.takenWh,
              given_wh: flow.givenWh,
            },
          ]
    }),
    surplus_price: own === undefined ? null : Number(own),
    surplus_prices: surplusPrices.flatMap((price, position) => {
      const euros = saved(batteries.length + position)
      return euros === undefined ? [] : [{ price: Number(price), saved: euros }]
    }),
  }
}
