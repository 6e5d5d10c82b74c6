import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { describeSchema } from './schema-types.ts'

test('schema.generated.ts says what the migrations make (npm run db:types writes it)', async () => {
  const { db, drop } = await createTestDatabase()
  try {
    const written = await readFile(join(import.meta.dirname, 'schema.generated.ts'), 'utf8')
    expect(written).toBe(await describeSchema(db))
  } finally {
    await drop()
  }
})

test('columns become the types they are read and written as', async () => {
  const { db, drop } = await createTestDatabase()
  try {
    await sql`create table sample (
      id int8 primary key generated always as identity,
      state text not null default 'open' check (state in ('open', 'paid')),
      ratio numeric,
      days date[] not null,
      body jsonb not null,
      raw bytea)`.execute(db)
    const described = await describeSchema(db)
    expect(
      /SampleTable = {([^}]*)}/
        .exec(described)?.[1]
        ?.trim()
        .split(/\s*\n\s*/),
    ).toEqual([
      'id: GeneratedAlways<number>',
      "state: Generated<'open' | 'paid'>",
      'ratio: Numeric | null',
      'days: string[]',
      'body: Json',
      'raw: Bytes | null',
    ])
  } finally {
    await drop()
  }
})
