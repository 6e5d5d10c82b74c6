import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { languages } from '@endoll/api/language.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl } from '@endoll/domain/identity/nif.ts'
import { addGasOffer, addLastResort } from '../../testing/gas-offer.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import {
  addOffers,
  answersOfHome,
  dni,
  eventsOf,
  gasPayloadOf,
  payloadOf,
  pol,
  send,
  supply,
  upload,
} from './leads.fixture.ts'

let server: TestServer
let offer: number
let electricityOffer: number

beforeAll(async () => {
  server = await startTestServer()
  offer = await addGasOffer(server.db)
  electricityOffer = (await addOffers(server)).home
})
afterAll(() => server.stop())
beforeEach(() => server.db.deleteFrom('attempt_budget').execute())

let supplies = 100
async function house(more = {}) {
  supplies += 1
  return answersOfHome({
    cups: supply(supplies, '0230'),
    invoice: [{ id: await upload(server, 'invoice') }],
    nifFaceup: [{ id: await upload(server, 'identity') }],
    iban: spanishIban('2100', '0418', '0200051332'),
    gasAccessTariff: 2,
    gasProduct: offer,
    ...more,
  })
}

interface Sent {
  readonly status: number
  readonly body: LeadReply & { readonly error?: string; readonly errors?: object }
}

function post(body: object, more: Parameters<typeof send>[3] = {}): Promise<Sent> {
  return send(server, 'POST', 'gas/leads', { body, ...more })
}

describe('a contract of gas', () => {
  it('becomes a draft with its process, its event, its mail and its summary [POST gas/leads] [v7.gas-wizard-not-shown]', async () => {
    const answers = await house()
    const { status, body } = await post(gasPayloadOf(answers))
    expect([status, body.status, body.result?.error]).toEqual([200, 'OK', null])
    const draft = await server.db
      .selectFrom('contract_draft')
      .selectAll()
      .where('lead_id', '=', body.lead_id)
      .executeTakeFirstOrThrow()
    expect(draft).toMatchObject({
      kind: 'gas',
      tariff: 'RL.2',
      powers_w: [],
      process: 'A1_41',
      reasons: ['tariff_unknown'],
      product_code: 'WARM',
    })
    const events = await eventsOf(server, body.lead_id)
    expect(events.at(-1)).toMatchObject({
      type: 'contract.drafted',
      payload: { kind: 'gas', electricity_lead: null, powers: [], process: { code: 'A1_41' } },
    })
    const url = `/api/v1/contract_drafts/${draft.id}/summary/`
    const { text } = await readPdf((await server.inject({ url })).rawPayload)
    const words = text.join(' ')
    expect(words).toContain('Gas para')
    expect(words).toMatch(/hidrocarburos/)
    expect(words).not.toMatch(/Autoconsumo|Potencia/)
  })

  it('of last resort says before it is signed that the price is regulated, and by whom [r.last-resort]', async () => {
    await addLastResort(server.db)
    const { id: gasProduct } = await server.db
      .selectFrom('product_offer')
      .select('id')
      .where('product_code', '=', 'TUR')
      .where('tariff', '=', 'RL.2')
      .executeTakeFirstOrThrow()
    const { status, body } = await post(gasPayloadOf(await house({ gasProduct })))
    expect(status).toBe(200)
    const url = `/api/v1/contract_drafts/${body.result?.contract?.id}/summary/`
    const { text } = await readPdf((await server.inject({ url })).rawPayload)
    expect(text.join(' ').replaceAll(/\s+/g, ' ')).toMatch(
      /tarifa de último recurso, regulados y sin descuentos \(BOE-A-2026-99999\)/,
    )
    // A supply above the limit has no right to it, regardless of the typed tariff.
    const large = await house({ gasProduct })
    await server.db
      .insertInto('supply_point')
      .values({
        cups20: String(large.cups).slice(0, 20),
        tariff: 'RL.4',
        powers_w: [],
        yearly_wh: [60_000_000],
        postal_code: '08500',
      })
      .execute()
    const refused = await post(gasPayloadOf(large))
    expect([refused.status, refused.body.errors]).toEqual([400, { gasProduct: ['product_not_available'] }])
  })

  it('keeps the process that follows from what the distributor has', async () => {
    const answers = await house()
    await server.db
      .insertInto('supply_point')
      .values({
        cups20: String(answers.cups).slice(0, 20),
        tariff: 'RL.2',
        powers_w: [],
        postal_code: '08500',
      })
      .execute()
    const { body } = await post(gasPayloadOf(answers))
    const { process } = await server.db
      .selectFrom('contract_draft')
      .select('process')
      .where('lead_id', '=', body.lead_id)
      .executeTakeFirstOrThrow()
    expect(process).toBe('A1_02')
  })

  it('is refused by its fields: bill, tariff, product, a supply that is taken', async () => {
    const without = await post(gasPayloadOf(await house({ invoice: [], activeContract: false })))
    expect([without.status, without.body.errors]).toEqual([400, { invoice: ['min_files'] }])
    const tariff = await post(gasPayloadOf(await house({ gasAccessTariff: 12 })))
    expect(tariff.body.errors).toEqual({ gasAccessTariff: ['required_field'] })
    const other = await post(gasPayloadOf(await house({ gasAccessTariff: 3 })))
    expect(other.body.errors).toEqual({ gasProduct: ['product_not_available'] })
    // What is offered of electricity is nothing for gas.
    const wrong = await post(gasPayloadOf(await house({ gasProduct: electricityOffer })))
    expect(wrong.body.errors).toEqual({ gasProduct: ['product_not_available'] })
    const answers = await house()
    expect((await post(gasPayloadOf(answers))).status).toBe(200)
    const twice = await post(gasPayloadOf({ ...answers, email: 'pol@example.test' }), { visitor: pol })
    expect(twice.body.errors).toMatchObject({ cups: ['cups_not_available'] })
  })

  it('is refused with a text that the database cannot keep', async () => {
    for (const surName2 of ['Pu\0ig', 'Puig\uD800']) {
      const { status } = await post(gasPayloadOf(await house({ surName2 }), { step: 2, confirm: false }))
      expect(status).toBe(400)
    }
  })

  it('of a company has its number without the country, and its papers', async () => {
    const paper = await upload(server, 'company')
    const vat = `B0000000${companyControl('B', '0000000')}`
    const answers = await house({
      vat,
      name: 'Forn, S.L.',
      vatRepresentante: dni(12_345_678),
      nameRepresentante: 'Laia',
      surName1Representante: 'Ferrer',
    })
    const refused = await post(gasPayloadOf(answers))
    expect(refused.body.errors).toEqual({ cif: ['min_files'] })
    const payload = gasPayloadOf({ ...answers, cif: [{ id: paper }] })
    expect(payload.owner).toMatchObject({ type: 'J', juridic_vat: vat })
    expect((await post(payload)).status).toBe(200)
  })

  it('sent again by its key is answered the same; of another browser it is not there [PUT gas/leads/{id}]', async () => {
    const headers = { 'idempotency-key': '7d9f7f0e-3b0f-4b38-9a55-7a3f8f4d8a01' }
    const payload = gasPayloadOf(await house())
    const first = await post(payload, { headers })
    const second = await post(payload, { headers })
    expect(second.body).toEqual(first.body)
    const path = `gas/leads/${first.body.lead_id}`
    expect((await send(server, 'PUT', path, { body: payload, visitor: pol })).status).toBe(404)
  })
})

