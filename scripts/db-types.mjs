// Writes server/src/platform/db/schema.generated.ts from the migrations.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeSchema } from '../server/src/platform/db/schema-types.ts'
import { openDatabase } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, startTestCluster } from '../server/src/testing/cluster.ts'

const file = join(import.meta.dirname, '../server/src/platform/db/schema.generated.ts')
const cluster = await startTestCluster({ inMemory: true })
try {
  const { connection } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  await writeFile(file, await describeSchema(db))
  await db.destroy()
} finally {
  await cluster.stop()
}
