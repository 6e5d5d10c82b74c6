import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { chmod, lstat, mkdir, readFile, realpath, rename, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount, giveFolder, run, type Account } from './embedded-account.ts'
import { copyBinaries, findBinaries } from './embedded-binaries.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { lockDataFolder } from './embedded-lock.ts'
import { endPostmaster, stopOrphan } from './embedded-orphan.ts'
import { postgresSettings } from './embedded-settings.ts'
import { sha256 } from '../sha256.ts'

export type EmbeddedConnection = { host: string; port: number; user: string; database: string }

export type EmbeddedDatabase = { connection: EmbeddedConnection; stop: () => Promise<void> }

export type EmbeddedOptions = {
  /** The data folder (ENDOLL_DATA); the cluster lives in its `pg`. */
  data: string
  /** Test only: nothing is synced to disk, a power cut loses data. `openDatabase` refuses it elsewhere. */
  unsyncedForTests?: boolean
  /** Called before a step that may last longer than a second. */
  onProgress?: (sentence: string) => void
  /** Called when the database ends without having been asked to. It is started again until it runs. */
  onLost?: (sentence: string) => void
  /** Called when it runs again after that. */
  onBack?: (sentence: string) => void
}

const MAJOR_VERSION = '18'
const USER = 'endoll'
const PORT = 5432 // names the socket file only: nothing listens on the network
const LOG_LIMIT_BYTES = 5_000_000
/** Between two tries to start a database that ended by itself: a disk that is full may take hours to be cleared. */
const REVIVAL_PAUSE_MS = 1000

/** Starts (and the first time creates) the PostgreSQL that npm brought, on a private Unix socket only. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  // Root's database runs as another user, who must pass through the folder but not list it.
  const isRoot = process.getuid?.() === 0
  const created = await mkdir(options.data, { recursive: true })
  if (created) await chmod(options.data, isRoot ? 0o711 : 0o700)
  const data = await realpath(options.data)
  const unlock = await lockDataFolder(data)
  try {
    const cluster = join(data, 'pg')
    await stopOrphan(cluster)
    const account = await prepareAccount(data, cluster)
    if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(cluster, account, options)
    await checkVersion(cluster)
    const socket = await socketFolder(data, account)
    return await startPostmaster({ data, cluster, socket, account, unlock, options })
  } catch (error) {
    await unlock()
    throw error
  }
}

async function prepareAccount(data: string, cluster: string): Promise<Account> {
  const binaries = await findBinaries(join(data, 'pg-binaries'))
  const id = sha256(binaries.folder).toString('hex').slice(0, 12)
  const copy = () => copyBinaries(binaries.folder, join(tmpdir(), `endoll-pg-${id}`))
  return chooseAccount(binaries, existsSync(cluster) ? cluster : `${cluster}.new`, copy)
}

/** Made beside its place and moved there when whole, so an interrupted first start leaves nothing half made. */
async function createCluster(cluster: string, account: Account, options: EmbeddedOptions): Promise<void> {
  options.onProgress?.('Creating the database (first start only)')
  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await giveFolder(unfinished, account)
  const args = ['-D', unfinished, '-U', USER, '--auth-local=trust', '--auth-host=reject', '--data-checksums']
  // The built-in locale is the same on every machine; words are sorted by an ICU collation where it matters.
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (options.unsyncedForTests) args.push('--no-sync')
  const failure = await run(account.command(account.binaries.initdb, args), environment())
  if (failure) {
    throw new EmbeddedDatabaseError('initdb-failed', `The database could not be created: ${failure}`)
  }
  await rm(cluster, { recursive: true, force: true })
  await rename(unfinished, cluster)
}

async function checkVersion(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version === MAJOR_VERSION) return
  throw new EmbeddedDatabaseError(
    'wrong-version',
    `The data in ${cluster} was written by PostgreSQL ${version} and this Endoll brings ${MAJOR_VERSION}: ` +
      'dump it with the version that wrote it, or set ENDOLL_DATA to a new folder.',
  )
}

