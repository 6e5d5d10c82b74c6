import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { LendingPool } from './lending-pool.ts'
import { isPassing } from './passing-errors.ts'

let database: TestDatabase
let pool: pg.Pool
let client: pg.ClientBase | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ ...database.connection, max: 1 })
  pool.on('connect', (opened) => {
    client = opened
    // Its database is dropped while it says goodbye.
    opened.on('error', () => undefined)
  })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** What PostgreSQL says, before it calls a change done, when the wait for a standby was cancelled. */
function sayThatNoStandbyHasIt() {
  client?.emit('notice', { severity: 'WARNING', code: '01000', routine: 'SyncRepWaitForLSN' })
}

test('a change whose wait for a standby was cancelled is not acknowledged, and the next one is [r.unreplicated]', async () => {
  const lending = new LendingPool(pool, undefined)
  const lent = await lending.connect()
  await lent.query('begin', [])
  await lent.query('create temp table kept (id int)', [])
  const commit = lent.query('commit', [])
  sayThatNoStandbyHasIt()
  expect(isPassing(await commit.catch((error: unknown) => error))).toBe(true)
  expect((await lent.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
  lent.release()
})
