import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import * as data from '@endoll/api/data.ts'
import type { DataToken } from '@endoll/api/data-tokens.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import type { ApiDocument } from '../../platform/http/open-api.ts'
import { addDataToken } from '../../testing/add-data-token.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import {
  addBattery,
  addContract,
  addCurveDay,
  addInvoice,
  addInvoices,
  testPassword,
} from '../../testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ delegation: true, dataAccess: true, virtualBattery: true })
})
afterAll(() => server.stop())

const asked = { kind: 'data', name: 'Home Assistant', contracts: null, end_date: '2027-11-20' }

interface Made {
  readonly secret: string
  readonly tokens: readonly DataToken[]
}

async function make(caller: TestCaller, more: object = {}, query = ''): Promise<Made> {
  const { status, body } = await caller.send('POST', `data_tokens/${query}`, { ...asked, ...more })
  expect([status, body]).toMatchObject([200, {}])
  return body
}

async function read(secret: string, path: string, headers: Record<string, string> = {}) {
  const url = `/api/data/v1/${path}`
  const reply = await server.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } })
  return {
    status: reply.statusCode,
    body: (reply.body === '' ? undefined : reply.json()) as never,
    etag: String(reply.headers.etag),
  }
}

/** Names of the supplies that a token shows. */
async function suppliesOf(secret: string): Promise<string[]> {
  const { body } = await read(secret, 'supplies/')
  return (body as { items: { name: string }[] }).items.map(({ name }) => name)
}

const never = { status: 401, body: { status: 'ERROR', status_code: 401, error: 'unauthenticated' } }

describe('a token', () => {
  it('is shown once, named, and ended; its owner is told that it was made [r.data-token] [GET data_tokens/] [POST data_tokens/] [POST data_tokens/{id}/end/] [GET supplies/]', async () => {
    const caller = await addCaller(server)
    const { secret, tokens } = await make(caller, { name: ' Hoja ' })
    expect(tokens).toMatchObject([{ name: 'Hoja', contracts: null, made_by: null, used_at: null }])
    expect(await mailsTo(server, caller.customer.email)).toEqual(['account_notice data_token_made'])
    expect(await suppliesOf(secret)).toEqual([caller.contract.name])
    const { body: listed } = await caller.send('GET', 'data_tokens/')
    expect(listed).toMatchObject({ tokens: [{ used_at: '2026-11-21T11:00:00.000Z' }] })
    expect(JSON.stringify(listed)).not.toContain(secret)
    expect(JSON.stringify(await server.db.selectFrom('data_token').selectAll().execute())).not.toContain(
      secret,
    )
    expect(await caller.send('POST', `data_tokens/${tokens[0]!.id}/end/`)).toMatchObject({
      status: 200,
      body: { tokens: [] },
    })
    expect(await read(secret, 'supplies/')).toMatchObject(never)
    expect(await caller.send('POST', `data_tokens/${tokens[0]!.id}/end/`)).toMatchObject({ status: 404 })
  })

  it('shows the contracts that it was made for and no others [r.data-token]', async () => {
    const caller = await addCaller(server)
    const other = await addContract(server.db, caller.customer)
    const { secret } = await make(caller, { contracts: [other.name] })
    expect(await suppliesOf(secret)).toEqual([other.name])
    const outside = await read(secret, `supplies/${caller.contract.name}/hours/`)
    expect(outside).toEqual(await read(secret, 'supplies/NOBODY/hours/'))
    expect(outside.status).toBe(404)
  })

  it.each([
    [{ end_date: null }, { end_date: ['required_field'] }],
    [{ end_date: '2026-11-20' }, { end_date: ['date_not_valid'] }],
    [{ end_date: '2028-11-22' }, { end_date: ['date_not_valid'] }],
    [{ name: ' ' }, { name: ['required_field'] }],
    [{ contracts: ['NOBODY'] }, { contracts: ['not_valid'] }],
  ])('is refused beside the field with %j', async (wrong, errors) => {
    const caller = await addCaller(server)
    expect(await caller.send('POST', 'data_tokens/', { ...asked, ...wrong })).toMatchObject({
      status: 400,
      body: { errors },
    })
  })

  it('ends where others lose access to the account: with a new password, and with all its sessions [r.data-token-secured]', async () => {
    for (const secure of [
      (caller: TestCaller) =>
        caller.send('POST', 'user/password', { current: testPassword, password: 'mareny-2!vk' }),
      (caller: TestCaller) => caller.send('POST', 'user/sessions/end_all/'),
    ]) {
      const [caller, other] = [await addCaller(server), await addCaller(server)]
      const [{ secret }, others] = [await make(caller), await make(other)]
      expect(await secure(caller)).toMatchObject({ status: 200 })
      expect(await read(secret, 'supplies/')).toMatchObject(never)
      expect((await read(others.secret, 'supplies/')).status).toBe(200)
    }
  })

  it('is over after its last day', async () => {
    const { customer } = await addCaller(server)
    expect(
      await read(await addDataToken(server.db, customer, { end_day: '2026-11-20' }), 'supplies/'),
    ).toMatchObject(never)
    expect(
      (await read(await addDataToken(server.db, customer, { end_day: '2026-11-21' }), 'supplies/')).status,
    ).toBe(200)
  })

  it('opens no call of the office, and a session opens no data [r.data-token-apart]', async () => {
    const caller = await addCaller(server)
    const { secret } = await make(caller)
    const headers = { authorization: `Bearer ${secret}` }
    expect((await server.get('contracts', headers)).status).toBe(401)
    expect((await server.inject({ url: '/api/data/v1/supplies/', headers: caller.headers })).statusCode).toBe(
      401,
    )
    const calendar = (await make(caller, { kind: 'calendar' })).secret
    expect((await read(calendar, 'supplies/')).status).toBe(401)
    expect((await server.inject({ url: `/api/data/v1/calendar/${secret}/` })).statusCode).toBe(404)
  })

  it('may ask so often in an hour', async () => {
    const { customer } = await addCaller(server)
    const secret = await addDataToken(server.db, customer)
    expect((await read(secret, 'supplies/')).status).toBe(200)
    await server.db
      .updateTable('attempt_budget')
      .set({ points: 720 })
      .where('key', 'like', 'data-token:%')
      .execute()
    expect((await read(secret, 'supplies/')).status).toBe(429)
  })
})