describe('a contract of both', () => {
  const electricity = async () => {
    supplies += 1
    return answersOfHome({
      cups: supply(supplies),
      nifFaceup: [{ id: await upload(server, 'identity') }],
      iban: spanishIban('2100', '0418', '0200051332'),
      selectedProduct: electricityOffer,
    })
  }

  it('is two drafts, and that of the gas names the lead of its electricity [v4.send-gas] [v7.gas-wizard-not-shown]', async () => {
    const answers = await electricity()
    const first = await send(server, 'POST', 'leads', { body: payloadOf(answers) })
    const lead = (first.body as LeadReply).lead_id
    // Both name the same files of the person.
    const { nifFaceup } = answers
    const gas = await post(gasPayloadOf(await house({ nifFaceup }), { electricityLeadId: lead }))
    expect(gas.status).toBe(200)
    const events = await eventsOf(server, gas.body.lead_id)
    expect(events.at(-1)?.payload).toMatchObject({ kind: 'gas', electricity_lead: lead })
  })

  it('leaves the electricity as it is where the gas is refused', async () => {
    const first = await send(server, 'POST', 'leads', { body: payloadOf(await electricity()) })
    const lead = (first.body as LeadReply).lead_id
    const gas = await post(gasPayloadOf(await house({ gasProduct: 999_999 }), { electricityLeadId: lead }))
    expect(gas.body.errors).toEqual({ gasProduct: ['product_not_available'] })
    const drafts = server.db.selectFrom('contract_draft').selectAll().where('lead_id', '=', lead)
    expect(await drafts.execute()).toMatchObject([{ state: 'waiting_signature', kind: 'electricity' }])
  })

  it('names no lead of another browser, of gas, or one that there is not', async () => {
    const gas = await post(gasPayloadOf(await house()))
    const others = await send(server, 'POST', 'leads', { body: payloadOf(await electricity()), visitor: pol })
    for (const lead of [gas.body.lead_id, (others.body as LeadReply).lead_id, 'f'.repeat(32)]) {
      expect((await post(gasPayloadOf(await house(), { electricityLeadId: lead }))).status).toBe(404)
    }
  })

  it('keeps the files of both with the gas where the electricity is taken back', async () => {
    const answers = await electricity()
    const options = { step: 2, confirm: false }
    const first = await send(server, 'POST', 'leads', { body: payloadOf(answers, options) })
    const lead = (first.body as LeadReply).lead_id
    const { nifFaceup } = answers
    const gas = await post(gasPayloadOf(await house({ nifFaceup }), { ...options, electricityLeadId: lead }))
    expect(gas.status).toBe(200)
    expect((await send(server, 'POST', `leads/${lead}/withdraw/`)).status).toBe(200)
    const files = server.db.selectFrom('uploaded_file').select('claimed_by')
    expect(await files.where('id', '=', nifFaceup?.[0]?.id ?? '').execute()).toEqual([
      { claimed_by: `lead/${gas.body.lead_id}` },
    ])
  })

  it('a lead of electricity is not overwritten by one of gas [PUT gas/leads/{id}]', async () => {
    const first = await send(server, 'POST', 'leads', { body: payloadOf(await electricity()) })
    const path = `gas/leads/${(first.body as LeadReply).lead_id}`
    expect((await send(server, 'PUT', path, { body: gasPayloadOf(await house()) })).status).toBe(404)
  })
})

it('what is answered is said in three languages, of gas and not of electricity', async () => {
  for (const language of languages) {
    const headers = { 'accept-language': language }
    const reply = await post(gasPayloadOf(await house()), { headers })
    const body = reply.body.result?.render.body
    expect(body).toContain('Gas de prueba')
    expect(body).not.toMatch(/\b(luz|llum|electricity)\b/)
  }
})
