import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { at } from '../../platform/db/at.ts'
import { addCaller, mailsTo, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { expireRequests } from '../requests/operations/expire.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Body = SubmittedBody & {
  readonly contracts: readonly string[]
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

describe('the opt-out of one contract [POST contracts/{name}/no_cession_sips/]', () => {
  it('[law.sips] is requested when it is asked for, and active once the distributor has done it [c2.detail-sips] [c4.sips]', async () => {
    const caller = await addCaller(server)
    expect(await shown(caller)).toBe('unactive')
    const { status, body } = await optOut(caller, 'actual')
    expect(status).toBe(200)
    const { request, ...more } = body as Body
    expect(more).toEqual({ waiting_for_signature: true, contracts: [caller.contract.name], left_out: [] })
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

  it('[law.sips.days] is in effect on the days of the file, and arrears are told with the day since when', async () => {
    const caller = await addCaller(server)
    const contract_id = caller.contract.id
    const detail = async () => (await caller.send('GET', `contracts/${caller.contract.name}/`)).body
    await server.db
      .insertInto('contract_sips')
      .values([
        { contract_id, kind: 'objection', start_day: '2026-01-01', end_day: '2026-11-21' },
        { contract_id, kind: 'arrears', start_day: '2026-11-02' },
      ])
      .execute()
    expect(await detail()).toMatchObject({
      no_cession_sips: 'active',
      sips: { until: '2026-11-21', arrears_since: '2026-11-02' },
    })
    expect((await optOut(caller, 'actual')).body).toMatchObject({
      errors: { noCesionSelection: ['same_value'] },
    })
    await server.db
      .updateTable('contract_sips')
      .set({ end_day: '2026-11-20' })
      .where('contract_id', '=', contract_id)
      .execute()
    expect(await detail()).toMatchObject({
      no_cession_sips: 'unactive',
      sips: { until: null, arrears_since: null },
    })
    expect((await optOut(caller, 'actual')).status).toBe(200)
  })

  it.each(['rejected', 'withdrawn'])('is as before when it is %s [c4.sips]', async (how) => {
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
  ] as const)('of a contract that is %j is %s [c4.modifications-sips]', async (fields, error) => {
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

describe('the opt-out of all contracts [r.sips-all]', () => {
  /** A customer with three contracts that can take it, and the one request that they made. */
  async function askForAll() {
    const caller = await addCaller(server)
    const others = [
      await addContract(server.db, caller.customer),
      await addContract(server.db, caller.customer),
    ]
    const { request } = (await optOut(caller, 'all')).body as Body
    const names = [caller.contract.name, ...others.map(({ name }) => name)]
    const parts = await server.db
      .selectFrom('request')
      .select(['id', 'reference', 'contract_name'])
      .where('joint_id', '=', request.id)
      .orderBy('id')
      .execute()
    const answerPart = (index: number, payload: object) =>
      server.inject({
        method: 'POST',
        url: `/api/v1/retailer/requests/${parts[index]?.reference}/answer/`,
        headers: { 'x-api-key': server.apiKey },
        payload,
      })
    return { caller, names, id: request.id, parts, answerPart }
  }
  async function listed(caller: TestCaller, query = '') {
    return (await caller.send('GET', `requests/${query}`)).body as {
      items: readonly { readonly id: number; readonly contracts: readonly string[] }[]
      summary: object
    }
  }
  async function events(names: readonly string[]) {
    const url = '/api/v1/retailer/outbox/?after=0'
    const reply = await server.inject({ method: 'GET', url, headers: { 'x-api-key': server.apiKey } })
    const { events: all } = reply.json<{
      events: readonly {
        readonly type: string
        readonly request: {
          readonly contract: { readonly name: string } | null
          readonly signature: object | null
          readonly joint: { readonly reference: string }
        }
      }[]
    }>()
    return all.filter(({ request }) => request.contract === null || names.includes(request.contract.name))
  }
  const states = async (caller: TestCaller, id: number) => {
    const { state, parts } = (await caller.request(id)) as unknown as {
      state: string
      parts: readonly { readonly state: string }[]
    }
    return [state, ...parts.map((part) => part.state)]
  }

  it('is one request of those that can take it; those that cannot are named; again it is the same', async () => {
    const caller = await addCaller(server)
    const add = (fields: Parameters<typeof addContract>[2]) => addContract(server.db, caller.customer, fields)
    const second = await add({})
    const busy = await add({ atr_available: false, name: 'Piso 2 B' })
    await add({ no_cession_sips: 'active' })
    await add({ kind: 'gas' })
    await add({ state: 'baixa' })
    // What can be asked is counted beforehand as it is taken in.
    const able = async () => {
      const { body } = await caller.send('GET', 'contracts?only=can_opt_out')
      const { items, total_items, summary_of_type } = body as {
        items: readonly { readonly name: string }[]
        total_items: number
        summary_of_type: { readonly active: number }
      }
      return [items.map(({ name }) => name).toSorted(), total_items, summary_of_type.active]
    }
    expect(await able()).toEqual([[caller.contract.name, second.name].toSorted(), 2, 4])
    const first = (await optOut(caller, 'all', { key: 'key-of-all' })).body as Body
    expect(await able()).toEqual([[], 0, 4])
    const left_out = [{ contract: busy.name, error: 'process_running' }]
    expect(first).toMatchObject({ contracts: [caller.contract.name, second.name], left_out })
    expect((await optOut(caller, 'all', { key: 'key-of-all' })).body).toEqual(first)
    expect(await optOut(caller, 'actual', { key: 'key-of-all' })).toMatchObject({ status: 422 })
    expect(await caller.request(first.request.id)).toMatchObject({
      contract: null,
      contracts: [caller.contract.name, second.name],
      left_out,
    })
    // In the list it is one, which each of its contracts leads to.
    const list = await listed(caller)
    expect(list.items.map(({ id }) => id)).toEqual([first.request.id])
    expect(list.summary).toEqual({ waiting_signature: 1, under_way: 0 })
    expect((await listed(caller, `?contract=${second.name}`)).items).toEqual(list.items)
    expect((await listed(caller, `?contract=${busy.name}`)).items).toEqual([])
  })

  it('is signed once, and mailed once for each step', async () => {
    const { caller, id, answerPart, parts, names } = await askForAll()
    await sign(server, caller, id)
    expect(await states(caller, id)).toEqual(['sent', 'sent', 'sent', 'sent'])
    const told = await events(names)
    const { reference } = await caller.request(id)
    expect(told.map(({ type, request }) => [type, request.contract?.name])).toEqual([
      ...names.map((name) => ['request.submitted', name]),
      ...names.map((name) => ['request.signed', name]),
    ])
    for (const { request } of told) expect(request.joint.reference).toBe(reference)
    for (const { request } of told.slice(3)) expect(request.signature).not.toBeNull()

    for (const [index] of parts.entries()) await answerPart(index, { answer: 'accepted' })
    expect(await states(caller, id)).toEqual(['accepted', 'accepted', 'accepted', 'accepted'])
    await answerPart(0, { answer: 'effective' })
    await answerPart(1, { answer: 'rejected', reason_code: '03' })
    expect((await states(caller, id))[0]).toBe('accepted')
    await answerPart(2, { answer: 'effective' })
    expect(await states(caller, id)).toEqual(['effective', 'effective', 'rejected', 'effective'])
    expect(await Promise.all(names.map((name) => shown(caller, name)))).toEqual([
      'active',
      'unactive',
      'active',
    ])
    expect((await mailsTo(server, caller.customer.email)).filter((mail) => mail !== 'new_device')).toEqual([
      'request waiting_signature',
      'signature_code',
      'request sent',
      'request accepted',
      'request effective',
    ])
    const { data } = await server.db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', caller.customer.email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(data).toMatchObject({ several: { contracts: 3, refused: 1 } })
  })

  it('is withdrawn once; what the retailer has accepted meanwhile goes on', async () => {
    const { caller, id, names } = await askForAll()
    await caller.send('POST', `requests/${id}/withdraw/`)
    expect(await states(caller, id)).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn'])
    expect(await shown(caller, names[1])).toBe('unactive')

    const late = await askForAll()
    await sign(server, late.caller, late.id)
    await late.answerPart(0, { answer: 'accepted' })
    await late.caller.send('POST', `requests/${late.id}/withdraw/`)
    expect(await states(late.caller, late.id)).toEqual(['accepted', 'accepted', 'withdrawn', 'withdrawn'])
    await late.answerPart(0, { answer: 'effective' })
    expect((await states(late.caller, late.id))[0]).toBe('effective')
  })

  it('is rejected where every contract is, and its part is shown as the whole', async () => {
    const { caller, id, parts, answerPart } = await askForAll()
    expect(await caller.request(parts[1]?.id ?? 0)).toEqual(await caller.request(id))
    const { reference } = await caller.request(id)
    expect(await optOut(caller, 'actual')).toMatchObject({ body: { about: { request: { id, reference } } } })
    await sign(server, caller, id)
    for (const [index] of parts.entries()) await answerPart(index, { answer: 'rejected', reason_code: '03' })
    expect(await caller.request(id)).toMatchObject({ state: 'rejected', reason_code: '03' })
  })

  it('of somebody else is not there', async () => {
    const { parts, id } = await askForAll()
    const other = await addCaller(server)
    for (const one of [id, parts[0]?.id]) {
      expect((await other.send('GET', `requests/${one}/`)).status).toBe(404)
      expect((await other.send('POST', `requests/${one}/withdraw/`)).status).toBe(404)
    }
  })

  it('expires once, with all its parts', async () => {
    const { caller, id } = await askForAll()
    await server.db
      .updateTable('signature')
      .set({ expires_at: at(server.clock.nowMs() - 1) })
      .where('request_id', '=', id)
      .execute()
    await expireRequests(server.services)
    expect(await states(caller, id)).toEqual(['expired', 'expired', 'expired', 'expired'])
  })

  it('passes over a contract that has it, and refuses where nothing is left to ask for', async () => {
    const caller = await addCaller(server, { no_cession_sips: 'active' })
    const other = await addContract(server.db, caller.customer)
    const { contracts } = (await optOut(caller, 'all')).body as Body
    expect(contracts).toEqual([other.name])
    const alone = await addCaller(server, { no_cession_sips: 'active' })
    expect((await optOut(alone, 'all')).body).toMatchObject({
      errors: { noCesionSelection: ['same_value'] },
    })
  })

  it('takes in every contract of a property manager, and leaves none out without a word', async () => {
    const caller = await addCaller(server)
    for (let added = 0; added < 120; added += 1) await addContract(server.db, caller.customer)
    const { contracts, left_out } = (await optOut(caller, 'all')).body as Body
    expect([contracts.length, left_out]).toEqual([121, []])
    const large = await addCaller(server)
    for (let added = 0; added < 500; added += 1) await addContract(server.db, large.customer)
    expect(await optOut(large, 'all')).toMatchObject({
      status: 400,
      body: { errors: { noCesionSelection: ['not_valid'] } },
    })
  })

  it('twice at once makes it once', async () => {
    const caller = await addCaller(server)
    await addContract(server.db, caller.customer)
    const replies = await Promise.all([1, 2, 3, 4].map(() => optOut(caller, 'all')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await listed(caller)).items).toHaveLength(1)
  })
})
