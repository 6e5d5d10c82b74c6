import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { NewContract } from '@endoll/domain/contracting/new-contract.ts'
import { startSignatureTwin, type SignatureTwin } from '../../../gateways/signature/twin.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { addGasOffer } from '../../../testing/gas-offer.ts'
import { lastCode } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addOffers, eventsOf, gasPayloadOf, payloadOf, send, supply, upload } from '../leads.fixture.ts'
import { askProviderOfDrafts } from '../operations.ts'
import { addCompany, sendGroup, supplyOfCompany } from '../several.fixture.ts'

const secret = 'secret-shared-with-the-signature-provider'
const address = 'laia@example.test'
let server: TestServer
let outside: TestServer
let twin: SignatureTwin
let product: number
let gasProduct: number
let company: Partial<NewContract>

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
  gasProduct = await addGasOffer(server.db)
  twin = await startSignatureTwin({ secret, nowMs: () => server.clock.nowMs() })
  outside = await startTestServer(
    {},
    {
      onDatabase: server.connection,
      deployment: {
        signature: { provider: 'outside', days: 10, address: twin.address, secret, generalConditions: null },
      },
    },
  )
})
afterAll(async () => {
  await outside.app.close()
  await server.stop()
  await twin.stop()
})
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  company = await addCompany(server, product)
})

async function mailSummaries(references: readonly string[]) {
  await server.db
    .updateTable('mail_outbox')
    .set({ sent_at: new Date(server.clock.nowMs()).toISOString() })
    .where(
      'dedupe_key',
      'in',
      references.map((reference) => `contract:${reference}`),
    )
    .execute()
}

interface Asked {
  readonly id: string
  readonly reference: string
  readonly lead: string
}

function askedOf({ lead_id: lead, result }: LeadReply): Asked {
  return { lead, ...result!.contract! }
}

/** Contracts of so many supplies of a company, whose summaries have left. */
async function ask(count: number, { mailed = count } = {}): Promise<Asked[]> {
  const all = Array.from({ length: count }, () => supplyOfCompany(company))
  const { body } = await sendGroup(server, all)
  const asked = body.leads.map(({ reply }) => askedOf(reply!))
  await mailSummaries(asked.slice(0, mailed).map(({ reference }) => reference))
  return asked
}

function call(
  id: string,
  path: string,
  { body, at = server }: { readonly body?: object; readonly at?: TestServer } = {},
) {
  return send(at, 'POST', `contract_drafts/${id}/${path}`, body ? { body } : {})
}

async function read(id: string): Promise<DraftDetail> {
  return (await send(server, 'GET', `contract_drafts/${id}/`)).body
}

async function statesOf(asked: readonly Asked[]) {
  return Promise.all(asked.map(async ({ id }) => (await read(id)).state))
}

async function signWithCode(id: string) {
  return call(id, 'signature/', { body: { code: await lastCode(server, address) } })
}

