import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Stops what a killed server left running on this cluster. Call it only while holding the data folder's
 * lock: whatever still runs there is an orphan. An unrelated process with a reused pid is left alone.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (isPostmasterOf(pid, cluster)) await endPostmaster(pid, () => isPostmasterOf(pid, cluster))
  await endBackends(cluster)
  // PostgreSQL refuses to start while the number in the file is alive, be it a zombie or somebody else's.
  if (isAlive(pid)) await rm(pidFile, { force: true })
}

/** A killed postmaster's backends notice at their next step; two generations must never write at once. */
async function endBackends(cluster: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 20) {
    const backends = processesIn(cluster)
    if (backends.length === 0) return
    if (waitedMs === 2_000) for (const pid of backends) process.kill(pid, 'SIGKILL')
    await sleep(20)
  }
}

/** PostgreSQL's processes, and only they, have the cluster as their working folder. */
function processesIn(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === cluster &&
          basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres'
        )
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Fast shutdown (open transactions roll back), then immediate, then by force; each is crash safe. */
export async function endPostmaster(pid: number, isRunning: () => boolean): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 10) {
      if (!isRunning()) return
      await sleep(10)
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return args[args.indexOf('-D') + 1] === cluster
  } catch {
    return false
  }
}
