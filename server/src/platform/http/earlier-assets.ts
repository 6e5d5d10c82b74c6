import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../clock.ts'

/** How many releases before the present one a page may be of and still find its files. */
const earlierReleases = 2

/**
 * Keeps the built files of this release in a folder of the machine, and finds there those of the two that were served
 * last before it: a page that was opened before an update loads the rest of its code from them. Files of older releases
 * are removed. Returns folders that each hold `assets`, newest release first.
 */
export async function keepAssets(clientFolder: string, keptFolder: string): Promise<string[]> {
  const manifest = await readFile(join(clientFolder, '.vite/manifest.json'))
  const release = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  const own = join(keptFolder, release)
  await mkdir(keptFolder, { recursive: true })
  if (!(await isThere(own))) {
    // Under its name once it is whole: a start that was cut short leaves nothing that looks like a release.
    const making = await mkdtemp(`${own}.`)
    await cp(join(clientFolder, 'assets'), join(making, 'assets'), { recursive: true })
    await rename(making, own)
  }
  const now = systemClock.nowMs() / 1000
  await utimes(own, now, now)
  const names = await readdir(keptFolder)
  const releases = await newestFirst(
    names.filter((name) => isRelease.test(name)).map((name) => join(keptFolder, name)),
  )
  const earlier = releases.filter((path) => path !== own).slice(0, earlierReleases)
  const kept = new Set([own, ...earlier])
  for (const path of names.map((name) => join(keptFolder, name)))
    if (!kept.has(path)) await rm(path, { recursive: true, force: true })
  return earlier
}

/** Names of whole releases. */
const isRelease = /^[0-9a-f]{16}$/

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

/** Folders of releases by when they were last started. */
async function newestFirst(paths: readonly string[]): Promise<string[]> {
  const dated = await Promise.all(paths.map(async (path) => ({ path, ms: (await stat(path)).mtimeMs })))
  return dated.toSorted((a, b) => b.ms - a.ms).map(({ path }) => path)
}
