import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import {
  addContract,
  addCurveDay,
  addCustomer,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

interface Page {
  items: { name: string; type: string }[]
  n_items: number
  offset: number
  limit: number
  total_items: number
  offset_items: number
  page_items: number
  counts: { electricity: number; gas: number }
  summary: Record<string, number>
}

let server: TestServer
let owner: TestCustomer
let laia: Record<string, string>
let marc: Record<string, string>
let flat: TestContract
let gas: TestContract

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  const [first, second] = [await addCustomer(db), await addCustomer(db)]
  flat = await addContract(db, first, {
    name: 'A-001',
    supply_street: 'Plaça de l’Església, 3',
    supply_city: 'Vic',
    supply_postal_code: '08500',
    debt_cents: 4217,
    powers_w: [3450, 4600],
    iban: 'ES9121000418450200051332',
    cadastral_reference: '9872023VH5797S0001WX',
  })
  await addContract(db, first, { name: 'A-002', supply_street: 'Calle 100% Luz_2', state: 'esborrany' })
  await addContract(db, first, {
    name: 'A-003',
    supply_street: 'Calle 100 Luz 2',
    sign_day: null,
    state: 'esborrany',
  })
  await addContract(db, first, { name: 'A-004', state: 'baixa', end_day: '2025-01-31' })
  await addContract(db, first, { name: 'A-005', state: 'impugnada', debt_cents: 100 })
  gas = await addContract(db, first, { name: 'G-001', kind: 'gas', pressure_bar: '0.022', flow_m3h: null })
  await addContract(db, second, { name: 'B-001', supply_street: 'Plaça de l’Església, 3' })
  owner = first
  laia = await server.signIn(first)
  marc = await server.signIn(second)
})
afterAll(() => server.stop())

async function list(query: string, headers = laia) {
  const { status, body } = await server.get(`contracts?${query}`, headers)
  expect(status).toBe(200)
  return body as Page
}
async function names(query: string) {
  return (await list(query)).items.map(({ name }) => name)
}

describe('the list [c2.contracts] [GET contracts]', () => {
  it('is the customer’s own electricity, by name, with both counter readings [c3.paging]', async () => {
    const page = await list('')
    expect(page.items.map(({ name }) => name)).toEqual(['A-001', 'A-002', 'A-003', 'A-004', 'A-005'])
    expect(page).toMatchObject({
      n_items: 5,
      offset: 0,
      limit: 100,
      total_items: 5,
      offset_items: 0,
      page_items: 5,
    })
    expect(page.counts).toEqual({ electricity: 5, gas: 1 })
  })

  it('gives a page, and nothing past the end [c9.page-size]', async () => {
    const page = await list('offset=2&limit=2')
    expect(page.items.map(({ name }) => name)).toEqual(['A-003', 'A-004'])
    expect(page).toMatchObject({ n_items: 5, offset: 2, limit: 2 })
    expect(page).toMatchObject({ total_items: 5, page_items: 2, offset_items: 2 })
    expect(await list('offset=40')).toMatchObject({ items: [], n_items: 5, total_items: 5, page_items: 0 })
  })

  it.each([
    ['limit=1000000000', { limit: 100, offset: 0 }],
    ['limit=0', { limit: 1, offset: 0 }],
    ['limit=-5&offset=-5', { limit: 1, offset: 0 }],
    ['limit=1.5&offset=1e9', { limit: 100, offset: 0 }],
    ['limit=abc&offset=', { limit: 100, offset: 0 }],
  ])('brings %s inside', async (query, expected) => {
    expect(await list(query)).toMatchObject(expected)
  })

  it('shows gas by itself', async () => {
    expect(await names('type=gas')).toEqual(['G-001'])
    expect((await server.get('contracts?type=water', laia)).status).toBe(400)
  })

  it('sums up every contract, whatever the page', async () => {
    expect((await list('type=gas&limit=1')).summary).toEqual({
      active: 2,
      waiting_signature: 1,
      in_process: 1,
      closed: 2,
      amount_debt: 43.17,
      with_debt: 2,
    })
  })

  it('sums up those of its kind by themselves', async () => {
    expect(await list('type=gas&limit=1')).toMatchObject({
      summary_of_type: {
        active: 1,
        waiting_signature: 0,
        in_process: 0,
        closed: 0,
        amount_debt: 0,
        with_debt: 0,
      },
    })
    expect(await list('only=owed')).toMatchObject({
      summary_of_type: {
        active: 1,
        waiting_signature: 1,
        in_process: 1,
        closed: 2,
        amount_debt: 43.17,
        with_debt: 2,
      },
    })
  })

  it.each([
    ['owed', ['A-001', 'A-005']],
    ['active', ['A-001']],
    ['draft', ['A-002', 'A-003']],
    ['closed', ['A-004', 'A-005']],
  ])('shows only those that are %s, and counts them [r.contracts-shown]', async (only, expected) => {
    const page = await list(`only=${only}`)
    expect(page.items.map(({ name }) => name)).toEqual(expected)
    expect(page).toMatchObject({ total_items: expected.length, n_items: expected.length })
    expect(await names(`only=${only}&filter=vic`)).toEqual(expected.filter((name) => name === 'A-001'))
    expect(await list(`only=${only}&offset=1`)).toMatchObject({ total_items: expected.length })
  })

  it('knows no other choice', async () => {
    expect((await server.get('contracts?only=all', laia)).status).toBe(400)
  })

  it('says where consumption can be seen', async () => {
    await addCurveDay(server.db, flat.id, '2026-11-01')
    const shown = (await list('')).items as unknown as { name: string; has_consumption: boolean }[]
    expect(shown.filter((item) => item.has_consumption).map(({ name }) => name)).toEqual(['A-001'])
  })
})

