import { performance } from 'node:perf_hooks'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DebianPostgres } from './postgres.ts'

/** Seconds of each, and bytes of the dump. */
export interface BackupTimes {
  readonly dump: number
  readonly dumpBytes: number
  readonly restore: number
  readonly base: number
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return (performance.now() - startedMs) / 1000
}

/** As docs/deployment.md makes a backup and its restore, and a copy of the whole cluster as a standby begins with. */
export async function measureBackup(postgres: DebianPostgres, database: string): Promise<BackupTimes> {
  const file = join(postgres.folder, 'office.dump')
  const asCommand = { PGOPTIONS: '-c endoll.role=command' }
  const dump = await seconds(() =>
    postgres.command(
      'pg_dump',
      ['--enable-row-security', '--format=custom', `--file=${file}`, database],
      asCommand,
    ),
  )
  await postgres.command('createdb', ['restored'])
  const restore = await seconds(() =>
    postgres.command('pg_restore', ['--no-owner', '--exit-on-error', '--dbname=restored', file]),
  )
  await postgres.command('dropdb', ['restored'])
  const base = await seconds(() =>
    postgres.command('pg_basebackup', [
      '-D',
      join(postgres.folder, 'copy'),
      '--checkpoint=fast',
      '-X',
      'stream',
    ]),
  )
  const { size: dumpBytes } = await stat(file)
  return { dump, dumpBytes, restore, base }
}
