import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../test-server.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from '../../test-requests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Body = SubmittedBody & {
  readonly requests: readonly { readonly id: number; readonly contract: string }[]
  readonly left_out: readonly { readonly contract: string; readonly error: string }[]
}
function optOut(caller: TestCaller, selection: unknown, { name = caller.contract.name, key = '' } = {}) {
  const body = selection === undefined ? {} : { noCesionSelection: selection }
  return caller.send(
    'POST',
    `contracts/${name}/no_cession_sips/`,
    body,
    key ? { 'idempotency-key': key } : {},
  )
}
async function shown(caller: TestCaller, name = caller.contract.name) {
  return ((await caller.send('GET', `contracts/${name}/`)).body as { no_cession_sips: string })
    .no_cession_sips
}
async function answer(caller: TestCaller, id: number, payload: object) {
  const { reference } = await caller.request(id)
  const url = `/api/v1/retailer/requests/${reference}/answer/`
  return server.inject({ method: 'POST', url, headers: { 'x-api-key': server.apiKey }, payload })
}

describe('the opt-out of one contract', () => {
  it('is requested when it is asked for, and active once the distributor has done it', async () => {
    const caller = await addCaller(server)
    expect(await shown(caller)).toBe('unactive')
    const { status, body } = await optOut(caller, 'actual')
    expect(status).toBe(200)
    const { request, requests, left_out, waiting_for_signature } = body as Body
    expect({ waiting_for_signature, left_out }).toEqual({ waiting_for_signature: true, left_out: [] })
    expect(requests).toEqual([{ ...request, contract: caller.contract.name }])
    expect(await shown(caller)).toBe('requested')
    await sign(server, caller, request.id)
    await answer(caller, request.id, { answer: 'accepted' })
    expect(await shown(caller)).toBe('requested')
    await answer(caller, request.id, { answer: 'effective' })
    expect(await shown(caller)).toBe('active')
    expect(await caller.request(request.id)).toMatchObject({
      procedure: 'sips',
      state: 'effective',
      changes: [{ field: 'no_cession_sips', before: 'unactive', after: 'active' }],
    })
    expect((await optOut(caller, 'actual')).body).toMatchObject({
      errors: { noCesionSelection: ['same_value'] },
    })
  })

  it.each(['rejected', 'withdrawn'])('is as before when it is %s', async (how) => {
    const caller = await addCaller(server)
    const { request } = (await optOut(caller, 'actual')).body as Body
    if (how === 'rejected') {
      await sign(server, caller, request.id)
      await answer(caller, request.id, { answer: 'rejected', reason_code: '03' })
    } else await caller.send('POST', `requests/${request.id}/withdraw/`)
    expect(await shown(caller)).toBe('unactive')
  })

  it('waits for what the distributor is at, and power waits for it', async () => {
    const caller = await addCaller(server)
    const { request } = (await optOut(caller, 'actual')).body as Body
    const power = await caller.send('POST', `contracts/${caller.contract.name}/power/`, {
      phone: '600000001',
      power_p1: 5500,
      power_p2: 5500,
    })
    expect(power).toMatchObject({ status: 409, body: { error: 'process_running', about: { request } } })
    expect(await optOut(caller, 'actual')).toMatchObject({
      status: 409,
      body: { error: 'process_running', about: { request } },
    })
  })

  it.each([
    [{ state: 'esborrany' }, 'contract_not_active'],
    [{ state: 'baixa' }, 'contract_not_active'],
    [{ atr_available: false }, 'process_running'],
    [{ no_cession_sips: 'requested' }, 'process_running'],
  ] as const)('of a contract that is %j is %s', async (fields, error) => {
    const caller = await addCaller(server, fields)
    for (const selection of ['actual', 'all']) {
      expect(await optOut(caller, selection)).toMatchObject({ status: 409, body: { error } })
    }
  })

  it.each([
    [undefined, 'required_field'],
    ['some', 'not_valid'],
  ])('with %j says which field is wrong', async (selection, code) => {
    const caller = await addCaller(server)
    expect(await optOut(caller, selection)).toMatchObject({
      status: 400,
      body: { errors: { noCesionSelection: [code] } },
    })
  })

  it('of gas, of somebody else and of nobody is not there', async () => {
    const caller = await addCaller(server)
    const gas = await addContract(server.db, caller.customer, { kind: 'gas' })
    const { contract } = await addCaller(server)
    const replies = await Promise.all(
      [gas.name, contract.name, 'NOBODY'].map((name) => optOut(caller, 'actual', { name })),
    )
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(replies[1]).toEqual(replies[2])
  })
})

describe('the opt-out of all contracts', () => {
  it('is a request for each that can take it; those that cannot are named; again it is the same', async () => {
    const caller = await addCaller(server)
    const add = (fields: Parameters<typeof addContract>[2]) => addContract(server.db, caller.customer, fields)
    const second = await add({})
    const busy = await add({ atr_available: false })
    await add({ no_cession_sips: 'active' })
    await add({ kind: 'gas' })
    await add({ state: 'baixa' })
    const first = (await optOut(caller, 'all', { key: 'key-of-all' })).body as Body
    expect(first.requests.map(({ contract }) => contract)).toEqual([caller.contract.name, second.name])
    expect(first.request.id).toBe(first.requests[0]?.id)
    expect(first.left_out).toEqual([{ contract: busy.name, error: 'process_running' }])
    const again = (await optOut(caller, 'all', { key: 'key-of-all' })).body as Body
    expect(again.requests).toEqual(first.requests)
    expect(await optOut(caller, 'actual', { key: 'key-of-all' })).toMatchObject({ status: 422 })
  })

  it('passes over a contract that has it, and refuses where nothing is left to ask for', async () => {
    const caller = await addCaller(server, { no_cession_sips: 'active' })
    const other = await addContract(server.db, caller.customer)
    const { requests } = (await optOut(caller, 'all')).body as Body
    expect(requests.map(({ contract }) => contract)).toEqual([other.name])
    const alone = await addCaller(server, { no_cession_sips: 'active' })
    expect((await optOut(alone, 'all')).body).toMatchObject({
      errors: { noCesionSelection: ['same_value'] },
    })
  })

  it('twice at once makes each request once', async () => {
    const caller = await addCaller(server)
    await addContract(server.db, caller.customer)
    const replies = await Promise.all([1, 2, 3, 4].map(() => optOut(caller, 'all')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { count } = await server.db
      .selectFrom('request')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('account_id', '=', caller.customer.accountId)
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })
})