describe('the order of both lists', () => {
  it('is that of the numbers in the names, whatever the letters look like', async () => {
    const customer = await addCustomer(server.db)
    for (const name of ['A-10', '0100', 'z', 'b-2', '10', 'Ñ 1', '9', 'á-9'])
      await addContract(server.db, customer, { name })
    const headers = await server.signIn(customer)
    const expected = ['9', '10', '0100', 'á-9', 'A-10', 'b-2', 'Ñ 1', 'z']
    expect((await list('', headers)).items.map(({ name }) => name)).toEqual(expected)
    expect((await list('offset=1&limit=2', headers)).items.map(({ name }) => name)).toEqual(['10', '0100'])
    const simple = (await server.get('contracts/', headers)).body as { name: string }[]
    expect(simple.map(({ name }) => name)).toEqual(expected)
  })
})

describe('the filter [c5.contracts-filter] [GET contracts]', () => {
  it.each([
    ['esglesia', ['A-001']],
    ['ESGLÉSIA', ['A-001']],
    ['plaça vic', ['A-001']],
    ['vic plaça', []],
    ['a-00', ['A-001', 'A-002', 'A-003', 'A-004', 'A-005']],
    ['plaça%vic', ['A-001']],
    ['100%luz%2', ['A-002', 'A-003']],
    ['luz_2', ['A-002']],
    ['luz 2', ['A-002', 'A-003']],
    ['%', ['A-001', 'A-002', 'A-003', 'A-004', 'A-005']],
    ['_', ['A-002']],
    ['\\', []],
    ["'; drop table contract; --", []],
    ['a\u0000-001', ['A-001']],
    ['😀', []],
    ['%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%', ['A-001', 'A-002', 'A-003', 'A-004', 'A-005']],
    ['%ninguna%', []],
    ['   ', ['A-001', 'A-002', 'A-003', 'A-004', 'A-005']],
  ])('%j finds %j', async (filter, expected) => {
    const page = await list(`filter=${encodeURIComponent(filter)}`)
    expect(page.items.map(({ name }) => name)).toEqual(expected)
    expect(page.n_items).toBe(expected.length)
    expect(page.counts.electricity).toBe(5)
  })

  it('finds what a row reads: its tariff, its powers, the kind of place in any language', async () => {
    const owner = await addCaller(server)
    const office = await addContract(server.db, owner.customer, {
      tariff: '3.0TD',
      powers_w: [17_300, 17_300, 17_300, 17_300, 17_300, 20_000],
      supply_street: 'C. Nou, 3, oficina 2',
      supply_city: 'Vic',
    })
    const home = await addContract(server.db, owner.customer, {
      supply_street: 'C. Nou, 5',
      powers_w: [4700, 4700],
    })
    const found = async (filter: string) => {
      const { body } = await owner.send('GET', `contracts?filter=${encodeURIComponent(filter)}`)
      return (body as { items: { name: string }[] }).items.map(({ name }) => name)
    }
    for (const filter of ['oficina', 'Oficina de Vic', 'offi', '3.0td', '3.0TD', '17,3', '17.3'])
      expect([filter, await found(filter)]).toEqual([filter, [office.name]])
    expect(await found('4,7')).toEqual([home.name])
    expect(await found('office de berga')).toEqual([])
  })

  it('finds a CUPS by a part of it, and never another customer’s contract', async () => {
    expect(await names(`filter=${flat.cups.slice(8, 20)}`)).toEqual(['A-001'])
    expect(await names('filter=B-001')).toEqual([])
    expect((await list('filter=esglesia', marc)).items.map(({ name }) => name)).toEqual(['B-001'])
  })

  it('refuses what is too long or given twice', async () => {
    expect((await server.get(`contracts?filter=${'a'.repeat(201)}`, laia)).status).toBe(400)
    expect((await server.get('contracts?filter=a&filter=b', laia)).body).toMatchObject({
      error: 'invalid_request',
      errors: { filter: ['not_valid'] },
    })
  })
})

