import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { startEmbedded, type EmbeddedConnection } from '../platform/db/embedded.ts'
import { openDatabase, type Db } from '../platform/db/open.ts'

export interface CliDatabase {
  readonly db: Db
  close(): Promise<void>
}

/**
 * The database of DATABASE_URL; else the embedded one of the data folder, which a running server may have open
 * already: then it is used as it runs, else it is started for as long as the import lasts.
 */
export async function openCliDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  say: (line: string) => void,
): Promise<CliDatabase> {
  if (config.databaseUrl) {
    const db = await openDatabase({ connection: { connectionString: config.databaseUrl } })
    return { db, close: () => db.destroy() }
  }
  const running = await findRunning(config.dataFolder)
  if (running) {
    const db = await openDatabase({ connection: running }).catch(() => undefined)
    if (db) return { db, close: () => db.destroy() }
  }
  const embedded = await startEmbedded({ data: config.dataFolder, onProgress: say })
  try {
    const db = await openDatabase({ connection: embedded.connection })
    return { db, close: () => db.destroy().finally(() => embedded.stop()) }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** PostgreSQL's pid file says in its fourth and fifth lines where it listens, in its eighth that it does. */
async function findRunning(data: string): Promise<EmbeddedConnection | undefined> {
  const text = await readFile(join(data, 'pg', 'postmaster.pid'), 'utf8').catch(() => '')
  const [, , , port, host, , , status] = text.split('\n').map((line) => line.trim())
  if (!host || status !== 'ready') return undefined
  return { host, port: Number(port), user: 'endoll', database: 'postgres' }
}
