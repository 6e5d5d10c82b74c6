import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DraftDetail, DraftItem } from '@endoll/api/contract-drafts.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { startSignatureTwin, type SignatureTwin } from '../../../gateways/signature/twin.ts'
import type { OutgoingMail } from '../../../gateways/mail/gateway.ts'
import { deliverMails } from '../../../mails/deliver-mails.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { addCustomer } from '../../../testing/factories.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { lastCode, otherCode } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { keptDays } from '../draft.ts'
import { addOffers, answersOfHome, dni, eventsOf, payloadOf, send, supply, upload } from '../leads.fixture.ts'
import { askProviderOfDrafts, sweepLeads } from '../operations.ts'
import { filesOfMail } from '../operations/mail-files.ts'

const secret = 'secret-shared-with-the-signature-provider'
const address = 'laia@example.test'
let server: TestServer
let outside: TestServer
let twin: SignatureTwin
let product: number

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
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
})

/** Both servers have the same time. */
function advance(ms: number) {
  server.clock.advance(ms)
  outside.clock.advance(ms)
}

let supplies = 700
/** Sends a whole contract; the mail with its summary has left unless it is said to wait. */
async function ask(more: object = {}, { mailed = true }: { readonly mailed?: boolean } = {}) {
  supplies += 1
  const answers = answersOfHome({
    cups: supply(supplies),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
    iban: spanishIban('2100', '0418', '0200051332'),
    ...more,
  })
  const { body } = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
  const { lead_id: lead, result } = body as LeadReply
  const { id, reference } = result!.contract!
  if (mailed) await mail(reference)
  return { id, reference, lead, cups: answers.cups! }
}

