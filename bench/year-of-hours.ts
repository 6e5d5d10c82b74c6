// A year of hours, and three, from the database to what the browser gets: read and decoded, in columns, as the
// specification's records; and what a contract-year takes on disk.
import { sql } from 'kysely'
import { addDays, dayNumber, eachDay } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { encodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { encodeQuality, packQuality } from '@endoll/domain/consumption/quality.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { consumptionChart, consumptionSeries } from '@endoll/api/consumption.ts'
import { curveDayOf, listCurveRows } from '../server/src/modules/consumption/curve-rows.ts'
import { getConsumptionSeries, listConsumption } from '../server/src/modules/consumption/queries.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { addContract, addCustomer } from '../server/src/testing/factories.ts'
import { timed, type Figure } from './result.ts'

const CONTRACTS = 300
const year = { from: '2025-01-01', to: '2026-01-01' }
/** 1,096 days, the longest span that is shown by the hour; the first contract alone has the two years before. */
const threeYears = { from: '2023-01-01', to: year.to }

function drawnDay(contract: number, day: string) {
  const hours = Array.from(
    { length: hoursInDay(day) },
    (_, hour) => 80 + ((contract * 37 + dayNumber(day) * 11 + hour * 61) % 1800),
  )
  const quality = packQuality({ source: 'F5D', version: 0, estimated: false })
  return {
    import_wh: hours.reduce((sum, wh) => sum + wh, 0),
    export_wh: 0,
    import_curve: Buffer.from(encodeCurve(hours)),
    export_curve: Buffer.from(encodeCurve(hours.map((wh) => wh % 900))),
    reactive_curve: Buffer.from(encodeCurve(hours.map((wh) => wh % 200))),
    quality: Buffer.from(encodeQuality(hours.map(() => quality))),
  }
}

async function draw(db: Db): Promise<{ customerId: number; id: number; name: string }> {
  const customer = await addCustomer(db)
  const first = await addContract(db, customer)
  for (let index = 0; index < CONTRACTS; index += 1) {
    const { id } = index === 0 ? first : await addContract(db, customer)
    const { from, to } = index === 0 ? threeYears : year
    const days = [...eachDay(from, to)].map((day) => ({
      contract_id: id,
      day,
      ...drawnDay(index, day),
    }))
    await db.insertInto('consumption_day').values(days).execute()
  }
  await sql`vacuum analyze consumption_day`.execute(db)
  return { customerId: customer.customerId, ...first }
}

export async function measureYear(cluster: TestCluster): Promise<Figure[]> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  try {
    const owner = await draw(db)
    const store = { db, clock: systemClock }
    const askedOf = ({ from, to }: DateSpan) => ({
      name: owner.name,
      resolution: 'hourly' as const,
      range: { start: from, end: addDays(to, -1) },
    })
    const decodeOf = (span: DateSpan) =>
      timed(async () => (await listCurveRows(db, owner.id, span)).map(curveDayOf))
    const columnsOf = (span: DateSpan) =>
      timed(async () => {
        const series = await getConsumptionSeries(store, owner, askedOf(span))
        JSON.stringify(consumptionSeries.reply.parse(series))
      })
    const decode = await decodeOf(year)
    const columns = await columnsOf(year)
    const decodeThree = await decodeOf(threeYears)
    const columnsThree = await columnsOf(threeYears)
    const records = await timed(async () => {
      JSON.stringify(consumptionChart.reply.parse(await listConsumption(store, owner, askedOf(year))))
    })
    const { rows } = await sql<{ bytes: string }>`
      select pg_total_relation_size('consumption_day_2025') as bytes`.execute(db)
    return [
      { what: 'year of hours: query and decode', value: decode, unit: 'ms', budget: { most: 3 } },
      { what: 'year of hours: checked columns as JSON', value: columns, unit: 'ms', note: 'our own pages' },
      {
        what: 'year of hours: checked records as JSON',
        value: records,
        unit: 'ms',
        note: "specification's call",
      },
      {
        what: 'three years of hours: query and decode',
        value: decodeThree,
        unit: 'ms',
        budget: { most: 5 },
        note: '1,096 days, two channels',
      },
      {
        what: 'three years of hours: checked columns as JSON',
        value: columnsThree,
        unit: 'ms',
        note: 'our own pages',
      },
      {
        what: 'bytes per contract-year',
        value: Number(rows[0]?.bytes) / CONTRACTS,
        unit: 'B',
        note: `three channels, index included, ${CONTRACTS} contracts`,
      },
    ]
  } finally {
    await db.destroy()
    await drop()
  }
}
