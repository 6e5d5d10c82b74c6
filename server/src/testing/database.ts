import { giveRates } from '@endoll/domain/billing/rates/given-rates.ts'
import { inject } from 'vitest'
import { openDatabase, type Db } from '../platform/db/open.ts'
import { createDatabaseIn } from './cluster.ts'
import { holdTestKeys } from './test-keys.ts'
import type { EmbeddedConnection } from '../platform/db/embedded.ts'

export type TestDatabase = { db: Db; connection: EmbeddedConnection; drop: () => Promise<void> }

/** An empty, migrated database for a test file: make it in `beforeAll`, drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  holdTestKeys()
  const { connection, drop } = await createDatabaseIn(inject('testCluster'))
  const db = await openDatabase({
    asks: 'command',
    connection: { ...connection, max: 5 },
    allowUnsyncedForTests: true,
  })
  return {
    db,
    connection,
    drop: async () => {
      await db.destroy()
      await drop()
      // The rates that were given in it hold in the whole process, where the next file's tests run.
      giveRates([])
    },
  }
}
