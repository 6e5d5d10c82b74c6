import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import {
  addBattery,
  addBatteryLine,
  addContract,
  addInvoice,
  addMovements,
  type TestContract,
} from '../../testing/factories.ts'
import { addCaller, type SubmittedBody, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

function setShare(
  caller: TestCaller,
  battery: number,
  percent: unknown,
  contract: TestContract = caller.contract,
) {
  return caller.send('PUT', `contract/${contract.name}/change_bateria_pes_percentatge/${battery}`, {
    pes_percentatge: percent,
  })
}
function setDiscounts(caller: TestCaller, battery: number, mode: unknown) {
  return caller.send('PUT', `contract/${caller.contract.name}/bateria/${battery}`, { valor_descomptes: mode })
}
async function linkOf(caller: TestCaller, battery: number) {
  const { body } = await caller.send('GET', `contract/${caller.contract.id}/`)
  return (body as ContractDetail).bateria_virtual.find(({ bateria }) => bateria.id === battery)
}
async function sumOf(battery: number) {
  const { rows } = await sql<{ sum: number }>`
    select sum(share_percent)::integer as sum from battery_contract where battery_id = ${battery}`.execute(
    server.db,
  )
  return rows[0]?.sum
}

describe('the share of a contract [c4.battery-percentage] [PUT contract/{name}/change_bateria_pes_percentatge/{bateriaId}]', () => {
  it('is set at once, with its request, its history, its event and its mail', async () => {
    const [caller, neighbour] = [await addCaller(server), await addCaller(server)]
    const battery = await addBattery(
      server.db,
      [
        [caller.contract, 40],
        [neighbour.contract, 35],
      ],
      { name: 'BV-70' },
    )
    const reply = await setShare(caller, battery, 65)
    expect(reply).toMatchObject({ status: 200, body: { waiting_for_signature: false, pes_percentatge: 65 } })
    expect(await linkOf(caller, battery)).toMatchObject({ pes_percentatge: 65, percentage_left: 0 })
    const { request } = reply.body as SubmittedBody
    expect(await caller.request(request.id)).toMatchObject({
      procedure: 'battery',
      state: 'effective',
      effective_date: '2026-11-21',
      changes: [
        { field: 'battery', before: null, after: 'BV-70' },
        { field: 'battery_share', before: '40', after: '65' },
      ],
    })
    const [event] = await server.db
      .selectFrom('outbox_event')
      .select('payload')
      .where('request_id', '=', request.id)
      .execute()
    expect(event?.payload).toMatchObject({
      submission: { battery: 'BV-70', share_percent: 65, share_percent_before: 40 },
    })
    // A request above what is left is refused with the rest; less is always possible.
    const refused = await setShare(neighbour, battery, 36)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'battery_share_taken', about: { percentage_left: 0 } },
    })
    expect(await linkOf(neighbour, battery)).toMatchObject({ pes_percentatge: 35 })
    expect((await setShare(neighbour, battery, 0)).status).toBe(200)
    expect((await setShare(neighbour, battery, 36)).body).toMatchObject({ about: { percentage_left: 35 } })
  })

  it('of a contract that has left is the others’ to have, and its euros stay its own', async () => {
    const [caller, gone] = [await addCaller(server), await addCaller(server)]
    const battery = await addBattery(server.db, [
      [caller.contract, 60],
      [gone.contract, 40],
    ])
    await addMovements(server.db, [battery, gone.contract], [['2026-06-01', 'L-1', 1000]])
    await server.db
      .updateTable('contract')
      .set({ state: 'baixa', end_day: '2026-10-31' })
      .where('id', '=', gone.contract.id)
      .execute()
    expect(await linkOf(caller, battery)).toMatchObject({ percentage_left: 40, part: 6, total_descompte: 10 })
    expect((await setShare(caller, battery, 100)).status).toBe(200)
    expect(await linkOf(gone, battery)).toMatchObject({ part: 4 })
  })

  it('changes what comes in from that day on, and nothing of what is there', async () => {
    const caller = await addCaller(server)
    const battery = await addBattery(server.db, [[caller.contract, 40]])
    const move = (day: string, number: string) =>
      addMovements(server.db, [battery, caller.contract], [[day, number, 1000]])
    await move('2026-11-20', 'S-1')
    expect((await setShare(caller, battery, 90)).status).toBe(200)
    expect((await setShare(caller, battery, 80)).status).toBe(200)
    expect(await linkOf(caller, battery)).toMatchObject({ part: 4 })
    await move('2026-11-21', 'S-2')
    expect(await linkOf(caller, battery)).toMatchObject({ part: 12, total_descompte: 20 })
  })

  it.each([
    [-1, 'not_valid'],
    [101, 'not_valid'],
    [33.5, 'not_valid'],
    ['40', 'not_valid'],
    [undefined, 'required_field'],
    [40, 'same_value'],
  ])('is not set to %j [c5.battery]', async (percent, code) => {
    const caller = await addCaller(server)
    const battery = await addBattery(server.db, [[caller.contract, 40]])
    expect(await setShare(caller, battery, percent)).toMatchObject({
      status: 400,
      body: { errors: { pes_percentatge: [code] } },
    })
    expect(await linkOf(caller, battery)).toMatchObject({ pes_percentatge: 40 })
  })

  it('belongs to an active contract of the caller that is tied to the battery', async () => {
    const [caller, stranger] = [await addCaller(server), await addCaller(server, { state: 'baixa' })]
    const own = await addBattery(server.db, [[caller.contract, 1]])
    const foreign = await addBattery(server.db, [[stranger.contract, 1]])
    // A name that no contract can have never reaches the database.
    expect((await setShare(caller, own, 5, { ...caller.contract, name: 'a%00b' })).status).toBe(404)
    const none = await setShare(caller, 987_654_321, 5)
    expect(none.status).toBe(404)
    expect(await setShare(caller, foreign, 5)).toEqual(none)
    expect(await setShare(caller, own, 5, stranger.contract)).toEqual(none)
    expect(await setShare(stranger, foreign, 5)).toMatchObject({
      status: 409,
      body: { error: 'contract_not_active' },
    })
    expect(await setDiscounts(stranger, foreign, 'aplicar')).toMatchObject({ status: 409 })
  })

  it('the same sending twice is one request', async () => {
    const caller = await addCaller(server)
    const battery = await addBattery(server.db, [[caller.contract, 40]])
    const send = (percent: number) =>
      caller.send(
        'PUT',
        `contract/${caller.contract.name}/change_bateria_pes_percentatge/${battery}`,
        { pes_percentatge: percent },
        { 'idempotency-key': 'battery-once' },
      )
    const [first, again] = [await send(50), await send(50)]
    expect(again).toEqual(first)
    expect((await send(60)).status).toBe(422)
  })

  it('many at once never have more than the battery together, and the refused are told what is left [r.battery-shares]', async () => {
    const callers = await Promise.all(Array.from({ length: 8 }, () => addCaller(server)))
    const battery = await addBattery(
      server.db,
      callers.map(({ contract }) => [contract, 5]),
    )
    const replies = await Promise.all(callers.map((caller) => setShare(caller, battery, 30)))
    const made = replies.filter(({ status }) => status === 200)
    const refused = replies.filter(({ status }) => status === 409)
    // 40 are given; each one takes 25 more: two fit into the 60 that are left.
    expect([made.length, refused.length]).toEqual([2, 6])
    for (const { body } of refused) {
      expect(body).toMatchObject({ error: 'battery_share_taken', about: { percentage_left: 10 } })
    }
    expect(await sumOf(battery)).toBe(90)
  })

  it('cannot be written past 100 by anything else either: the database adds them up [r.battery-shares]', async () => {
    const caller = await addCaller(server)
    const other = await addContract(server.db, caller.customer)
    const battery = await addBattery(server.db, [
      [caller.contract, 60],
      [other, 40],
    ])
    const write = (contract: number, percent: number) =>
      sql`update battery_contract set share_percent = ${percent}
           where battery_id = ${battery} and contract_id = ${contract}`
    await expect(write(other.id, 41).execute(server.db)).rejects.toMatchObject({
      constraint: 'battery_shares_fit',
    })
    // Within a transaction they may move, whichever is written first.
    await server.db.transaction().execute(async (db) => {
      await write(other.id, 90).execute(db)
      await write(caller.contract.id, 10).execute(db)
    })
    expect(await sumOf(battery)).toBe(100)
  })
})

