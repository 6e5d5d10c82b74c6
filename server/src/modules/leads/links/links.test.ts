import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewContract } from '@endoll/domain/contracting/new-contract.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { companyControl } from '@endoll/domain/identity/nif.ts'
import type { FailPoint } from '../../../platform/fail-point.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  addOffers,
  answersOfHome,
  dni,
  gasPayloadOf,
  payloadOf,
  pol,
  send,
  supply,
  upload,
} from '../leads.fixture.ts'
import { keptDays } from '../draft.ts'
import { sweepLeads } from '../operations.ts'

let server: TestServer
let product: number

/** What happens between a link that was read and what is done with it. */
let meanwhile: (() => Promise<unknown>) | undefined
async function failPoint(point: FailPoint) {
  if (point === 'link-read') await meanwhile?.()
}

beforeAll(async () => {
  server = await startTestServer({}, { failPoint })
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
  await server.db.deleteFrom('mail_outbox').execute()
})

interface Replied {
  readonly status: number
  readonly body: {
    readonly error?: string
    readonly errors?: object
    readonly wizard?: string
    readonly kept?: {
      electricity: string | null
      gas: string | null
      answers: Record<string, unknown>
    } | null
  }
}

let supplies = 5000
/** A lead of electricity with everything but the end. */
async function begin(more: Partial<NewContract> = {}) {
  supplies += 1
  const identity = await upload(server, 'identity')
  const answers = answersOfHome({
    cups: supply(supplies),
    nifFaceup: [{ id: identity }],
    selectedProduct: product,
    iban: spanishIban('2100', '0418', '0200051332'),
    ...more,
  })
  const body = payloadOf(answers, { step: 4, confirm: false })
  const sent: { readonly body: { readonly lead_id: string } } = await send(server, 'POST', 'leads', { body })
  return { id: sent.body.lead_id, answers, identity }
}

function ask(id: string, more: { visitor?: string; wizard?: string } = {}): Promise<Replied> {
  const { wizard = 'electricity', ...how } = more
  return send(server, 'POST', `leads/${id}/link/`, { body: { wizard }, ...how })
}

/** The secrets of the mails that were written, oldest first. */
async function mails() {
  const rows = await server.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
  return rows.map(({ recipient, template, data, locale }) => ({
    recipient,
    template,
    locale,
    data: data as { token: string },
  }))
}

async function linkOf(id: string, wizard = 'electricity'): Promise<string> {
  expect((await ask(id, { wizard })).status).toBe(200)
  return (await mails()).at(-1)?.data.token ?? ''
}

function open(token: string, vat: string | null, visitor = pol): Promise<Replied> {
  return send(server, 'POST', 'lead_links/', { body: { token, vat }, visitor })
}

const vat = dni(12_345_678)

describe('a link by mail [POST leads/{id}/link/]', () => {
  it('goes to the address among the answers, with nothing of them, and is kept as a hash', async () => {
    const { id } = await begin()
    expect(await ask(id)).toEqual({ status: 200, body: { status: 'OK' } })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'laia@example.test', template: 'kept_answers' })
    const token = mail?.data.token ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(mail?.data).toEqual({ wizard: 'electricity', token, days: keptDays })
    const rows = await server.db.selectFrom('lead_link').selectAll().where('lead_id', '=', id).execute()
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([sha256(token)])
  })

  it('is asked for by the browser of the lead alone, three times a day', async () => {
    const { id } = await begin()
    expect((await ask(id, { visitor: pol })).status).toBe(404)
    for (const _ of [1, 2, 3]) expect((await ask(id)).status).toBe(200)
    expect((await ask(id)).body.error).toBe('too_many_attempts')
  })

  it('is mailed to one address three times a day, and the reply says nothing of it', async () => {
    const leads = [await begin(), await begin(), await begin(), await begin()]
    for (const { id } of leads) expect(await ask(id)).toEqual({ status: 200, body: { status: 'OK' } })
    expect(await mails()).toHaveLength(3)
  })

  it.each([
    ['an address', { email: '' }, { email: ['required_field'] }],
    ['an address that can be', { email: 'laia@' }, { email: ['email_not_valid'] }],
    ['who signs', { vat: '' }, { email: ['required_field'] }],
  ])('needs %s', async (_, more, errors) => {
    const { id } = await begin(more)
    expect(await ask(id)).toMatchObject({ status: 400, body: { errors } })
    expect(await mails()).toEqual([])
  })

  it('of electricity is none of gas', async () => {
    const { id } = await begin()
    expect(await ask(id, { wizard: 'gas' })).toMatchObject({
      status: 400,
      body: { errors: { wizard: ['not_valid'] } },
    })
  })
})

