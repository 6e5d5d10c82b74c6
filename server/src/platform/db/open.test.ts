import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openDatabase, openPool, UnsuitableDatabaseError } from './open.ts'

let testing: TestDatabase

beforeAll(async () => {
  testing = await createTestDatabase()
})
afterAll(() => testing.drop())

async function valueOf(expression: string) {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(testing.db)
  return rows[0]?.value
}

describe('column values', () => {
  test.each([
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ["'{1,null,3}'::int8[]", [1, null, 3]],
    ['12.50::numeric', '12.50'],
    ["'2026-03-29'::date", '2026-03-29'],
    ["'{2026-03-29,2024-02-29}'::date[]", ['2026-03-29', '2024-02-29']],
    ["timestamptz '2026-03-29 03:00:00.5 Europe/Madrid'", '2026-03-29T01:00:00.5Z'],
    ["'{2026-01-01 00:00:00+01}'::timestamptz[]", ['2025-12-31T23:00:00Z']],
    ["interval '1 month'", '1 mon'],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected)
  })

  test('a number too large to be exact is an error, not a rounded number', async () => {
    await expect(valueOf('9007199254740993::int8')).rejects.toThrow(RangeError)
  })
})

test('a parametrised statement is prepared once per connection', async () => {
  const pool = openPool({ asks: 'command', connection: { ...testing.connection, max: 1 } })
  try {
    for (const key of ['a', 'b']) await pool.query('select value from server_setting where key = $1', [key])
    const { rows } = await pool.query(
      "select statement, generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%from server_setting where key%$1'",
    )
    expect(rows).toEqual([{ statement: 'select value from server_setting where key = $1', runs: 2 }])
  } finally {
    await pool.end()
  }
})

test('refuses a database that may lose what it confirmed', async () => {
  await expect(openDatabase({ asks: 'command', connection: testing.connection })).rejects.toThrow(
    new UnsuitableDatabaseError(
      'The database runs with fsync and synchronous_commit off and may lose what it confirmed: ' +
        'switch it on (only tests may run without).',
    ),
  )
})

test('an idle connection that breaks is replaced', async () => {
  const lost: string[] = []
  const options = {
    allowUnsyncedForTests: true,
    onConnectionLost: (error: Error) => lost.push(error.message),
  }
  const db = await openDatabase({
    asks: 'command',
    connection: { ...testing.connection, max: 1 },
    ...options,
  })
  try {
    const pid = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await sql`select pg_terminate_backend(${pid.rows[0]?.pid}::int)`.execute(testing.db)
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    const again = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(again.rows).toEqual([{ one: 1 }])
  } finally {
    await db.destroy()
  }
})
