import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { NewContract } from '@endoll/domain/contracting/new-contract.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { addOffers, eventsOf, payloadOf, pol, send, upload } from './leads.fixture.ts'
import { addCompany, idsOf, sendGroup, supplyOfCompany } from './several.fixture.ts'

let server: TestServer
let product: number
let company: Partial<NewContract>

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  company = await addCompany(server, product)
})

function answers(more: Partial<NewContract> = {}) {
  return supplyOfCompany(company, more)
}
function group(all: readonly Partial<NewContract>[], how: Parameters<typeof sendGroup>[2] = {}) {
  return sendGroup(server, all, how)
}

function rowsOf(ids: readonly (string | null)[]) {
  return server.db
    .selectFrom('lead')
    .leftJoin('contract_draft', 'contract_draft.lead_id', 'lead.id')
    .select(['lead.id', 'group_id', 'confirmed_at', 'contract_draft.state'])
    .where(
      'lead.id',
      'in',
      ids.map((id) => id ?? ''),
    )
    .execute()
}

async function groupsOf(ids: readonly (string | null)[]) {
  return new Set((await rowsOf(ids)).map(({ group_id: id }) => id))
}

describe('several supplies of one company [r.several-supplies]', () => {
  it('are each a lead, a contract, an event and a mail of their own, and belong together', async () => {
    const sent = await group([answers(), answers(), answers()])
    expect(sent.body.leads.map(({ reply, errors }) => [reply?.status, errors])).toEqual([
      ['OK', {}],
      ['OK', {}],
      ['OK', {}],
    ])
    const rows = await rowsOf(idsOf(sent))
    expect(rows.map(({ state }) => state)).toEqual(Array(3).fill('waiting_signature'))
    expect(rows.map(({ group_id: id }) => id)).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{32}$/)))
    expect((await groupsOf(idsOf(sent))).size).toBe(1)
    for (const { reply } of sent.body.leads) {
      const { lead_id: lead, result } = reply!
      const events = await eventsOf(server, lead)
      expect(events.map(({ type }) => type)).toEqual(['lead.saved', 'contract.drafted'])
      expect(events[1]?.payload).toMatchObject({ group: rows[0]?.group_id, lead })
      const mails = server.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('dedupe_key', '=', `contract:${result!.contract!.reference}`)
      expect(await mails.execute()).toHaveLength(1)
    }
  })

  it('name the same papers of the company, whichever of them is taken first', async () => {
    const wrong = answers({ cups: 'ES0031' })
    const others = [answers(), answers()]
    const sent = await group([wrong, ...others])
    expect(sent.body.leads.map(({ reply, errors }) => [reply?.status, errors])).toEqual([
      [undefined, { cups: ['cups_field_not_valid'] }],
      ['OK', {}],
      ['OK', {}],
    ])
    const mended = await group([answers(), ...others], { ids: idsOf(sent) })
    expect(mended.body.leads.map(({ errors }) => errors)).toEqual([{}, {}, {}])
    expect((await groupsOf(idsOf(mended))).size).toBe(1)
  })

  it('that are refused hold up no other: mended and sent again, what was taken is answered as it was [POST lead_groups/]', async () => {
    const headers = { 'idempotency-key': 'several-supplies-1' }
    const [first, second] = [answers(), answers()]
    const quicker = { ...(await addCompany(server, product)), cups: second.cups, email: 'else@example.test' }
    expect((await group([supplyOfCompany(quicker, quicker)], { visitor: pol })).status).toBe(200)
    const sent = await group([first, second], { headers })
    expect(sent.body.leads.map(({ errors }) => errors)).toEqual([{}, { cups: ['cups_not_available'] }])
    const again = await group([{ ...first, powers: ['3,3', '3,3'] }, answers()], {
      ids: idsOf(sent),
      headers,
    })
    expect(again.body.leads[0]).toEqual(sent.body.leads[0])
    expect(again.body.leads[1]?.reply?.status).toBe('OK')
    expect((await groupsOf(idsOf(again))).size).toBe(1)
  })

  it('sent again under the same key are the same leads, one by one', async () => {
    const all = [answers(), answers()]
    const headers = { 'idempotency-key': 'several-supplies-2' }
    const first = await group(all, { headers })
    expect((await group(all, { headers })).body).toEqual(first.body)
    const added = await group([...all, answers()], { headers })
    expect(added.body.leads.slice(0, 2)).toEqual(first.body.leads)
    expect((await groupsOf(idsOf(added))).size).toBe(1)
  })

  it('are asked for by one: another holder or address among them is refused whole', async () => {
    for (const more of [{ name: 'Otro, S.L.' }, { email: 'else@example.test' }]) {
      const refused = await group([answers(), answers(more)])
      expect([refused.status, refused.body.errors]).toEqual([400, { leads: ['not_valid'] }])
    }
    // Whether the holder changes is a matter of each supply.
    expect((await group([answers(), answers({ changeOwner: true })])).status).toBe(200)
  })

  it('are no more than the deployment has', async () => {
    const { contracting } = server.services.deployment
    const few = await startTestServer(
      {},
      { onDatabase: server.connection, deployment: { contracting: { ...contracting, mostSupplies: 2 } } },
    )
    const refused = await sendGroup(few, [answers(), answers(), answers()])
    expect([refused.status, refused.body.errors]).toEqual([400, { leads: ['not_valid'] }])
    await few.app.close()
  })

  it('go on with leads of this browser alone; those of another are new', async () => {
    const kept = await group([answers(), answers()], { confirm: false })
    const [id = null] = idsOf(kept)
    const others = supplyOfCompany(await addCompany(server, product))
    const sent = await group([others], { ids: [id], visitor: pol })
    expect(sent.body.leads[0]?.reply?.status).toBe('OK')
    expect(idsOf(sent)).not.toContain(id)
    expect(await rowsOf([id])).toMatchObject([{ confirmed_at: null }])
  })

  it('keep their papers when one of them is taken back, and its bill goes', async () => {
    const first = answers()
    const alone = await send(server, 'POST', 'leads', { body: payloadOf(first, { step: 3, confirm: false }) })
    const { lead_id: id } = alone.body as LeadReply
    const bill = await upload(server, 'invoice')
    const withBill = { ...first, invoice: [{ id: bill }] }
    const both = await group([withBill, answers()], { ids: [id, null], confirm: false })
    const [, second] = idsOf(both)
    expect((await send(server, 'POST', `leads/${id}/withdraw/`)).status).toBe(200)
    const papers = [...company.cif!, ...company.nifFaceup!].map((file) => file.id)
    const attached = await server.db
      .selectFrom('uploaded_file')
      .select(['id', 'claimed_by'])
      .where('id', 'in', [bill, ...papers])
      .execute()
    expect(Object.fromEntries(attached.map((one) => [one.id, one.claimed_by]))).toEqual({
      [bill]: null,
      ...Object.fromEntries(papers.map((paper) => [paper, `lead/${second}`])),
    })
  })
})
