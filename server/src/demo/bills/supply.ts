import type { BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { Decimal } from '@endoll/domain/money.ts'
import type { DemoContract } from '../contract.ts'
import { FIRST_BILLED_DAY } from './cycles.ts'
import { demoPrices } from './prices.ts'

/** EUR a month for the hire of a gas meter: a home's, and a boiler room's. */
const GAS_METER: Readonly<Record<string, Decimal>> = {
  'RL.1': '0.62',
  'RL.2': '0.62',
  'RL.3': '2.35',
  'RL.4': '6.9',
}

/** A contract as the calculation of its bills takes it. */
export function supplyOf(contract: DemoContract): BilledSupply {
  const { kind, tariff, product, place, services = [], owner, customer } = contract
  const from = FIRST_BILLED_DAY
  const isHome = owner === undefined && customer !== 'obrador'
  return {
    energy: kind,
    provinceCode: place.postalCode.slice(0, 2),
    use: isHome ? 'household' : 'business',
    voltage: findTariff(tariff)?.voltage,
    prices: demoPrices.filter((price) => price.product === product),
    yearDays: 'calendar',
    powersW: powersW(contract),
    meter: kind === 'gas' ? [] : [{ from, value: tariff === '3.0TD' ? 'three_phase' : 'single_phase' }],
    meterRentalMonth: kind === 'gas' ? [{ from, value: GAS_METER[tariff] ?? '0.62' }] : [],
    services: services.flatMap(({ name, startDay, priceMonth }) =>
      priceMonth === undefined ? [] : [{ name, priceMonth, from: startDay }],
    ),
    socialBonus: services.flatMap(({ startDay, discountPercent, discountLimitKwh = 0 }) =>
      discountPercent === undefined
        ? []
        : [{ from: startDay, value: { percent: discountPercent, limitWh: discountLimitKwh * 1000 } }],
    ),
  }
}

function inWatts(powersKw: readonly number[]) {
  return powersKw.map((kw) => Math.round(kw * 1000))
}

function powersW({ powersKw, powersBefore }: DemoContract): BilledSupply['powersW'] {
  const present = { from: powersBefore?.until ?? FIRST_BILLED_DAY, value: inWatts(powersKw) }
  if (!powersBefore) return [present]
  const { until: to, powersKw: before } = powersBefore
  return [{ from: FIRST_BILLED_DAY, to, value: inWatts(before) }, present]
}
