import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffLine } from '@endoll/api/desk-staff.ts'
import { openTestCase } from '../../testing/test-cases.ts'
import { atDesk, type AtDesk } from '../../testing/at-desk.ts'
import { addContract, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { asCustomer, asOffice } from '../../platform/db/who-asks.ts'
import { lookAt } from './look.ts'
import { findBreak, hasHead, headOfLog } from './operations/verify-log.ts'

let server: TestServer
let customer: TestCustomer
let marta: AtDesk
let auditor: AtDesk

beforeAll(async () => {
  server = await startTestServer({ desk: true })
  customer = await addCustomer(server.db)
  marta = await atDesk(server, ['answers'])
  auditor = await atDesk(server, ['audits'], 'Joan Riu')
})
afterAll(() => server.stop())

function look(why = 'call') {
  return marta.send('GET', `customers/${customer.customerId}/?why=${why}`)
}

async function lines(query = '') {
  return ((await auditor.send('GET', `log/${query}`)).body as { items: StaffLine[] }).items
}

describe('the log of the desk [r.desk-log]', () => {
  it('says who, what, whose, why and from where, to an auditor alone [GET desk/v1/log/] [GET desk/v1/customers/{id}/]', async () => {
    expect((await look()).status).toBe(200)
    expect((await lines())[0]).toMatchObject({
      who: 'Marta Vila',
      what: 'customer_read',
      customer_id: customer.customerId,
      why: 'call',
      address: '127.0.0.1',
    })
    expect(await lines(`?customer=${customer.customerId}&what=customer_read`)).toHaveLength(1)
    expect(await lines(`?staff=${auditor.staffId}`)).toEqual([])
    expect((await marta.send('GET', 'log/')).status).toBe(404)
    expect((await auditor.send('GET', `customers/${customer.customerId}/`)).status).toBe(404)
  })

  it('the customer reads it on their own page, in their language', async () => {
    await server.db
      .updateTable('customer')
      .set({ language: 'ca' })
      .where('id', '=', customer.customerId)
      .execute()
    await look('check')
    const headers = await server.signIn(customer)
    const { looked } = (await server.get('own_data/', headers)).body as { looked: object[] }
    expect(looked[0]).toMatchObject({ kind: 'agent', who: 'Marta Vila', why: 'una comprovació' })
  })

  it('every read of a customer is written before it is answered: without a line there is no answer', async () => {
    const contract = await addContract(server.db, customer)
    const { id } = await openTestCase(server, await server.signIn(customer), contract.id)
    const reads = ['', 'events/'].map((part) => `customers/${customer.customerId}/${part}`)
    for (const path of [...reads, `cases/${id}/`, 'find/?text=cliente']) {
      const before = await lines()
      expect((await marta.send('GET', path)).status, path).toBe(200)
      expect((await lines()).length, path).toBe(before.length + 1)
      await server.db.schema.alterTable('staff_log').renameTo('gone').execute()
      expect((await marta.send('GET', path)).status, path).toBe(500)
      await server.db.schema.alterTable('gone').renameTo('staff_log').execute()
    }
  })

  it('is written of nobody who is not there', async () => {
    const before = await lines()
    expect((await marta.send('GET', 'customers/987654/')).status).toBe(404)
    expect((await marta.send('GET', 'customers/x/')).status).toBe(404)
    expect(await lines()).toHaveLength(before.length)
  })

  it('is only added to', async () => {
    await expect(server.db.updateTable('staff_log').set({ what: 'x' }).execute()).rejects.toThrow(
      'only added to',
    )
    await expect(server.db.deleteFrom('staff_log').execute()).rejects.toThrow('only added to')
    await expect(sql`truncate staff_log`.execute(server.db)).rejects.toThrow('only added to')
  })

  it('customers, visitors and the retailer’s systems read none of it', async () => {
    const { services } = server
    const read = () => services.db.selectFrom('staff_log').select('number').execute()
    expect(await asCustomer(customer.customerId, read)).toEqual([])
    expect((await asOffice('staff', read)).length).toBeGreaterThan(0)
  })

  it('what reads one customer finds no row of another, whatever its query forgot [r.desk-scope]', async () => {
    await addContract(server.db, await addCustomer(server.db))
    const { db } = server.services
    const staff = { ...marta, sessionId: 's', name: 'Marta', email: '', roles: [], enrolled: true }
    const everything = () => db.selectFrom('contract').select('customer_id').distinct().execute()
    const look = { customerId: customer.customerId, what: 'customer_read', why: 'call' } as const
    const found = await asOffice('staff', () =>
      lookAt(server.services, { staff, address: '' }, look, everything),
    )
    expect(found).toEqual([{ customer_id: customer.customerId }])
  })

  it('a hundred at once are one chain', async () => {
    await server.db.deleteFrom('attempt_budget').execute()
    const found = await Promise.all(
      Array.from({ length: 100 }, () => marta.send('GET', 'find/?text=cliente')),
    )
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await findBreak(server.db)).toBeNull()
  })
})

describe('a log that was tampered with [r.desk-log]', () => {
  /** As somebody does who owns the database. */
  async function tamper(statement: ReturnType<typeof sql>) {
    await sql`alter table staff_log disable trigger staff_log_stays`.execute(server.db)
    await statement.execute(server.db)
    await sql`alter table staff_log enable trigger staff_log_stays`.execute(server.db)
  }

  it('shows the line that was changed, or before which one is missing [GET desk/v1/log/check/]', async () => {
    await server.db.deleteFrom('attempt_budget').execute()
    for (let times = 0; times < 5; times++) await look()
    const head = await headOfLog(server.db)
    const [last = 0] = (await lines()).map(({ number }) => number)
    const kept = await server.db
      .selectFrom('staff_log')
      .selectAll()
      .where('number', '>', last - 4)
      .execute()
    expect((await auditor.send('GET', 'log/check/')).body).toEqual({ broken_at: null })

    await tamper(sql`update staff_log set why = 'message' where number = ${last - 3}`)
    expect((await auditor.send('GET', 'log/check/')).body).toEqual({ broken_at: last - 3 })
    await tamper(sql`update staff_log set why = ${kept[0]!.why} where number = ${last - 3}`)
    expect(await findBreak(server.db)).toBeNull()

    await tamper(sql`delete from staff_log where number = ${last}`)
    expect(await findBreak(server.db)).toBeNull()
    expect(await hasHead(server.db, head)).toBe(false)
    await tamper(sql`delete from staff_log where number = ${last - 2}`)
    expect(await findBreak(server.db)).toBe(last - 1)
  })
})
