import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { planMigrations } from './plan-migrations.ts'

let testing: TestDatabase
let folder: string

beforeEach(async () => {
  testing = await createTestDatabase()
  // The template has the product's own migrations: begin with none, as a folder of our own has none of them.
  await sql`drop table schema_migration`.execute(testing.db)
  folder = await mkdtemp(join(tmpdir(), 'endoll-migrations-'))
})
afterEach(async () => {
  await testing.drop()
  await rm(folder, { recursive: true })
})

function file(name: string, text: string) {
  return writeFile(join(folder, name), text)
}

test('runs what is new, in order, once', async () => {
  await file('0002-fill.sql', 'insert into fruit values (1)')
  await file('0001-fruit.sql', 'create table fruit (id int);')
  expect(await migrate(testing.db, folder)).toEqual(['0001-fruit', '0002-fill'])
  await file('0003-more.sql', 'insert into fruit values (2);')
  expect(await migrate(testing.db, folder)).toEqual(['0003-more'])
  const { rows } = await sql`select id from fruit order by id`.execute(testing.db)
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('two servers starting at once take turns', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int); select pg_sleep(0.2);')
  const other = await openDatabase({
    asks: 'command',
    connection: testing.connection,
    allowUnsyncedForTests: true,
  })
  try {
    const ran = await Promise.all([migrate(testing.db, folder), migrate(other, folder)])
    expect(ran.flat()).toEqual(['0001-fruit'])
  } finally {
    await other.destroy()
  }
})

test('a migration that waits for a long reader lets the others read meanwhile, and is done after it', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int);')
  await migrate(testing.db, folder)
  await file('0002-kind.sql', 'alter table fruit add column kind text;')
  const reads = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const reader = testing.db.transaction().execute(async (transaction) => {
    await sql`select * from fruit`.execute(transaction)
    reads.resolve()
    await goOn.promise
  })
  await reads.promise
  const said: string[] = []
  const patience = { lockMs: 20, pauseMs: 20, tries: 1000 }
  const migrated = migrate(testing.db, folder, (sentence) => said.push(sentence), patience)
  await expect.poll(() => said).toContain('Database: 0002-kind waits for calls that are under way')
  for (let times = 0; times < 10; times += 1) await sql`select id from fruit`.execute(testing.db)
  goOn.resolve()
  await reader
  expect(await migrated).toEqual(['0002-kind'])
})

test('a migration that never gets its table says so and has done nothing', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int);')
  await migrate(testing.db, folder)
  await file('0002-kind.sql', 'create table other (id int); alter table fruit add column kind text;')
  await testing.db.transaction().execute(async (transaction) => {
    await sql`select * from fruit`.execute(transaction)
    const patience = { lockMs: 20, pauseMs: 1, tries: 3 }
    await expect(migrate(testing.db, folder, undefined, patience)).rejects.toThrow(
      '0002-kind.sql line 1: canceling statement due to lock timeout',
    )
  })
  expect(await migrate(testing.db, folder)).toEqual(['0002-kind'])
})

test('a failing file leaves nothing behind, and the error names file, line and statement', async () => {
  await file(
    '0001-fruit.sql',
    '-- one; two\ncreate table fruit (id int);\n\ninsert into frut\n  values (1);\n',
  )
  await expect(migrate(testing.db, folder)).rejects.toThrow(
    '0001-fruit.sql line 4: relation "frut" does not exist (in: insert into frut values (1))',
  )
  await file('0001-fruit.sql', 'create table fruit (id int);')
  expect(await migrate(testing.db, folder)).toEqual(['0001-fruit'])
})

test('refuses a file that changed after it ran', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int)')
  await migrate(testing.db, folder)
  await file('0001-fruit.sql', 'create table fruit (id bigint)')
  await expect(migrate(testing.db, folder)).rejects.toThrow('0001-fruit.sql was changed after it ran here')
})

