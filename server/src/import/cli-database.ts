import type { Config } from '../config.ts'
import { findRunningEmbedded } from '../platform/db/embedded-running.ts'
import { startEmbedded, type EmbeddedDatabase } from '../platform/db/embedded.ts'
import { openDatabase, type Db } from '../platform/db/open.ts'
import { untilNoImportRuns } from './import-lock.ts'

export interface CliDatabase {
  readonly db: Db
  close(): Promise<void>
}

/**
 * The database of DATABASE_URL; else the embedded one of the data folder, which a running server may have open
 * already: then the running one is used, else it is started for the time of the import.
 */
export async function openCliDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<CliDatabase> {
  if (config.databaseUrl) {
    const db = await openDatabase({ asks: 'command', connection: { connectionString: config.databaseUrl } })
    return { db, close: () => db.destroy() }
  }
  const running = await findRunningEmbedded(config.dataFolder)
  if (running) {
    const db = await openDatabase({ asks: 'command', connection: running }).catch(() => undefined)
    if (db) return { db, close: () => db.destroy() }
  }
  const embedded = await startEmbedded({ data: config.dataFolder, onProgress: say })
  try {
    const db = await openDatabase({ asks: 'command', connection: embedded.connection })
    return { db, close: () => closeEmbedded(db, embedded) }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** Waits for another import that found this database running and still uses it before stopping it. */
function closeEmbedded(db: Db, embedded: EmbeddedDatabase): Promise<void> {
  return untilNoImportRuns(db)
    .finally(() => db.destroy())
    .finally(() => embedded.stop())
}
