import type { SunAdvice } from '@endoll/api/solar-year.ts'
import { cheapestHours, sunHours, type ClockHours } from '@endoll/domain/consumption/sun-hours.ts'
import { energyPeriodsOfDay } from '@endoll/domain/supply/tariff-periods.ts'
import { addDays, eachDay, type Day } from '@endoll/domain/time/day.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { listCurveDays, readPricesOfDays, stepPrices, supplyRuleOf } from '../consumption/queries.ts'

/** How far back the usual sun is looked for, from the last day that was read, and of how many days it takes. */
const DAYS_LOOKED_AT = 28
const FEWEST_DAYS = 14

function hoursItem({ startHour, endHour }: ClockHours) {
  return { start_hour: startHour, end_hour: endHour }
}

/** When the grid is cheapest: by the hours' prices where all are known, else by the tariff's periods. */
async function readGrid(db: Db, contract: ContractRow, day: Day): Promise<SunAdvice['grid']> {
  const supply = supplyRuleOf(contract)
  const known = await readPricesOfDays(db, contract, { from: day, to: addDays(day, 1) })
  const prices = stepPrices(known, supply, day)
  const priced = cheapestHours(prices, day, supply.clockZone)
  if (priced) return { basis: known.kind === 'indexed' ? 'market' : 'prices', ...hoursItem(priced) }
  // The last period of a tariff is that of its lowest tolls.
  const periods = energyPeriodsOfDay(supply.rule, day).map((period) => -period)
  const calm = cheapestHours(periods, day, supply.clockZone)
  return calm ? { basis: 'periods', ...hoursItem(calm) } : null
}

/** When a washing or a car takes the sun or the cheapest hours; null for a contract that is not active. */
export async function readAdvice(
  db: Db,
  contract: ContractRow,
  { today, readDays }: { readonly today: Day; readonly readDays: readonly Day[] },
): Promise<SunAdvice | null> {
  if (contract.state !== 'activa') return null
  const day = addDays(today, 1)
  const last = readDays.at(-1)
  const recent =
    last === undefined || last < addDays(today, -DAYS_LOOKED_AT)
      ? []
      : [...eachDay(addDays(last, 1 - DAYS_LOOKED_AT), addDays(last, 1))].filter((one) =>
          readDays.includes(one),
        )
  const [curve, grid] = await Promise.all([
    listCurveDays(db, contract.id, recent),
    readGrid(db, contract, day),
  ])
  const sun = curve.length < FEWEST_DAYS ? undefined : sunHours(curve, supplyRuleOf(contract).clockZone)
  return {
    day,
    sun: sun ? hoursItem(sun) : null,
    days_missing: Math.max(0, FEWEST_DAYS - curve.length),
    grid,
  }
}
