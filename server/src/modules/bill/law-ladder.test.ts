import { describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { readOutbox } from '@endoll/api/retailer.ts'
import { addContract } from '../../testing/factories.ts'
import { billOffice, october, september } from './bills.fixture.ts'
import { ladderItems } from './ladder-wire.ts'

const { server, newCustomer, explained, addBill } = billOffice()

type Signed = Awaited<ReturnType<typeof newCustomer>>
const owed = { state: 'open', debt_cents: 5115, due_day: '2026-11-01' } as const

/** An unpaid bill at the letter that announces the cut. */
async function owedBill(signed: Signed, of = october) {
  const { id, number } = await addBill(signed.contract, { ...of, fields: owed })
  await server()
    .db.insertInto('invoice_pending_state')
    .values({
      invoice_id: id,
      code: '80',
      change_day: '2026-10-19',
      position: 0,
      description: 'Carta de corte enviada',
    })
    .execute()
  return { id, number }
}

function withBonus({ contract }: Signed, fields = {}) {
  return server()
    .db.insertInto('contract_service')
    .values({
      contract_id: contract.id,
      kind: 'social_bonus',
      name: 'Bono social',
      start_day: '2026-02-01',
      discount_percent: '42.5',
      ...fields,
    })
    .execute()
}

async function post(path: string, payload: object, headers: Record<string, string>) {
  const reply = await server().inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

function retailerKey() {
  return { 'x-api-key': server().apiKey }
}

const noDay = { ladder_next: null, cut_date: null, reconnection: null }

describe('a supply that may not be cut [r.law-cut-ban]', () => {
  it('[law.1] with the social bonus is told so, and no day', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    expect((await explained(signed, id)).cut_date).not.toBeNull()
    await withBonus(signed)
    expect(await explained(signed, id)).toMatchObject({
      ...noDay,
      cut_ban: { kind: 'vulnerable', until: '2026-12-31' },
    })
    const { body } = await server().get('home/', signed.headers)
    expect(body).toMatchObject({ overdue: { id, cut_date: null, cut_ban: { until: '2026-12-31' } } })
    const contract = await server().get(`contracts/${signed.contract.name}/`, signed.headers)
    expect(contract.body).toMatchObject({ cut_ban: { kind: 'vulnerable', until: '2026-12-31' } })
  })

  it('[law.1.bonus] with the social bonus is told from when its power may be lowered, and that nothing is cut before', () => {
    const rungs = [
      { invoice_id: 1, change_day: '2027-01-11', code: '50', description: 'Segunda carta', position: 0 },
    ]
    const told = (pausedBy: Parameters<typeof ladderItems>[1]['pausedBy'] = null) =>
      ladderItems(
        { rungs, letters: [] },
        {
          today: '2027-03-01',
          climbs: true,
          pausedBy,
          supply: {
            energy: 'electricity',
            use: 'household',
            powersW: [4600, 4600],
            protections: [{ kind: 'vulnerable', from: '2026-02-01' }],
            serviceDays: [1, 2, 3, 4, 5],
          },
        },
      )
    expect(told()).toMatchObject({
      minimum_supply: { from: '2027-05-11', power: 3.5, months: 6 },
      cut_date: null,
    })
    expect(told({ id: 1, reference: 'ABCD-2345', adr_body: null }).minimum_supply).toBeNull()
  })

  it('[law.1] is said to be so by the file of the retailer, on its days', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    const protect = (kind: 'life_support' | 'severe', start_day: string, end_day: string | null) =>
      server()
        .db.insertInto('contract_protection')
        .values({ contract_id: signed.contract.id, kind, start_day, end_day })
        .execute()
    await protect('severe', '2025-01-01', '2026-11-20')
    expect((await explained(signed, id)).cut_ban).toBeNull()
    await protect('life_support', '2026-11-01', null)
    expect(await explained(signed, id)).toMatchObject({
      ...noDay,
      cut_ban: { kind: 'life_support', until: null },
    })
  })

  it('[law.1.gas] keeps the gas of the home that has the bonus, and of no other', async () => {
    const home = {
      supply_street: 'Carrer de Sant Pau, 63',
      supply_postal_code: '08201',
      owner_nif: '00000042N',
    }
    const signed = await newCustomer(home)
    await withBonus(signed)
    const gas = await addContract(server().db, signed.customer, {
      ...home,
      kind: 'gas',
      tariff: 'RL.1',
      powers_w: [],
    })
    const other = await addContract(server().db, signed.customer, {
      ...home,
      supply_street: 'Carrer Major, 12',
      kind: 'gas',
      tariff: 'RL.1',
      powers_w: [],
    })
    const banned = await owedBill({ ...signed, contract: gas })
    const free = await owedBill({ ...signed, contract: other })
    expect((await explained(signed, banned.id)).cut_ban).toEqual({ kind: 'vulnerable', until: '2026-12-31' })
    expect((await explained(signed, free.id)).cut_ban).toBeNull()
  })
})

