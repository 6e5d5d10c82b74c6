import { Readable } from 'node:stream'
import type { CurveFormat, Resolution } from '@endoll/api/consumption.ts'
import { aggregate, type ConsumptionEntry, type CurveDay } from '@endoll/domain/consumption/aggregate.ts'
import { stepOf } from '@endoll/domain/consumption/day-curve.ts'
import { isEstimated } from '@endoll/domain/consumption/quality.ts'
import { addDays, addMonths, type Day } from '@endoll/domain/time/day.ts'
import { instantText } from '@endoll/domain/time/instant.ts'
import { dayAt } from '@endoll/domain/time/madrid.ts'
import { lastDayOf, spanOfBothDates, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { getOwnContract, heldFrom, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import { spanAsked, type AskedRange } from './asked-range.ts'
import { chartRecords, seriesOf } from './consumption-wire.ts'
import { curveCsv } from './curve-csv.ts'
import { curveEspi } from './curve-espi.ts'
import { curveF5d, f5dFileName } from './curve-f5d.ts'
import { curveDayOf, curveRowsInParts, findReactiveDay, listCurveRows } from './curve-rows.ts'
import { readWholeImport } from './day-totals.ts'
import { costOf, dayCosts, readPricesOfDays } from './energy-cost.ts'
import { supplyRuleOf } from './supply-rule.ts'

interface Store {
  readonly db: Db
  readonly clock: Clock
}

export interface AskedConsumption {
  readonly name: string
  readonly resolution: Resolution
  readonly range: AskedRange
}

async function frameOf({ db, clock }: Store, owner: Owner, { name, resolution, range }: AskedConsumption) {
  const contract = await getOwnContract(db, owner, { name })
  const supply = supplyRuleOf(contract)
  const span = spanAsked(range, { nowMs: clock.nowMs(), clockZone: supply.clockZone, resolution })
  return { contract, supply, span, resolution }
}

/** The specification's records. Gas is not read by the hour: a gas contract has none. */
export async function listConsumption(store: Store, owner: Owner, asked: AskedConsumption) {
  const { contract, supply, span } = await frameOf(store, owner, asked)
  if (contract.kind === 'gas') return []
  const rows = await listCurveRows(store.db, contract.id, span)
  const entriesOf = (days: CurveDay[]) => aggregate(span, days, asked.resolution, supply.rule)
  const reactive = rows.map(findReactiveDay).filter((day) => day !== undefined)
  return chartRecords(entriesOf(rows.map(curveDayOf)), reactive.length > 0 ? entriesOf(reactive) : [])
}

async function findAvailable(db: Db, contractId: number) {
  const found = await db
    .selectFrom('consumption_day')
    .select(({ fn }) => [fn.min('day').as('start'), fn.max('day').as('end')])
    .where('contract_id', '=', contractId)
    .where('day', '>=', heldFrom(contractId))
    .executeTakeFirst()
  return found?.start && found.end ? { start: found.start, end: found.end } : null
}

/** Import of the same days one year earlier, up to the last day read; nothing unless every reading is there. */
async function findYearBeforeWh(db: Db, contractId: number, asked: DateSpan, lastRead: Day | undefined) {
  if (lastRead === undefined) return null
  const before = spanOfBothDates(addMonths(asked.from, -12), addMonths(lastRead, -12))
  return readWholeImport(db, contractId, before)
}

/** What was generated behind the meter and used of it, entry by entry: added up as import and export are. */
function findBehindMeter(
  days: readonly CurveDay[],
  entriesOf: (days: CurveDay[]) => readonly ConsumptionEntry[],
) {
  const known = days.filter(({ generatedWh, selfUsedWh }) => generatedWh ?? selfUsedWh)
  if (known.length === 0) return null
  const entries = entriesOf(
    known.map(({ day, importWh, generatedWh, selfUsedWh, quality }) => ({
      day,
      importWh: generatedWh ?? importWh.map(() => null),
      exportWh: selfUsedWh,
      quality,
    })),
  )
  return {
    generated_wh: entries.map(({ importWh }) => importWh),
    self_used_wh: entries.map(({ exportWh }) => exportWh),
  }
}

/** The quarters of an hour of a day that was read by them. */
function quartersOf(day: CurveDay | undefined) {
  if (!day || stepOf(day.importWh.length) !== 15) return null
  const { importWh, exportWh, quality } = day
  return {
    import_wh: [...importWh],
    export_wh: exportWh ? [...exportWh] : importWh.map(() => null),
    estimated: Array.from(quality, (byte) => (isEstimated(byte) ? 1 : 0)),
  }
}

/** The same figures by column, with what a page says around them. */
export async function getConsumptionSeries(store: Store, owner: Owner, asked: AskedConsumption) {
  const { db } = store
  const frame = await frameOf(store, owner, asked)
  const { contract, supply, span, resolution } = frame
  if (contract.kind === 'gas')
    return seriesOf(frame, [], {
      available: null,
      yearBeforeWh: null,
      cost: null,
      behindMeter: null,
      quarters: null,
    })
  const [rows, available, known] = await Promise.all([
    listCurveRows(db, contract.id, span),
    findAvailable(db, contract.id),
    readPricesOfDays(db, contract, span),
  ])
  const yearBeforeWh = await findYearBeforeWh(db, contract.id, span, rows.at(-1)?.day)
  const days = rows.map(curveDayOf)
  const entries = aggregate(span, days, resolution, supply.rule)
  const byDay = resolution === 'monthly' ? aggregate(span, days, 'daily', supply.rule) : entries
  const read = { span, rule: supply.rule, curve: days }
  const cost = costOf(byDay, { resolution, periods: supply.periodNames.length, known, read })
  const behindMeter = findBehindMeter(days, (own) => aggregate(span, own, resolution, supply.rule))
  const isOneDay = resolution === 'hourly' && addDays(span.from, 1) === span.to
  const quarters = isOneDay ? quartersOf(days[0]) : null
  return seriesOf(frame, entries, { available, yearBeforeWh, cost, behindMeter, quarters })
}

/** The days of a contract known to be the caller's that were read: what the energy of each cost, in microcents. */
export async function readDayCosts(db: Db, contract: ContractRow, span: DateSpan) {
  const { rule, periodNames } = supplyRuleOf(contract)
  const [rows, known] = await Promise.all([
    listCurveRows(db, contract.id, span),
    readPricesOfDays(db, contract, span),
  ])
  const curve = rows.map(curveDayOf)
  const entries = aggregate(span, curve, 'daily', rule)
  const costs = dayCosts(entries, periodNames.length, known, { span, rule, curve })
  return entries.map(({ start: day, importWh }, index) => ({ day, importWh, cost: costs[index] ?? null }))
}

/** The curve as a file in one of the sector's forms, written while it is read. */
export async function openCurveFile(
  store: Store,
  owner: Owner,
  { name, range, format }: Omit<AskedConsumption, 'resolution'> & { readonly format: CurveFormat },
): Promise<SentFile> {
  const { contract, supply, span } = await frameOf(store, owner, { name, range, resolution: 'daily' })
  const { cups } = contract
  const parts = curveRowsInParts(store.db, contract.id, span)
  switch (format) {
    case 'datadis':
      return {
        name: `${contract.name} ${span.from} ${lastDayOf(span)}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        body: () => Readable.from(curveCsv(cups, supply, parts)),
      }
    case 'f5d':
      return {
        name: f5dFileName(cups, dayAt(store.clock.nowMs(), supply.clockZone)),
        mediaType: 'text/plain; charset=utf-8',
        body: () => Readable.from(curveF5d(cups, supply, parts)),
      }
    case 'espi':
      return {
        name: `${contract.name} ${span.from} ${lastDayOf(span)}.xml`,
        mediaType: 'application/xml; charset=utf-8',
        body: () =>
          Readable.from(curveEspi({ cups, writtenAt: instantText(store.clock.nowMs()) }, supply, parts)),
      }
  }
}

/** All hours of a contract since its customer has it, as a file of Datadis. Throws not-found. */
export async function openWholeCurve({ db, clock }: Store, owner: Owner, name: string): Promise<SentFile> {
  const contract = await getOwnContract(db, owner, { name })
  const supply = supplyRuleOf(contract)
  const to = addDays(dayAt(clock.nowMs(), supply.clockZone), 1)
  const parts = curveRowsInParts(db, contract.id, { from: '1990-01-01', to })
  return {
    name: `${name}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: () => Readable.from(curveCsv(contract.cups, supply, parts)),
  }
}

export { listCurveDays, readDayTotals, readHasSurplus, readImport, readWholeImport } from './day-totals.ts'
export { supplyRuleOf, type SupplyRule } from './supply-rule.ts'
export { readPricesOfDays } from './energy-cost.ts'
export { periodPrice, stepPrices } from './step-prices.ts'