describe('what becomes of the discounts [PUT contract/{name}/bateria/{bateriaId}]', () => {
  it('is applied or kept, at once and with its request', async () => {
    const caller = await addCaller(server)
    const battery = await addBattery(server.db, [[caller.contract, 40]])
    const reply = await setDiscounts(caller, battery, 'aplicar')
    expect(reply).toMatchObject({ status: 200, body: { valor_descomptes: 'aplicar' } })
    expect(await linkOf(caller, battery)).toMatchObject({ gestio_descomptes: 'aplicar', pes_percentatge: 40 })
    expect(await caller.request((reply.body as SubmittedBody).request.id)).toMatchObject({
      state: 'effective',
      changes: [{ field: 'battery' }, { field: 'battery_discounts', before: 'no_aplicar', after: 'aplicar' }],
    })
    expect(await setDiscounts(caller, battery, 'aplicar')).toMatchObject({
      status: 400,
      body: { errors: { valor_descomptes: ['same_value'] } },
    })
    expect((await setDiscounts(caller, battery, 'sometimes')).status).toBe(400)
  })
})

describe('what the retailer’s file says', () => {
  it('is kept beside the customer’s value, also where it is set back', async () => {
    const caller = await addCaller(server)
    const battery = await addBattery(server.db, [[caller.contract, 40]])
    const filed = async () => {
      const row = await server.db
        .selectFrom('battery_contract')
        .select(['share_percent', 'filed_share_percent'])
        .where('battery_id', '=', battery)
        .executeTakeFirstOrThrow()
      return [row.share_percent, row.filed_share_percent]
    }
    await setShare(caller, battery, 50)
    expect(await filed()).toEqual([50, 40])
    await setShare(caller, battery, 60)
    expect(await filed()).toEqual([60, 40])
    // A file with the 60 in between may still arrive.
    await setShare(caller, battery, 40)
    expect(await filed()).toEqual([40, 60])
  })
})