test('starts again on a database to which a newer version has added something [r.upgrade-and-back]', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int)')
  await file('0002-kind.sql', 'alter table fruit add column kind text')
  await migrate(testing.db, folder)
  await rm(join(folder, '0002-kind.sql'))
  const said: string[] = []
  expect(await migrate(testing.db, folder, (sentence) => said.push(sentence))).toEqual([])
  expect(said).toEqual(['Database: 0002-kind is of a newer version, beside which this one runs'])
  // The newer one finds nothing to do when its turn comes again.
  await file('0002-kind.sql', 'alter table fruit add column kind text')
  expect(await migrate(testing.db, folder)).toEqual([])
})

test('refuses a database from which a newer version has taken what this one needs [r.upgrade-and-back]', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int)')
  await file('0002-less.sql', '-- works with: 999.0.0\ndrop table fruit;')
  await migrate(testing.db, folder)
  await rm(join(folder, '0002-less.sql'))
  await expect(migrate(testing.db, folder)).rejects.toThrow(/0002-less\.sql.*run Endoll 999\.0\.0 or newer/)
  await file('0002-less.sql', '-- works with: 999.0.0\ndrop table fruit;')
  expect(await migrate(testing.db, folder)).toEqual([])
})

test('says what it would do, and who would wait for it, and does nothing', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int)')
  await migrate(testing.db, folder)
  await sql`insert into fruit select generate_series(1, 100000)`.execute(testing.db)
  expect(await planMigrations(testing.db, folder)).toEqual(['Nothing is to be done.'])
  await file(
    '0002-kind.sql',
    'alter table fruit add column kind text;\ncreate index fruit_id on fruit (id);\ncreate table peel (id int); create index on peel (id);',
  )
  await file('0003-less.sql', '-- works with: 2.3.0\nalter table fruit drop column kind;')
  expect(await planMigrations(testing.db, folder)).toEqual([
    '0002-kind: 4 statements in one transaction; servers of the version before go on beside it',
    '  line 1: reads and writes of fruit wait for a moment, and until its end',
    expect.stringMatching(/^ {2}line 2: writes of fruit wait while 3\.\d MB are gone through \(some 1 s\)/),
    '0003-less: 1 statements in one transaction; servers older than 2.3.0 have to be stopped first',
    '  line 2: reads and writes of fruit wait for a moment, and until its end',
  ])
  const { rows } = await sql`select name from schema_migration`.execute(testing.db)
  expect(rows).toEqual([{ name: '0001-fruit' }])
})

test('looks at what would be done without a change: on an empty database, on an older one, on a standby', async () => {
  await file('0001-fruit.sql', 'create table fruit (id int)')
  const plan = () =>
    testing.db.transaction().execute(async (db) => {
      await sql`set transaction read only`.execute(db)
      return planMigrations(db, folder)
    })
  expect(await plan()).toHaveLength(1)
  await migrate(testing.db, folder)
  await sql`alter table schema_migration drop column works_with`.execute(testing.db)
  expect(await plan()).toEqual(['Nothing is to be done.'])
})

test('refuses two files of one number', async () => {
  await file('0001-a.sql', 'select 1')
  await file('0001-b.sql', 'select 1')
  await expect(migrate(testing.db, folder)).rejects.toThrow('0001-a.sql and 0001-b.sql have the same number')
})

test("the product's own migrations run as an ordinary role that owns its database [r.ordinary-owner]", async () => {
  const name = `owner_${randomBytes(6).toString('hex')}`
  await sql`create role ${sql.id(name)} login`.execute(testing.db)
  await sql`create database ${sql.id(name)} owner ${sql.id(name)}`.execute(testing.db)
  const connection = { ...testing.connection, database: name, user: name }
  const owner = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  try {
    expect((await migrate(owner)).length).toBeGreaterThan(50)
    expect(await migrate(owner)).toEqual([])
    // Within the call of a customer too, to whom the contracts of others are not there.
    const { rows } = await sql<{ supplied: boolean; customer: string }>`
      select set_config('endoll.customer', '7', false) as customer,
             is_supplied('ES0031000000000001', 'electricity') as supplied`.execute(owner)
    expect(rows).toEqual([{ supplied: false, customer: '7' }])
  } finally {
    await owner.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(testing.db)
    await sql`drop role ${sql.id(name)}`.execute(testing.db)
  }
})
