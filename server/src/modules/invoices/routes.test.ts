import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { listInvoices } from '@endoll/api/invoices.ts'
import { startMs } from '@endoll/domain/time/madrid.ts'
import { addContract, addCustomer, addInvoice, type TestContract } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Page = ReplyOf<typeof listInvoices>

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A customer of one's own for a test: nothing that another test adds is in its way. */
async function newCustomer() {
  const customer = await addCustomer(server.db)
  return { customer, headers: await server.signIn(customer) }
}
type Signed = Awaited<ReturnType<typeof newCustomer>>

async function list({ headers }: Pick<Signed, 'headers'>, query = '', path = 'invoices/') {
  const { status, body } = await server.get(`${path}?${query}`, headers)
  expect(status).toBe(200)
  return body as Page
}
async function numbers(signed: Signed, query = '') {
  return (await list(signed, query)).items.map(({ number }) => number)
}

describe('the list [GET invoices/]', () => {
  it('is the customer’s own, newest first, of one day by number, with both counter readings', async () => {
    const signed = await newCustomer()
    const other = await newCustomer()
    const [one, two] = [
      await addContract(server.db, signed.customer),
      await addContract(server.db, signed.customer),
    ]
    await addInvoice(server.db, await addContract(server.db, other.customer))
    for (const [number, day, contract] of [
      ['F-9', '2026-03-05', one],
      ['F-10', '2026-03-05', two],
      ['F-8', '2026-03-05', one],
      ['F-1', '2026-11-05', two],
      ['F-2', '2025-01-05', one],
    ] as const)
      await addInvoice(server.db, contract, { number, day })
    const page = await list(signed)
    expect(page.items.map(({ number }) => number)).toEqual(['F-1', 'F-10', 'F-9', 'F-8', 'F-2'])
    expect(page).toMatchObject({ n_items: 5, offset: 0, limit: 100 })
    expect(page).toMatchObject({ total_items: 5, offset_items: 0, page_items: 5 })
    expect(page.contract).toBeNull()
    const second = await list(signed, 'offset=3&limit=2')
    expect(second.items.map(({ number }) => number)).toEqual(['F-8', 'F-2'])
    expect(second).toMatchObject({ n_items: 5, offset: 3, limit: 2, page_items: 2, offset_items: 3 })
    expect(await list(signed, 'offset=40')).toMatchObject({ items: [], n_items: 5, page_items: 0 })
  })

  it.each([
    ['limit=1000000000', { limit: 100, offset: 0 }],
    ['limit=0', { limit: 1, offset: 0 }],
    ['limit=-5&offset=-5', { limit: 1, offset: 0 }],
    ['limit=abc&offset=', { limit: 100, offset: 0 }],
  ])('brings %s inside', async (query, expected) => {
    expect(await list(await newCustomer(), query)).toMatchObject(expected)
  })

  it('[law.bills] has those of three years also of a contract that has ended', async () => {
    const signed = await newCustomer()
    const ended = await addContract(server.db, signed.customer, { state: 'baixa', end_day: '2024-01-31' })
    await addInvoice(server.db, ended, { number: 'OLD-1', day: '2023-11-22' })
    expect(await numbers(signed)).toEqual(['OLD-1'])
  })

  it('shows electricity and gas apart and counts both, whatever the search [c5.invoice-search] [GET invoices/] [c7.gas-invoices-not-shown]', async () => {
    const signed = await newCustomer()
    const flat = await addContract(server.db, signed.customer)
    const gas = await addContract(server.db, signed.customer, { kind: 'gas' })
    await addInvoice(server.db, flat, { number: 'EL-1' })
    await addInvoice(server.db, flat, { number: 'EL-2' })
    await addInvoice(server.db, gas, { number: 'GAS-1', tariff: 'RL.2' })
    const counts = { electricity: 2, gas: 1 }
    expect(await list(signed, 'search=EL-2')).toMatchObject({ n_items: 1, counts })
    const page = await list(signed, 'type=gas')
    expect(page).toMatchObject({ n_items: 1, counts })
    expect(page.items[0]).toMatchObject({ number: 'GAS-1', type: 'gas', tariff: { name: 'RL.2' } })
    expect((await server.get('invoices/?type=water', signed.headers)).status).toBe(400)
  })

  it('has the specification’s fields: euros, kWh, days with the last one included [c3.invoice]', async () => {
    const signed = await newCustomer()
    const contract = await addContract(server.db, signed.customer, { name: 'C-1' })
    const { id } = await addInvoice(server.db, contract, {
      number: 'F/2026-7',
      state: 'open',
      day: '2026-11-05',
      due_day: '2026-11-25',
      from_day: '2026-10-01',
      to_day: '2026-11-01',
      total_cents: 123_456,
      pending_cents: 100_000,
      debt_cents: 4_000,
      energy_wh: 1_234_567,
      partner_name: 'Núria Solé',
      partner_nif: '00000000T',
      product_name: 'Clàssica',
      supply_address: 'Carrer Major, 4',
      payment_method: 'card',
    })
    expect((await list(signed)).items[0]).toEqual({
      id,
      number: 'F/2026-7',
      type: 'electricity',
      date: '2026-11-05',
      due_date: '2026-11-25',
      start_date: '2026-10-01',
      end_date: '2026-10-31',
      paid: false,
      rectificative_type: 'N',
      rectifies: null,
      state: 'open',
      payment_status: 'partially_paid',
      payment_method: 'card',
      in_parts: false,
      amount_total: 1234.56,
      amount_total_printable: '1.234,56\u00A0€',
      amount_pending: 1000,
      amount_debt: 40,
      energy_consumed: 1234.567,
      pending_state_history: [],
      partner: { name: 'Núria Solé', vat: '00000000T' },
      pricelist: { name: 'Clàssica' },
      cups: { name: contract.cups, street: 'Carrer Major, 4' },
      contract: { id: contract.id, name: 'C-1' },
      tariff: { name: '2.0TD' },
    })
    const printed = async (lang: string) =>
      (await list(signed, `lang=${lang}`)).items[0]?.amount_total_printable
    expect([await printed('ca'), await printed('en')]).toEqual(['1.234,56\u00A0€', '€1,234.56'])
  })

  it('has the ladder of each invoice, oldest rung first [c3.invoice]', async () => {
    const signed = await newCustomer()
    const contract = await addContract(server.db, signed.customer)
    const [late, fine] = [await addInvoice(server.db, contract), await addInvoice(server.db, contract)]
    const rung = (change_day: string, position: number, description: string) => ({
      invoice_id: late.id,
      change_day,
      position,
      code: `c${position}${change_day}`,
      description,
    })
    await server.db
      .insertInto('invoice_pending_state')
      .values([
        rung('2026-10-02', 0, 'Carta 1'),
        rung('2026-09-01', 1, 'Aviso enviado'),
        rung('2026-09-01', 0, 'Aviso'),
      ])
      .execute()
    const { items } = await list(signed)
    const historyOf = (id: number) => items.find((item) => item.id === id)?.pending_state_history
    expect(historyOf(late.id)).toEqual([
      { change_date: '2026-09-01', pending_state: { ov_description: 'Aviso' } },
      { change_date: '2026-09-01', pending_state: { ov_description: 'Aviso enviado' } },
      { change_date: '2026-10-02', pending_state: { ov_description: 'Carta 1' } },
    ])
    expect(historyOf(fine.id)).toEqual([])
  })
})

