import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieSuffixOf } from './platform/http/own-cookie.ts'
import { attachFiles } from './platform/files/attach-files.ts'
import { openDatabase, type Db } from './platform/db/open.ts'
import { whyUnready } from './platform/readiness.ts'
import { openFileStore } from './gateways/files/open-file-store.ts'
import { startS3Twin } from './gateways/files/twin.ts'
import { multipartOf, sampleFiles } from './testing/sample-files.ts'
import { createApp } from './app.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const standing = { isStopping: () => false, refusesIdly: () => false }

it('a server that is about to stop says so first, and answers on', async () => {
  let stopping = false
  const app = await createApp({ services: server.services, isStopping: () => stopping })
  const status = async (url: string) => (await app.inject({ url })).statusCode
  expect(await status('/readyz')).toBe(200)
  stopping = true
  expect([await status('/readyz'), await status('/healthz'), await status('/api/v1/contracts')]).toEqual([
    503, 200, 401,
  ])
  await app.close()
})

it('a database that takes no changes is no place for calls', async () => {
  const connection = { ...server.connection, options: '-c default_transaction_read_only=on' }
  const db: Db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  expect(await whyUnready({ db }, standing)).toBe('its database takes no changes')
  await db.destroy()
  expect(await whyUnready(server.services, standing)).toBeUndefined()
})

it('a server without the files that customers sent is not ready, and says 503 of each, never a failure of ours [r.readiness]', async () => {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/v1/files/?purpose=invoice',
    ...multipartOf(sampleFiles.pdf),
  })
  const { id } = reply.json<{ id: string }>()
  await attachFiles(server.db, [id], {
    purpose: 'invoice',
    attachedTo: 'lead/1',
    nowMs: server.clock.nowMs(),
  })
  const headers = { 'x-api-key': server.apiKey }
  const status = async (url: string) => (await server.inject({ url, headers })).statusCode
  expect([await status(`/api/v1/files/${id}/`), await status('/readyz')]).toEqual([200, 200])
  await server.services.files!.remove(id)
  expect([await status(`/api/v1/files/${id}/`), await status('/readyz')]).toEqual([503, 503])
  await sql`delete from uploaded_file`.execute(server.db)
  expect(await status('/readyz')).toBe(200)
})

it('a bucket that is away takes no server out: a file is a 503, everything else goes on [r.files-away]', async () => {
  const twin = await startS3Twin()
  const files = await openFileStore(twin.bucket)
  const office = await startTestServer({}, { files })
  try {
    const send = () =>
      office.inject({
        method: 'POST',
        url: '/api/v1/files/?purpose=invoice',
        ...multipartOf(sampleFiles.pdf),
      })
    const { id } = (await send()).json<{ id: string }>()
    await attachFiles(office.db, [id], {
      purpose: 'invoice',
      attachedTo: 'lead/1',
      nowMs: office.clock.nowMs(),
    })
    const read = () => office.inject({ url: `/api/v1/files/${id}/`, headers: { 'x-api-key': office.apiKey } })
    expect((await read()).rawPayload.equals(Buffer.from(sampleFiles.pdf))).toBe(true)
    twin.fail('unavailable')
    const refused = await send()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    expect((await read()).statusCode).toBe(503)
    expect((await office.inject({ url: '/readyz' })).statusCode).toBe(200)
    twin.fail(undefined)
    expect([(await send()).statusCode, (await read()).statusCode]).toEqual([200, 200])
  } finally {
    await office.stop()
    await twin.stop()
  }
})

it.each([
  ['https://office.example', 3000, ''],
  ['https://office.example', 3001, ''],
  ['https://office.example:443', 3001, ''],
  ['https://office.example:8443', 3001, '-8443'],
  [null, 3000, '-3000'],
  [null, 443, ''],
])(
  'cookies of %s, served on port %i, are called after the first alone: "%s" [r.ordinary-owner]',
  (publicAddress, port, suffix) => {
    expect(cookieSuffixOf(publicAddress, port)).toBe(suffix)
  },
)
