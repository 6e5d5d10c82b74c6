import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addContract, addCustomer, addInvoice, type TestCustomer } from '../../testing/factories.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let manager: TestCaller
beforeAll(async () => {
  server = await startTestServer({ delegation: true })
  manager = await addCaller(server)
})
afterAll(() => server.stop())

/** The id of a delegation of a customer to the manager, or another account. */
function delegate(customer: TestCustomer, given: Parameters<typeof addDelegation>[2] = {}): Promise<number> {
  return addDelegation(server.db, [customer, manager.customer], given)
}

const debt = { state: 'open', pending_cents: 4783, debt_cents: 4783, due_day: '2026-10-01' } as const

/** A customer with so many contracts, each with a bill that is overdue. */
async function addOwing(contracts: number) {
  const customer = await addCustomer(server.db)
  const ids: number[] = []
  const numbers: string[] = []
  for (let each = 0; each < contracts; each += 1) {
    const contract = await addContract(server.db, customer)
    ids.push(contract.id)
    numbers.push((await addInvoice(server.db, contract, debt)).number)
  }
  return { customer, ids, numbers }
}

describe('over all customers of a property manager [r.acting-together] [GET delegations/customers/] [GET delegations/customers/invoices/]', () => {
  it('shows and exports what each delegation is about, and nothing else', async () => {
    const whole = await addOwing(2)
    const chosen = await addOwing(2)
    const [over, strangers] = [await addOwing(1), await addOwing(1)]
    const other = await addCaller(server)
    const [first, second] = [
      await delegate(whole.customer, { role: 'pay' }),
      await delegate(chosen.customer, { contracts: [chosen.ids[0]!] }),
    ]
    await delegate(over.customer, { ended_at: '2026-11-20T00:00:00Z' })
    await delegate(strangers.customer, { account_id: other.customer.accountId })
    const { body } = await manager.send('GET', 'delegations/customers/')
    expect(body).toMatchObject({
      customers: [
        { delegation: first, role: 'pay', contracts: 2, amount_debt: 95.66, with_debt: 2 },
        { delegation: second, role: 'look', contracts: 1, amount_debt: 47.83, with_debt: 1 },
      ],
    })
    expect((body as { customers: unknown[] }).customers).toHaveLength(2)

    const reply = await server.inject({
      url: '/api/v1/delegations/customers/invoices/',
      headers: manager.headers,
    })
    expect(reply.statusCode).toBe(200)
    const sheet = JSON.stringify(readSheet(reply.rawPayload))
    for (const number of [...whole.numbers, chosen.numbers[0]!]) expect(sheet).toContain(number)
    for (const number of [chosen.numbers[1]!, ...over.numbers, ...strangers.numbers])
      expect(sheet).not.toContain(number)
    expect(sheet).toContain('Cliente')
  })

  it.each(['', 'invoices/'])(
    'leaves a line on the page of each of them: delegations/customers/%s [r.looked]',
    async (call) => {
      const agent = await addCaller(server)
      const { accountId } = agent.customer
      const [mine, chosen, over] = [await addOwing(1), await addOwing(2), await addOwing(1)]
      await delegate(mine.customer, { account_id: accountId })
      await delegate(chosen.customer, { account_id: accountId, contracts: [chosen.ids[0]!] })
      await delegate(over.customer, { account_id: accountId, ended_at: '2026-11-20T00:00:00Z' })
      const url = `/api/v1/delegations/customers/${call}`
      expect((await server.inject({ url, headers: agent.headers })).statusCode).toBe(200)
      const looks = await server.db
        .selectFrom('customer_access')
        .select(['customer_id', 'day', 'who', 'why'])
        .where('account_id', '=', accountId)
        .orderBy('customer_id')
        .execute()
      const line = { day: '2026-11-21', who: 'Aina Roca', why: 'look' }
      expect(looks).toEqual(
        [mine, chosen].map(({ customer }) => ({ customer_id: customer.customerId, ...line })),
      )
    },
  )

  it('is empty for whoever acts for nobody, and refused to one who acts for another', async () => {
    const nobody = await addCaller(server)
    expect(await nobody.send('GET', 'delegations/customers/')).toMatchObject({ body: { customers: [] } })
    const { customer } = await addOwing(1)
    const id = await delegate(customer, { role: 'manage' })
    expect(await manager.send('GET', `delegations/customers/?for=${id}`)).toMatchObject({ status: 403 })
  })
})