describe('of one contract [GET contracts/{id}/invoices/]', () => {
  it('are its invoices alone, whatever kind was asked for, with the address for the subtitle', async () => {
    const signed = await newCustomer()
    const gas = await addContract(server.db, signed.customer, {
      name: 'G-7',
      kind: 'gas',
      supply_street: 'Carrer Major, 4',
      supply_postal_code: '08500',
      supply_city: 'Vic',
    })
    const flat = await addContract(server.db, signed.customer)
    await addInvoice(server.db, gas, { number: 'G-1' })
    await addInvoice(server.db, flat, { number: 'E-1', state: 'open', due_day: '2026-12-01' })
    const contract = { id: gas.id, name: 'G-7', type: 'gas', full_address: 'Carrer Major, 4, 08500 Vic' }
    const byName = await list(signed, 'contract=G-7&type=electricity')
    expect(byName).toMatchObject({ n_items: 1, counts: { electricity: 0, gas: 1 }, contract })
    expect(byName.summary).toMatchObject({ pending: 0, amount_pending: 0 })
    expect(await list(signed, '', `contracts/${gas.id}/invoices/`)).toEqual(byName)
    expect((await list(signed, 'search=nothing', `contracts/${gas.id}/invoices/`)).n_items).toBe(0)
  })

  it.each(['0', '-1', '01', '1.0', '1e0', '9007199254740993', 'G-7', '%00'])(
    'no contract has the id %s',
    async (id) => {
      const { headers } = await newCustomer()
      const nobody = await server.get('contracts/999999/invoices/', headers)
      expect(nobody.status).toBe(404)
      expect(await server.get(`contracts/${id}/invoices/`, headers)).toEqual(nobody)
    },
  )

  it('a contract of somebody else is one that does not exist', async () => {
    const [signed, other] = [await newCustomer(), await newCustomer()]
    const theirs = await addContract(server.db, other.customer)
    await addInvoice(server.db, theirs)
    for (const path of ['invoices/', 'invoices/chart/', 'invoices/export/']) {
      const reply = await server.get(`${path}?contract=${theirs.name}`, signed.headers)
      expect(reply.status).toBe(404)
      expect(reply).toEqual(await server.get(`${path}?contract=NOBODYS`, signed.headers))
      expect(
        (await server.inject({ url: `/api/v1/${path}?contract=${theirs.name}`, headers: other.headers }))
          .statusCode,
      ).toBe(200)
    }
  })
})

