import type { Dirent } from 'node:fs'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Where folders go once they have been read: all of it was taken, or something was not. */
const DONE = 'done'
const REFUSED = 'refused'
/** Where the reports lie, each under the name of its folder. */
const REPORTS = 'reports'

/** What became of a folder. */
export interface Arrival {
  readonly folder: string
  /** 0 everything was taken, 2 some of it was refused, 1 nothing could be done. */
  readonly code: number
  /** Where it lies now, and its report as text. */
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
  /** Is told of each folder that was moved aside. */
  readonly onMoved: (arrival: Arrival) => Promise<void>
}

/** Reads every folder that has arrived, in the order of their names, and moves each aside. Returns how many there were. */
export async function readArrived({ folder, settledMs, nowMs, read, onMoved }: Watch): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const arrived = entries.filter(isArrival).map(({ name }) => name)
  let count = 0
  for (const name of arrived.toSorted()) {
    const path = join(folder, name)
    if (nowMs() - (await lastChangeMs(path)) < settledMs) continue
    for (const place of [DONE, REFUSED, REPORTS]) await mkdir(join(folder, place), { recursive: true })
    const called = await freeName(folder, name)
    const report = join(folder, REPORTS, called)
    const textFile = `${report}.txt`
    const code = await read(path, { textFile, reports: [`${report}.json`, `${report}.csv`] })
    const moved = join(folder, code === 0 ? DONE : REFUSED, called)
    await rename(path, moved)
    await onMoved({ folder: name, code, moved, report: textFile })
    count++
  }
  return count
}

/** Looks again and again until it is told to stop; a folder that is being read is read to its end. */
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
  const places = await Promise.all([DONE, REFUSED].map((place) => readdir(join(folder, place))))
  const taken = new Set(places.flat())
  let called = name
  for (let number = 2; taken.has(called); number++) called = `${name}-${number}`
  return called
}