async function mail(reference: string) {
  await server.db
    .updateTable('mail_outbox')
    .set({ sent_at: new Date(server.clock.nowMs()).toISOString() })
    .where('dedupe_key', '=', `contract:${reference}`)
    .execute()
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

describe('signing a new contract [r.sign-new-contract]', () => {
  it('[law.5.summary] waits until the summary has left by mail, whose time is kept with the signature [GET contract_drafts/{id}/] [POST contract_drafts/{id}/signature/code/]', async () => {
    const { id, reference } = await ask({}, { mailed: false })
    const early = await call(id, 'signature/code/')
    expect(early).toMatchObject({ status: 409, body: { error: 'summary_not_sent' } })
    expect(await read(id)).toMatchObject({ state: 'waiting_signature', summary_sent_at: null })
    await mail(reference)
    const sent = (await call(id, 'signature/code/')).body as DraftDetail
    expect(sent.signature).toMatchObject({
      provider: 'embedded',
      code_to: 'l•••@example.test',
      tries_left: 5,
    })
    await call(id, 'signature/', { body: { code: await lastCode(server, address) } })
    const kept = await server.db
      .selectFrom('contract_draft_signature')
      .selectAll()
      .where('draft_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Date.parse(kept.summary_sent_at)).toBeLessThanOrEqual(Date.parse(kept.signed_at!))
    expect(kept.evidence).toMatchObject({
      reference,
      method: 'one-time code by mail',
      code_sent_to: address,
      document_sha256: sha256(kept.document).toString('hex'),
    })
  })

  it('[law.3] tells right above the act what it obliges to, and the proof keeps the same words [r.law-obligation]', async () => {
    const { id } = await ask()
    const sent = (await call(id, 'signature/code/')).body as unknown as DraftDetail
    const { act, facts } = sent.obligation
    expect(act).toBe('Contratar, con obligación de pago')
    expect(facts.map(({ term }) => term)).toEqual([
      'Qué se contrata',
      'Precio total',
      'Duración',
      'Permanencia',
    ])
    expect(facts[1]?.text).toMatch(/con impuestos/)
    expect(facts[2]?.text).toMatch(/^Un año/)
    expect(facts[3]?.text).toMatch(/^Ninguna/)
    await call(id, 'signature/', { body: { code: await lastCode(server, address) } })
    const { evidence } = await server.db
      .selectFrom('contract_draft_signature')
      .select('evidence')
      .where('draft_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(evidence).toMatchObject({ shown: { language: 'es', act, facts } })
  })

  it('signs once what was shown: the retailer is told once, and the customer gets the contract [GET contract_drafts/{id}/contract/] [POST contract_drafts/{id}/signature/]', async () => {
    const { id, reference, lead } = await ask()
    const { rawPayload: shown } = await server.inject({ url: `/api/v1/contract_drafts/${id}/contract/` })
    expect(JSON.stringify(await readPdf(shown))).toContain(reference)
    await call(id, 'signature/code/')
    const code = await lastCode(server, address)
    const signed = await Promise.all([1, 2, 3].map(() => call(id, 'signature/', { body: { code } })))
    expect(signed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await read(id)).toMatchObject({ state: 'signed', signed_at: expect.any(String), signature: null })
    const { rawPayload: again } = await server.inject({ url: `/api/v1/contract_drafts/${id}/contract/` })
    expect(again.equals(shown)).toBe(true)
    const events = await eventsOf(server, lead)
    expect(events.map(({ type }) => type)).toEqual(['lead.saved', 'contract.drafted', 'contract.signed'])
    expect(events[2]?.payload).toMatchObject({
      reference,
      signature: { provider: 'embedded', document_sha256: sha256(shown).toString('hex') },
    })
    const mails: OutgoingMail[] = []
    const gateway = { send: async (one: OutgoingMail) => void mails.push(one), close: () => undefined }
    await deliverMails(server.services, gateway, filesOfMail(server.services))
    const files = mails.flatMap((one) => one.files ?? []).filter(({ name }) => name.startsWith(reference))
    expect(files.map(({ name }) => name)).toEqual([
      `${reference}-contract.pdf`,
      `${reference}-conditions.pdf`,
    ])
    expect(files[0]?.content.equals(shown)).toBe(true)
    // A consumer is told until when, and where, to withdraw.
    const own = mails.find(
      ({ subject, text }) => subject.startsWith('Contrato firmado') && text.includes(reference),
    )
    expect(own?.text).toContain('hasta el 5 de diciembre de 2026')
  })

  it('sends the summary itself with its mail', async () => {
    const { id, reference } = await ask({}, { mailed: false })
    const mails: OutgoingMail[] = []
    const gateway = { send: async (one: OutgoingMail) => void mails.push(one), close: () => undefined }
    await deliverMails(server.services, gateway, filesOfMail(server.services))
    const own = mails.find(({ text }) => text.includes(reference))
    expect(own?.files?.map(({ name }) => name)).toEqual([`${reference}.pdf`, `${reference}-conditions.pdf`])
    const { rawPayload } = await server.inject({ url: `/api/v1/contract_drafts/${id}/summary/` })
    expect(own?.files?.[0]?.content.equals(rawPayload)).toBe(true)
    expect((await read(id)).summary_sent_at).not.toBeNull()
  })

  it('takes five tries, three codes, ten minutes and thirty days [POST contract_drafts/{id}/signature/code/] [POST contract_drafts/{id}/signature/]', async () => {
    const { id, reference } = await ask()
    await call(id, 'signature/code/')
    const wrong = { body: { code: otherCode(await lastCode(server, address)) } }
    for (let tries = 0; tries < 5; tries += 1)
      expect((await call(id, 'signature/', wrong)).body).toMatchObject({ error: 'code_wrong' })
    const right = { body: { code: await lastCode(server, address) } }
    expect((await call(id, 'signature/', right)).body).toMatchObject({ error: 'code_expired' })
    await call(id, 'signature/code/')
    advance(10 * 60_000 + 1)
    const late = { body: { code: await lastCode(server, address) } }
    expect((await call(id, 'signature/', late)).body).toMatchObject({ error: 'code_expired' })
    expect((await call(id, 'signature/code/')).status).toBe(200)
    expect((await call(id, 'signature/code/')).status).toBe(429)
    advance(keptDays * 86_400_000)
    expect(await read(id)).toMatchObject({ reference, state: 'expired', signature: null })
    expect((await call(id, 'signature/code/')).body).toMatchObject({ error: 'request_ended' })
  })

  it('keeps its supply from others once it is signed, until the file should have brought it', async () => {
    const { id, cups } = await ask()
    await call(id, 'signature/code/')
    await call(id, 'signature/', { body: { code: await lastCode(server, address) } })
    const isFree = async () => {
      const { body } = await send(server, 'GET', `contractacio/config/cups/${cups}`)
      return (body as { data: { cups_availability: { available: boolean } } }).data.cups_availability
        .available
    }
    advance((keptDays + 5) * 86_400_000)
    await sweepLeads(server.services)
    expect(await isFree()).toBe(false)
    advance(60 * 86_400_000)
    await sweepLeads(server.services)
    expect(await isFree()).toBe(true)
    expect((await read(id)).state).toBe('signed')
  })

  it('is nobody’s who has another id [GET contract_drafts/{id}/]', async () => {
    for (const path of ['', 'contract/'])
      expect((await send(server, 'GET', `contract_drafts/${'0'.repeat(32)}/${path}`)).status).toBe(404)
    expect((await call('0'.repeat(32), 'signature/code/')).status).toBe(404)
  })
})

describe('an outside provider of signatures [r.sign-new-contract]', () => {
  const open = async (id: string) => {
    const { body } = await call(id, 'signature/open/', { at: outside })
    return (body as { url: string }).url.split('/').at(-1)!
  }
  const tell = (envelope: string, outcome: 'signed' | 'declined') => {
    const { body, headers } = twin.messageOf(envelope, outcome)
    return outside.inject({ method: 'POST', url: '/api/v1/signatures/callback/', headers, payload: body })
  }

  it('gets the contract once, and its message ten times signs once [POST contract_drafts/{id}/signature/open/]', async () => {
    const { id, reference, lead } = await ask()
    const envelope = await open(id)
    expect(await open(id)).toBe(envelope)
    expect(twin.ledger.filter((one) => one.reference === reference)).toHaveLength(1)
    for (let times = 0; times < 10; times += 1) expect((await tell(envelope, 'signed')).statusCode).toBe(200)
    expect((await read(id)).state).toBe('signed')
    expect((await eventsOf(server, lead)).map(({ type }) => type)).toEqual([
      'lead.saved',
      'contract.drafted',
      'contract.signed',
    ])
  })

  it('[law.5.day] signs for no day that is too near by then: its envelope opens for none, and a late one goes', async () => {
    const { id, lead } = await ask()
    const wish = async (day: string | null) => {
      const said = { body: { asked: false, day } }
      return (await send(server, 'PUT', `contract_drafts/${id}/early_start/`, said)).body as DraftDetail
    }
    const again = async () => wish((await wish(null)).wished_start.first_day)
    await again()
    advance(86_400_000)
    expect(await call(id, 'signature/open/', { at: outside })).toMatchObject({
      status: 400,
      body: { errors: { wished_day: ['date_not_valid'] } },
    })
    await again()
    const envelope = await open(id)
    advance(86_400_000)
    expect((await tell(envelope, 'signed')).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'signed', wished_start: { day: null } })
    expect((await eventsOf(server, lead)).at(-1)?.payload).toMatchObject({ signature: { wished_day: null } })
  })

  it('may be refused there: the supply is free again', async () => {
    const { id, cups } = await ask()
    await tell(await open(id), 'declined')
    expect((await read(id)).state).toBe('declined')
    expect(await ask({ cups })).toMatchObject({ cups })
  })

  async function becomesCustomer(nif: string) {
    const { customerId } = await addCustomer(server.db)
    await server.db.updateTable('customer').set({ nif }).where('id', '=', customerId).execute()
  }

  it('is not where a customer signs: their code goes to their own address', async () => {
    const nif = dni(22_333_446)
    await becomesCustomer(nif)
    const { id } = await ask({ vat: nif })
    expect((await call(id, 'signature/open/', { at: outside })).body).toMatchObject({
      error: 'request_ended',
    })
    expect((await call(id, 'signature/code/', { at: outside })).body).toMatchObject({
      signature: { provider: 'embedded' },
    })
  })

  it('says nothing of somebody who became a customer meanwhile: what was signed there counts as declined', async () => {
    const nif = dni(22_333_447)
    const { id } = await ask({ vat: nif })
    const envelope = await open(id)
    await becomesCustomer(nif)
    await tell(envelope, 'signed')
    expect((await read(id)).state).toBe('declined')
  })

  it('is asked when its message never came, and found when its reply was lost', async () => {
    const { id, reference } = await ask()
    twin.faults.losesReplies = true
    expect((await call(id, 'signature/open/', { at: outside })).status).toBe(503)
    twin.faults.losesReplies = false
    twin.decide(twin.ledger.find((one) => one.reference === reference)!.envelope, 'signed')
    await askProviderOfDrafts(outside.services)
    expect((await read(id)).state).toBe('signed')
  })
})

describe('contracts that a customer has asked for', () => {
  it('are listed once the account is there, by tax id and address together [GET contract_drafts/] [r.new-contracts-listed]', async () => {
    const number = 22_333_444
    const { id } = await ask({ vat: dni(number), email: 'nova@example.test' })
    const listOf = async ({ nif, email }: { nif: string; email: string }) => {
      const customer = await addCustomer(server.db, { email })
      await server.db.updateTable('customer').set({ nif }).where('id', '=', customer.customerId).execute()
      const headers = await server.signIn(customer)
      const reply = await server.inject({ method: 'GET', url: '/api/v1/contract_drafts/', headers })
      return reply.json<{ items: DraftItem[] }>().items.map((item) => item.id)
    }
    expect(await listOf({ nif: dni(number), email: 'nova@example.test' })).toEqual([id])
    expect(await listOf({ nif: dni(number), email: 'other@example.test' })).toEqual([])
    expect(await listOf({ nif: dni(22_333_445), email: 'else@example.test' })).toEqual([])
  })
})
