import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskOperating } from '@endoll/api/desk-operating.ts'
import { noteImport } from './import/last-import.ts'
import type { Doer } from './modules/desk/look.ts'
import { readOperating } from './modules/desk/operations/read-operating.ts'
import type { Reading } from './platform/metrics/metric.ts'
import { atDesk, type AtDesk } from './testing/at-desk.ts'
import { addCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let olga: AtDesk

beforeAll(async () => {
  server = await startTestServer({ desk: true })
  olga = await atDesk(server, ['operates'], 'Olga Riu')
})
afterAll(() => server.stop())

async function read(lang = 'en'): Promise<DeskOperating> {
  return (await olga.send('GET', `operating/?lang=${lang}`)).body as DeskOperating
}

describe('how the office runs [r.desk-operating] [GET desk/v1/operating/]', () => {
  it('is said of each outside system by what waits for it', async () => {
    const { email } = await addCustomer(server.db)
    const before = await read()
    expect(before.queues.find(({ queue }) => queue === 'mail_outbox')).toMatchObject({ given_up: 0 })
    expect(before.systems.find(({ system }) => system === 'payments')).toMatchObject({ state: 'off' })
    const long = new Date(server.clock.nowMs() - 20 * 60_000).toISOString()
    await server.db
      .insertInto('mail_outbox')
      .values({
        dedupe_key: 'late',
        template: 'enquiry',
        locale: 'es',
        recipient: email,
        data: '{}',
        created_at: long,
        next_attempt_at: long,
      })
      .execute()
    const late = await read()
    expect(late.queues.find(({ queue }) => queue === 'mail_outbox')).toMatchObject({
      waiting: 1,
      oldest_seconds: 1200,
    })
    await server.db.updateTable('mail_outbox').set({ failed_because: 'no such mailbox' }).execute()
    const { body } = await olga.send('GET', 'operating/')
    expect((body as DeskOperating).queues.find(({ queue }) => queue === 'mail_outbox')).toMatchObject({
      given_up: 1,
    })
    expect(JSON.stringify(body)).not.toContain(email)
  })

  it('has the last import, with what it found in the language of who reads it', async () => {
    expect((await read()).last_import).toBeNull()
    await noteImport(server.db, {
      tables: [{ good: 3, refused: 1 }],
      curves: { readings: 0, refused: 0 },
      seconds: 1,
      problemCounts: { unknown_contract: 1 },
      noticeCounts: { bills_overlap: 2 },
    } as unknown as Parameters<typeof noteImport>[1])
    const { last_import: last } = await read()
    expect(last).toMatchObject({ rows: 3, refused: 1, succeeded_at: null })
    expect(last?.problems).toMatchObject([{ code: 'unknown_contract', count: 1 }])
    expect(last?.problems[0]?.todo).toMatch(/\w/)
    expect(last?.notices).toMatchObject([{ code: 'bills_overlap', count: 2 }])
    expect(last?.notices[0]?.reason).toMatch(/^Another bill/)
    const spanish = await read('es')
    expect(spanish.last_import?.notices[0]?.reason).not.toBe(last?.notices[0]?.reason)
  })

  it('names the jobs that should have begun two minutes ago', async () => {
    const gauge = { name: 'endoll_job_oldest_age_seconds', help: '' }
    const samples = ([120, 121] as const).map((value) => ({
      gauge,
      labels: { job_name: `job-${value}` },
      value,
    }))
    const late = async (read: Reading['read']) => {
      const readings = [{ of: 'jobs', gauges: [gauge], read }]
      const doer = { staff: { staffId: olga.staffId }, address: '::1' } as Doer
      const operating = { readings, lastImport: () => Promise.resolve(null) }
      return (await readOperating(server.services, doer, operating, 'es')).late_jobs
    }
    expect(await late(() => Promise.resolve(samples))).toEqual([{ job: 'job-121', oldest_seconds: 121 }])
    expect(await late(() => Promise.reject(new Error('no such table')))).toBeNull()
  })

  it('has the switches, and stands in the log', async () => {
    const { switches } = await read()
    expect(switches).toContainEqual({ name: 'desk', on: true })
    const { rows } = await sql<{ what: string }>`
      select distinct what from staff_log where staff_id = ${olga.staffId}`.execute(server.db)
    expect(rows).toEqual([{ what: 'operating_read' }])
  })
})