describe('one contract [c3.contract]', () => {
  it('is the same by name and by id [GET contracts/{name}/]', async () => {
    const byName = await server.get('contracts/A-001/', laia)
    const byId = await server.get(`contract/${flat.id}/`, laia)
    expect(byName.status).toBe(200)
    expect(byId).toEqual(byName)
  })

  it('has its powers in kW, amounts in euros and the IBAN as it is printed', async () => {
    const { body } = await server.get('contracts/A-001/', laia)
    expect(body as ContractDetail).toMatchObject({
      amount_debt: 42.17,
      contracted_power_period: [
        { period: 'P1', power: 3.45 },
        { period: 'P2', power: 4.6 },
      ],
      bank_account: { printable_iban: 'ES91 2100 0418 4502 0005 1332' },
      cups: { name: flat.cups, ref_catastral: '9872023VH5797S0001WX' },
      pricelist: { name: 'Tarifa electricity', nom_comercial: null },
      tariff: { name: '2.0TD' },
      pressio: null,
    })
  })

  it('lists services and social bonuses apart, and keeps unknown pressure and flow unknown', async () => {
    await server.db
      .insertInto('contract_service')
      .values([
        {
          contract_id: gas.id,
          kind: 'service',
          name: 'Mantenimiento',
          start_day: '2024-01-01',
          end_day: null,
          price_month: '3.95',
        },
        {
          contract_id: gas.id,
          kind: 'social_bonus',
          name: 'Bono',
          start_day: '2025-01-01',
          end_day: '2026-01-01',
        },
      ])
      .execute()
    const { body } = await server.get('contracts/G-001/', laia)
    expect(body as ContractDetail).toMatchObject({
      services: [{ name: 'Mantenimiento', start_date: '2024-01-01', end_date: null, price: 3.95 }],
      // [law.6.renewal] checked by the retailer two months before it ends.
      bonos_sociales: [
        {
          name: 'Bono',
          start_date: '2025-01-01',
          end_date: '2026-01-01',
          renewal: { by: 'retailer', day: '2025-11-01' },
        },
      ],
      regulated_price: null,
      pressio: 0.022,
      caudal: null,
      contracted_power_period: [],
      bank_account: null,
    })
  })

  it('[law.6.list] says whether it is at the PVPC, or may go there', async () => {
    const regulated = async () =>
      ((await server.get('contracts/A-001/', laia)).body as ContractDetail).regulated_price
    const atPvpc = (pvpc: boolean) => server.db.updateTable('product').set({ pvpc }).execute()
    expect(await regulated()).toBe('possible')
    await atPvpc(true)
    try {
      expect(await regulated()).toBe('pvpc')
    } finally {
      await atPvpc(false)
    }
  })

  it('says whether it is at a tariff of last resort, whose price no contract fixes', async () => {
    const lastResort = async () =>
      ((await server.get('contracts/G-001/', laia)).body as ContractDetail).last_resort
    const set = (last_resort: boolean) => server.db.updateTable('product').set({ last_resort }).execute()
    expect(await lastResort()).toBe(false)
    await set(true)
    try {
      expect(await lastResort()).toBe(true)
    } finally {
      await set(false)
    }
  })

  it.each(['0', '-1', '01', '1.0', '1e0', '٣', '9007199254740993', '99999999999999999999', 'A-001', '%00'])(
    'no contract has the id %s [GET contract/{id}/]',
    async (id) => {
      expect(await server.get(`contract/${id}/`, laia)).toEqual(await server.get('contract/999999/', laia))
    },
  )

  it('may be called by a name with spaces and slashes', async () => {
    const name = 'X 1/2-a.b'
    const { id } = await addContract(server.db, owner, { name, kind: 'gas' })
    const { status, body } = await server.get(`contracts/${encodeURIComponent(name)}/`, laia)
    expect([status, (body as ContractDetail).id]).toEqual([200, id])
    await server.db.deleteFrom('contract').where('id', '=', id).execute()
  })

  it('wants the slash of the specification', async () => {
    expect((await server.get('contracts/A-001', laia)).status).toBe(404)
  })
})

describe('the simple list [GET contracts/]', () => {
  it('is id and name of every kind, and another call than the list', async () => {
    const { body } = await server.get('contracts/', laia)
    expect(body).toHaveLength(6)
    expect(body).toContainEqual({ id: gas.id, name: 'G-001' })
  })
})

describe('HEAD and OPTIONS [c7.options]', () => {
  it('show whether a contract exists', async () => {
    const ask = (method: 'HEAD' | 'OPTIONS', name: string) =>
      server.inject({ method, url: `/api/v2/contracts/${name}/`, headers: laia })
    const [head, options, gone] = [
      await ask('HEAD', 'A-001'),
      await ask('OPTIONS', 'A-001'),
      await ask('OPTIONS', 'B-001'),
    ]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
    expect(gone.statusCode).toBe(404)
  })
})
