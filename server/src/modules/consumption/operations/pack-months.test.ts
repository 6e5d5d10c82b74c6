import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, eachDay } from '@endoll/domain/time/day.ts'
import { addContract, addCustomer } from '../../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { packMonths } from './pack-months.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const month = '2026-10-01'
const now = '2026-11-20'

/** Everybody's hours of October and of this month, day by day, as they come in. */
async function bringHours(contracts: number): Promise<number[]> {
  const customer = await addCustomer(server.db)
  const ids: number[] = []
  for (let index = 0; index < contracts; index += 1) ids.push((await addContract(server.db, customer)).id)
  for (const day of eachDay(month, now))
    await sql`
      insert into consumption_day (contract_id, day, import_wh, export_wh, import_curve, quality)
      select id, ${day}, id, 0, decode('0118' || repeat('8101', 24), 'hex'), '\\x04' from contract
       where id = any(${ids}::bigint[]) order by id`.execute(server.db)
  return ids
}

/** Pages on which the days of each contract lie, from a day to another. */
async function pagesOf(from: string, to: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ contract_id: number; pages: number }>`
    select contract_id, count(distinct (ctid::text::point)[0])::int as pages from consumption_day
     where day >= ${from} and day < ${to} group by contract_id`.execute(server.db)
  return new Map(rows.map(({ contract_id, pages }) => [contract_id, pages]))
}

async function hours() {
  const { rows } = await sql`select * from consumption_day order by contract_id, day`.execute(server.db)
  return rows
}

/** Until nothing is left to do, or somebody is in the way. */
async function packAll() {
  while ((await packMonths(server.services)) !== undefined);
}

describe('packing the hours of months that are over', () => {
  it('[r.packed-months] puts the days of a contract together, changes none, and leaves the month that goes on', async () => {
    await bringHours(60)
    server.clock.set(Date.parse(`${now}T03:00:00Z`))
    const before = await hours()
    expect(Math.min(...(await pagesOf(month, '2026-11-01')).values())).toBeGreaterThan(10)
    await packAll()
    expect(await hours()).toEqual(before)
    expect(Math.max(...(await pagesOf(month, '2026-11-01')).values())).toBeLessThanOrEqual(3)
    expect(Math.min(...(await pagesOf('2026-11-01', '2026-12-01')).values())).toBeGreaterThan(5)
    expect(await packMonths(server.services)).toBeUndefined()
    server.clock.set(Date.parse('2026-12-06T03:00:00Z'))
    await packAll()
    expect(await hours()).toEqual(before)
    expect(Math.max(...(await pagesOf('2026-11-01', '2026-12-01')).values())).toBeLessThanOrEqual(3)
  })

  it('[r.packed-months] goes out of the way of an import that writes the same days, and comes back', async () => {
    await server.db.deleteFrom('server_setting').where('key', '=', 'packed-months').execute()
    const ids = await bringHours(40)
    await server.db.transaction().execute(async (importing) => {
      await importing
        .updateTable('consumption_day')
        .set({ import_wh: 7 })
        .where('contract_id', '=', ids.at(-1)!)
        .where('day', '=', addDays(month, 3))
        .execute()
      await packAll()
      expect((await pagesOf(month, '2026-11-01')).get(ids.at(-1)!)).toBeGreaterThan(10)
    })
    await packAll()
    expect((await pagesOf(month, '2026-11-01')).get(ids.at(-1)!)).toBeLessThanOrEqual(3)
    const changed = await server.db
      .selectFrom('consumption_day')
      .select('import_wh')
      .where('contract_id', '=', ids.at(-1)!)
      .where('day', '=', addDays(month, 3))
      .executeTakeFirstOrThrow()
    expect(changed.import_wh).toBe(7)
  })
})
