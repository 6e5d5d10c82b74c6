import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/db/open.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { importFolder, type ImportProgress } from './import-folder.ts'
import { exampleFolder } from './manual/manual.ts'
import { othersOfNif } from './save/save-customers.ts'
import { withFolder } from './testing/folder.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Counts what is asked of the database and the rows that it hands over. */
function counting(db: Db) {
  const counts = { queries: 0, rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counts.queries += 1
      return node
    },
    transformResult: async ({ result }) => {
      counts.rows += result.rows.length
      return result
    },
  }
  return { counts, counted: db.withPlugin(plugin) }
}

async function costOf(folder: string, check: boolean) {
  const { counts, counted } = counting(database.db)
  const steps: ImportProgress[] = []
  const { problemCounts } = await importFolder(counted, folder, {
    check,
    onProgress: (progress) => steps.push(progress),
  })
  expect(problemCounts).toEqual({})
  return { ...counts, first: steps[0]?.step }
}

/** Of the whole example, of its contracts alone and of their services alone: what these name stands in the database. */
async function costs() {
  const costOfFile = async (file: string) => {
    const text = await readFile(join(exampleFolder, file), 'utf8')
    return withFolder({ [file]: text }, (folder) => costOf(folder, false))
  }
  return {
    whole: await costOf(exampleFolder, false),
    check: await costOf(exampleFolder, true),
    contracts: await costOfFile('contracts.csv'),
    services: await costOfFile('contract-services.csv'),
  }
}

/** Many times the customers and contracts that are there, beside them. */
async function multiply(db: Db, times: number) {
  await sql`
    insert into customer overriding system value
    select made.* from customer c, generate_series(1, ${times}::int) n,
      lateral jsonb_populate_record(null::customer, to_jsonb(c) || jsonb_build_object(
        'id', 1000000 + c.id * 10000 + n, 'code', c.code || '-' || n, 'nif', c.nif || '-' || n)) made`.execute(
    db,
  )
  await sql`
    insert into contract overriding system value
    select made.* from contract c, generate_series(1, ${times}::int) n,
      lateral jsonb_populate_record(null::contract, to_jsonb(c) || jsonb_build_object(
        'id', 1000000 + c.id * 10000 + n, 'name', c.name || '-' || n,
        'cups', 'ES9' || lpad(c.id::text, 3, '0') || lpad(n::text, 12, '0') || 'AA',
        'cups20', 'ES9' || lpad(c.id::text, 3, '0') || lpad(n::text, 12, '0') || 'AA')) made`.execute(db)
  await sql`
    insert into battery (name, type_name, description)
    select 'B' || n, type_name, description from battery, generate_series(1, ${times}::int) n`.execute(db)
}

it('finds customers with the same tax id by the index, not by reading all of them for each row', async () => {
  await importFolder(database.db, exampleFolder)
  const asked = othersOfNif([{ code: 'C-1', nif: '99990900X' }])
  const plan = await database.db.transaction().execute(async (transaction) => {
    // As the planner has it once there are many.
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${asked}`.execute(transaction)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('customer_nif')
})

it('costs what its files hold, whatever the database holds, and says from the start how far it is [r.import-cost]', async () => {
  await importFolder(database.db, exampleFolder)
  const small = await costs()
  await multiply(database.db, 1000)
  expect(await costs()).toEqual(small)
  expect(small.whole.rows).toBeLessThan(200)
  expect(small.whole.first).toBe('tables')
})
