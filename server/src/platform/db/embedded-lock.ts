import { readFileSync } from 'node:fs'
import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { sha256 } from '../sha256.ts'

type Holder = { pid: number; startedTicks: string }

/**
 * One live server per data folder. An abstract socket (Linux) is the lock: the kernel frees it with the
 * process, whatever kills it, and two starts at once cannot both have it. The file beside it says who, and
 * covers a holder in another network namespace, where the socket is not seen.
 */
export async function lockDataFolder(data: string): Promise<() => Promise<void>> {
  const folder = await realpath(data)
  const file = join(folder, 'server.lock')
  const name = `\0endoll-${sha256(folder).toString('hex').slice(0, 32)}`
  // A server that is just ending still has its socket, and then its process, for a moment.
  const lock = await soon(() => bind(name))
  if (!lock) throw inUse(folder, await readHolder(file))

  const free = await soon(async () => !isRunning(await readHolder(file)))
  if (!free) {
    lock.close()
    throw inUse(folder, await readHolder(file))
  }
  const mine: Holder = { pid: process.pid, startedTicks: startedTicks(process.pid) ?? '' }
  await writeFile(file, JSON.stringify(mine))
  return async () => {
    await rm(file, { force: true })
    await new Promise<void>((resolve) => lock.close(() => resolve()))
  }
}

/** What `attempt` gives, tried again for a second while it gives nothing. */
async function soon<T>(attempt: () => Promise<T>): Promise<T> {
  let result = await attempt()
  for (let tries = 0; !result && tries < 20; tries += 1) {
    await sleep(50)
    result = await attempt()
  }
  return result
}

async function bind(name: string): Promise<Server | undefined> {
  const server = createServer((connection) => connection.destroy()).unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(name, () => resolve(server))
  })
}

function inUse(folder: string, holder: Holder | undefined): EmbeddedDatabaseError {
  const who = holder ? `process ${holder.pid}` : 'another process'
  return new EmbeddedDatabaseError(
    'data-in-use',
    `The data folder ${folder} is in use by another Endoll server (${who}): ` +
      'stop that one first, or set ENDOLL_DATA to another folder for this one.',
  )
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isRunning(holder: Holder | undefined): boolean {
  return !!holder && holder.pid !== process.pid && startedTicks(holder.pid) === holder.startedTicks
}

/**
 * When a live process started, in clock ticks since boot: with the pid, it names one process for good. A
 * process that has ended and that its parent has not collected yet (a zombie) is not alive.
 */
function startedTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /[ZX]/.test(fields[0]!) ? undefined : fields[19]
  } catch {
    return undefined
  }
}