describe('a delegate’s token', () => {
  it('sees what the delegation allows today, is seen by the customer, and ends with it [r.data-token-acting]', async () => {
    const { db } = server
    const [mother, daughter] = [await addCaller(server), await addCaller(server)]
    const second = await addContract(db, mother.customer)
    const id = await addDelegation(db, [mother.customer, daughter.customer], { contracts: [second.id] })
    const { secret, tokens } = await make(daughter, {}, `?for=${id}`)
    expect(tokens).toHaveLength(1)
    expect(await suppliesOf(secret)).toEqual([second.name])
    expect((await daughter.send('GET', 'data_tokens/')).body).toEqual({ tokens: [] })
    expect((await mother.send('GET', 'data_tokens/')).body).toMatchObject({
      tokens: [{ id: tokens[0]!.id, made_by: 'Aina Roca' }],
    })
    expect(await mailsTo(server, mother.customer.email)).toEqual(['account_notice data_token_made'])
    await db.updateTable('delegation').set({ chosen: false }).where('id', '=', id).execute()
    expect(await suppliesOf(secret)).toHaveLength(2)
    await db
      .updateTable('delegation')
      .set({ ended_at: '2026-11-21T10:59:59Z' })
      .where('id', '=', id)
      .execute()
    expect(await read(secret, 'supplies/')).toMatchObject(never)
    expect((await mother.send('GET', 'data_tokens/')).body).toEqual({ tokens: [] })
  })

  it('is not seen, and not ended, by another delegate [r.data-token-acting]', async () => {
    const { db } = server
    const [mother, daughter, son] = [
      await addCaller(server),
      await addCaller(server),
      await addCaller(server),
    ]
    const ofDaughter = await addDelegation(db, [mother.customer, daughter.customer])
    const ofSon = await addDelegation(db, [mother.customer, son.customer])
    const { tokens } = await make(daughter, {}, `?for=${ofDaughter}`)
    expect((await son.send('GET', `data_tokens/?for=${ofSon}`)).body).toEqual({ tokens: [] })
    expect((await son.send('POST', `data_tokens/${tokens[0]!.id}/end/?for=${ofSon}`)).status).toBe(404)
    expect((await mother.send('POST', `data_tokens/${tokens[0]!.id}/end/`)).status).toBe(200)
  })
})

