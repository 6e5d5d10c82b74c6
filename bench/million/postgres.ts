import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { EmbeddedConnection } from '../../server/src/platform/db/embedded.ts'

const run = promisify(execFile)
const debian = '/usr/lib/postgresql'
const USER = 'endoll'

/** As an operator sets them for a machine of two cores and 8 GB: synced, and with a log from which a standby could follow. */
const settings = [
  'listen_addresses=',
  'shared_buffers=2GB',
  'effective_cache_size=4GB',
  'maintenance_work_mem=256MB',
  'max_wal_size=8GB',
  'checkpoint_timeout=15min',
  'wal_level=replica',
  'max_wal_senders=4',
  'random_page_cost=1.1',
  'jit=off',
  'track_io_timing=on',
]

/** A PostgreSQL of Debian's in a folder of its own, with the commands that come with it. */
export interface DebianPostgres {
  readonly version: string
  readonly folder: string
  readonly connection: EmbeddedConnection
  /** Runs a command of its folder of programs, as the user of the database. */
  readonly command: (
    name: string,
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => Promise<void>
  readonly stop: () => Promise<void>
}

async function userId(name: string): Promise<number> {
  const { stdout } = await run('id', ['-u', name])
  return Number(stdout)
}

/** Starts the newest PostgreSQL that Debian installed here. It refuses root, so root starts it as `postgres`. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const versions = existsSync(debian) ? (await readdir(debian)).toSorted((a, b) => Number(b) - Number(a)) : []
  const [version] = versions
  if (version === undefined) throw new Error("needs Debian's postgresql (apt install postgresql)")
  const bin = join(debian, version, 'bin')
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const uid = process.getuid?.() === 0 ? await userId('postgres') : undefined
  if (uid !== undefined) await chown(folder, uid, uid)
  const as = uid === undefined ? {} : { uid, gid: uid }
  const connection = { host: folder, port: 5432, user: USER, database: 'postgres' }
  const ofServer = { PGHOST: folder, PGUSER: USER, PGPORT: '5432', LANG: 'C.UTF-8' }
  const command: DebianPostgres['command'] = async (name, args, env = {}) => {
    await run(join(bin, name), args, { ...as, cwd: folder, env: { ...ofServer, ...env }, maxBuffer: 2 ** 26 })
  }
  const data = join(folder, 'data')
  await command('initdb', ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--data-checksums'])
  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  for (let tries = 0; ; tries += 1) {
    const isReady = await command('pg_isready', ['-q']).then(
      () => true,
      () => false,
    )
    if (isReady) break
    if (tries > 100) throw new Error('PostgreSQL did not start')
    await pause(100)
  }
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { version, folder, connection, command, stop }
}
