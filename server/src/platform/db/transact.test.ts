import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Db } from './open.ts'
import { transact } from './transact.ts'

let testing: TestDatabase
beforeAll(async () => {
  testing = await createTestDatabase()
  await sql`create table fruit (id int primary key, weight int not null default 0)`.execute(testing.db)
  await sql`insert into fruit values (1), (2)`.execute(testing.db)
})
afterAll(() => testing.drop())

function weigh(db: Db, id: number) {
  return sql`update fruit set weight = weight + 1 where id = ${id}`.execute(db)
}
async function weights() {
  const { rows } = await sql<{ weight: number }>`select weight from fruit order by id`.execute(testing.db)
  return rows.map(({ weight }) => weight)
}

describe('transact', () => {
  it('two that lock each other out are both done, each once', async () => {
    const has = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    let runs = 0
    const crosswise = (mine: 0 | 1) =>
      transact(testing.db, async (transaction) => {
        runs += 1
        await weigh(transaction, mine + 1)
        has[mine].resolve()
        await has[1 - mine]!.promise
        await weigh(transaction, 2 - mine)
      })
    await Promise.all([crosswise(0), crosswise(1)])
    expect(runs).toBeGreaterThan(2)
    expect(await weights()).toEqual([2, 2])
  })

  it('one that fails for anything else is not done again', async () => {
    let runs = 0
    const failing = transact(testing.db, async (transaction) => {
      runs += 1
      await sql`insert into fruit values (1)`.execute(transaction)
    })
    await expect(failing).rejects.toThrow('duplicate key')
    expect(runs).toBe(1)
  })
})
