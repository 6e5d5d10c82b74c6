import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { movableClock } from '../clock.ts'
import type { Services } from '../services.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { sampleFiles } from '../../testing/sample-files.ts'
import { startS3Twin, type S3Twin } from '../../gateways/files/twin.ts'
import { folderStore, newFileId, type FileStore } from './file-store.ts'
import { keepFile } from './keep-file.ts'
import { moveFiles, movingStore } from './moving-store.ts'
import { openFileStore } from '../../gateways/files/open-file-store.ts'

let test: TestDatabase
let twin: S3Twin
let path: string
let folder: FileStore
let bucket: FileStore
beforeAll(async () => {
  test = await createTestDatabase()
  twin = await startS3Twin()
  bucket = await openFileStore(twin.bucket)
})
afterAll(async () => {
  await twin.stop()
  await test.drop()
})
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'endoll-files-'))
  folder = folderStore(path)
  twin.objects.clear()
  twin.fail(undefined)
  return () => rm(path, { recursive: true })
})

async function* once(content: Uint8Array) {
  yield content
}

function servicesWith(files: FileStore) {
  return {
    db: test.db,
    clock: movableClock(Date.now()),
    files,
    deployment: { files: { largestBytes: 1_000_000 } },
  } as unknown as Services
}

async function keepIn(files: FileStore) {
  const incoming = {
    name: 'a.pdf',
    purpose: 'invoice',
    content: once(sampleFiles.pdf),
    sender: 'network:x',
  } as const
  return (await keepFile(servicesWith(files), incoming)).id
}

async function has(store: FileStore, id: string) {
  return (await store.has(id)) && (await buffer(store.read(id))).equals(Buffer.from(sampleFiles.pdf))
}

it.each([
  ['a folder to a bucket', () => [folder, bucket] as const],
  ['a bucket to a folder', () => [bucket, folder] as const],
])('files go from %s and are read all the time [r.files-moved]', async (_, stores) => {
  const [before, now] = stores()
  const office = movingStore(now, before)
  const ids = [await keepIn(before), await keepIn(before)]
  const later = await keepIn(office)
  expect(await Promise.all([...ids, later].map((id) => has(office, id)))).toEqual([true, true, true])
  expect([await has(now, later), await has(now, ids[0]!)]).toEqual([true, false])
  expect(await moveFiles(test, now, before)).toEqual({ moved: 2, unknown: 0, spoilt: [] })
  for (const id of [...ids, later]) expect([await has(now, id), await before.has(id)]).toEqual([true, false])
  expect(await has(office, ids[0]!)).toBe(true)
})

it('moving goes on where it was broken off', async () => {
  const ids = [await keepIn(folder), await keepIn(folder)]
  twin.fail('unavailable', /^PUT/)
  await expect(moveFiles(test, bucket, folder)).rejects.toMatchObject({ code: 'busy' })
  twin.fail(undefined)
  // It was copied before, and not yet removed.
  await bucket.write(ids[0]!, once(sampleFiles.pdf))
  expect(await moveFiles(test, bucket, folder)).toMatchObject({ moved: 2, spoilt: [] })
  expect(await Promise.all(ids.map((id) => has(bucket, id)))).toEqual([true, true])
})

it('a file whose bytes changed stays where it is and is named, one that nobody knows stays too [r.files-moved]', async () => {
  const [spoilt, unknown] = [await keepIn(folder), newFileId()]
  await folder.remove(spoilt)
  await folder.write(spoilt, once(Buffer.from('not what was sent')))
  await folder.write(unknown, once(Buffer.from('x')))
  expect(await moveFiles(test, bucket, folder)).toEqual({ moved: 0, unknown: 1, spoilt: [spoilt] })
  expect([await folder.has(spoilt), await folder.has(unknown), await bucket.has(spoilt)]).toEqual([
    true,
    true,
    false,
  ])
})

it('a file that goes while files are moved is gone from both', async () => {
  const id = await keepIn(folder)
  await bucket.write(id, once(sampleFiles.pdf))
  await movingStore(bucket, folder).remove(id)
  expect([await folder.has(id), await bucket.has(id)]).toEqual([false, false])
})