describe('what a share comes to [GET contract/bateria_virtual_year/{bateriaId}] [r.battery-euros]', () => {
  it('is a part of what bills put in within twelve months, and of what is in the battery', async () => {
    const [caller, neighbour] = [await addCaller(server), await addCaller(server)]
    const battery = await addBattery(server.db, [
      [caller.contract, 40],
      [neighbour.contract, 20],
    ])
    const invoice = await addInvoice(server.db, caller.contract, { number: `Y-${battery}` })
    await addBatteryLine(server.db, invoice, 150)
    await addMovements(
      server.db,
      [battery, caller.contract],
      [
        ['2025-11-21', 'OLD', 9900],
        ['2025-11-22', 'FIRST', 200],
        // Net of 1.50 that the bill took: 5.00 went in.
        ['2026-06-03', invoice.number, 350],
        ['2026-07-03', 'OUT', -100],
      ],
    )
    await addMovements(
      server.db,
      [battery, neighbour.contract],
      [
        ['2026-06-04', 'N-1', 300],
        ['2026-06-05', 'N-2', -50],
      ],
    )
    const { body } = await caller.send('GET', `contract/bateria_virtual_year/${battery}`)
    expect(body).toEqual({
      total_descompte: 106,
      // 40 % of 99.00, 2.00, 5.00 and the neighbour's 3.00, less 1.50 and 1.00.
      parts: [
        {
          bateria_id: battery,
          polissa_id: caller.contract.id,
          polissa_name: caller.contract.name,
          part: 41.1,
        },
      ],
      rest: 64.9,
      deposits: 10,
      start: '2025-11-22',
      end: '2026-11-21',
    })
    const foreign = await addBattery(server.db, [[neighbour.contract, 1]])
    expect((await caller.send('GET', `contract/bateria_virtual_year/${foreign}`)).status).toBe(404)
  })
})
