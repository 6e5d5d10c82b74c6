import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Where folders continuece they have been read: all of it was taken, or something was not. */
const DONE = 'done'
const REFUSED = 'refused'
/** Where the reports lie, each under the name of its folder. */
const REPORTS = 'reports'
/** End of the name of what is still to be told: it lies beside the reports until it has been. */
const UNTOLD = '.untold.json'

/** What became of a folder. */
export interface Arrival {
  readonly folder: string
  /** 0 everything was taken, 2 some of it was refused, 1 nothing could be done. */
  readonly code: number
  /** Its present path, and its report as text. */
  readonly moved: string
  readonly report: string
}

/** Files that a report is written to. */
interface Reports {
  readonly textFile: string
  readonly reports: readonly string[]
}

/** How the watch looks and waits, and what it does with a folder. */
export interface Watch {
  /** The folder into which folders are put. */
  readonly folder: string
  /** How long nothing of a folder may have changed before it is read: it may still be arriving. */
  readonly settledMs: number
  readonly nowMs: () => number
  /** Reads a folder and returns its exit code. */
  readonly read: (path: string, reports: Reports) => Promise<number>
  /** Is called for each folder that was moved aside. */
  readonly onMoved: (arrival: Arrival) => void
  /** Tells somebody of each folder that was moved aside; where it throws, that is told again at the next look, also after a restart. */
  readonly tell?: ((arrival: Arrival) => Promise<void>) | undefined
  /** Is called where telling failed. */
  readonly onUntold: (error: unknown) => void
}

/** Reads every folder that has arrived, in the order of their names, and moves each aside. Returns how many there were. */
export async function readArrived(watch: Watch): Promise<number> {
  const { folder, settledMs, nowMs, read, onMoved, tell } = watch
  const entries = await readdir(folder, { withFileTypes: true })
  const arrived = entries.filter(isArrival).map(({ name }) => name)
  if (entries.some(({ name }) => name === REPORTS)) await tellOwed(watch)
  let count = 0
  for (const name of arrived.toSorted()) {
    const path = join(folder, name)
    if (nowMs() - (await lastChangeMs(path)) < settledMs) continue
    for (const subfolder of [DONE, REFUSED, REPORTS])
      await mkdir(join(folder, subfolder), { recursive: true })
    const called = await freeName(folder, name)
    const report = join(folder, REPORTS, called)
    const textFile = `${report}.txt`
    const code = await read(path, { textFile, reports: [`${report}.json`, `${report}.csv`] })
    const moved = join(folder, code === 0 ? DONE : REFUSED, called)
    const arrival: Arrival = { folder: name, code, moved, report: textFile }
    if (tell) await writeFile(`${report}${UNTOLD}`, JSON.stringify(arrival))
    await rename(path, moved)
    onMoved(arrival)
    await tellOwed(watch)
    count++
  }
  return count
}

/** Sends undelivered reports in order of name; if one fails, the rest waits for the next look. */
async function tellOwed({ folder, tell, onUntold }: Watch): Promise<void> {
  if (!tell) return
  const reports = await readdir(join(folder, REPORTS))
  for (const name of reports.filter((found) => found.endsWith(UNTOLD)).toSorted()) {
    const path = join(folder, REPORTS, name)
    const arrival = JSON.parse(await readFile(path, 'utf8')) as Arrival
    // Interrupted before the folder was moved: it is imported and reported again.
    if (!(await isThere(arrival.moved)) && (await isThere(join(folder, arrival.folder)))) continue
    try {
      await tell(arrival)
    } catch (error) {
      onUntold(error)
      return
    }
    await rm(path)
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Watches until it is stopped; a folder being imported is finished first. */
export async function watchFolder(
  watch: Watch,
  { everyMs, signal }: { readonly everyMs: number; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    await readArrived(watch)
    await wait(everyMs, undefined, { signal }).catch(() => {})
  }
}

function isArrival(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith('.') && ![DONE, REFUSED, REPORTS].includes(entry.name)
}

/** When something of a folder changed last, also where what was put there is older itself. */
async function lastChangeMs(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const times = await Promise.all(
    [path, ...entries.map((entry) => join(entry.parentPath, entry.name))].map(async (one) => {
      const { mtimeMs, ctimeMs } = await stat(one).catch(() => ({ mtimeMs: 0, ctimeMs: 0 }))
      return Math.max(mtimeMs, ctimeMs)
    }),
  )
  return Math.max(...times)
}

/** The name, with a number where a folder of that name has been read before. */
async function freeName(folder: string, name: string): Promise<string> {
  const names = await Promise.all([DONE, REFUSED].map((subfolder) => readdir(join(folder, subfolder))))
  const taken = new Set(names.flat())
  let called = name
  for (let number = 2; taken.has(called); number++) called = `${name}-${number}`
  return called
}
