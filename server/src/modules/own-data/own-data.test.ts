import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataKinds } from '@endoll/api/data-kinds.ts'
import type { OwnData } from '@endoll/api/own-data.ts'
import { addDelegation } from '../../testing/add-delegation.ts'
import { addInvoice, addPayment } from '../../testing/factories.ts'
import { addCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { noteAccess } from '../customer-access/operations/note-access.ts'

const dayMs = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownData: true, delegation: true, enablePayment: true })
})
afterAll(() => server.stop())

async function read(caller: Awaited<ReturnType<typeof addCaller>>) {
  return (await caller.send('GET', 'own_data/')).body as OwnData
}

/** A daughter who pays for her mother. */
async function actingPair() {
  const [mother, daughter] = [await addCaller(server), await addCaller(server)]
  const id = await addDelegation(server.db, [mother.customer, daughter.customer], { role: 'pay' })
  return { mother, daughter, id, look: () => daughter.send('GET', `contracts/?for=${id}`) }
}

describe('who has looked [r.looked] [law.owndata] [GET own_data/]', () => {
  it('is a line a day, with what was done on it, and nobody else’s page says it', async () => {
    const { mother, daughter, look } = await actingPair()
    expect((await read(mother)).looked).toEqual([])
    await look()
    await look()
    const invoice = await addInvoice(server.db, mother.contract)
    const { customerId } = mother.customer
    await addPayment(server.db, { customerId, accountId: daughter.customer.accountId }, invoice.id)
    await server.db
      .updateTable('card_payment')
      .set({ created_at: '2026-11-21T09:00:00Z' })
      .where('customer_id', '=', customerId)
      .execute()
    const line = {
      day: '2026-11-21',
      kind: 'delegate',
      who: 'Aina Roca',
      why: 'pay',
      did: { paid: 1, wrote: 0 },
    }
    expect((await read(mother)).looked).toEqual([line])
    expect((await read(daughter)).looked).toEqual([])
    server.clock.advance(dayMs)
    await noteAccess(server.services, [
      { customerId, kind: 'agent', accountId: null, who: 'Agent 7', why: 'llamada' },
    ])
    server.clock.advance(-dayMs)
    const agent = { day: '2026-11-22', kind: 'agent', who: 'Agent 7', why: 'llamada', did: null }
    expect((await read(mother)).looked).toEqual([agent, line])
  })

  it('is written before anything is shown, and can neither be changed nor removed', async () => {
    const { mother, look } = await actingPair()
    await server.db.schema.alterTable('customer_access').renameTo('gone').execute()
    expect((await look()).status).toBe(500)
    await server.db.schema.alterTable('gone').renameTo('customer_access').execute()
    await look()
    const rows = server.db.updateTable('customer_access').set({ who: 'Nobody' })
    await expect(rows.where('customer_id', '=', mother.customer.customerId).execute()).rejects.toThrow(
      'only added to',
    )
    await expect(server.db.deleteFrom('customer_access').execute()).rejects.toThrow('only added to')
  })

  it('is told to nobody who acts for the customer', async () => {
    const { daughter, id } = await actingPair()
    expect(await daughter.send('GET', `own_data/?for=${id}`)).toMatchObject({
      body: { error: 'delegation_refused' },
    })
  })
})

it('what is kept has a line for each kind of data [law.owndata] [law.retention]', async () => {
  const { kept } = await read(await addCaller(server))
  expect(kept.map(({ kind }) => kind).toSorted()).toEqual([...dataKinds].toSorted())
  expect(kept.find(({ kind }) => kind === 'mails')).toMatchObject({ days: 365, years: null })
  expect(kept.find(({ kind }) => kind === 'bills')).toMatchObject({
    days: null,
    years: 6,
    law: 'Código de Comercio art. 30.1; Ley 56/2007 art. 2.1.b',
  })
})
