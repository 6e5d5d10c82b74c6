import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { switchesSchema, type Switches } from '@endoll/api/deployment/switches.ts'
import { isOffered, prefixesOf, switchesOf, type Endpoint } from '@endoll/api/endpoint.ts'
import { apiModules, createApp } from './app.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let endpoints: Endpoint[]

beforeAll(async () => {
  server = await startTestServer()
  endpoints = apiModules(server.services).flatMap((module) =>
    module.endpoints.map(({ endpoint }) => endpoint),
  )
})
afterAll(() => server.stop())

function allSwitches(value: boolean) {
  return Object.fromEntries(Object.keys(switchesSchema.shape).map((name) => [name, value])) as Switches
}

/** The server of a deployment with these switches, on the same database; each wizard has a switch of its own. */
function withSwitches(switches: Switches, type: 'electricity' | 'dual' = 'electricity') {
  const { services } = server
  const { deployment } = services
  const contracting = { ...deployment.contracting, type }
  return createApp({ services: { ...services, deployment: { ...deployment, contracting, switches } } })
}

/**
 * Open to everybody, and there only for who has the 128 random bits: to a stranger as a call that never was. Their
 * switches are held by modules/leads/routes.test.ts, modules/procedures/change-holder.test.ts and modules/data-access/calendar.test.ts.
 */
const bySecret: ReadonlySet<string> = new Set([
  'leads/{id}',
  'gas/leads/{id}',
  'leads/{id}/withdraw/',
  'leads/{id}/link/',
  'leads/dni-validation/{id}',
  'leads/solvencia/{id}',
  'contract_drafts/{id}/summary/',
  'contract_drafts/{id}/',
  'contract_drafts/{id}/contract/',
  'contract_drafts/{id}/conditions/',
  'contract_drafts/{id}/early_start/',
  'contract_drafts/{id}/bonus_renunciation/',
  'contract_drafts/{id}/signature/code/',
  'contract_drafts/{id}/signature/',
  'contract_drafts/{id}/signature/open/',
  'holder_changes/{token}/document/',
  'calendar/{secret}/',
])

/** What is open to everybody is there only under names that exist. */
const publicNames: Readonly<Record<string, string>> = { ine: '08' }

function urlsOf(endpoint: Endpoint) {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => publicNames[name] ?? '1')
  return prefixesOf(endpoint).map((prefix) => prefix + filled)
}

/** Whether the path of another call is one of this call's too: `leads/potencia` of `leads/{id}`. */
function takes({ path }: Endpoint, other: Endpoint) {
  const pattern = path.replaceAll(/[.?+()]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(other.path)
}

type App = Awaited<ReturnType<typeof createApp>>
type Method = Endpoint['method'] | 'OPTIONS'

/** What a server answers to calls that never were, by method. */
const nevers = new WeakMap<App, Map<Method, Promise<LightMyRequestResponse>>>()

function neverOf(app: App, method: Method) {
  const known = nevers.get(app) ?? new Map<Method, Promise<LightMyRequestResponse>>()
  nevers.set(app, known)
  const reply = known.get(method) ?? Promise.resolve(app.inject({ method, url: '/api/v1/never' }))
  known.set(method, reply)
  return reply
}

/** Whether the call exists: without a session only an unknown call is 404. */
async function isMounted(app: App, endpoint: Endpoint) {
  const replies: boolean[] = []
  for (const url of urlsOf(endpoint)) {
    for (const method of [endpoint.method, 'OPTIONS'] as const) {
      const reply = await app.inject({ method, url })
      const never = await neverOf(app, method)
      replies.push(reply.body !== never.body || reply.statusCode !== never.statusCode)
    }
  }
  expect(new Set(replies).size, endpoint.path).toBe(1)
  return replies[0]
}

it('a call answers while its switch is on and is a call that never was while it is off [c1.feature-switches] [c2.flag-sips] [c2.flag-claims] [c2.flag-electronic] [c2.flag-payment]', async () => {
  const used = new Set(endpoints.flatMap(switchesOf))
  for (const off of [undefined, ...used]) {
    const switches = off === undefined ? allSwitches(true) : { ...allSwitches(true), [off]: false }
    const app = await withSwitches(switches)
    for (const endpoint of endpoints.filter(({ path }) => !bySecret.has(path))) {
      // Two calls may share a path, or one of them take it for a name; OPTIONS then answers for the one that is on.
      const shared = endpoints.some((other) => other !== endpoint && takes(other, endpoint))
      if (shared && off !== undefined && switchesOf(endpoint).includes(off)) continue
      expect([endpoint.path, off, await isMounted(app, endpoint)]).toEqual([
        endpoint.path,
        off,
        isOffered(endpoint, switches),
      ])
    }
    await app.close()
  }
})

it('a call without a switch answers in the barest deployment', async () => {
  const app = await withSwitches(allSwitches(false))
  for (const endpoint of endpoints.filter((each) => each.switch === undefined)) {
    expect([endpoint.path, await isMounted(app, endpoint)]).toEqual([endpoint.path, true])
  }
  await app.close()
})

it('where a new contract is of both, the calls of both answer whatever wizard is switched off', async () => {
  const needed = ['newElectricityContractation', 'newGasContractation'] as const
  const app = await withSwitches(allSwitches(false), 'dual')
  const ofBoth = endpoints.filter(
    (endpoint) => !bySecret.has(endpoint.path) && needed.some((name) => switchesOf(endpoint).includes(name)),
  )
  for (const endpoint of ofBoth)
    expect([endpoint.path, await isMounted(app, endpoint)]).toEqual([endpoint.path, true])
  await app.close()
})
