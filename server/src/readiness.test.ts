import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieSuffixOf } from './platform/http/own-cookie.ts'
import { attachFiles } from './platform/files/attach-files.ts'
import { openDatabase, type Db } from './platform/db/open.ts'
import { whyUnready } from './platform/readiness.ts'
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