describe('the slashes of the specification', () => {
  it.each(['invoices', 'invoices/chart', 'invoices/export', 'invoices/1/pdf', 'contracts/1/invoices'])(
    '%s without its own is no call',
    async (path) => {
      expect((await server.get(path, (await newCustomer()).headers)).status).toBe(404)
    },
  )
})

describe('the search', () => {
  let signed: Signed
  let contract: TestContract
  beforeAll(async () => {
    signed = await newCustomer()
    contract = await addContract(server.db, signed.customer, { name: 'CT-77' })
    await addInvoice(server.db, contract, {
      number: 'FE-001',
      partner_name: 'Núria Solé, S.L.',
      partner_nif: 'B12345674',
      total_cents: 123_456,
      product_name: 'Tarifa Clàssica 100%',
      tariff: '3.0TD',
      supply_address: 'Plaça de l’Església, 3, 08500 Vic',
    })
    const other = await addContract(server.db, signed.customer, { name: 'OTHER_1' })
    await addInvoice(server.db, other, { number: 'FE-002', day: '2026-01-01', total_cents: 4783 })
  })

  it.each([
    ['partner', 'nuria sole', ['FE-001']],
    ['partner, upper case, with its comma', 'SOLÉ, S.L.', ['FE-001']],
    ['partner without its comma', 'solé s.l.', ['FE-001']],
    ['NIF', 'b12345674', ['FE-001']],
    ['NIF with its country and a word', 'sole ESB12345674', ['FE-001']],
    ['NIF and a word of another bill', 'B12345674 FE-002', []],
    ['number', 'fe-00', ['FE-001', 'FE-002']],
    ['total as printed', '1.234,56 €', ['FE-001']],
    ['total without its comma', '4783', ['FE-002']],
    ['total as typed', '1234,56', ['FE-001']],
    ['total in English', '€1,234.56', ['FE-001']],
    ['total with a no-break space', '47,83\u00A0€', ['FE-002']],
    ['price list', 'classica', ['FE-001']],
    ['tariff', '3.0td', ['FE-001']],
    ['address', 'ESGLESIA, 3', ['FE-001']],
    ['contract', 'ct-77', ['FE-001']],
    ['a space stands for anything between', 'plaça vic', ['FE-001']],
    ['but the order holds', 'vic plaça', []],
    ['a per cent sign', '100%', ['FE-001']],
    ['a per cent sign alone', '%', ['FE-001']],
    ['an underscore', '_', ['FE-002']],
    ['a backslash', '\\', []],
    ['a statement', "'; drop table invoice; --", []],
    ['a NUL, which is a space', 'fe\u0000-001', ['FE-001']],
    ['a face', '😀', []],
    ['nothing', '   ', ['FE-001', 'FE-002']],
    ['only commas', ',,', ['FE-001', 'FE-002']],
  ])('finds by %s', async (_, search, expected) => {
    const page = await list(signed, `search=${encodeURIComponent(search)}`)
    expect(page.items.map(({ number }) => number)).toEqual(expected)
    expect(page.n_items).toBe(expected.length)
  })

  it('finds by CUPS and by the id of the contract', async () => {
    expect(await numbers(signed, `search=${contract.cups.toLowerCase()}`)).toEqual(['FE-001'])
    expect(await numbers(signed, `search=CT-77 ${contract.id}`)).toEqual(['FE-001'])
  })

  it('looks at the whole set, not at a page', async () => {
    expect(await list(signed, 'search=47,83&limit=1')).toMatchObject({ n_items: 1, page_items: 1 })
  })

  it('takes 200 characters and no more', async () => {
    const ask = (length: number) => server.get(`invoices/?search=${'x'.repeat(length)}`, signed.headers)
    expect([(await ask(200)).status, (await ask(201)).status]).toEqual([200, 400])
  })
})

