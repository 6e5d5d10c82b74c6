import type { billSoFar, consumptionYear } from '@endoll/api/insight.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { batteryInCents, energyByPeriod, surplusBalance } from '@endoll/domain/billing/surplus-balance.ts'
import type { BillSoFar } from '@endoll/domain/billing/bill-so-far.ts'
import { isAboveUsual } from '@endoll/domain/billing/usual-bill.ts'
import type { DatedEnergyPrice } from '@endoll/domain/consumption/hour-cost.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { lastDayOf, lengthInDays, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { BilledParts } from '../invoices/queries.ts'

type Year = ReplyInput<typeof consumptionYear>
type Estimate = NonNullable<ReplyInput<typeof billSoFar>['estimate']>

function readingsOf({ readings }: BilledParts, magnitude: 'import' | 'export' | 'demand') {
  return readings.filter((reading) => reading.magnitude === magnitude)
}

/** Import by period as the meter was read, or else as the lines charge it. */
function importByPeriod(parts: BilledParts): number[] {
  const read = readingsOf(parts, 'import').filter(({ tariffPeriod }) => tariffPeriod > 0)
  if (read.length === 0) return parts.bill ? energyByPeriod(parts.lines) : []
  const periods = Math.max(...read.map(({ tariffPeriod }) => tariffPeriod))
  return Array.from({ length: periods }, (_, index) =>
    Math.round(
      read
        .filter(({ tariffPeriod }) => tariffPeriod === index + 1)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  )
}

function exportOf(parts: BilledParts, billedWh: number | undefined): number | null {
  const read = readingsOf(parts, 'export')
  return read.length > 0
    ? Math.round(read.reduce((sum, { quantity }) => sum + quantity, 0))
    : ((parts.bill && billedWh) ?? null)
}

function demandOf(parts: BilledParts): (number | null)[] {
  const demands = readingsOf(parts, 'demand').filter(({ tariffPeriod }) => tariffPeriod > 0)
  const periods = Math.max(parts.powersW.length, ...demands.map(({ tariffPeriod }) => tariffPeriod))
  return Array.from({ length: periods }, (_, index) => {
    const own = demands.filter(({ tariffPeriod }) => tariffPeriod === index + 1)
    return own.length === 0 ? null : Math.round(Math.max(...own.map(({ quantity }) => quantity)))
  })
}

/** A billed span as it goes on the wire, with what the ledger of the battery says of its invoices. */
export function spanItem(parts: BilledParts, movementsCents: readonly number[]): Year['spans'][number] {
  const balance = surplusBalance(parts.lines)
  return {
    start_date: parts.span.from,
    end_date: lastDayOf(parts.span),
    invoices: [...parts.invoices],
    amount: centsToEuroNumber(parts.amountCents),
    energy_wh: parts.energyWh,
    estimated: parts.estimated,
    import_by_period_wh: importByPeriod(parts),
    export_wh: exportOf(parts, balance.billedExportWh),
    surplus_value: centsToEuroNumber(balance.valueCents),
    surplus_compensated: centsToEuroNumber(balance.compensatedCents),
    surplus_cap: balance.capCents === undefined ? null : centsToEuroNumber(balance.capCents),
    surplus_capped: balance.capped,
    battery_in: centsToEuroNumber(batteryInCents(movementsCents, balance.batteryOutCents)),
    battery_out: centsToEuroNumber(balance.batteryOutCents),
    demand_w: demandOf(parts),
    powers_w: [...parts.powersW],
  }
}

export function priceItem(price: DatedEnergyPrice): Year['prices'][number] {
  return {
    concept: price.concept,
    tariff_period: price.tariffPeriod,
    from: price.from,
    to: price.to === undefined ? null : addDays(price.to, -1),
    price: price.price,
  }
}

function kwh(wh: number) {
  return Math.round(wh) / 1000
}

export function estimateItem(
  estimate: BillSoFar,
  {
    span,
    usualCents,
    leavesOut,
  }: { span: DateSpan; usualCents: number | undefined; leavesOut: Estimate['leaves_out'] },
): Estimate {
  return {
    start_date: span.from,
    read_to: addDays(estimate.readTo, -1),
    expected_end_date: lastDayOf(span),
    days_read: estimate.daysRead,
    days: lengthInDays(span),
    energy_so_far: kwh(estimate.soFarWh),
    amount_so_far: centsToEuroNumber(estimate.soFarCents),
    expected: centsToEuroNumber(estimate.expectedCents),
    expected_low: centsToEuroNumber(estimate.lowCents),
    expected_high: centsToEuroNumber(estimate.highCents),
    expected_energy: kwh(estimate.expectedWh),
    basis: estimate.basis,
    range_basis: estimate.rangeBasis,
    foresees_market: estimate.foreseesMarket,
    leaves_out: leavesOut,
    usual: usualCents === undefined ? null : centsToEuroNumber(usualCents),
    // What an unknown price of the surplus would take off is still in it.
    above_usual:
      usualCents !== undefined &&
      !leavesOut.includes('surplus') &&
      isAboveUsual(estimate.expectedCents, usualCents),
  }
}
