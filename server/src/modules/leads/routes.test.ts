import { consentVersion } from '@endoll/api/consent-texts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { languages } from '@endoll/api/language.ts'
import { companyControl } from '@endoll/domain/identity/nif.ts'
import { sha256OfJson } from '../../platform/sha256.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { keptDays } from './draft.ts'
import { payloadOf as storedPayload } from './lead-row.ts'
import { sweepLeads } from './operations.ts'
import { dni, eventsOf, payloadOf, pol, send, supply, upload } from './leads.fixture.ts'
import { officeWithRegisters } from './registers.fixture.ts'

const { started, home } = officeWithRegisters()
let server: TestServer
let identity: string

beforeEach(() => {
  ;({ server, identity } = started())
})

type More = Parameters<typeof send>[3]

interface Sent {
  readonly status: number
  readonly body: LeadReply & { readonly error?: string; readonly errors?: object }
}

function post(body: object, more: More = {}): Promise<Sent> {
  return send(server, 'POST', 'leads', { body, ...more })
}

function put(id: string, body: object, more: More = {}): Promise<Sent> {
  return send(server, 'PUT', `leads/${id}`, { body, ...more })
}

describe('a lead', () => {
  it('is one however many steps there are, with what was agreed to and an event for each [v4.lead-tracking] [POST leads] [PUT leads/{id}]', async () => {
    const answers = home()
    const first = await post(payloadOf(answers, { step: 1, confirm: false }))
    expect(first).toEqual({ status: 200, body: { status: 'OK', lead_id: expect.any(String), result: null } })
    const { lead_id: id } = first.body
    for (const step of [2, 3, 4]) {
      expect((await put(id, payloadOf(answers, { step, confirm: false }))).body.lead_id).toBe(id)
    }
    const row = await server.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ step: 4, confirmed_at: null })
    const consents = await server.db
      .selectFrom('lead_consent')
      .selectAll()
      .where('lead_id', '=', id)
      .execute()
    expect(consents.map(({ kind, version }) => [kind, version])).toEqual([['leads', consentVersion]])
    expect((await eventsOf(server, id)).map(({ type, payload }) => [type, payload])).toEqual(
      [1, 2, 3, 4].map((step) => ['lead.saved', { id, step }]),
    )
  })

  it('is found by the browser that made it, and by no other [PUT leads/{id}]', async () => {
    const { body } = await post(payloadOf(home(), { step: 2, confirm: false }))
    for (const [method, path] of [
      ['PUT', `leads/${body.lead_id}`],
      ['POST', `leads/${body.lead_id}/withdraw/`],
      ['GET', `leads/dni-validation/${body.lead_id}`],
      ['GET', `leads/solvencia/${body.lead_id}`],
    ] as const) {
      const sent = method === 'PUT' ? { body: payloadOf(home(), { step: 2, confirm: false }) } : {}
      expect((await send(server, method, path, { ...sent, visitor: pol })).status, path).toBe(404)
    }
  })

  it('is erased with its files when the consent is taken back, and the retailer is told so [POST leads/{id}/withdraw/]', async () => {
    const { body } = await post(payloadOf(home(), { step: 2, confirm: false }))
    const reply = await send(server, 'POST', `leads/${body.lead_id}/withdraw/`)
    expect(reply.body).toEqual({ status: 'OK' })
    for (const table of ['lead', 'lead_consent'] as const) {
      const column = table === 'lead' ? 'id' : 'lead_id'
      const left = await server.db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', body.lead_id as never)
        .execute()
      expect(left).toEqual([])
    }
    const file = await server.db
      .selectFrom('uploaded_file')
      .select('claimed_by')
      .where('id', '=', identity)
      .executeTakeFirstOrThrow()
    expect(file.claimed_by).toBeNull()
    const told = await eventsOf(server, body.lead_id)
    expect(told.map(({ type }) => type)).toEqual(['lead.saved', 'lead.erased'])
    expect(JSON.stringify(told)).not.toMatch(/Laia|Ferrer|ES9121|laia@/)
  })

  it('takes the fields of the specification and no others, and misses none [v3.lead-payload]', async () => {
    const right = payloadOf(home(), { step: 1, confirm: false })
    expect((await post({ ...right, more: 1 })).status).toBe(400)
    for (const field of Object.keys(right)) {
      const { [field as keyof typeof right]: _, ...less } = right
      expect((await post(less)).status, field).toBe(400)
    }
  })

  it('keeps a phone as every other place keeps it, however it was typed [POST leads]', async () => {
    const sent = payloadOf(home(), { step: 2, confirm: false })
    const typed = '+44 (0)7911 123456'
    const { body } = await post({
      ...sent,
      owner_address: sent.owner_address && { ...sent.owner_address, mobile: typed },
    })
    const row = await server.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', body.lead_id)
      .executeTakeFirstOrThrow()
    expect(storedPayload(row).owner_address).toMatchObject({ mobile: '+447911123456' })
  })

  it('that nobody goes on with goes after thirty days', async () => {
    const { body } = await post(payloadOf(home(), { step: 1, confirm: false }))
    server.clock.advance((keptDays - 1) * 86_400_000)
    await sweepLeads(server.services)
    const find = () => server.db.selectFrom('lead').select('id').where('id', '=', body.lead_id).execute()
    expect(await find()).toHaveLength(1)
    server.clock.advance(2 * 86_400_000)
    await sweepLeads(server.services)
    expect(await find()).toHaveLength(0)
    server.clock.advance(-(keptDays + 1) * 86_400_000)
  })

  it('is for the retailer to read by its key, by when it was changed [GET retailer/leads/]', async () => {
    const { body } = await post(payloadOf(home(), { step: 3, confirm: false }))
    expect((await send(server, 'GET', 'retailer/leads/')).status).toBe(401)
    const readSince = (since: string) =>
      send(server, 'GET', `retailer/leads/?since=${since}`, { headers: { 'x-api-key': server.apiKey } })
    const read = await readSince(new Date(server.clock.nowMs() - 1000).toISOString())
    expect(read.status).toBe(200)
    expect(
      (read.body as { leads: { id: string }[] }).leads.find(({ id }) => id === body.lead_id),
    ).toMatchObject({
      step: 3,
      contract: null,
      consents: [
        { kind: 'leads', version: consentVersion, text_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
      lead: { owner: { fisic_vat: dni(12_345_678) }, nif_faceup: identity },
    })
    expect((await readSince('0000-02-29T00:00:00Z')).status).toBe(400)
  })
})

