import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from './config.ts'
import { httpRetailer } from './gateways/retailer/http-retailer.ts'
import { answersOfHome, payloadOf } from './modules/leads/leads.fixture.ts'
import { deliverOutbox } from './modules/requests/operations/deliver.ts'
import { systemClock } from './platform/clock.ts'
import { openTestCase } from './testing/test-cases.ts'
import { addCaller, sign, type SubmittedBody } from './testing/test-requests.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const run = promisify(execFile)
const example = join(repositoryRoot, 'docs/erp-example')
const secret = 'secret-of-the-outbox-for-the-example-0123'

let server: TestServer
let office: string
let folder: string
let program: ChildProcess | undefined
let said = ''

beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  office = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'endoll-erp-'))
})
afterAll(async () => {
  program?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
  await server.stop()
})

function until(words: RegExp): Promise<RegExpExecArray> {
  return expect
    .poll(() => words.exec(said), { timeout: 60_000 })
    .not.toBeNull()
    .then(() => words.exec(said)!)
}

it('a client made from the document compiles with the example, without a cast', async () => {
  const bin = join(example, 'node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [bin, `${office}/api/docs/openapi.json`, '-o', join(example, 'api.d.ts')])
  const tsc = join(repositoryRoot, 'node_modules/.bin/tsc')
  const compiled = await run(tsc, ['-p', example]).catch((error: { stdout: string }) => error)
  expect(compiled.stdout).toBe('')
}, 180_000)

it('the linter that its users have finds the document right', async () => {
  const linted = await run(process.execPath, [join(example, 'lint.ts')], {
    env: { ...process.env, OFFICE: office },
  }).catch((error: { stdout: string; stderr: string }) => error)
  expect(linted).toMatchObject({ stdout: '', stderr: '' })
})

it('the example takes the feed, answers requests and cases, reads leads, and checks signatures', async () => {
  const caller = await addCaller(server)
  const before = (await caller.send('POST', `contracts/${caller.contract.name}/power/`, {
    phone: '600000001',
    power_p1: 5000,
    power_p2: 5000,
  })) as { body: SubmittedBody }
  await sign(server, caller, before.body.request.id)
  program = spawn(process.execPath, [join(example, 'office.ts')], {
    env: {
      ...process.env,
      OFFICE: office,
      API_KEY: server.apiKey,
      OUTBOX_SECRET: secret,
      CURSOR: join(folder, 'cursor.txt'),
    },
  })
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (text) => (said += String(text)))
  // What came before it was there is read by cursor.
  await until(/request \S+: effective/)
  expect((await caller.request(before.body.request.id)).state).toBe('effective')

  const [, port = ''] = await until(/listening on (\d+)/)
  const address = `http://127.0.0.1:${port}/`
  const { id } = await openTestCase(server, caller.headers, caller.contract.id)
  const lead = payloadOf(answersOfHome(), { step: 1, confirm: false })
  const saved = await server.inject({ method: 'POST', url: '/api/v1/leads', payload: lead })
  expect(saved.statusCode).toBe(200)

  // Signed by somebody else: nothing is read of it.
  const stranger = httpRetailer({ address, secret: `${secret}-not` }, systemClock)
  await expect(stranger.deliver({ id: 1 } as never)).rejects.toThrow(/403/)
  expect(said).not.toContain('case ')

  const retailer = httpRetailer({ address, secret }, systemClock)
  const { failed } = await deliverOutbox(server.services, retailer)
  expect(failed).toEqual([])
  await until(/case \S+: /)
  await until(/lead \S+: step 1/)
  const found = await server.inject({ url: `/api/v1/crm/cases/${id}/`, headers: caller.headers })
  expect(found.body).toContain('Recibido: No la entiendo.')
  // The same delivered again is taken once.
  const answers = said.match(/case \S+: /g)?.length
  await retailer.deliver({ id: 2 } as never)
  expect(said.match(/case \S+: /g)?.length).toBe(answers)
  expect(said).not.toContain('Error')
}, 180_000)