describe('who opens the link [POST lead_links/]', () => {
  it('learns which form it is, and the answers with the tax number, but never the account [r.go-on-by-mail]', async () => {
    const { id, answers, identity } = await begin()
    const token = await linkOf(id)
    expect(await open(token, null)).toEqual({ status: 200, body: { wizard: 'electricity', kept: null } })
    const { status, body } = await open(token, vat.toLowerCase())
    expect(status).toBe(200)
    expect(body.kept).toMatchObject({ electricity: id, gas: null })
    expect(body.kept?.answers).toMatchObject({
      cups: answers.cups,
      address: { ...answers.address, state: '' },
      vat,
      name: 'Laia',
      email: 'laia@example.test',
      leadsConsent: true,
      powers: ['4.6', '4.6'],
      accessTariff: 18,
      accessTariffName: '2.0TD',
      selectedProduct: product,
      productName: 'Luz de prueba',
      productCents: expect.any(Number),
      comerOriginName: expect.stringMatching(/./),
      nifFaceup: [{ id: identity, name: 'factura.pdf', sizeBytes: expect.any(Number) }],
    })
    expect(JSON.stringify(body)).not.toMatch(/iban|ES\d{22}|0200051332/i)
    expect(body.kept?.answers).not.toHaveProperty('acceptGdpr')
  })

  it('gets what stood in the steps that were not finished, without the account', async () => {
    const { id } = await begin()
    const iban = spanishIban('2100', '0418', '0200051332')
    const typed = { payment: { iban: [iban], isOwner: ['yes'] }, you: { mobile: ['600 1'], comms: [] } }
    const body = { wizard: 'electricity', typed }
    expect((await send(server, 'POST', `leads/${id}/link/`, { body })).status).toBe(200)
    const token = (await mails()).at(-1)?.data.token ?? ''
    expect((await open(token, null)).body).not.toHaveProperty('kept.typed')
    const reply = await open(token, vat)
    expect(reply.body.kept).toMatchObject({
      typed: { payment: { isOwner: ['yes'] }, you: { mobile: ['600 1'], comms: [] } },
    })
    expect(JSON.stringify(reply)).not.toContain(iban)
    const rows = await server.db.selectFrom('lead_link').select('typed').where('lead_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(iban)
  })

  it('goes on with the lead, on as many devices as they like', async () => {
    const { id, answers } = await begin()
    const token = await linkOf(id)
    for (const visitor of [pol, 'q'.repeat(43)]) {
      const body = payloadOf(answers, { step: 4, confirm: false })
      expect((await send(server, 'PUT', `leads/${id}`, { body, visitor })).status).toBe(404)
      expect((await open(token, vat, visitor)).status).toBe(200)
      expect(await send(server, 'PUT', `leads/${id}`, { body, visitor })).toMatchObject({
        status: 200,
        body: { lead_id: id },
      })
    }
  })

  it('is told of a wrong tax number, five times a day; then nothing helps', async () => {
    const { id } = await begin()
    const token = await linkOf(id)
    for (const wrong of ['', 'X', dni(12_345_679), '12345678', `ES${dni(1)}`])
      expect(await open(token, wrong)).toMatchObject({
        status: 400,
        body: { errors: { vat: ['not_valid'] } },
      })
    expect((await open(token, vat)).body.error).toBe('too_many_attempts')
    const body = payloadOf(answersOfHome(), { step: 4, confirm: false })
    expect((await send(server, 'PUT', `leads/${id}`, { body, visitor: pol })).status).toBe(404)
  })

  it('of a company gives its number, with or without the country', async () => {
    const cif = `B1234567${companyControl('B', '1234567')}`
    const representative = {
      nameRepresentante: 'Laia',
      surName1Representante: 'Ferrer',
      vatRepresentante: vat,
    }
    const { id } = await begin({ vat: cif, name: 'Taller', ...representative })
    const token = await linkOf(id)
    expect((await open(token, vat)).status).toBe(400)
    expect((await open(token, cif)).body.kept?.answers).toMatchObject({ name: 'Taller' })
    expect((await open(token, `ES${cif}`)).status).toBe(200)
  })

  it('of both goes on with both', async () => {
    const { id, answers } = await begin()
    const invoice = await upload(server, 'invoice')
    const cups = supply(supplies, '0230')
    const body = gasPayloadOf(
      { ...answers, cups, invoice: [{ id: invoice }], gasAccessTariff: 2 },
      { step: 3, confirm: false, electricityLeadId: id },
    )
    const gas: { readonly body: { readonly lead_id: string } } = await send(server, 'POST', 'gas/leads', {
      body,
    })
    const { body: opened } = await open(await linkOf(id, 'dual'), vat)
    expect(opened).toMatchObject({ wizard: 'dual', kept: { electricity: id, gas: gas.body.lead_id } })
    expect(opened.kept?.answers).toMatchObject({
      cups: answers.cups,
      cupsGas: cups,
      gasAccessTariff: 2,
      gasTariffName: 'RL.2',
      gasInvoice: [{ id: invoice, name: 'factura.pdf' }],
    })
    expect((await send(server, 'PUT', `gas/leads/${gas.body.lead_id}`, { body, visitor: pol })).status).toBe(
      200,
    )
  })

  it('chooses again a product that is not on offer any more', async () => {
    const { id } = await begin({ selectedProduct: 999_999 })
    const { body } = await open(await linkOf(id), vat)
    expect(body.kept?.answers).not.toHaveProperty('selectedProduct')
  })
})

describe('the link ends [POST lead_links/]', () => {
  it.each(['', 'x'.repeat(43), 'a'.repeat(200)])('or never was: %j', async (token) => {
    const { status } = await open(token, null)
    expect(status).toBe(token === '' ? 400 : 403)
  })

  it('with the consent, that of the other browser too', async () => {
    const { id } = await begin()
    const token = await linkOf(id)
    await open(token, vat)
    expect((await send(server, 'POST', `leads/${id}/withdraw/`, { visitor: pol })).status).toBe(200)
    expect((await open(token, vat)).body.error).toBe('confirmation_invalid')
    for (const table of ['lead_link', 'lead_browser'] as const)
      expect(await server.db.selectFrom(table).selectAll().where('lead_id', '=', id).execute()).toEqual([])
  })

  it('while it is opened, when the answers are erased meanwhile', async () => {
    const { id } = await begin()
    const token = await linkOf(id)
    meanwhile = () => send(server, 'POST', `leads/${id}/withdraw/`)
    const opened = await open(token, vat).finally(() => (meanwhile = undefined))
    expect(opened).toMatchObject({ status: 403, body: { error: 'confirmation_invalid' } })
  })

  it('with the answers, thirty days after somebody went on with them, whether or not the job has come', async () => {
    const { id } = await begin()
    const token = await linkOf(id)
    server.clock.advance((keptDays * 86_400 + 1) * 1000)
    expect((await open(token, vat)).body.error).toBe('confirmation_invalid')
    await sweepLeads(server.services)
    expect(await server.db.selectFrom('lead_link').selectAll().where('lead_id', '=', id).execute()).toEqual(
      [],
    )
  })

  it('once it was sent, which it says', async () => {
    const { id } = await begin()
    const token = await linkOf(id)
    await server.db.updateTable('lead').set({ confirmed_at: '2026-12-31' }).where('id', '=', id).execute()
    expect((await open(token, null)).body.error).toBe('request_ended')
    expect((await ask(id)).body.error).toBe('request_ended')
  })
})
