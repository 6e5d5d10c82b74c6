import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataFolder } from '../platform/db/embedded-lock.ts'
import { stopOrphan } from '../platform/db/embedded-orphan.ts'

/** How the names of throw-away data folders begin. */
export const TEST_FOLDER = 'endoll-test-'

/** Linux keeps what is written there in memory. */
const MEMORY = '/dev/shm'
/** What a whole run of tests writes, several times over; containers often have 64 MB. */
const ENOUGH_BYTES = 4e9
/** Folders of other runs are locked by this age. */
const ABANDONED_MS = 3_600_000

/** A new folder in memory, where that has room, or on disk. Clears what a killed run left in memory. */
export async function chooseTestFolder(memory = MEMORY, enoughBytes = ENOUGH_BYTES): Promise<string> {
  const room = await statfs(memory).catch(() => undefined)
  if (!room || room.bavail * room.bsize < enoughBytes) return mkdtemp(join(tmpdir(), TEST_FOLDER))
  const folders = (await readdir(memory)).filter((name) => name.startsWith(TEST_FOLDER))
  for (const name of folders) await removeAbandoned(join(memory, name))
  return mkdtemp(join(memory, TEST_FOLDER))
}

async function removeAbandoned(folder: string): Promise<void> {
  try {
    if (Date.now() - (await stat(folder)).mtimeMs < ABANDONED_MS) return
    // Refused while the run that made it lives.
    const unlock = await lockDataFolder(folder)
    await stopOrphan(join(folder, 'pg'))
    await rm(folder, { recursive: true, force: true })
    await unlock()
  } catch {
    // Somebody else's, or in use.
  }
}
