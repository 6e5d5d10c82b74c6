import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { newFileId, type FileStore } from '../../platform/files/file-store.ts'

async function* piecesOf(bytes: Buffer, size = 100_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function idsIn(store: FileStore) {
  const ids: string[] = []
  for await (const { id } of store.list()) ids.push(id)
  return ids.toSorted()
}

/** What every store of files does. `open` gives an empty one. */
export function storeKeepsFiles(open: () => FileStore) {
  it.each([
    ['a small file', 900],
    ['one of several parts', 20_000_000],
    ['one that ends where a part does', 16 * 1024 * 1024],
  ])('%s is there whole once it is written, and gone once it is removed', async (_, size) => {
    const store = open()
    const [id, bytes] = [newFileId(), randomBytes(size)]
    expect(await store.has(id)).toBe(false)
    await store.write(id, piecesOf(bytes))
    expect(await store.has(id)).toBe(true)
    expect((await buffer(store.read(id))).equals(bytes)).toBe(true)
    await store.remove(id)
    await store.remove(id)
    expect([await store.has(id), await idsIn(store)]).toEqual([false, []])
  })

  it.each([
    ['at once', 0],
    ['after some parts', 18_000_000],
  ])('nothing is left of one that breaks off %s', async (_, size) => {
    const store = open()
    const id = newFileId()
    async function* breaksOff() {
      yield* piecesOf(randomBytes(size))
      throw new Error('the line is gone')
    }
    await expect(store.write(id, breaksOff())).rejects.toThrow('the line is gone')
    expect([await store.has(id), await idsIn(store)]).toEqual([false, []])
  })

  it('all files are listed, with when they were written', async () => {
    const store = open()
    const ids = Array.from({ length: 5 }, newFileId).toSorted()
    for (const id of ids) await store.write(id, piecesOf(Buffer.from('x')))
    expect(await idsIn(store)).toEqual(ids)
    for await (const { changedMs } of store.list())
      expect(Math.abs(changedMs - systemClock.nowMs())).toBeLessThan(3_600_000)
    for (const id of ids) await store.remove(id)
  })

  it('one that is not there cannot be read', async () => {
    await expect(buffer(open().read(newFileId()))).rejects.toThrow(Error)
  })
}
