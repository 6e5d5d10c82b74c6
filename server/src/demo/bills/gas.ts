import { billFor } from '@endoll/domain/billing/charges.ts'
import { gasEnergyWh } from '@endoll/domain/billing/metered-energy.ts'
import { decimalOf } from '@endoll/domain/money.ts'
import { addDays, eachDay, partsOfDay, type Day } from '@endoll/domain/time/day.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { DemoContract } from '../contract.ts'
import { noise } from '../curve-shape.ts'
import { cyclesOf, FIRST_BILLED_DAY } from './cycles.ts'
import type { Draft } from './invoice.ts'
import { supplyOf } from './supply.ts'

/** Share of a year's gas that a day of each month takes, January first: heating, and hot water all year. */
const MONTHS = [2.45, 2.1, 1.45, 0.75, 0.45, 0.3, 0.25, 0.2, 0.3, 0.55, 1.35, 2.25]
const MONTHS_SUM = MONTHS.reduce((sum, share) => sum + share, 0)
const DAYS_A_MONTH = 365 / 12

/** kWh that a supply of gas uses in some days. */
function usedKwh({ number, gas }: DemoContract, span: DateSpan): number {
  let kwh = 0
  for (const day of eachDay(span.from, span.to)) {
    const { month } = partsOfDay(day)
    kwh += ((gas?.yearlyKwh ?? 0) * (MONTHS[month - 1] ?? 1)) / MONTHS_SUM / DAYS_A_MONTH
  }
  return kwh * (0.9 + 0.2 * noise(number, Number(span.from.replaceAll('-', '')), 31))
}

/** Thousandths of a kWh in a cubic metre: it changes with the gas that arrives and with the pressure. */
function factorOf(span: DateSpan) {
  return 11_480 + Math.round(noise(7, Number(span.to.replaceAll('-', '')), 32) * 320)
}

/** Every third reading could not be taken: nobody was at home. */
function isEstimated(number: number, index: number) {
  return (index + number) % 3 === 1
}

/** The ordinary bills of a contract of gas, oldest first: whole cubic metres, and their energy by a factor. */
export function gasBills(contract: DemoContract, today: Day): Draft[] {
  const { number } = contract
  let shown = 800 + Math.round(noise(number, 8, 33) * 2500)
  return cyclesOf(contract, { from: contract.startDay ?? FIRST_BILLED_DAY, today }).map((cycle, index) => {
    const { span } = cycle
    const factor = factorOf(span)
    const cubicMetres = Math.max(1, Math.round((usedKwh(contract, span) * 1000) / factor))
    const energyWh = gasEnergyWh(String(cubicMetres), decimalOf(factor, 3))
    const estimated = isEstimated(number, index)
    const previous = shown
    shown += cubicMetres
    const { bill } = billFor(
      supplyOf(contract),
      { energy: [{ span, importWh: energyWh, exportWh: 0 }] },
      span,
    )
    return {
      contract,
      type: 'N' as const,
      issueDay: cycle.issueDay,
      dueDay: cycle.dueDay,
      bill,
      energyWh,
      estimated,
      readings: [
        {
          magnitude: 'gas_m3' as const,
          tariffPeriod: 0,
          previousDay: addDays(span.from, -1),
          previous: String(previous),
          currentDay: lastDayOf(span),
          current: String(shown),
          quantity: String(cubicMetres),
          estimated,
        },
      ],
    }
  })
}
