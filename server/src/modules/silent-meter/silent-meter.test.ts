import type { readHome } from '@endoll/api/home.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { listNotifications } from '@endoll/api/notifications.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCurveDay, addCustomer } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { startOfMeters, tellMeters } from '../notifications/operations/tell-meters.ts'
import { readOutbox } from '../requests/operations/deliver.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db
    .insertInto('crm_category')
    .values({ id: 24, section: 'Contador', name: 'No envía lecturas', supply: 'electricity' })
    .execute()
})
afterAll(() => server.stop())

// The clock of tests stands at 21 November 2026.
async function meter(lastDay: string, fields: Parameters<typeof addContract>[2] = {}) {
  const caller = await addCaller(server)
  const contract = await addContract(server.db, caller.customer, fields)
  await addCurveDay(server.db, contract.id, lastDay, { importWh: 100 })
  return { caller, contract }
}

async function silent(caller: TestCaller) {
  const { body } = await server.get('home/', caller.headers)
  return (body as ReplyOf<typeof readHome>).silent_meter
}

function ask(caller: TestCaller, name: string) {
  return caller.send('POST', `contracts/${name}/silent_meter/`)
}

async function tell() {
  await tellMeters(server.services, startOfMeters())
}

async function toldOf(caller: TestCaller) {
  const { body } = await server.get('notifications/', caller.headers)
  return (body as ReplyOf<typeof listNotifications>).items.map(({ about }) => about)
}

async function events(name: string) {
  const { page } = await readOutbox(server.services, 0)
  return page.events.flatMap((event) =>
    'meter' in event && event.meter.contract.name === name ? [[event.type, event.meter] as const] : [],
  )
}

describe('a meter of which no hours come [POST contracts/{contract}/silent_meter/]', () => {
  it('is said by the home once they are late, and not before [r.silent-meter]', async () => {
    const { caller, contract } = await meter('2026-11-10')
    expect(await silent(caller)).toMatchObject({
      contract: { id: contract.id, name: contract.name },
      last_day: '2026-11-10',
      can_ask: true,
      asked: null,
    })
    expect(await silent((await meter('2026-11-11')).caller)).toBeNull()
  })

  it.each([
    ['that has ended', { state: 'baixa' }],
    ['of gas', { kind: 'gas' }],
  ] as const)('is not one %s', async (_, fields) => {
    expect(await silent((await meter('2026-11-01', fields)).caller)).toBeNull()
  })

  it('is not one that never had hours, nor one whose hours are of the holder before', async () => {
    const caller = await addCaller(server)
    await addContract(server.db, caller.customer)
    const contract = await addContract(server.db, caller.customer, { held_from: '2026-11-15' })
    await addCurveDay(server.db, contract.id, '2026-11-01', { importWh: 100 })
    expect(await silent(caller)).toBeNull()
  })

  it('has the distributor asked by one press, in one case with contract and day, however often [r.silent-meter]', async () => {
    const { caller, contract } = await meter('2026-11-01')
    const replies = await Promise.all([ask(caller, contract.name), ask(caller, contract.name)])
    const { data } = replies[0].body as { data: { id: number; reference: string } }
    expect(replies.map(({ status, body }) => [status, body as unknown])).toEqual([
      [200, { data }],
      [200, { data }],
    ])
    expect((await ask(caller, contract.name)).body).toEqual({ data })
    expect(await silent(caller)).toMatchObject({ asked: data })
    const { body } = await server.get(`crm/cases/${data.id}/`, caller.headers)
    expect(JSON.stringify(body)).toContain(contract.cups)
    expect(JSON.stringify(body)).toMatch(/1 de noviembre de 2026|1 de novembre de 2026|1 November 2026/)
  })

  it('is not asked about where hours come, nor by anybody else', async () => {
    const { caller, contract } = await meter('2026-11-20')
    expect((await ask(caller, contract.name)).status).toBe(404)
    const other = await meter('2026-11-01')
    expect((await ask(caller, other.contract.name)).status).toBe(404)
  })

  it('is told once, to the customer and to the retailer, and so is that hours come again [r.silent-meter]', async () => {
    const { caller, contract } = await meter('2026-11-05')
    await tell()
    await tell()
    const silence = { kind: 'meter_silent', last_day: '2026-11-05' }
    expect(await toldOf(caller)).toEqual([silence])
    const told = { customer: { code: expect.any(String) as string }, last_date: '2026-11-05' }
    expect(await events(contract.name)).toEqual([['meter.silent', expect.objectContaining(told)]])
    await addCurveDay(server.db, contract.id, '2026-11-06', { importWh: 100 })
    await addCurveDay(server.db, contract.id, '2026-11-19', { importWh: 100 })
    await tell()
    await tell()
    const back = { kind: 'meter_back', last_day: '2026-11-05', first_day: '2026-11-06' }
    expect((await toldOf(caller)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([back, silence])
    expect((await events(contract.name)).map(([type]) => type)).toEqual(['meter.silent', 'meter.back'])
    expect(await silent(caller)).toBeNull()
  })

  it('of who has no account is told to the retailer alone, and of years ago to nobody', async () => {
    const [now, ago] = [
      await addContract(server.db, await addCustomer(server.db)),
      await addContract(server.db, await addCustomer(server.db)),
    ]
    await addCurveDay(server.db, now.id, '2026-11-05', { importWh: 100 })
    await addCurveDay(server.db, ago.id, '2025-03-05', { importWh: 100 })
    await tell()
    expect(await events(now.name)).toHaveLength(1)
    expect(await events(ago.name)).toEqual([])
  })
})

it('nobody is told when it is the retailer’s files that have stopped [r.silent-meter]', async () => {
  const stopped = await startTestServer()
  try {
    for (let meters = 0; meters < 50; meters += 1) {
      const contract = await addContract(stopped.db, await addCustomer(stopped.db))
      await addCurveDay(stopped.db, contract.id, '2026-11-05', { importWh: 100 })
    }
    await tellMeters(stopped.services, startOfMeters())
    expect((await readOutbox(stopped.services, 0)).page.events).toEqual([])
  } finally {
    await stopped.stop()
  }
})

it('a deployment that does not want it says nothing', async () => {
  const { silentMeter } = server.services.deployment
  const quiet = await startTestServer({}, { deployment: { silentMeter: { ...silentMeter, days: 0 } } })
  try {
    const caller = await addCaller(quiet)
    const contract = await addContract(quiet.db, caller.customer)
    await addCurveDay(quiet.db, contract.id, '2026-11-01', { importWh: 100 })
    await tellMeters(quiet.services, startOfMeters())
    const { body } = await quiet.get('home/', caller.headers)
    expect((body as ReplyOf<typeof readHome>).silent_meter).toBeNull()
    expect((await caller.send('POST', `contracts/${contract.name}/silent_meter/`)).status).toBe(404)
    expect((await readOutbox(quiet.services, 0)).page.events).toEqual([])
  } finally {
    await quiet.stop()
  }
})
