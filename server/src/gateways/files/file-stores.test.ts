import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startS3Twin, type Fault, type S3Twin } from './twin.ts'
import { storeKeepsFiles } from './store-contract.ts'
import { folderStore, newFileId, type FileStore, type StoredFile } from '../../platform/files/file-store.ts'
import { openFileStore } from './open-file-store.ts'

describe('a folder [r.files-store]', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'endoll-files-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  storeKeepsFiles(() => folderStore(folder))
})

describe('a bucket [r.files-store]', () => {
  let twin: S3Twin
  let store: FileStore
  beforeAll(async () => {
    twin = await startS3Twin()
    store = await openFileStore(twin.bucket)
  })
  afterEach(() => {
    twin.fail(undefined)
    twin.objects.clear()
    twin.unfinished.clear()
  })
  afterAll(() => twin.stop())
  storeKeepsFiles(() => store)

  async function* content(bytes: Buffer) {
    yield bytes
  }
  async function* pieces(bytes: Buffer) {
    for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
  }
  async function listed() {
    const files: StoredFile[] = []
    for await (const file of store.list()) files.push(file)
    return files
  }

  it('no call brings more of a file than a part [r.files-flat]', async () => {
    const bytes = randomBytes(30_000_000)
    await store.write(newFileId(), pieces(bytes))
    expect(twin.largestCall()).toBeLessThan(9_000_000)
  })

  it.each<[Fault, RegExp]>([
    ['unavailable', /^PUT/],
    ['reset', /^PUT/],
    ['unavailable', /^POST .*uploadId/],
  ])('a store that fails (%s) keeps nothing, and says so as busy [r.files-away]', async (fault, calls) => {
    twin.fail(fault, calls)
    const large = randomBytes(9_000_000)
    await expect(store.write(newFileId(), content(large))).rejects.toMatchObject({ code: 'busy' })
    expect([twin.objects.size, twin.unfinished.size]).toEqual([0, 0])
  })

  it('a file that is cut off on its way back is an error, never a shorter file [r.files-away]', async () => {
    const id = newFileId()
    await store.write(id, content(randomBytes(2_000_000)))
    twin.fail('cut', /^GET/)
    await expect(buffer(store.read(id))).rejects.toThrow(Error)
  })

  it('what a killed server left unfinished is listed, and removed like a file [r.uploads-orphans]', async () => {
    const id = newFileId()
    twin.unfinished.set('left', { key: `${twin.bucket.prefix}${id}`, startedMs: 0, parts: new Map() })
    expect(await listed()).toEqual([{ id, changedMs: 0 }])
    await store.remove(id)
    expect(twin.unfinished.size).toBe(0)
  })

  it('what others keep in the bucket is neither listed nor removed', async () => {
    const [other, left] = [`other/${newFileId()}`, `${twin.bucket.prefix}readme.txt`]
    for (const key of [other, left]) twin.objects.set(key, { bytes: Buffer.from('x'), changedMs: 0 })
    expect(await listed()).toEqual([])
  })
})
