import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBattery, addContract, addMovements } from '../../testing/factories.ts'
import { firstCellsOf, readPdf } from '../../testing/read-pdf.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { texts } from '../../texts.ts'
import { takePlannedEffects } from '../requests/operations/take-planned.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const good = {
  reason: 'moving',
  day: '2026-12-10',
  last_bill: 'as_now',
  phone: '600000001',
  cut_accepted: true,
}

function ask(caller: TestCaller, body: object = good, name = caller.contract.name) {
  return caller.send('POST', `contracts/${name}/end/`, body)
}
function look(caller: TestCaller, name = caller.contract.name) {
  return caller.send('GET', `contracts/${name}/end/`)
}
function answer(reference: string, payload: object) {
  const url = `/api/v1/retailer/requests/${reference}/answer/`
  return server.inject({ method: 'POST', url, headers: { 'x-api-key': server.apiKey }, payload })
}
function stored({ contract }: TestCaller) {
  return server.db
    .selectFrom('contract')
    .select(['state', 'end_day'])
    .where('id', '=', contract.id)
    .executeTakeFirstOrThrow()
}

it('who leaves signs what stays in the virtual battery and what becomes of it', async () => {
  const caller = await addCaller(server)
  const battery = await addBattery(server.db, [[caller.contract, 100]])
  await addMovements(server.db, [battery, caller.contract], [['2026-10-02', 'F-1', 1605]])
  const { request } = (await ask(caller)).body as SubmittedBody
  expect((await caller.request(request.id)).changes).toContainEqual({
    field: 'battery_left',
    before: null,
    after: '1605 last_bill',
  })
  const url = `/api/v1/requests/${request.id}/document/?lang=es`
  const document = await server.inject({ method: 'GET', url, headers: caller.headers })
  const { last_bill: said } = texts.es.request.values.battery_left
  const { text, structure } = await readPdf(document.rawPayload)
  expect(firstCellsOf(structure)).not.toContain('TD')
  expect(text.join(' ').replaceAll(/\s+/gu, ' ')).toContain(`16,05 €. ${said}`)
})

describe('services contracted with the supply', () => {
  const upkeep = { kind: 'service', start_day: '2026-01-01' } as const
  async function addServices({ contract }: TestCaller) {
    await server.db
      .insertInto('contract_service')
      .values([
        { ...upkeep, contract_id: contract.id, name: 'Mantenimiento' },
        { ...upkeep, contract_id: contract.id, name: 'Asistencia', end_day: '2026-03-31' },
        { ...upkeep, contract_id: contract.id, kind: 'social_bonus', name: 'Bono social' },
      ])
      .execute()
  }

  it.each([
    ['end with it, where nothing is said', {}, 'end'],
    ['go on, where the customer says so', { other_services: 'keep' }, 'keep'],
  ])('[law.32.services] %s', async (_, said, becomes) => {
    const caller = await addCaller(server)
    await addServices(caller)
    expect((await look(caller)).body).toMatchObject({ services: ['Mantenimiento'] })
    const { request } = (await ask(caller, { ...good, ...said })).body as SubmittedBody
    const { changes } = await caller.request(request.id)
    expect(changes).toContainEqual({ field: 'services', before: null, after: 'Mantenimiento' })
    expect(changes).toContainEqual({ field: 'other_services', before: null, after: becomes })
    const url = `/api/v1/requests/${request.id}/document/?lang=es`
    const document = await server.inject({ method: 'GET', url, headers: caller.headers })
    const { text } = await readPdf(document.rawPayload)
    expect(text.join(' ')).toContain(texts.es.request.values.other_services[becomes as 'end'])
  })

  it('[law.32.services] are not asked about where there are none', async () => {
    const caller = await addCaller(server)
    expect((await look(caller)).body).toMatchObject({ services: [] })
    const { request } = (await ask(caller, { ...good, other_services: 'keep' })).body as SubmittedBody
    const fields = (await caller.request(request.id)).changes.map(({ field }) => field)
    expect(fields).not.toContain('other_services')
  })
})