describe('a contract that is sent', () => {
  it('becomes a draft that waits for its signature, with its event, its mail and what was agreed to [v3.confirm-response] [v4.send-lead] [v4.send-confirm] [POST leads]', async () => {
    const answers = home({ promotionalCode: 'ANY' })
    const { status, body } = await post(payloadOf(answers))
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'OK', result: { error: null, render: { format: 'html' } } })
    const contract = body.result!.contract!
    expect(body.result!.render.body).toContain(contract.reference)
    const draft = await server.db
      .selectFrom('contract_draft')
      .selectAll()
      .where('lead_id', '=', body.lead_id)
      .executeTakeFirstOrThrow()
    expect(draft).toMatchObject({
      state: 'waiting_signature',
      product_code: 'HOME',
      tariff: '2.0TD',
      powers_w: [4600, 4600],
      process: 'C2',
      reasons: ['tariff_unknown', 'powers_unknown'],
      identity_check: 'good',
      solvency_check: 'good',
    })
    const told = await eventsOf(server, body.lead_id)
    expect(told.map(({ type }) => type)).toEqual(['lead.saved', 'contract.drafted'])
    const payload = told[1]!.payload as { submission: object; submission_sha256: string; consents: object[] }
    expect(sha256OfJson(payload.submission).toString('hex')).toBe(payload.submission_sha256)
    expect(payload.consents).toMatchObject([{ kind: 'conditions' }, { kind: 'privacy' }])
    const mail = await server.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('dedupe_key', '=', `contract:${contract.reference}`)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ template: 'new_contract', recipient: 'laia@example.test' })
  })

  it('sent again says the same, and there is one contract and one mail', async () => {
    const key = { headers: { 'idempotency-key': 'sent-twice-1' } }
    const payload = payloadOf(home())
    const [first, second] = [await post(payload, key), await post(payload, key)]
    expect(second.body).toEqual(first.body)
    const again = await put(first.body.lead_id, payload)
    expect(again.body).toEqual(first.body)
    const drafts = await server.db
      .selectFrom('contract_draft')
      .select('id')
      .where('lead_id', '=', first.body.lead_id)
      .execute()
    expect(drafts).toHaveLength(1)
    expect((await put(first.body.lead_id, { ...payload, confirm: false })).body).toMatchObject({
      error: 'request_ended',
    })
  })

  it('of a supply that has a contract, or one on its way, is refused', async () => {
    const answers = home()
    expect((await post(payloadOf(answers))).status).toBe(200)
    const refusal = { error: 'invalid_request', errors: { cups: ['cups_not_available'] } }
    expect((await post(payloadOf(answers), { visitor: pol })).body).toMatchObject(refusal)
    const supplied = await addCustomer(server.db)
    const { cups } = await addContract(server.db, supplied)
    expect((await post(payloadOf({ ...answers, cups }))).body).toMatchObject(refusal)
    // Also to a customer, who sees no contract of others.
    const other = await addCustomer(server.db)
    const headers = await server.signIn(other)
    expect((await post(payloadOf({ ...answers, cups }), { headers })).body).toMatchObject(refusal)
  })

  it('names every field that is wrong [v5.payment-iban]', async () => {
    const wrong = {
      ...home(),
      mobile: '1',
      iban: 'ES00',
      powers: ['4,6', ''],
      acceptGdpr: false,
      nifFaceup: [],
    }
    const { status, body } = await post(payloadOf(wrong))
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      mobile: ['mobile_not_valid'],
      iban: ['iban_field_invalid'],
      power2: ['required_field'],
      acceptGdpr: ['required_field'],
      nifFaceup: ['min_files'],
    })
    const gone = payloadOf(home({ selectedProduct: 999_999 }))
    expect((await post(gone)).body.errors).toEqual({ selectedProduct: ['product_not_available'] })
    const lost = payloadOf(home({ nifFaceup: [{ id: 'f'.repeat(32) }] }))
    expect((await post(lost)).body.errors).toEqual({ nifFaceup: ['file_gone'] })
  })

  it('of a company names its representative; where companies may not, it is refused', async () => {
    const vat = `B0000000${companyControl('B', '0000000')}`
    const company = await upload(server, 'company')
    const answers = home({
      vat,
      name: 'Forn Puig SL',
      vatRepresentante: dni(12_345_678),
      nameRepresentante: 'Laia',
      surName1Representante: 'Ferrer',
      cif: [{ id: company }],
      residenceType: 'business',
      cnae: 100,
    })
    const payload = payloadOf(answers)
    expect(payload.owner).toMatchObject({ type: 'J', juridic_vat: `ES${vat}`, rep_name_full: 'Laia Ferrer' })
    expect((await post(payload)).body).toMatchObject({ status: 'OK' })
    const { contracting } = server.services.deployment
    const strict = await startTestServer(
      {},
      {
        onDatabase: server.connection,
        deployment: { contracting: { ...contracting, restrictCompanyVAT: true } },
      },
    )
    try {
      const refused = await send(strict, 'POST', 'leads', {
        body: payloadOf({ ...answers, cups: supply(9000) }),
      })
      expect((refused.body as { errors: object }).errors).toMatchObject({ vat: ['company_vat_not_allowed'] })
    } finally {
      await strict.app.close()
    }
  })

  it('is answered the same whatever the promotional code', async () => {
    const words = async (promotionalCode: string) => {
      const nifFaceup = [{ id: await upload(server, 'identity') }]
      const { body } = await post(payloadOf(home({ promotionalCode, nifFaceup })))
      const { reference } = body.result!.contract!
      return body.result!.render.body.replaceAll(reference, 'REF')
    }
    expect(new Set([await words(''), await words('REAL'), await words('NONE')]).size).toBe(1)
  })

  it('has a summary to be read before it is signed, made once, in the language of who sent it [GET contract_drafts/{id}/summary/]', async () => {
    for (const language of languages) {
      const payload = payloadOf(home({ nifFaceup: [{ id: await upload(server, 'identity') }] }))
      const sent = await send(server, 'POST', `leads?lang=${language}`, { body: payload })
      const { id, reference } = (sent.body as LeadReply).result!.contract!
      const read = () => server.inject({ url: `/api/v1/contract_drafts/${id}/summary/` })
      const [first, second] = [await read(), await read()]
      expect(first.headers['content-type']).toBe('application/pdf')
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
      const text = JSON.stringify(await readPdf(first.rawPayload))
      expect(text).toContain(reference)
      expect(text).toContain('Luz de prueba')
    }
    expect(
      (await server.inject({ url: `/api/v1/contract_drafts/${'0'.repeat(32)}/summary/` })).statusCode,
    ).toBe(404)
  })
})

describe('a deployment without leads', () => {
  it('keeps nothing that is not sent, and takes what is', async () => {
    const without = await startTestServer({ leads: false }, { onDatabase: server.connection })
    try {
      const answers = home()
      const step = payloadOf(answers, { step: 1, confirm: false })
      expect((await send(without, 'POST', 'leads', { body: step })).status).toBe(404)
      const sent = await send(without, 'POST', 'leads', { body: payloadOf(answers) })
      expect(sent.body).toMatchObject({ status: 'OK' })
      expect((await eventsOf(server, (sent.body as LeadReply).lead_id)).map(({ type }) => type)).toEqual([
        'contract.drafted',
      ])
      const off = await send(without, 'POST', `leads/${(sent.body as LeadReply).lead_id}/withdraw/`)
      expect(off.status).toBe(404)
    } finally {
      await without.app.close()
    }
  })
})