describe('the payment status', () => {
  const owed = { state: 'open', total_cents: 5000, pending_cents: 5000, due_day: '2026-11-25' } as const

  it.each([
    ['paid', { state: 'paid' }],
    ['refunded', { state: 'paid', type: 'A' }],
    ['refunded', { state: 'paid', type: 'B' }],
    ['paid', { state: 'paid', type: 'R' }],
    ['in_process', { ...owed, state: 'in_process' }],
    ['in_process', { ...owed, state: 'in_process', pending_cents: 100, debt_cents: 100 }],
    ['partially_paid', { ...owed, pending_cents: 4999 }],
    ['pending', { ...owed, state: 'grouped_proforma', pending_cents: 4999 }],
    ['pending', owed],
    ['pending', { ...owed, due_day: '2026-11-21' }],
    ['not_paid', { ...owed, due_day: '2026-11-20' }],
    ['not_paid', { ...owed, due_day: null }],
    ['not_paid', { ...owed, debt_cents: 5000 }],
  ] as const)('is %s for %j', async (expected, fields) => {
    const signed = await newCustomer()
    await addInvoice(server.db, await addContract(server.db, signed.customer), fields)
    const [item] = (await list(signed)).items
    expect([item?.payment_status, item?.paid]).toEqual([expected, fields.state === 'paid'])
  })

  it('is that of the day in Madrid', async () => {
    const { customer } = await newCustomer()
    await addInvoice(server.db, await addContract(server.db, customer), { ...owed, due_day: '2026-11-30' })
    const now = server.clock.nowMs()
    const status = async (ms: number) => {
      server.clock.set(ms)
      return (await list({ headers: await server.signIn(customer) })).items[0]?.payment_status
    }
    // 23:30 UTC is half past midnight in Madrid.
    const midnight = startMs('2026-12-01', 0, 'Europe/Madrid')
    expect([await status(midnight - 1), await status(midnight)]).toEqual(['pending', 'not_paid'])
    server.clock.set(now)
  })
})
