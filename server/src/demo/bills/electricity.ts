import type { Charge } from '@endoll/domain/billing/bill.ts'
import type { Metered, MeteredEnergy } from '@endoll/domain/billing/billed-supply.ts'
import { billFor } from '@endoll/domain/billing/charges.ts'
import { findIndexedPrice, followsMarket } from '@endoll/domain/billing/market-price.ts'
import { energyOfCurve } from '@endoll/domain/billing/metered-energy.ts'
import { bonusBillsOf, type BonusBill } from '@endoll/domain/billing/social-bonus-carry.ts'
import { decimalOf, sumCents } from '@endoll/domain/money.ts'
import { clockZoneOf } from '@endoll/domain/supply/zone.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { DemoContract } from '../contract.ts'
import { WrittenCurve, type CurveKind, type CurveSource } from '../curve-days.ts'
import { noise } from '../curve-shape.ts'
import { demoMarketDays } from '../market.ts'
import { partOfDeposit, paysFromBattery } from './batteries.ts'
import { cyclesOf, type Cycle } from './cycles.ts'
import type { DemoReading, Draft } from './invoice.ts'
import { measure, periodRuleOf, PERIODS, type Measured } from './measure.ts'
import { supplyOf } from './supply.ts'

/** The ordinary bills of a contract with a curve, oldest first. */
export function electricityBills(source: CurveSource, today: Day): Draft[] {
  const curve = new WrittenCurve(source)
  const meter = new Meter(source.contract)
  let offeredCents = 0
  const before: BilledEnergy[] = []
  return cyclesOf(source.contract, { from: source.from, today }).map((cycle) => {
    const draft = electricityBill(curve, cycle, { kind: 'F5D', offeredCents, meter, before })
    before.push({ span: cycle.span, importWh: draft.energyWh })
    const { inCents, outCents } = draft.battery ?? { inCents: 0, outCents: 0 }
    offeredCents += partOfDeposit(source.contract, inCents) - outCents
    return draft
  })
}

type BilledEnergy = Pick<BonusBill, 'span' | 'importWh'>

interface Circumstances {
  readonly kind: CurveKind
  /** What the contract may take out of its battery. */
  readonly offeredCents: number
  /** What the bills before it took, oldest first. */
  readonly before?: readonly BilledEnergy[]
  /** Where the figures of the meter are known. */
  readonly meter?: Meter
}

/** One bill by the domain's own calculation, from the very days that the curve files hold. */
export function electricityBill(
  curve: WrittenCurve,
  { span, issueDay, dueDay }: Cycle,
  { kind, offeredCents, meter, before = [] }: Circumstances,
): Draft {
  const { contract } = curve.source
  const measured = measure(curve, span, kind)
  const agreed = supplyOf(contract)
  const supply = { ...agreed, bonusBills: bonusBillsOf(before, agreed.socialBonus ?? []) }
  const rule = periodRuleOf(contract)
  const indexedPrice = followsMarket(supply.prices)
    ? findIndexedPrice(supply.prices, demoMarketDays(span), clockZoneOf(rule.zone))
    : undefined
  const energy = energyOfCurve(span, measured.days, rule, undefined, indexedPrice)
  const metered: Metered = {
    energy,
    demand: measured.demandW.map((demandW, index) => ({ tariffPeriod: PERIODS[index] ?? 1, demandW })),
    reactive: measured.reactiveVarh.map((reactiveVarh, index) => ({
      tariffPeriod: PERIODS[index] ?? 1,
      reactiveVarh,
    })),
  }
  const extra = contract.curve?.solar && meter && before.length === 0 ? [lateActivation(span)] : []
  // Computed twice: the second time with what the battery really pays, not with all it holds.
  const offered = billFor(supply, { ...metered, batteryCents: offeredCents }, span, { extra })
  const outCents = offeredCents - offered.batteryLeftCents
  const { bill, surplusLeftCents } =
    offered.batteryLeftCents === 0
      ? offered
      : billFor(supply, { ...metered, batteryCents: outCents }, span, { extra })
  const battery = paysFromBattery(contract) ? { battery: { inCents: surplusLeftCents, outCents } } : undefined
  return {
    contract,
    type: 'N',
    issueDay,
    dueDay,
    bill,
    energyWh: sumCents(energy.map(({ importWh }) => importWh)),
    estimated: measured.endEstimated,
    readings: readingsOf(contract, span, { energy, measured, meter }),
    ...battery,
  }
}

/** The first bill with self-consumption: the distributor activated it late. */
function lateActivation(span: DateSpan): Charge {
  return { kind: 'late_activation', span, quantity: '1', unit: 'unit', price: '-6.2', priceUnit: 'EUR' }
}

type Counted = 'import' | 'export' | 'reactive'

/** The figures that a meter shows, period by period. It was not new when the first bill was made. */
class Meter {
  readonly #shownWh = new Map<string, number>()
  readonly #number: number

  constructor({ number }: DemoContract) {
    this.#number = number
  }

  /** Adds a quantity; returns what the meter showed before and shows now. */
  count(magnitude: Counted, period: number, wh: number): { previous: string; current: string } {
    const key = `${magnitude} ${period}`
    const before =
      this.#shownWh.get(key) ?? Math.round(2_000_000 * (1 + noise(this.#number, period, magnitude.length)))
    this.#shownWh.set(key, before + wh)
    return { previous: decimalOf(before, 3), current: decimalOf(before + wh, 3) }
  }
}

interface Read {
  readonly energy: readonly MeteredEnergy[]
  readonly measured: Measured
  readonly meter: Meter | undefined
}

function readingsOf(
  { tariff, curve }: DemoContract,
  span: DateSpan,
  { energy, measured, meter }: Read,
): DemoReading[] {
  const byPeriod = (of: 'importWh' | 'exportWh') =>
    PERIODS.map((period) =>
      sumCents(energy.filter(({ tariffPeriod }) => tariffPeriod === period).map((part) => part[of])),
    )
  const currentDay = lastDayOf(span)
  const at = { previousDay: addDays(span.from, -1), currentDay, estimated: measured.endEstimated }
  const counted = (magnitude: Counted, values: readonly number[]): DemoReading[] =>
    values.slice(0, tariff === '2.0TD' ? 3 : 6).map((wh, index) => ({
      ...at,
      magnitude,
      tariffPeriod: index + 1,
      ...meter?.count(magnitude, index + 1, wh),
      quantity: decimalOf(wh, 3),
    }))
  return [
    ...counted('import', byPeriod('importWh')),
    ...(curve?.solar ? counted('export', byPeriod('exportWh')) : []),
    ...(tariff === '3.0TD' ? counted('reactive', measured.reactiveVarh) : []),
    ...measured.demandW.map((watts, index) => ({
      magnitude: 'demand' as const,
      tariffPeriod: index + 1,
      currentDay,
      quantity: decimalOf(watts, 3),
      estimated: false,
    })),
  ]
}
