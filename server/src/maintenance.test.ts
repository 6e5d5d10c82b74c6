import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageData } from '@endoll/api/page.ts'
import { whileOpen } from './background.ts'
import { issueMaintenancePass, maintenancePassPath } from './platform/http/maintenance-pass.ts'
import { testWeb } from './testing/test-web.ts'
import { addCustomer, testPassword, type TestCustomer } from './testing/factories.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// The clock of the tests stands at noon.
const maintenance = {
  enabled: true,
  start: '2026-11-21T13:00+01:00',
  end: '2026-11-21T15:00+01:00',
}
const minuteMs = 60_000

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>
let sessionCookie: string

/** Every page is a customer's. */
const web = testWeb({ renderer: { firstCalls: async () => [] } })

beforeAll(async () => {
  server = await startTestServer({}, { web, deployment: { maintenance } })
  customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
  sessionCookie = await server.cookiesOf(customer)
})
afterAll(() => server.stop())

function passOf(setCookie: unknown) {
  return String(setCookie).split(';')[0]!
}

async function takePass(pass: string) {
  const reply = await server.inject({ url: `${maintenancePassPath}${pass}` })
  return { status: reply.statusCode, location: reply.headers.location, cookie: reply.headers['set-cookie'] }
}

async function maintenanceOfPage(cookie?: string) {
  const { payload } = await server.inject({ url: '/contratos', headers: cookie ? { cookie } : {} })
  const text = /<script type="application\/json" id="endoll-page-data">(.*?)<\/script>/s.exec(payload)?.[1]
  return (JSON.parse(text ?? '') as PageData).settings.maintenance.enabled
}

/** Whether the page of a signed-in customer brings their session. */
async function carriesSession(...cookies: readonly string[]) {
  const fetched = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
  const cookie = [sessionCookie, ...cookies].join('; ')
  const { payload } = await server.inject({ url: '/contratos', headers: { ...fetched, cookie } })
  return payload.includes('id="endoll-signed-in"')
}

describe('an office that closes for maintenance', () => {
  it('is open until then', async () => {
    expect((await server.get('contracts/', headers)).status).toBe(200)
    expect(await carriesSession()).toBe(true)
  })

  it('refuses every call from then on, and says for how long [r.closed-api]', async () => {
    server.clock.advance(60 * minuteMs)
    const calls = [
      ['GET', 'v1/contracts/'],
      ['GET', 'v2/contracts/'],
      ['OPTIONS', 'v1/contracts/'],
      ['POST', 'v1/get_token'],
      ['POST', 'v1/signature/provider/'],
      ['GET', 'v1/nothing'],
      ['GET', 'docs'],
    ] as const
    for (const [method, path] of calls) {
      const reply = await server.inject({ method, url: `/api/${path}`, headers })
      expect([reply.statusCode, reply.headers['retry-after'], reply.json()], path).toEqual([
        503,
        '7200',
        { status: 'ERROR', status_code: 503, error: 'maintenance' },
      ])
    }
    server.clock.advance(180 * minuteMs)
    const late = await server.inject({ url: '/api/v1/contracts/', headers })
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '300'])
    server.clock.advance(-180 * minuteMs)
  })

  it('still sends its pages, and the health check still succeeds', async () => {
    expect((await server.inject({ url: '/contratos' })).statusCode).toBe(200)
    expect(await maintenanceOfPage()).toBe(true)
    expect(await carriesSession()).toBe(false)
    for (const url of ['/healthz', '/readyz']) expect((await server.inject({ url })).statusCode).toBe(200)
  })

  it('lets in who has a signed pass, for twelve hours [v2.maintenance-bypass]', async () => {
    const { status, location, cookie } = await takePass(await issueMaintenancePass(server.services))
    expect([status, location]).toEqual([303, '/'])
    expect(cookie).toMatch(/^__Host-endoll-maintenance=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const pass = passOf(cookie)
    const signIn = () =>
      server.inject({
        method: 'POST',
        url: '/api/v1/get_token',
        payload: { user: customer.email, password: testPassword },
        headers: { cookie: pass },
      })
    expect((await signIn()).statusCode).toBe(200)
    expect(await maintenanceOfPage(pass)).toBe(false)
    expect(await carriesSession(pass)).toBe(true)
    server.clock.advance(13 * 60 * minuteMs)
    expect((await signIn()).json()).toMatchObject({ error: 'maintenance' })
    expect(await maintenanceOfPage(pass)).toBe(true)
    server.clock.advance(-13 * 60 * minuteMs)
  })

  it.each(['1', '', 'a.b.c'])('gives nobody a pass for %j', async (pass) => {
    expect(await takePass(pass)).toEqual({ status: 303, location: '/', cookie: undefined })
  })

  it('takes no other token of ours for a pass', async () => {
    const [, token] = headers['authorization']!.split(' ')
    expect((await takePass(token!)).cookie).toBeUndefined()
    const forged = `__Host-endoll-maintenance=${token}`
    const reply = await server.inject({ url: '/api/v1/contracts/', headers: { ...headers, cookie: forged } })
    expect(reply.json()).toMatchObject({ error: 'maintenance' })
  })

  it('lets its jobs wait [r.closed-api]', async () => {
    let runs = 0
    const job = whileOpen(server.services, async () => void (runs += 1))
    await job()
    expect(runs).toBe(0)
    server.clock.advance(-120 * minuteMs)
    await job()
    expect(runs).toBe(1)
  })
})

it('an address that spells the API otherwise is the API all the same', async () => {
  server.clock.advance(180 * minuteMs)
  for (const url of [
    '/%61pi/v1/contracts',
    '/ap%69/v1/contracts',
    '/%61%70%69/v2/contracts',
    '/%61pi/v1/nothing',
    '/%61pi',
  ]) {
    const reply = await server.inject({ url, headers })
    expect([url, reply.statusCode, reply.headers['cache-control']]).toEqual([url, 503, 'private, no-store'])
  }
  for (const url of ['/%61pi/v1/get_token', '/a%70i/v1/leads']) {
    const reply = await server.inject({ method: 'POST', url, payload: {} })
    expect([url, reply.statusCode]).toEqual([url, 503])
  }
})
