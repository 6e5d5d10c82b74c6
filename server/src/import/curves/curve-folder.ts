import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compressionOf, findCurveFileName } from './curve-file-name.ts'

/** Bytes of all curve files, for the progress. */
export async function sizeOfCurves(folder: string): Promise<number> {
  let size = 0
  for (const path of await listCurveFiles(folder)) size += (await stat(path)).size
  return size
}

/** Paths of all curve files, those of one day beside each other. */
export async function listCurveFiles(folder: string): Promise<string[]> {
  const curves = join(folder, 'curves')
  if (!existsSync(curves)) return []
  const entries = await readdir(curves, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  // By day and version, then name: the order never changes the result, but files of one day share their batches.
  const order = (name: string) => {
    const found = findCurveFileName(compressionOf(name).bare)
    return `${String(found?.fileDay ?? 0).padStart(6, '0')} ${found?.kind ?? ''} ${found?.version ?? 0} ${name}`
  }
  return names.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map((name) => join(curves, name))
}
