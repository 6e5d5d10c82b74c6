import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, eachDay } from '@endoll/domain/time/day.ts'
import { repositoryRoot } from '../../config.ts'
import { addDataToken } from '../../testing/add-data-token.ts'
import { addContract, addCurveDay, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ dataAccess: true })
})
afterAll(() => server.stop())

it('a script reads two months of hours by the documents alone [r.data-by-documents]', async () => {
  const customer = await addCustomer(server.db)
  const { id, name } = await addContract(server.db, customer)
  // From the day on which clocks change to the day before yesterday.
  const [from, to] = ['2026-09-20', '2026-11-19']
  for (const day of eachDay(from, addDays(to, 1))) await addCurveDay(server.db, id, day, { importWh: 250 })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const script = join(repositoryRoot, 'docs/data-api/hours.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, name, from, to], {
    env: { ENDOLL_ADDRESS: address, ENDOLL_TOKEN: await addDataToken(server.db, customer) },
  })
  const [head, ...rows] = stdout.trim().split('\n')
  expect(head).toBe('start;import_kwh;export_kwh;price_eur_kwh;amount_eur')
  // 61 days, one of them with an hour more.
  expect(rows).toHaveLength(61 * 24 + 1)
  expect(new Set(rows.map((row) => row.split(';')[0])).size).toBe(rows.length)
  expect(rows[0]).toMatch(/^2026-09-20T00:00:00\+02:00;0\.25;/)
  expect(rows.at(-1)).toMatch(/^2026-11-19T23:00:00\+01:00;0\.25;/)
})
