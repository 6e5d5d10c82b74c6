import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { noteImport } from './import/last-import.ts'
import { officeReadings } from './metrics.ts'
import { at } from './platform/db/at.ts'
import { openMetrics, serveMetrics, type Metrics } from './platform/metrics/open-metrics.ts'
import { addCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let metrics: Metrics

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  metrics = openMetrics(server.services, officeReadings)
})
afterEach(() => metrics.close())

/** The value of one line, undefined if there is no such line. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await metrics.text()).split('\n').find((written) => written.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

it('counts calls by the pattern of their route, and no address [r.metrics]', async () => {
  const customer = await addCustomer(server.db)
  const headers = await server.signIn(customer)
  await server.inject({ url: '/api/v1/contracts/ES0021999999999999XX/', headers })
  await server.inject({ url: '/nobody@example.com' })
  await server.inject({ method: 'PROPFIND', url: '/' })
  const text = await metrics.text()
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/api/v1/contracts/:name/",http_response_status_code="404"} 1',
  )
  expect(text).toContain('http_route="page"')
  expect(text).not.toMatch(/ES0021999|nobody@|PROPFIND/)
})

it('counts sign-ins that were refused, each by its way and reason', async () => {
  const { email } = await addCustomer(server.db)
  const payload = { user: email, password: 'not the password' }
  await server.inject({ method: 'POST', url: '/api/v1/get_token', payload })
  const line = 'endoll_sign_ins_total{way="password",outcome="bad_credentials"}'
  expect(await valueOf(line)).toBe(1)
})

it('says how much waits in each queue, and for how long', async () => {
  const queued = { template: 'account_notice', locale: 'es', data: '{}', recipient: 'x@example.com' }
  const createdMs = server.clock.nowMs() - 90_000
  const mail = { ...queued, created_at: at(createdMs), next_attempt_at: at(createdMs) }
  await server.db
    .insertInto('mail_outbox')
    .values({ ...mail, dedupe_key: 'metrics-1' })
    .execute()
  const refused = { ...mail, dedupe_key: 'metrics-2', failed_because: '550' }
  await server.db.insertInto('mail_outbox').values(refused).execute()
  expect(await valueOf('endoll_queue_waiting{queue="mail_outbox"}')).toBe(1)
  expect(await valueOf('endoll_queue_oldest_age_seconds{queue="mail_outbox"}')).toBe(90)
  expect(await valueOf('endoll_queue_given_up{queue="mail_outbox"}')).toBe(1)
  expect(await valueOf('endoll_queue_waiting{queue="outbox_event"}')).toBe(0)
})

it('says when the last import ended, and keeps when one last took everything', async () => {
  const counts = { tables: [{ good: 3, refused: 0 }], curves: { readings: 4, refused: 0 }, seconds: 2 }
  type Report = NonNullable<Parameters<typeof noteImport>[1]>
  expect(await valueOf('endoll_import_last_success_timestamp_seconds')).toBeUndefined()
  await noteImport(server.db, { ...counts, problemCounts: {} } as unknown as Report)
  const succeeded = await valueOf('endoll_import_last_success_timestamp_seconds')
  expect(succeeded).toBeGreaterThan(0)
  expect(await valueOf('endoll_import_last_rows')).toBe(7)
  await noteImport(server.db, undefined)
  expect(await valueOf('endoll_import_last_success_timestamp_seconds')).toBe(succeeded)
  expect(await valueOf('endoll_import_last_end_timestamp_seconds')).toBeGreaterThanOrEqual(succeeded!)
})

it('says which version and migration run, and how many payments are not known to have ended', async () => {
  expect(await metrics.text()).toMatch(
    /endoll_build_info\{version="\d+\.\d+\.\d+",migration="\d{4}-[a-z0-9-]+"\} 1/,
  )
  expect(await valueOf('endoll_card_payments_open{state="unknown"}')).toBe(0)
})

it('shows what the process knows while the database is away [r.metrics-without-database]', async () => {
  const away = { read: async () => Promise.reject(new Error('away')), of: 'broken', gauges: [] }
  metrics.close()
  metrics = openMetrics(server.services, [away, ...officeReadings])
  expect(await valueOf('endoll_metrics_read_failed{reading="broken"}')).toBe(1)
  expect(await valueOf('endoll_metrics_read_failed{reading="queues"}')).toBe(0)
  expect(await valueOf('db_client_connection_pending_requests')).toBe(0)
  expect(await metrics.text()).toContain('nodejs_eventloop_lag_p99_seconds')
})

it('is served on a port of its own, under one path', async () => {
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const ask = (path: string) => globalThis.fetch(`http://127.0.0.1:${served.port}${path}`)
  const found = await ask('/metrics')
  expect([found.status, found.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ])
  expect(await found.text()).toContain('# HELP endoll_build_info')
  expect((await ask('/')).status).toBe(404)
  await served.close()
})
