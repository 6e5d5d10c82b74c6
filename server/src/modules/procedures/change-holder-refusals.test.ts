import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addInvoice } from '../../testing/factories.ts'
import { somebody } from '../../testing/test-new-holder.ts'
import { addCaller, sign, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

function ask(caller: TestCaller, body: object) {
  return caller.send('POST', `contracts/${caller.contract.name}/holder/`, body)
}
function look(caller: TestCaller, name = caller.contract.name) {
  return caller.send('GET', `contracts/${name}/holder/`)
}

describe('a change of holder [r.change-holder]', () => {
  it.each<[object, object]>([
    [{ nif: '12345678A' }, { nif: ['vat_field_not_valid'] }],
    [{ new_name: '  ' }, { new_name: ['required_field'] }],
    [{ email: 'x' }, { email: ['email_not_valid'] }],
    [{ mobile: '912345678' }, { mobile: ['mobile_not_valid'] }],
    [{ reason: 'death' }, { reason: ['not_valid'] }],
    [{ readings: [1, 2] }, { readings: ['not_valid'] }],
  ])('%j is refused by its field', async (wrong, errors) => {
    const caller = await addCaller(server)
    expect(await ask(caller, somebody(wrong))).toMatchObject({ status: 400, body: { errors } })
  })

  it('is not for the holder again, nor for their own mailbox', async () => {
    const caller = await addCaller(server, { owner_nif: '12345678Z' })
    expect(await ask(caller, somebody({ nif: '12345678Z', email: caller.customer.email }))).toMatchObject({
      status: 400,
      body: { errors: { nif: ['same_value'], email: ['same_value'] } },
    })
  })

  it.each([
    [{ state: 'baixa' }, 'contract_not_active'],
    [{ atr_available: false }, 'process_running'],
    [{ debt_cents: 1 }, 'debt_pending'],
  ] as const)('of a contract that is %j is %s', async (fields, error) => {
    const caller = await addCaller(server, fields)
    expect(await ask(caller, somebody())).toMatchObject({ status: 409, body: { error } })
    expect((await look(caller)).body).toMatchObject({ refusal: { code: error, request: null } })
  })

  it('of a contract whose bills owe something is refused, though its own row says nothing of it', async () => {
    const caller = await addCaller(server)
    await addInvoice(server.db, caller.contract, { state: 'open', due_day: '2026-11-06', debt_cents: 4783 })
    expect(await ask(caller, somebody())).toMatchObject({ status: 409, body: { error: 'debt_pending' } })
    const { body } = await caller.send('GET', `contract/${caller.contract.id}/`)
    expect(body).toMatchObject({ amount_debt: 47.83 })
  })

  it('excludes what else the distributor does; the same call twice is one request', async () => {
    const caller = await addCaller(server)
    const key = { 'idempotency-key': 'the-same-key' }
    const path = `contracts/${caller.contract.name}/holder/`
    const body = somebody()
    const first = await caller.send('POST', path, body, key)
    expect(await caller.send('POST', path, body, key)).toEqual(first)
    const power = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    expect((await caller.send('POST', `contracts/${caller.contract.name}/power/`, power)).status).toBe(409)
    const { request } = first.body as SubmittedBody
    await sign(server, caller, request.id)
    // Also while the new holder has to accept.
    expect((await caller.send('POST', `contracts/${caller.contract.name}/power/`, power)).status).toBe(409)
    expect((await look(caller)).body).toMatchObject({ refusal: { code: 'process_running', request } })
  })

  it('writes to ten people a day for each contract at most', async () => {
    const caller = await addCaller(server)
    for (let times = 0; times < 10; times += 1) {
      const { request } = (await ask(caller, somebody())).body as SubmittedBody
      await caller.send('POST', `requests/${request.id}/withdraw/`)
    }
    expect(await ask(caller, somebody())).toMatchObject({ status: 429, body: { error: 'too_many_attempts' } })
  })

  it('of gas has one register [GET contracts/{name}/holder/]', async () => {
    const caller = await addCaller(server)
    const gas = await addContract(server.db, caller.customer, { kind: 'gas' })
    expect((await look(caller, gas.name)).body).toMatchObject({ registers: 1, refusal: null })
    expect((await look(caller)).body).toMatchObject({ registers: 3, due_date: '2026-11-27', days: 10 })
  })
})