describe('what a program reads', () => {
  async function reader() {
    const caller = await addCaller(server)
    return { ...caller, secret: await addDataToken(server.db, caller.customer) }
  }

  it('hours and quarters, in order, from a day on, with what leads on [GET supplies/{name}/hours/] [GET supplies/{name}/quarters/]', async () => {
    const { secret, contract } = await reader()
    await addCurveDay(server.db, contract.id, '2026-10-25', { importWh: 100 })
    await addCurveDay(server.db, contract.id, '2026-11-20', {
      importWh: Array.from({ length: 96 }, () => 25),
      exportWh: Array.from({ length: 96 }, () => 5),
    })
    const path = `supplies/${contract.name}`
    const first = await read(secret, `${path}/hours/?from=2026-10-25&to=2026-11-25`)
    expect(first.body).toMatchObject({ next: '2026-11-25' })
    const { items } = first.body as { items: { start: string }[] }
    // The day on which clocks change has 25 hours.
    expect(items).toHaveLength(49)
    expect(items.slice(2, 4)).toMatchObject([
      { start: '2026-10-25T02:00:00+02:00', import: 0.1, export: null, estimated: false, provisional: false },
      { start: '2026-10-25T02:00:00+01:00', import: 0.1 },
    ])
    expect(items.at(-1)).toMatchObject({ start: '2026-11-20T23:00:00+01:00', import: 0.1, export: 0.02 })
    const quarters = await read(secret, `${path}/quarters/?from=2026-10-25&to=2026-11-20`)
    expect(quarters.body).toMatchObject({ next: null })
    expect((quarters.body as { items: unknown[] }).items).toHaveLength(96)
    expect((quarters.body as { items: unknown[] }).items[1]).toMatchObject({
      start: '2026-11-20T00:15:00+01:00',
      import: 0.025,
    })
  })

  it.each(['from=2026-11-21&to=2026-11-20', 'from=2026-02-30', 'to=x'])(
    'refuses the days of %s',
    async (query) => {
      const { secret, contract } = await reader()
      expect(await read(secret, `supplies/${contract.name}/hours/?${query}`)).toMatchObject({ status: 400 })
    },
  )

  it('bills by a cursor, debits to come, the bill so far, prices and the battery [GET supplies/{name}/bills/] [GET supplies/{name}/debits/] [GET supplies/{name}/bill_so_far/] [GET supplies/{name}/prices/] [GET supplies/{name}/battery/]', async () => {
    const { secret, contract } = await reader()
    const bills = Array.from({ length: 60 }, () => ({ state: 'paid' as const, pending_cents: 0 }))
    await addInvoices(server.db, contract, bills)
    const { number } = await addInvoice(server.db, contract, {
      state: 'open',
      payment_method: 'direct_debit',
      day: '2026-11-21',
      due_day: '2026-12-04',
      total_cents: 4640,
      pending_cents: 4640,
      debt_cents: 0,
    })
    await addBattery(server.db, [[contract, 50]], { name: 'BV-1' })
    const path = `supplies/${contract.name}`
    const first = await read(secret, `${path}/bills/`)
    const { items, next } = first.body as { items: { id: number; number: string }[]; next: number }
    expect(items).toHaveLength(50)
    expect(items[0]).toMatchObject({ number, status: 'pending', due_date: '2026-12-04', amount: 46.4 })
    const rest = await read(secret, `${path}/bills/?before=${next}`)
    expect((rest.body as { items: unknown[] }).items).toHaveLength(11)
    expect(rest.body).toMatchObject({ next: null })
    expect((await read(secret, `${path}/debits/`)).body).toEqual({
      items: [{ date: '2026-12-04', number, amount: 46.4 }],
    })
    expect((await read(secret, `${path}/bill_so_far/`)).status).toBe(200)
    const prices = await read(secret, `${path}/prices/`)
    expect((prices.body as { items: { start: string }[] }).items).toHaveLength(48)
    expect((await read(secret, `${path}/battery/`)).body).toMatchObject({
      items: [{ name: 'BV-1', share: 50 }],
    })
  })

  it('names no person, address, CUPS or account [r.data-token-nobody]', async () => {
    const { secret, contract, customer } = await reader()
    const invoice = await addInvoice(server.db, contract)
    await addCurveDay(server.db, contract.id, '2026-11-20')
    const row = await server.db
      .selectFrom('contract')
      .selectAll()
      .where('id', '=', contract.id)
      .executeTakeFirstOrThrow()
    const secrets = [
      row.cups20,
      row.owner_name,
      row.owner_nif,
      row.supply_street,
      contractIban(row),
      customer.email,
    ]
    const ofSupply = ['hours', 'quarters', 'bill_so_far', 'bills', 'debits', 'prices', 'battery']
    const paths = ['supplies/', ...ofSupply.map((one) => `supplies/${contract.name}/${one}/`)]
    const said = await Promise.all(paths.map(async (path) => JSON.stringify(await read(secret, path))))
    expect(said.join('')).toContain(invoice.number)
    for (const one of secrets) if (one) expect(said.join('')).not.toContain(one)
  })

  it('is not sent again while it is the same', async () => {
    const { secret, contract } = await reader()
    const path = `supplies/${contract.name}/hours/`
    const { etag } = await read(secret, path)
    expect(await read(secret, path, { 'if-none-match': `"x", W/${etag}` })).toMatchObject({
      status: 304,
      etag,
    })
    const head = await server.inject({
      method: 'HEAD',
      url: `/api/data/v1/${path}`,
      headers: { authorization: `Bearer ${secret}`, 'if-none-match': '*' },
    })
    expect([head.statusCode, head.body]).toEqual([304, ''])
    await addCurveDay(server.db, contract.id, '2026-11-20')
    expect(await read(secret, path, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })
})

it('each call is described with an example that its own schema takes', async () => {
  for (const call of Object.values(data)) {
    if (typeof call !== 'object' || !('example' in call)) continue
    expect(z.parse(call.reply, call.example), call.path).toEqual(call.example)
  }
  const document = (await server.inject({ url: '/api/docs/openapi.json' })).json<ApiDocument>()
  const hours = document.paths['/api/data/v1/supplies/{name}/hours/']?.get
  expect(hours).toMatchObject({ operationId: 'data_v1_readHours', security: [{ token: [] }] })
  expect(hours?.responses['304']).toBeDefined()
  expect(hours?.responses['200']?.content?.['application/json']?.example).toEqual(data.readHours.example)
})
