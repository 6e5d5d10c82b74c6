import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { checkEverything, linesOf, type Checked } from './deployment-checks.ts'
import { startS3Twin } from './gateways/files/twin.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let retailer: Server
let retailerAddress: string
let databaseUrl: string

beforeAll(async () => {
  server = await startTestServer()
  const { host, port, user, password, database } = server.connection as Record<string, string | number>
  databaseUrl = `postgres://${user}:${password}@/${database}?host=${host}&port=${port}`
  retailer = createServer((_, response) => response.writeHead(405).end())
  await new Promise<void>((resolve) => retailer.listen(0, '127.0.0.1', resolve))
  retailerAddress = `http://127.0.0.1:${(retailer.address() as AddressInfo).port}`
})
afterAll(async () => {
  retailer.close()
  await server.stop()
})

/** What was found of each thing, by its name. */
async function findings(change: object, environment: Record<string, string> = {}) {
  const config = readConfig({ ENDOLL_FILES: `${tmpdir()}/endoll-check`, ...environment }, ['--demo'])
  const { deployment } = server.services
  const changed = {
    ...deployment,
    switches: { ...deployment.switches, oidc: false, enablePayment: false },
    ...change,
  }
  const checked = await checkEverything(config, changed)
  return new Map(checked.map((one): readonly [string, Checked] => [one.what, one]))
}

it('what is not there has a line that says what to look at, and no secret [r.check-deployment]', async () => {
  const gone = 'http://127.0.0.1:9'
  const found = await findings(
    {
      publicAddress: 'https://localhost:9',
      mail: { ...server.services.deployment.mail, server: 'smtp://office:hush@127.0.0.1:9' },
      retailer: { ...server.services.deployment.retailer, outboxAddress: gone },
    },
    { DATABASE_URL: 'postgres://office:hush@127.0.0.1:9/office', ENDOLL_FILES: '/dev/null/files' },
  )
  const lines = linesOf([...found.values()])
  for (const [what, words] of [
    ['database', 'does not answer'],
    ['mail', 'mail.server'],
    ["retailer's systems", 'retailer.outboxAddress'],
    ['files', 'ENDOLL_FILES'],
    ['TLS address', 'the proxy in front'],
  ]) {
    expect(lines.find((line) => line.startsWith('WRONG') && line.includes(what!))).toContain(words)
  }
  expect(lines.join('\n')).not.toContain('hush')
  expect(lines.find((line) => line.includes('card provider'))).toMatch(/^- .*not set up$/)
})

it('what is there has a line as well', async () => {
  const outbox = { ...server.services.deployment.retailer, outboxAddress: retailerAddress }
  const found = await findings({ retailer: outbox })
  expect(found.get("retailer's systems")?.problems).toEqual([])
  expect(found.get('files')).toMatchObject({ what: 'files' })
  expect(found.get('database')?.problems).toEqual([expect.stringContaining('DATABASE_URL is not set')])
})

it('a bucket is written, read and cleared; wrong keys are said, and are no part of the line [r.check-deployment]', async () => {
  const twin = await startS3Twin()
  const environment = {
    ENDOLL_FILES: 's3://office/files',
    AWS_ENDPOINT_URL_S3: twin.bucket.endpoint!,
    AWS_ACCESS_KEY_ID: twin.bucket.keyId,
    AWS_SECRET_ACCESS_KEY: 'hush',
  }
  const [well, wrong] = [
    await findings({}, environment),
    await findings({}, { ...environment, AWS_ACCESS_KEY_ID: 'x' }),
  ]
  await twin.stop()
  expect(well.get('files')).toEqual({ what: 'files', problems: [], told: 's3://office/files/' })
  expect(twin.objects.size).toBe(0)
  expect(wrong.get('files')?.problems).toEqual([expect.stringMatching(/\(AccessDenied\).*AWS_REGION/)])
  expect(linesOf([...wrong.values()]).join('\n')).not.toContain('hush')
})

it('a database that may lose what it confirmed is said to', async () => {
  // The database of tests may lose what it confirmed, and is refused for that.
  const found = await findings({}, { DATABASE_URL: databaseUrl })
  expect(found.get('database')?.problems).toEqual([expect.stringContaining('may lose what it confirmed')])
})
