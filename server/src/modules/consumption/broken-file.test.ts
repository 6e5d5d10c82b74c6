import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@endoll/domain/time/day.ts'
import { addContract, addCurveDay, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let headers: Record<string, string>
let name: string
let port: number

beforeAll(async () => {
  server = await startTestServer()
  const customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
  const contract = await addContract(server.db, customer)
  name = contract.name
  for (let day = '2026-01-01'; day < '2026-07-01'; day = addDays(day, 1))
    await addCurveDay(server.db, contract.id, day)
  // Two bytes are too short for the quality of a day of 24 hours: what reads it fails, long after the file has begun.
  await server.db
    .updateTable('consumption_day')
    .set({ quality: Buffer.from([4, 4]) })
    .where('contract_id', '=', contract.id)
    .where('day', '=', '2026-06-30')
    .execute()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())

/** What a browser takes for a file: an answer of 200 that the server ends as complete. */
async function isTakenForWhole(query: string, encoding: string): Promise<boolean> {
  const path = `/api/v1/contracts/${name}/cch/download/?${query}`
  const asked = request({ port, path, headers: { ...headers, 'accept-encoding': encoding } }).end()
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  // What breaks off is an error too; what counts here is how it ended.
  reply.on('error', () => undefined).resume()
  await new Promise((resolve) => reply.once('close', resolve))
  return reply.statusCode === 200 && reply.complete
}

describe.each(['datadis', 'f5d', 'espi'])(
  'a file (%s) of which a part cannot be read [r.broken-files]',
  (format) => {
    it.each(['identity', 'gzip', 'br'])('is not taken for whole: %s', async (encoding) => {
      const until = (end: string) => `format=${format}&start=2026-01-01&end=${end}`
      expect(await isTakenForWhole(until('2026-06-29'), encoding)).toBe(true)
      expect(await isTakenForWhole(until('2026-06-30'), encoding)).toBe(false)
    })
  },
)
