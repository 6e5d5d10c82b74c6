import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { handleErrors } from './reply-errors.ts'
import { shedLoad, type Load } from './shed-load.ts'

const load: Load = {
  reads: { calls: 3, lateMs: 100 },
  writes: { calls: 5, lateMs: 400 },
  documents: { calls: 2, lateMs: 100 },
  signIns: { calls: 4, lateMs: 400 },
  files: { calls: 2, lateMs: 400 },
}

let app: FastifyInstance
afterEach(() => app.close())

function start() {
  const goOn = Promise.withResolvers<void>()
  const late = { ms: 0, isStopped: false }
  const clock = { ms: 0 }
  app = fastify()
  handleErrors(app)
  const shedding = shedLoad(app, load, {
    lateness: { lateMs: () => late.ms, stop: () => (late.isStopped = true) },
    nowMs: () => clock.ms,
  })
  app.get('/slow', async () => {
    await goOn.promise
    return 'done'
  })
  app.get('/document', { config: { apart: 'documents' } }, async () => {
    await goOn.promise
    return 'done'
  })
  app.post('/sign-in', { config: { apart: 'signIns' } }, async () => {
    await goOn.promise
    return 'done'
  })
  app.get('/quick', async () => 'done')
  app.get('/healthz', async () => 'done')
  app.post('/write', async () => 'done')
  const status = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).statusCode
  return { goOn, late, clock, shedding, status }
}

describe('a server that is asked for too much [r.overload]', () => {
  it('refuses reads at once and takes writes longer, until there is room again', async () => {
    const { goOn, status } = start()
    const slow = Array.from({ length: 3 }, () => status('GET', '/slow'))
    await expect.poll(() => status('GET', '/quick')).toBe(503)
    const refused = await app.inject('/quick')
    expect([refused.json(), refused.headers['retry-after']]).toEqual([
      { status: 'ERROR', status_code: 503, error: 'busy' },
      '1',
    ])
    expect(await status('POST', '/write')).toBe(200)
    expect(await status('GET', '/healthz')).toBe(200)
    goOn.resolve()
    expect(await Promise.all(slow)).toEqual([200, 200, 200])
    expect(await status('GET', '/quick')).toBe(200)
  })

  it('has room of their own for documents and for sign-ins, which wait outside the loop', async () => {
    const { goOn, status } = start()
    const documents = Array.from({ length: 6 }, () => status('GET', '/document'))
    const signIns = Array.from({ length: 7 }, () => status('POST', '/sign-in'))
    await expect.poll(() => status('GET', '/document')).toBe(503)
    await expect.poll(() => status('POST', '/sign-in')).toBe(503)
    expect([await status('GET', '/quick'), await status('POST', '/write')]).toEqual([200, 200])
    goOn.resolve()
    const answered = (statuses: readonly number[]) => statuses.filter((one) => one === 200).length
    expect(answered(await Promise.all(documents))).toBe(2)
    expect(answered(await Promise.all(signIns))).toBe(4)
    expect([await status('GET', '/document'), await status('POST', '/sign-in')]).toEqual([200, 200])
  })

  it('refuses while its loop is late, reads first', async () => {
    const { late, status } = start()
    late.ms = 200
    expect([await status('GET', '/quick'), await status('POST', '/write')]).toEqual([503, 200])
    late.ms = 500
    expect([await status('GET', '/quick'), await status('POST', '/write')]).toEqual([503, 503])
    expect(await status('GET', '/healthz')).toBe(200)
    late.ms = 0
    expect([await status('GET', '/quick'), await status('POST', '/write')]).toEqual([200, 200])
  })

  it('counts what it refused for nothing', async () => {
    const { status } = start()
    for (let times = 0; times < 20; times += 1) expect(await status('GET', '/missing')).toBe(404)
    expect(await status('GET', '/quick')).toBe(200)
  })

  it('says that it refuses everything when it has for ten seconds, with a loop that has nothing to do', async () => {
    const { goOn, late, clock, shedding, status } = start()
    const slow = Array.from({ length: 3 }, () => status('GET', '/slow'))
    await expect.poll(() => status('GET', '/quick')).toBe(503)
    clock.ms = 9_999
    expect(await status('GET', '/quick')).toBe(503)
    expect(shedding.refusesIdly()).toBe(false)
    clock.ms = 10_000
    expect(shedding.refusesIdly()).toBe(true)
    late.ms = 200
    expect(shedding.refusesIdly()).toBe(false)
    late.ms = 0
    goOn.resolve()
    await Promise.all(slow)
    expect(shedding.refusesIdly()).toBe(false)
    expect(await status('GET', '/quick')).toBe(200)
  })
})