describe('contracts that were asked for together [r.signed-at-once]', () => {
  it('are signed with one code, and each keeps its own proof', async () => {
    const asked = await ask(3)
    const [first, second] = asked
    // From the page of any of them.
    const shown = (await call(second!.id, 'signature/code/')).body as DraftDetail
    expect(shown.together.map(({ signed_with_it: isSigned }) => isSigned)).toEqual([true, true])
    expect((await read(first!.id)).signature).toEqual(shown.signature)
    expect((await signWithCode(first!.id)).body).toMatchObject({ state: 'signed' })
    expect(await statesOf(asked)).toEqual(['signed', 'signed', 'signed'])
    const references = asked.map(({ reference }) => reference)
    for (const { id, reference, lead } of asked) {
      const { evidence, document } = await server.db
        .selectFrom('contract_draft_signature')
        .select(['evidence', 'document'])
        .where('draft_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(evidence).toMatchObject({
        reference,
        method: 'one-time code by mail',
        document_sha256: sha256(document).toString('hex'),
      })
      const { signed_together: together } = evidence as { signed_together: string }
      expect(together.split(' ').toSorted()).toEqual(references.toSorted())
      expect((await eventsOf(server, lead)).map(({ type }) => type)).toEqual([
        'lead.saved',
        'contract.drafted',
        'contract.signed',
      ])
    }
    expect((await signWithCode(asked[2]!.id)).status).toBe(200)
  })

  it('wait until the summary of each has left', async () => {
    const asked = await ask(2, { mailed: 1 })
    for (const { id } of asked)
      expect((await call(id, 'signature/code/')).body).toMatchObject({ error: 'summary_not_sent' })
    await mailSummaries(asked.map(({ reference }) => reference))
    expect((await call(asked[0]!.id, 'signature/code/')).status).toBe(200)
  })

  it('have one budget of tries and sendings, from whichever page', async () => {
    const [first, second] = await ask(2)
    for (const { id } of [first!, second!, first!])
      expect((await call(id, 'signature/code/')).status).toBe(200)
    expect((await call(second!.id, 'signature/code/')).status).toBe(429)
    const wrong = { body: { code: (await lastCode(server, address)) === '000000' ? '000001' : '000000' } }
    for (const { id } of [first!, second!, first!, second!, first!])
      expect((await call(id, 'signature/', wrong)).body).toMatchObject({ error: 'code_wrong' })
    expect((await signWithCode(second!.id)).body).toMatchObject({ error: 'code_expired' })
    expect(await statesOf([first!, second!])).toEqual(['waiting_signature', 'waiting_signature'])
  })

  it('are not signed with one that the same browser asked for in another name', async () => {
    const [first] = await ask(1)
    const others = supplyOfCompany({ ...(await addCompany(server, product)), email: 'else@example.test' })
    const [{ reply } = { reply: null }] = (await sendGroup(server, [others])).body.leads
    const other = askedOf(reply!)
    await mailSummaries([other.reference])
    // As a file that was brought by hand could have it: the group alone is no reason to sign.
    const { group_id: group } = await server.db
      .selectFrom('lead')
      .select('group_id')
      .where('id', '=', first!.lead)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('lead').set({ group_id: group }).where('id', '=', other.lead).execute()
    await call(first!.id, 'signature/code/')
    await signWithCode(first!.id)
    expect(await statesOf([first!, other])).toEqual(['signed', 'waiting_signature'])
    expect((await read(first!.id)).together).toMatchObject([{ id: other.id, signed_with_it: false }])
  })

  it('of both energies are signed at once; gas that came after the code is not signed by it', async () => {
    const light = supplyOfCompany(company)
    const { body } = await send(server, 'POST', 'leads', { body: payloadOf(light) })
    const electricity = askedOf(body)
    await mailSummaries([electricity.reference])
    await call(electricity.id, 'signature/code/')
    const early = await lastCode(server, address)
    const ofGas = {
      ...light,
      cups: supply(2999, '0230'),
      invoice: [{ id: await upload(server, 'invoice') }],
      gasAccessTariff: 2,
      gasProduct,
    }
    const payload = gasPayloadOf(ofGas, { electricityLeadId: electricity.lead })
    const gas = askedOf((await send(server, 'POST', 'gas/leads', { body: payload })).body)
    await mailSummaries([gas.reference])
    expect((await read(gas.id)).signature).toMatchObject({ code_expires_at: null })
    expect((await call(gas.id, 'signature/', { body: { code: early } })).body).toMatchObject({
      error: 'code_expired',
    })
    await call(gas.id, 'signature/code/')
    await signWithCode(electricity.id)
    expect(await statesOf([electricity, gas])).toEqual(['signed', 'signed'])
  })
})

describe('an outside provider', () => {
  const open = async (id: string) => {
    const { body } = await call(id, 'signature/open/', { at: outside })
    return (body as { url: string }).url.split('/').at(-1)!
  }
  const tell = (envelope: string, outcome: 'signed' | 'declined') => {
    const { body, headers } = twin.messageOf(envelope, outcome)
    return outside.inject({ method: 'POST', url: '/api/v1/signatures/callback/', headers, payload: body })
  }

  it('gets them in one envelope, and its message signs all', async () => {
    const asked = await ask(3)
    const envelopes = new Set(await Promise.all(asked.map(({ id }) => open(id))))
    const [envelope] = envelopes
    expect(envelopes.size).toBe(1)
    expect(twin.ledger.filter((one) => one.envelope === envelope)).toHaveLength(1)
    expect((await tell(envelope!, 'signed')).statusCode).toBe(200)
    expect((await tell(envelope!, 'signed')).statusCode).toBe(200)
    expect(await statesOf(asked)).toEqual(['signed', 'signed', 'signed'])
    for (const { lead } of asked)
      expect((await eventsOf(server, lead)).map(({ type }) => type)).toEqual([
        'lead.saved',
        'contract.drafted',
        'contract.signed',
      ])
  })

  it('may be refused there, all of them; what joined later is in an envelope of its own', async () => {
    const asked = await ask(2)
    const envelope = await open(asked[0]!.id)
    const all = Array.from({ length: 3 }, () => supplyOfCompany(company))
    const { body } = await sendGroup(server, all, { ids: [...asked.map(({ lead }) => lead), null] })
    const later = askedOf(body.leads[2]!.reply!)
    await mailSummaries([later.reference])
    expect(await open(later.id)).not.toBe(envelope)
    await tell(envelope, 'declined')
    expect(await statesOf([...asked, later])).toEqual(['declined', 'declined', 'waiting_signature'])
  })

  it('is asked when its message never came, and found when its reply was lost', async () => {
    const asked = await ask(2)
    twin.faults.losesReplies = true
    expect((await call(asked[1]!.id, 'signature/open/', { at: outside })).status).toBe(503)
    twin.faults.losesReplies = false
    const references = asked.map(({ reference }) => reference)
    twin.decide(twin.ledger.find((one) => references.includes(one.reference))!.envelope, 'signed')
    await askProviderOfDrafts(outside.services)
    expect(await statesOf(asked)).toEqual(['signed', 'signed'])
  })
})
