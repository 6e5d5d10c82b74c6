import { readdir, writeFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock } from '../clock.ts'
import type { Services } from '../services.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { sampleFiles } from '../../testing/sample-files.ts'
import { attachFiles, releaseFiles } from './attach-files.ts'
import { folderStore } from './file-store.ts'
import { keepFile } from './keep-file.ts'
import { rowlessMs, sweepFiles, waitingMs } from './sweep-files.ts'

let test: TestDatabase
let folder: string
beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'endoll-files-'))
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})

async function* once(content: Uint8Array) {
  yield content
}

async function filesThere() {
  const below = await readdir(folder)
  return (await Promise.all(below.map((name) => readdir(join(folder, name))))).flat().toSorted()
}

it('what no form has attached goes after a day, what a killed server left goes too, the rest stays [r.uploads-orphans]', async () => {
  const clock = movableClock(Date.now())
  const services = {
    db: test.db,
    clock,
    files: folderStore(folder),
    deployment: { files: { largestBytes: 1_000_000 } },
  } as unknown as Services
  const keep = () =>
    keepFile(services, {
      name: 'a.pdf',
      purpose: 'invoice',
      content: once(sampleFiles.pdf),
      sender: 'network:x',
    })
  const [forgotten, attached, released] = [await keep(), await keep(), await keep()]
  await attachFiles(test.db, [attached.id, released.id], {
    purpose: 'invoice',
    attachedTo: 'lead/1',
    nowMs: clock.nowMs(),
  })
  const half = `${'ab'.repeat(16)}.part`
  await services.files!.write('ab'.repeat(16), once(sampleFiles.pdf))
  await writeFile(join(folder, 'ab', half), 'half')
  expect(await sweepFiles(services)).toBe(0)
  expect(await filesThere()).toHaveLength(5)

  clock.advance(rowlessMs + 60_000)
  expect(await sweepFiles(services)).toBe(2)
  expect(await filesThere()).toEqual([forgotten.id, attached.id, released.id].toSorted())

  clock.advance(waitingMs)
  expect(await sweepFiles(services)).toBe(1)
  expect(await filesThere()).toEqual([attached.id, released.id].toSorted())

  await attachFiles(test.db, [released.id], {
    purpose: 'invoice',
    attachedTo: 'lead/1',
    nowMs: clock.nowMs(),
  })
  await releaseFiles(test.db, 'lead/1')
  expect(await sweepFiles(services)).toBe(2)
  expect(await filesThere()).toEqual([])
})

it('a file that breaks off leaves nothing, and neither does one whose row cannot be written', async () => {
  const store = folderStore(folder)
  async function* breaking() {
    yield sampleFiles.pdf
    throw new Error('gone')
  }
  await expect(store.write('cd'.repeat(16), breaking())).rejects.toThrow('gone')
  expect(await filesThere()).toEqual([])
})
