import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { callLimits } from './limits.ts'
import { openDatabase } from './open.ts'

it('a call has its answer within ten seconds, and the database gives up before the server does [r.dead-network]', () => {
  expect(callLimits.connectMs + callLimits.answerMs).toBeLessThan(10_000)
  expect(callLimits.statementMs).toBeLessThan(callLimits.answerMs)
  expect(callLimits.lockMs).toBeLessThan(callLimits.statementMs)
  expect(callLimits.idleInTransactionMs).toBeLessThan(callLimits.statementMs)
})

async function settingsOf(limits: typeof callLimits | undefined) {
  const testing = await createTestDatabase()
  const { connection } = testing
  const db = await openDatabase({
    asks: 'command',
    connection,
    allowUnsyncedForTests: true,
    ...(limits && { limits }),
  })
  try {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await sql<{ setting: string }>`
      select setting from pg_settings where name = any(${names}) order by array_position(${names}, name)`.execute(
      db,
    )
    return rows.map(({ setting }) => Number(setting))
  } finally {
    await db.destroy()
    await testing.drop()
  }
}

it('the database keeps the limits of calls; an import and a migration have none', async () => {
  const { statementMs, lockMs, idleInTransactionMs } = callLimits
  expect(await settingsOf(callLimits)).toEqual([statementMs, lockMs, idleInTransactionMs])
  expect(await settingsOf(undefined)).toEqual([0, 0, 0])
})
