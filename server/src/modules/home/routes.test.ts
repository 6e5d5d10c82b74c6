import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { answerDays, homeSupplies, type readHome } from '@endoll/api/home.ts'
import { mostAtOnce } from '@endoll/api/payments.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCurveDay, addCustomer, addInvoice } from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Home = ReplyOf<typeof readHome>

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function read(headers: Record<string, string>): Promise<Home> {
  const { status, body } = await server.get('home/', headers)
  expect(status).toBe(200)
  return body as Home
}
async function homeOf(customer: { email: string }): Promise<Home> {
  return read(await server.signIn(customer))
}

describe('the home [GET home/]', () => {
  it('says in one reply what is owed, the newest bill, the present one and this month', async () => {
    const customer = await addCustomer(server.db)
    const contract = await addContract(server.db, customer)
    await addInvoice(server.db, contract, { day: '2026-10-02' })
    const { id } = await addInvoice(server.db, contract, { day: '2026-11-02' })
    await addCurveDay(server.db, contract.id, '2026-11-20', { importWh: 100 })
    const home = await homeOf(customer)
    expect(home.supplies).toMatchObject([{ name: contract.name, latest: { id } }])
    expect(home).toMatchObject({
      contracts: { active: 1, with_debt: 0 },
      invoices: { last_date: '2026-11-02' },
      overdue: null,
      requests: { to_sign: 0, first_to_sign: null, under_way: 0, answered: null },
      total_supplies: 1,
      shown: { contract: contract.name, latest: { invoice: { id } }, month: { start: '2026-11-01' } },
    })
    expect(home.shown?.so_far).not.toBeNull()
    expect(home.shown?.month?.import_wh[19]).toBe(2400)
  })

  it('says what of the overdue is paid at once, as the list of what can be paid has it', async () => {
    const customer = await addCustomer(server.db)
    const contract = await addContract(server.db, customer)
    const overdue = { state: 'open', due_day: '2026-09-01', pending_cents: 900, debt_cents: 900 } as const
    await addInvoice(server.db, contract, { ...overdue, day: '2026-08-02' })
    expect(await homeOf(customer)).toMatchObject({ payable: { count: 1, amount: 9 } })
    await addInvoice(server.db, contract, { ...overdue, day: '2026-09-02' })
    await addInvoice(server.db, contract, {
      day: '2026-11-02',
      state: 'open',
      pending_cents: 700,
      debt_cents: 0,
    })
    await addInvoice(server.db, contract, { ...overdue, day: '2026-10-02', state: 'grouped_proforma' })
    expect(await homeOf(customer)).toMatchObject({ payable: { count: 2, amount: 18 } })
    for (let bill = 0; bill < mostAtOnce; bill++) await addInvoice(server.db, contract, overdue)
    expect(await homeOf(customer)).toMatchObject({ payable: null })
  })

  it('shows nobody what is another customer’s', async () => {
    const [mine, theirs] = [await addCustomer(server.db), await addCustomer(server.db)]
    await addContract(server.db, mine)
    const other = await addContract(server.db, theirs, { debt_cents: 900, supply_street: 'Calle Ajena 7' })
    await addInvoice(server.db, other, { state: 'open', due_day: '2026-09-01', debt_cents: 900 })
    const home = await homeOf(mine)
    expect(JSON.stringify(home)).not.toMatch(new RegExp(`${other.name}|${other.cups}|Ajena`))
    expect(home).toMatchObject({ invoices: { with_debt: 0 }, overdue: null, total_supplies: 1 })
  })

  it('has nothing to show to somebody without contracts', async () => {
    expect(await homeOf(await addCustomer(server.db))).toMatchObject({
      contracts: { active: 0, closed: 0 },
      supplies: [],
      total_supplies: 0,
      shown: null,
    })
  })

  it('lists what owes something first and no more than fit, and is about electricity that is active', async () => {
    const customer = await addCustomer(server.db)
    for (let number = 0; number < homeSupplies; number++) {
      await addContract(server.db, customer, {
        name: `S-${number}`,
        state: number === 0 ? 'baixa' : 'activa',
      })
    }
    await addContract(server.db, customer, { name: 'S-gas', kind: 'gas', debt_cents: 4200 })
    const home = await homeOf(customer)
    expect(home.supplies.map(({ name }) => name)).toEqual([
      'S-gas',
      ...Array.from({ length: homeSupplies - 1 }, (_, number) => `S-${number + 1}`),
    ])
    expect(home).toMatchObject({ total_supplies: homeSupplies + 1, shown: { contract: 'S-1' } })
  })

  it('names the bill that has been due longest, and from when the supply may be cut for it', async () => {
    const customer = await addCustomer(server.db)
    const contract = await addContract(server.db, customer)
    const unpaid = { state: 'open' as const, debt_cents: 3000, pending_cents: 3000 }
    await addInvoice(server.db, contract, { day: '2026-09-02', due_day: '2026-09-20', ...unpaid })
    const { id } = await addInvoice(server.db, contract, {
      day: '2026-08-02',
      due_day: '2026-08-20',
      ...unpaid,
    })
    expect((await homeOf(customer)).overdue).toEqual({
      id,
      contract: contract.name,
      cut_date: null,
      cut_ban: null,
      paused_by: null,
    })
    await server.db
      .insertInto('invoice_pending_state')
      .values([
        { invoice_id: id, position: 1, change_day: '2026-08-21', code: '50', description: 'Avís' },
        { invoice_id: id, position: 2, change_day: '2026-11-10', code: '80', description: 'Carta de tall' },
      ])
      .execute()
    expect((await homeOf(customer)).overdue?.cut_date).toMatch(/^2026-1[12]-/)
  })

  it('shows a request to sign, and for some days of one that the retailer answered', async () => {
    const caller = await addCaller(server)
    const { name } = await addContract(server.db, caller.customer)
    const body = { phone: '600000001', power_p1: 5000, power_p2: 5000 }
    const reply = await caller.send('POST', `contracts/${name}/power/`, body)
    const { id, reference } = (reply.body as { request: { id: number; reference: string } }).request
    expect((await read(caller.headers)).requests).toMatchObject({
      to_sign: 1,
      first_to_sign: { id },
      answered: null,
    })
    await server.db.updateTable('request').set({ state: 'sent' }).where('id', '=', id).execute()
    await server.inject({
      method: 'POST',
      url: `/api/v1/retailer/requests/${reference}/answer/`,
      headers: { 'x-api-key': server.apiKey },
      payload: { answer: 'rejected', reason_code: '01' },
    })
    expect((await read(caller.headers)).requests).toMatchObject({
      to_sign: 0,
      answered: { id, state: 'rejected' },
    })
    server.clock.advance((answerDays + 1) * 86_400_000)
    try {
      expect((await homeOf(caller.customer)).requests.answered).toBeNull()
    } finally {
      server.clock.advance(-(answerDays + 1) * 86_400_000)
    }
  })

  it('shows the rest where one part cannot be read', async () => {
    const customer = await addCustomer(server.db)
    const contract = await addContract(server.db, customer)
    const { id } = await addInvoice(server.db, contract, { day: '2026-11-02' })
    await server.db.schema.alterTable('product_price').renameTo('product_price_lost').execute()
    try {
      const home = await homeOf(customer)
      expect(home.shown).toMatchObject({ so_far: null, latest: { invoice: { id } } })
    } finally {
      await server.db.schema.alterTable('product_price_lost').renameTo('product_price').execute()
    }
  })
})