describe('the end of a supply', () => {
  it('says from when on, and what it costs to come back [GET contracts/{name}/end/] [r.end-supply]', async () => {
    const caller = await addCaller(server)
    expect((await look(caller)).body).toMatchObject({
      first_day: '2026-11-27',
      last_day: '2027-02-19',
      email: caller.customer.email,
      // 9.04 + 4.6 × 19.70; after three years 4.6 × 17.27 more.
      return_cost: { entitled_years: 3, within: 99.66, after: 179.1 },
      refusal: null,
    })
    const gas = await addContract(server.db, caller.customer, { kind: 'gas' })
    expect((await look(caller, gas.name)).body).toMatchObject({ return_cost: null })
  })

  it('is signed, sent, and ends the contract on the day that the retailer says [POST contracts/{name}/end/]', async () => {
    const caller = await addCaller(server)
    const body = { ...good, last_bill: 'email', email: 'away@example.test' }
    const reply = (await ask(caller, body)).body as SubmittedBody
    expect(reply.waiting_for_signature).toBe(true)
    const { id, reference } = reply.request
    await sign(server, caller, id)
    const sent = await caller.request(id)
    expect(sent).toMatchObject({ state: 'sent', due_date: '2026-12-10' })
    expect(sent.changes).toEqual([
      { field: 'end_day', before: null, after: '2026-12-10' },
      { field: 'end_reason', before: null, after: 'moving' },
      { field: 'last_bill', before: null, after: 'away@example.test' },
    ])
    expect(await stored(caller)).toEqual({ state: 'activa', end_day: null })
    await answer(reference, { answer: 'accepted' })
    // No contract ends before its first day.
    const early = await answer(reference, { answer: 'effective', effective_date: '2023-01-31' })
    expect([early.statusCode, early.json<object>()]).toMatchObject([
      400,
      { errors: { effective_date: ['date_not_valid'] } },
    ])
    // The contract continues until a future day, and the same answer again changes nothing.
    const planned = { answer: 'effective', effective_date: '2026-12-11' }
    for (let times = 0; times < 2; times += 1) {
      expect((await answer(reference, planned)).json()).toMatchObject({ state: 'accepted' })
    }
    expect(await takePlannedEffects(server.services)).toBe(0)
    expect(await stored(caller)).toEqual({ state: 'activa', end_day: null })
    expect(await caller.request(id)).toMatchObject({
      state: 'accepted',
      due_date: '2026-12-11',
      effective_date: '2026-12-11',
    })
    const accepted = (await mailsTo(server, caller.customer.email)).filter(
      (mail) => mail === 'request accepted',
    )
    expect(accepted).toHaveLength(2)
    server.clock.advance(20 * 24 * 3600 * 1000)
    const taken = [await takePlannedEffects(server.services), await takePlannedEffects(server.services)]
    server.clock.advance(-20 * 24 * 3600 * 1000)
    expect(taken).toEqual([1, 0])
    expect(await stored(caller)).toEqual({ state: 'baixa', end_day: '2026-12-11' })
    expect(await caller.request(id)).toMatchObject({ state: 'effective', effective_date: '2026-12-11' })
    expect(await mailsTo(server, caller.customer.email)).toContain('request effective')
    expect((await look(caller)).body).toMatchObject({ refusal: { code: 'contract_not_active' } })
  })

  it('is not ended before the day that was asked for by an answer that says no day [r.end-supply]', async () => {
    const caller = await addCaller(server)
    const { id, reference } = ((await ask(caller, good)).body as SubmittedBody).request
    await sign(server, caller, id)
    expect((await answer(reference, { answer: 'effective' })).json()).toMatchObject({ state: 'accepted' })
    expect(await stored(caller)).toEqual({ state: 'activa', end_day: null })
    expect(await caller.request(id)).toMatchObject({ due_date: '2026-12-10', effective_date: '2026-12-10' })
    server.clock.advance(20 * 24 * 3600 * 1000)
    await takePlannedEffects(server.services)
    server.clock.advance(-20 * 24 * 3600 * 1000)
    expect(await stored(caller)).toEqual({ state: 'baixa', end_day: '2026-12-10' })
  })

  it('that the distributor rejects changes nothing, and says why in words', async () => {
    const caller = await addCaller(server)
    const { request } = (await ask(caller)).body as SubmittedBody
    await sign(server, caller, request.id)
    await answer(request.reference, { answer: 'rejected', reason_code: 'D1' })
    expect(await caller.request(request.id)).toMatchObject({
      state: 'rejected',
      reason_text: 'El suministro tiene bono social: antes, renuncie a él o cámbielo de suministro.',
    })
    expect(await stored(caller)).toEqual({ state: 'activa', end_day: null })
  })

  it('excludes and waits for what else the distributor does; the same call twice is one request', async () => {
    const caller = await addCaller(server)
    const key = { 'idempotency-key': 'the-same-key' }
    const path = `contracts/${caller.contract.name}/end/`
    const first = await caller.send('POST', path, good, key)
    expect(await caller.send('POST', path, good, key)).toEqual(first)
    const { request } = first.body as SubmittedBody
    expect(await ask(caller)).toMatchObject({
      status: 409,
      body: { error: 'process_running', about: { request } },
    })
    expect((await look(caller)).body).toMatchObject({ refusal: { code: 'process_running', request } })
    const power = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    expect((await caller.send('POST', `contracts/${caller.contract.name}/power/`, power)).status).toBe(409)
    expect((await caller.send('POST', `requests/${request.id}/withdraw/`)).body).toMatchObject({
      state: 'withdrawn',
    })
    expect(await stored(caller)).toEqual({ state: 'activa', end_day: null })
  })

  it.each<[object, object]>([
    [{ day: '2026-11-26' }, { day: ['date_not_valid'] }],
    [{ day: '2027-02-20' }, { day: ['date_not_valid'] }],
    [{ day: 'soon' }, { day: ['date_not_valid'] }],
    [{ reason: 'other_retailer' }, { reason: ['not_valid'] }],
    [{ last_bill: 'email', email: 'x' }, { email: ['email_not_valid'] }],
    [{ last_bill: 'post', address: '  ' }, { address: ['required_field'] }],
    [{ last_bill: 'post', address: 'Mar \0 1' }, { address: ['not_valid'] }],
    [{ phone: '12' }, { phone: ['phone_not_valid'] }],
    [{ cut_accepted: false }, { cut_accepted: ['cut_not_accepted'] }],
  ])('%j is refused by its field', async (wrong, errors) => {
    const caller = await addCaller(server)
    expect(await ask(caller, { ...good, ...wrong })).toMatchObject({ status: 400, body: { errors } })
  })

  it.each([
    [{ state: 'baixa' }, 'contract_not_active'],
    [{ atr_available: false }, 'process_running'],
  ] as const)('of a contract that is %j is %s', async (fields, error) => {
    const caller = await addCaller(server, fields)
    expect(await ask(caller)).toMatchObject({ status: 409, body: { error } })
    expect((await look(caller)).body).toMatchObject({ refusal: { code: error, request: null } })
  })

  it('of somebody else, of nobody and where it is switched off is not there', async () => {
    const caller = await addCaller(server)
    const { contract } = await addCaller(server)
    const theirs = await ask(caller, good, contract.name)
    expect(theirs.status).toBe(404)
    expect(theirs).toEqual(await ask(caller, good, 'NOBODY'))
    const without = await startTestServer({ endSupply: false })
    const other = await addCaller(without)
    expect((await ask(other)).status).toBe(404)
    expect((await look(other)).status).toBe(404)
    await without.stop()
  })
})
