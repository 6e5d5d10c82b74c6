import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeKeepsFiles } from './store-contract.ts'
import { hasSwift, startSwift } from './swift.ts'
import { newFileId, type FileStore } from '../../platform/files/file-store.ts'
import { openFileStore } from './open-file-store.ts'

describe.skipIf(!hasSwift)('a bucket of OpenStack Swift, by its S3 interface', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>
  let store: FileStore
  beforeAll(async () => {
    swift = await startSwift()
    store = await openFileStore(swift.bucket)
  })
  afterAll(() => swift.stop())
  storeKeepsFiles(() => store)

  it('wrong keys are refused, and nothing is kept', async () => {
    const stranger = await openFileStore({ ...swift.bucket, secret: 'wrong' })
    const id = newFileId()
    const content = async function* () {
      yield Buffer.from('x')
    }
    await expect(stranger.write(id, content())).rejects.toMatchObject({ code: 'busy' })
    expect([await stranger.has(id), await store.has(id)]).toEqual([false, false])
  })
})