describe('a letter whose delivery is not known', () => {
  it('[law.9.proof] holds up the next step, and the bill shows its sending', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    const letter = { invoice_id: id, reference: 'BF-7', annex: 'IV', sent_day: '2026-10-19' } as const
    await server().db.insertInto('unpaid_letter').values(letter).execute()
    expect(await explained(signed, id)).toMatchObject({
      ...noDay,
      ladder_awaits: { letter: 'IV', sent: '2026-10-19' },
      letters: [
        {
          annex: 'IV',
          reference: 'BF-7',
          sent_date: '2026-10-19',
          delivered_date: null,
          returned_date: null,
        },
      ],
    })
    await server()
      .db.updateTable('unpaid_letter')
      .set({ delivered_day: '2026-10-26' })
      .where('invoice_id', '=', id)
      .execute()
    const after = await explained(signed, id)
    expect(after.ladder_awaits).toBeNull()
    // Monday 26 October: 27–30 October are four, 2–6 and 9–13 November ten, the 16th the last.
    expect(after.cut_date).toBe('2026-11-16')
  })
})

describe('a claim without an answer [r.law-claim-pause]', () => {
  const claims = (signed: Signed) => `contracts/${signed.contract.name}/atc/`
  const claim = async (signed: Signed, body: object) => {
    const { status, body: sent } = await post(
      claims(signed),
      {
        contract: signed.contract.name,
        tipus: '02',
        subtipus: '008',
        comments: 'No es lo que gasté.',
        ...body,
      },
      signed.headers,
    )
    expect(status).toBe(200)
    return sent as { result: number; reference: string }
  }
  const events = async (reference: string) => {
    const { body } = await server().get('retailer/outbox/?after=0', retailerKey())
    return (body as ReplyOf<typeof readOutbox>).events.flatMap((event) =>
      'collection' in event && event.collection.reference === reference
        ? [[event.type, event.collection.invoices, event.collection.adr_body]]
        : [],
    )
  }
  const close = (signed: Signed, id: number) => post(`crm/cases/${id}/close/`, {}, signed.headers)

  it('[law.2] stops the ladder of the bill that it names, and of no other', async () => {
    const signed = await newCustomer()
    const claimed = await owedBill(signed)
    const other = await owedBill(signed, september)
    const { result, reference } = await claim(signed, { facts: [{ kind: 'invoice', id: claimed.id }] })
    expect(await explained(signed, claimed.id)).toMatchObject({
      ...noDay,
      paused_by: { id: result, reference, adr_body: null },
    })
    expect(await explained(signed, other.id)).toMatchObject({ paused_by: null })
    expect((await explained(signed, other.id)).cut_date).not.toBeNull()
    await close(signed, result)
    expect((await explained(signed, claimed.id)).cut_date).not.toBeNull()
    expect(await events(reference)).toEqual([
      ['collection.paused', [claimed.number], null],
      ['collection.resumed', [claimed.number], null],
    ])
  })

  it('[law.2] about billing that names no bill stops those of its contract', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    const { reference } = await claim(signed, {})
    expect(await explained(signed, id)).toMatchObject({ ...noDay, paused_by: { reference } })
    expect(await events(reference)).toEqual([['collection.paused', null, null]])
  })

  it('[law.2] about something else stops nothing', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    const { reference } = await claim(signed, { tipus: '01', subtipus: '001' })
    expect((await explained(signed, id)).paused_by).toBeNull()
    expect(await events(reference)).toEqual([])
  })

  it('[law.2] of another customer stops nothing', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    const other = await newCustomer()
    await claim(other, {})
    expect((await explained(signed, id)).paused_by).toBeNull()
  })

  it('[law.2.adr] stays so before a body of dispute resolution, also when it was answered [POST retailer/cases/{reference}/adr/] [r.law-case-course]', async () => {
    const signed = await newCustomer()
    const { id } = await owedBill(signed)
    const { result, reference } = await claim(signed, {})
    const adr = (body: object) => post(`retailer/cases/${reference}/adr/`, body, retailerKey())
    expect((await adr({ state: 'submitted' })).status).toBe(400)
    await close(signed, result)
    const junta = 'Junta Arbitral de Consum de Catalunya'
    expect((await adr({ state: 'submitted', body: junta })).body).toEqual({ reference, adr_body: junta })
    await adr({ state: 'submitted', body: junta })
    expect(await explained(signed, id)).toMatchObject({ ...noDay, paused_by: { adr_body: junta } })
    const shown = async () => (await server().get(`crm/cases/${result}/`, signed.headers)).body
    expect(await shown()).toMatchObject({ adr: { body: junta, to: null } })
    await adr({ state: 'decided' })
    await adr({ state: 'decided' })
    expect(await shown()).toMatchObject({ adr: { body: junta, to: expect.any(String) as string } })
    expect((await explained(signed, id)).paused_by).toBeNull()
    expect(await events(reference)).toEqual([
      ['collection.paused', null, null],
      ['collection.resumed', null, null],
      ['collection.paused', null, junta],
      ['collection.resumed', null, null],
    ])
  })
})
