import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RequestDetail } from '@endoll/api/requests.ts'
import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import { startTwins, type DemoTwins } from './demo/twins.ts'
import { inboxOf } from './gateways/mail/twin.ts'
import { jobNames, jobsReading, type RunningJobs } from './platform/jobs.ts'
import type { Services } from './platform/services.ts'
import { addContract, addCustomer, type TestCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let app: FastifyInstance
let twins: DemoTwins
let jobs: RunningJobs
let customer: TestCustomer
let headers: Record<string, string>
const errors: unknown[] = []

beforeAll(async () => {
  let connection: PoolConfig = {}
  server = await startTestServer({}, { connect: async (database) => (connection = database) })
  let port = 0
  const { deployment: settings } = server.services
  // The twin of the retailer brings its own key.
  const retailer = { ...settings.retailer, apiKeySha256: null }
  twins = await startTwins(
    { ...settings, retailer },
    {
      address: () => `http://127.0.0.1:${port}`,
      clock: server.clock,
      answerMs: 10,
    },
  )
  const quiet: Services = { ...server.services, deployment: twins.deployment }
  const logger = { error: (fields: unknown) => void errors.push(fields), warn: () => undefined }
  jobs = await startBackground({ services: quiet, connection, logger: logger as never })
  app = await createApp({ services: { ...quiet, jobs } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
})
afterAll(async () => {
  await app.close()
  await jobs.stop()
  await twins.stop()
  await server.stop()
})

async function call<T>(method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `/api/v1/${path}`
  return (await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })).json<T>()
}
function shown(id: number) {
  return call<RequestDetail>('GET', `requests/${id}/`)
}
const waitFor = { timeout: 20_000, interval: 50 }
function inbox() {
  return inboxOf(twins.mail.ledger).filter(({ to }) => to === customer.email)
}

async function signedPower(phone: string) {
  const { name } = await addContract(server.db, customer)
  const { request } = await call<{ request: { id: number; reference: string } }>(
    'POST',
    `contracts/${name}/power/`,
    { phone, power_p1: 5000, power_p2: 5000 },
  )
  await call('POST', `requests/${request.id}/signature/code/`)
  // The code is read where a person reads it.
  const code = await vi.waitFor(() => {
    const mail = inbox().findLast(
      ({ subject, text }) => /^\d{6} /.test(subject) && text.includes(request.reference),
    )
    if (!mail) throw new Error('no code yet')
    return mail.subject.slice(0, 6)
  }, waitFor)
  await call('POST', `requests/${request.id}/signature/`, { code })
  return request
}

it('a change goes by itself from its signature to its effect, with a mail for each step', async () => {
  const { id, reference } = await signedPower('600000001')
  await vi.waitFor(async () => expect((await shown(id)).state).toBe('effective'), waitFor)
  await vi.waitFor(() => {
    const subjects = inbox()
      .filter(({ text }) => text.includes(reference))
      .map(({ subject }) => subject.split(/[: ]/)[0])
    expect(subjects.filter((word) => !/^\d/.test(word!))).toEqual(['Falta', 'En', 'Aceptada', 'Hecho'])
  }, waitFor)
  const sent = twins.retailer.ledger.filter(
    (event) => 'request' in event && event.request.reference === reference,
  )
  expect(sent.map(({ type }) => type)).toEqual(['request.submitted', 'request.signed'])
})

it.each([
  ['600000065', '65', 'La potencia se cambió hace poco y todavía no se puede volver a cambiar.'],
  ['600000022', '22', 'La potencia pasa de la que la instalación tiene reconocida.'],
])('the phone %s is refused with the reason %s', async (phone, code, words) => {
  const { id } = await signedPower(phone)
  await vi.waitFor(
    async () =>
      expect(await shown(id)).toMatchObject({ state: 'rejected', reason_code: code, reason_text: words }),
    waitFor,
  )
})

it('jobs outlive the loss of their database', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'endoll-jobs'`.execute(
    server.db,
  )
  const { id } = await signedPower('600000001')
  await vi.waitFor(async () => expect((await shown(id)).state).toBe('effective'), waitFor)
})

it('jobs say when they last ran to their end, and how long what is due has waited', async () => {
  const samples = await vi.waitFor(async () => {
    const read = await jobsReading.read(server.services)
    const of = (name: string) => read.filter(({ gauge }) => gauge.name.includes(name))
    expect(of('last_success').length).toBe(jobNames.length)
    return of('oldest_age')
  })
  expect(samples.map(({ labels }) => labels?.['job_name'])).toEqual(jobNames)
})