/** Inside the data folder, unless its path is too long for a socket (107 bytes) or needs quoting. */
async function socketFolder(data: string, account: Account): Promise<string> {
  const inside = join(data, 'pg-socket')
  const id = sha256(data).toString('hex').slice(0, 16)
  const usable = inside.length <= 80 && /^[\w./@+-]+$/.test(inside)
  const folder = usable ? inside : join(tmpdir(), `endoll-${id}`)
  await giveFolder(folder, account)
  const found = await lstat(folder)
  const owner = account.owner === -1 ? process.getuid?.() : account.owner
  // In a shared /tmp somebody else could have put their own folder, or a link, under this name.
  if (!found.isDirectory() || found.uid !== owner) {
    throw new EmbeddedDatabaseError(
      'start-failed',
      `The folder ${folder} belongs to somebody else: remove it.`,
    )
  }
  await chmod(folder, 0o700)
  // A killed postmaster's leftovers; a zombie process would count as running.
  for (const name of ['', '.lock']) await rm(join(folder, `.s.PGSQL.${PORT}${name}`), { force: true })
  return folder
}

type Start = {
  data: string
  cluster: string
  socket: string
  account: Account
  unlock: () => Promise<void>
  options: EmbeddedOptions
}

interface Postmaster {
  readonly child: ChildProcess
  readonly isRunning: () => boolean
  readonly ended: Promise<void>
}

/** Starts PostgreSQL and waits until it takes connections. */
async function launch({ data, account, cluster, socket, options }: Start): Promise<Postmaster> {
  const settings = postgresSettings({ socket, unsynced: options.unsyncedForTests ?? false })
  const args = ['-D', cluster, '-p', String(PORT), ...settings.flatMap((setting) => ['-c', setting])]
  const { file, args: full, ...ids } = account.command(account.binaries.postgres, args)
  const logFile = await openLog(data)
  const log = openSync(logFile, 'a', 0o600)
  // In a session of its own: Ctrl-C reaches only us, who stop serving first and the database last.
  const child = spawn(file, full, {
    ...ids,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  child.unref()
  await untilReady(child, cluster, isRunning, logFile, options)
  return { child, isRunning, ended }
}

async function startPostmaster(start: Start): Promise<EmbeddedDatabase> {
  const { options } = start
  const stopped = new AbortController()
  let running = await launch(start)
  // Any orderly exit must stop the database.
  const onExit = () => void running.child.kill('SIGINT')
  process.once('exit', onExit)

  /** Keeps it running: a full disk or a signal from outside ends PostgreSQL, not the server. */
  const keepRunning = async () => {
    for (;;) {
      await running.ended
      if (stopped.signal.aborted) return
      options.onLost?.(`The embedded database ended by itself: see ${join(start.data, 'postgres.log')}`)
      const revived = await relaunch(start, stopped.signal)
      if (!revived) return
      running = revived
      options.onBack?.('The embedded database runs again')
    }
  }
  const kept = keepRunning()
  const stop = async () => {
    if (stopped.signal.aborted) return kept
    stopped.abort()
    const { child, isRunning } = running
    child.ref()
    if (child.pid !== undefined) await endPostmaster(child.pid, isRunning)
    await kept
    process.removeListener('exit', onExit)
    await start.unlock()
  }
  return { connection: { host: start.socket, port: PORT, user: USER, database: 'postgres' }, stop }
}

/** Tries until it runs; nothing if the server stops first. */
async function relaunch(start: Start, stopped: AbortSignal): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = await launch(start).catch(() => undefined)
    if (postmaster && !stopped.aborted) return postmaster
    if (postmaster) await endPostmaster(postmaster.child.pid!, postmaster.isRunning)
    if (stopped.aborted) return undefined
    await sleep(REVIVAL_PAUSE_MS, undefined, { signal: stopped }).catch(() => undefined)
  }
}

/** PostgreSQL writes `ready` into the eighth line of its pid file; recovery after a crash may take a while. */
async function untilReady(
  child: ChildProcess,
  cluster: string,
  isRunning: () => boolean,
  logFile: string,
  options: EmbeddedOptions,
): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += 5) {
    if (!isRunning()) {
      const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' / ')
      throw new EmbeddedDatabaseError('start-failed', `The database did not start: ${last} (${logFile})`)
    }
    const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    )
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    if (waitedMs === 1_000) options.onProgress?.('The database is recovering what was not closed')
    await sleep(5)
  }
}

async function openLog(data: string): Promise<string> {
  const file = join(data, 'postgres.log')
  const size = await lstat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await truncate(file)
  return file
}

/** PG… variables of the person's shell would silently change what is created or started. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
}
