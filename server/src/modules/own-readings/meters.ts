import type { OwnMeter, OwnMeters } from '@endoll/api/own-readings.ts'
import {
  readingMonths,
  readingUse,
  type Meter,
  type MeterMagnitude,
} from '@endoll/domain/readings/own-reading.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { addDays, addMonths, daysBetween } from '@endoll/domain/time/day.ts'
import { ownInvoices, type ContractRow, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { periodPrice, readPricesOfDays } from '../consumption/queries.ts'

/** Bills store Wh; meters show kWh, those of gas m³. */
const unitsOf = { import: 1000, export: 1000, gas_m3: 1 } as const

/** A meter with hourly data within these days is read remotely. */
const readFromAfarDays = 62

function readReadings(db: Db, owner: Owner, contract: ContractRow, since: string) {
  return ownInvoices(db, owner)
    .innerJoin('invoice_reading', 'invoice_reading.invoice_id', 'invoice.id')
    .select([
      'invoice_reading.magnitude',
      'invoice_reading.tariff_period',
      'invoice_reading.previous_day',
      'invoice_reading.current_day',
      'invoice_reading.current_reading',
      'invoice_reading.quantity',
      'invoice_reading.method',
    ])
    .where('contract.id', '=', contract.id)
    .where('invoice.type', 'not in', ['A', 'B'])
    .where('invoice_reading.magnitude', 'in', ['import', 'export', 'gas_m3'])
    .where('invoice_reading.current_day', '>', since)
    .orderBy('invoice_reading.current_day')
    .orderBy('invoice.id')
    .execute()
}

type Row = Awaited<ReturnType<typeof readReadings>>[number]

function meterOf(magnitude: MeterMagnitude, tariffPeriod: number, rows: readonly Row[]): Meter {
  const own = rows.filter((row) => row.magnitude === magnitude && row.tariff_period === tariffPeriod)
  const unit = unitsOf[magnitude]
  const shown = own.findLast(({ current_reading: figure }) => figure !== null)
  const real = own.findLast(({ current_reading: figure, method }) => figure !== null && method === 'real')
  const measured = own.flatMap(({ previous_day: from, current_day: to, quantity }) =>
    from === null || from >= to ? [] : [{ days: daysBetween(from, to), quantity: Number(quantity) / unit }],
  )
  const days = measured.reduce((sum, one) => sum + one.days, 0)
  return {
    magnitude,
    tariffPeriod,
    last: shown && {
      day: shown.current_day,
      figure: Number(shown.current_reading) / unit,
      estimated: shown.method === 'estimated',
    },
    lastReal: real && Number(real.current_reading) / unit,
    usualPerDay: days === 0 ? undefined : measured.reduce((sum, { quantity }) => sum + quantity, 0) / days,
  }
}

/** The dials: those of the last bill; without one, the periods of the tariff. */
function dialsOf(
  { kind, tariff }: ContractRow,
  rows: readonly Row[],
): readonly (readonly [MeterMagnitude, number])[] {
  const lastDay = rows.at(-1)?.current_day
  const billed = rows
    .filter(({ current_day: day }) => day === lastDay)
    .map(({ magnitude, tariff_period: period }) => [magnitude as MeterMagnitude, period] as const)
  const order = ['import', 'export', 'gas_m3']
  const once = [...new Map(billed.map((dial) => [dial.join(' '), dial])).values()]
  if (once.length > 0)
    return once.toSorted(([a, one], [b, other]) => order.indexOf(a) - order.indexOf(b) || one - other)
  if (kind === 'gas') return [['gas_m3', 0]]
  const periods = findTariff(tariff)?.energyPeriods ?? 3
  return Array.from({ length: periods }, (_, index) => ['import', index + 1] as const)
}

/** A dial with what a kWh of its last reading cost, where that was estimated and the price is known. */
export interface PricedMeter extends Meter {
  readonly price: number | undefined
}

/** EUR/kWh of what was estimated last, by the prices of its last day. */
async function withPrices(
  db: Db,
  contract: ContractRow,
  meters: readonly Meter[],
): Promise<readonly PricedMeter[]> {
  const day = meters.find(({ last }) => last?.estimated)?.last?.day
  if (day === undefined || contract.kind === 'gas')
    return meters.map((meter) => ({ ...meter, price: undefined }))
  const billed = addDays(day, -1)
  const known = await readPricesOfDays(db, contract, { from: billed, to: day })
  return meters.map((meter) => {
    const isPriced = meter.magnitude === 'import' && meter.last?.estimated
    return { ...meter, price: isPriced ? periodPrice(known, billed, meter.tariffPeriod) : undefined }
  })
}

export interface OwnReadingFacts {
  readonly day: string
  readonly meters: readonly PricedMeter[]
  readonly use: OwnMeters['use']
  readonly readEveryMonths: number
}

/** What can be read off the meter of a contract today, with what is known of each dial. */
export async function readMeters(
  services: Pick<Services, 'db' | 'clock'>,
  owner: Owner,
  contract: ContractRow,
): Promise<OwnReadingFacts> {
  const day = todayOf(services)
  const [rows, hours] = await Promise.all([
    readReadings(services.db, owner, contract, addMonths(day, -13)),
    services.db
      .selectFrom('consumption_day')
      .select('day')
      .where('contract_id', '=', contract.id)
      .where('day', '>', addDays(day, -readFromAfarDays))
      .limit(1)
      .execute(),
  ])
  return {
    day,
    meters: await withPrices(
      services.db,
      contract,
      dialsOf(contract, rows).map(([magnitude, period]) => meterOf(magnitude, period, rows)),
    ),
    use: readingUse({
      readFromAfar: hours.length > 0,
      lastEstimated: rows.at(-1)?.method === 'estimated',
    }),
    readEveryMonths: readingMonths(contract.kind, day),
  }
}

export function meterOnWire(meter: PricedMeter): OwnMeter {
  const { magnitude, tariffPeriod, last = null, lastReal = null, price = null, usualPerDay = null } = meter
  return {
    magnitude,
    tariff_period: tariffPeriod,
    last,
    last_real: lastReal,
    price,
    usual_per_day: usualPerDay,
  }
}
