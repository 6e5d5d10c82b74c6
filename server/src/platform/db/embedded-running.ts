import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedConnection } from './embedded.ts'

/** The embedded database that a server has running on this data folder, if one has. */
export async function findRunningEmbedded(data: string): Promise<EmbeddedConnection | undefined> {
  const text = await readFile(join(data, 'pg', 'postmaster.pid'), 'utf8').catch(() => '')
  // PostgreSQL's pid file says in its fourth and fifth lines where it listens, in its eighth that it does.
  const [, , , port, host, , , status] = text.split('\n').map((line) => line.trim())
  if (!host || status !== 'ready') return undefined
  return { host, port: Number(port), user: 'endoll', database: 'postgres' }
}
