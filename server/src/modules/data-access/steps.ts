import { daysAtOnce, type readHours } from '@endoll/api/data.ts'
import type { QueryOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { aggregate, type CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { stepOf } from '@endoll/domain/consumption/day-curve.ts'
import { HOLE, isEstimated, isFinal } from '@endoll/domain/consumption/quality.ts'
import { addDays, eachDay, type Day } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { dayAt, startAt, type StepMinutes } from '@endoll/domain/time/madrid.ts'
import { getOwnContract, type Owner } from '../../platform/access.ts'
import { dayAsked } from '../../platform/http/asked-day.ts'
import { invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { listCurveDays, readPricesOfDays, stepPrices, supplyRuleOf } from '../consumption/queries.ts'
import type { SupplyRule } from '../consumption/queries.ts'

type Reply = ReplyInput<typeof readHours>

/** One hour or quarter before it is priced: Wh. */
interface Step {
  readonly start: string
  readonly importWh: number | null
  readonly exportWh: number | null
  readonly estimated: boolean
  readonly provisional: boolean
}

function hoursOf(day: CurveDay, { rule }: SupplyRule): readonly Step[] {
  return aggregate({ from: day.day, to: addDays(day.day, 1) }, [day], 'hourly', rule)
}

/** None of a day that was read by the hour. */
function quartersOf(
  { day, importWh, exportWh, quality }: CurveDay,
  { clockZone }: SupplyRule,
): readonly Step[] {
  if (stepOf(importWh.length) !== 15) return []
  return importWh.map((wh, index) => {
    const byte = quality[index] ?? HOLE
    return {
      start: startAt(day, index, clockZone, 15),
      importWh: wh,
      exportWh: exportWh?.[index] ?? null,
      estimated: isEstimated(byte),
      provisional: byte !== HOLE && !isFinal(byte),
    }
  })
}

function kwhOf(wh: number | null): number | null {
  return wh === null ? null : wh / 1000
}

/** Exact enough to add up to the cent. */
function rounded(euros: number): number {
  return Math.round(euros * 1e6) / 1e6
}

function itemsOf(steps: readonly Step[], prices: readonly (number | null)[]): Reply['items'] {
  return steps.flatMap(({ start, importWh, exportWh, estimated, provisional }, index) => {
    if (importWh === null && exportWh === null) return []
    const price = prices[index] ?? null
    const amount = importWh === null || price === null ? null : rounded((importWh / 1000) * price)
    return [
      { start, import: kwhOf(importWh), export: kwhOf(exportWh), price, amount, estimated, provisional },
    ]
  })
}

/** The days of one reply, and where the next one begins. Throws `date_not_valid` of what is no span. */
function spanOf(
  { from, to }: QueryOf<typeof readHours>,
  today: Day,
): DateSpan & { readonly next: Day | null } {
  const end = addDays(to === undefined ? today : dayAsked('to', to), 1)
  const start = from === undefined ? addDays(end, -daysAtOnce) : dayAsked('from', from)
  if (start >= end) throw invalidFields({ from: ['date_not_valid'] })
  const next = addDays(start, daysAtOnce)
  return next < end ? { from: start, to: next, next } : { from: start, to: end, next: null }
}

/** Hours or quarters of a supply, some days of them. Throws not-found. */
export async function readSteps(
  { db, clock }: Services,
  owner: Owner,
  { name, step, ...asked }: QueryOf<typeof readHours> & { readonly name: string; readonly step: StepMinutes },
): Promise<Reply> {
  const contract = await getOwnContract(db, owner, { name })
  const rule = supplyRuleOf(contract)
  const { next, ...span } = spanOf(asked, dayAt(clock.nowMs(), rule.clockZone))
  if (contract.kind === 'gas') return { items: [], next: null }
  const [days, known] = await Promise.all([
    listCurveDays(db, contract.id, [...eachDay(span.from, span.to)]),
    readPricesOfDays(db, contract, span),
  ])
  const stepsOf = step === 60 ? hoursOf : quartersOf
  const items = days.flatMap((day) => itemsOf(stepsOf(day, rule), stepPrices(known, rule, day.day, step)))
  return { items, next }
}
