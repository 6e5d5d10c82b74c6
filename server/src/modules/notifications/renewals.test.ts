import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { tellNews } from './operations/tell-news.ts'

// The clock of tests stands at 21 November 2026.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const soon = { start_day: '2024-12-07' }

async function owedByPost(customerId: number) {
  const { code } = await server.db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return server.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('subject', '=', `mail:${code}`)
    .execute()
}

function toldOf(contract: { readonly id: number }) {
  return server.db
    .selectFrom('notification')
    .select('about')
    .where('contract_id', '=', contract.id)
    .where('kind', '=', 'renewal')
    .execute()
}

describe('[law.11.post] a renewal', () => {
  it('is told in the account that there is, once, and not owed by post as well', async () => {
    const laia = await addCustomer(server.db)
    const home = await addContract(server.db, laia, soon)
    await tellNews(server.services)
    await tellNews(server.services)
    expect(await toldOf(home)).toEqual([{ about: { kind: 'renewal', last_day: '2026-12-06', months: 12 } }])
    expect(await owedByPost(laia.customerId)).toEqual([])
  })

  it('of whoever has no account is owed by post: the retailer is told once, fifteen days before', async () => {
    const rosa = await addCustomer(server.db)
    const home = await addContract(server.db, rosa, soon)
    const later = await addContract(server.db, rosa, { start_day: '2024-12-23' })
    await server.db.deleteFrom('account').where('id', '=', rosa.accountId).execute()
    await tellNews(server.services)
    await tellNews(server.services)
    expect(await owedByPost(rosa.customerId)).toMatchObject([
      {
        payload: {
          email: null,
          items: [{ contract: home.name, about: { kind: 'renewal', last_day: '2026-12-06', months: 12 } }],
        },
      },
    ])
    expect(await toldOf(later)).toEqual([])
  })

  it('[law.11.pvpc] at the PVPC is told two months before its end', async () => {
    await server.db
      .insertInto('product')
      .values({ code: 'PVPC', kind: 'electricity', name: 'PVPC', price_kind: 'indexed', pvpc: true })
      .execute()
    const marc = await addCustomer(server.db)
    const at = (start_day: string) => addContract(server.db, marc, { start_day, product_code: 'PVPC' })
    const [home, later] = [await at('2025-01-25'), await at('2025-02-25')]
    await tellNews(server.services)
    expect(await toldOf(home)).toEqual([{ about: { kind: 'renewal', last_day: '2027-01-24', months: 12 } }])
    expect(await toldOf(later)).toEqual([])
  })

  it('of a firm, or of a contract that ends, is told to nobody', async () => {
    const pere = await addCustomer(server.db)
    await addContract(server.db, pere, { ...soon, end_day: '2026-12-06' })
    const firm = await addCustomer(server.db)
    await addContract(server.db, firm, soon)
    await server.db
      .updateTable('customer')
      .set({ kind: 'company' })
      .where('id', '=', firm.customerId)
      .execute()
    await server.db.deleteFrom('account').where('id', 'in', [pere.accountId, firm.accountId]).execute()
    await tellNews(server.services)
    expect(await owedByPost(pere.customerId)).toEqual([])
    expect(await owedByPost(firm.customerId)).toEqual([])
  })
})

describe('[law.11.page] the contract', () => {
  it.each([
    ['of an active contract', soon, { last_day: '2026-12-06', months: 12 }],
    ['that renewed yesterday', { start_day: '2025-11-20' }, { last_day: '2027-11-19', months: 12 }],
    ['that has an end', { ...soon, end_day: '2026-12-06' }, null],
    ['that is a draft', { ...soon, state: 'esborrany' }, null],
  ])('says when it renews: %s', async (_, fields, renewal) => {
    const laia = await addCustomer(server.db)
    const { name } = await addContract(server.db, laia, fields)
    const { body } = await server.get(`contracts/${name}/`, await server.signIn(laia))
    expect(body).toMatchObject({ renewal })
  })
})
