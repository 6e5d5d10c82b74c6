import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openRow } from '../../platform/at-rest/open-row.ts'
import type { Db } from '../../platform/db/open.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { importFolder, type ImportOptions } from '../import-folder.ts'
import { emptyDatabase, withFolder, type Files } from './folder.ts'

/** A database for the tests of one file, empty before each, and what they do with it. */
export function importsIntoOwnDatabase() {
  let database: TestDatabase | undefined
  const db = (): Db => {
    if (!database) throw new Error('the database is there once tests run')
    return database.db
  }
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())
  beforeEach(() => emptyDatabase(db()))

  const run = (files: Files, options?: ImportOptions) =>
    withFolder(files, (folder) => importFolder(db(), folder, options))
  return {
    db,
    run,
    /** The whole of a table, opened. */
    all: async (table: string): Promise<Readonly<Record<string, unknown>>[]> => {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} t order by t::text`.execute(db())
      return rows.map((row) => openRow(table, row))
    },
    problemsOf: async (files: Files): Promise<string[]> => {
      const { problems } = await run(files)
      return problems.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`)
    },
    noticesOf: async (files: Files, options?: ImportOptions): Promise<string[]> => {
      const { notices } = await run(files, options)
      return notices.map(
        ({ file, line, of, what, said, computed, code }) =>
          `${file}:${line} ${of}, ${what}: ${said} ${computed} ${code}`,
      )
    },
  }
}
