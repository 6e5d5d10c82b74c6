import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pricesOfMarketDay } from '@endoll/domain/billing/market-price.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { lastCode } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  addOffers,
  answersOfHome,
  eventsOf,
  payloadOf,
  send,
  supply,
  today,
  upload,
} from '../leads.fixture.ts'

const address = 'laia@example.test'
/** For a retailer of reference, and for another one. */
let server: TestServer
let other: TestServer
let pvpc: number
let home: number

async function addPvpc({ db }: TestServer): Promise<number> {
  const row = { product_code: 'PVPC', from_day: '2026-01-01' }
  await db
    .insertInto('product')
    .values({
      code: 'PVPC',
      kind: 'electricity',
      name: 'PVPC',
      commercial_name: null,
      price_kind: 'indexed',
      pvpc: true,
    })
    .execute()
  await db
    .insertInto('product_price')
    .values([
      { ...row, concept: 'power', tariff_period: 0, price: '25', unit: 'EUR/kW/year' },
      { ...row, concept: 'market', tariff_period: 0, price: '115', unit: '%' },
      { ...row, concept: 'market_addition', tariff_period: 0, price: '0.05', unit: 'EUR/kWh' },
    ])
    .execute()
  await db
    .insertInto('market_day')
    .values(
      [...eachDay('2025-11-21', today)].map((day) => ({
        day,
        version: 1,
        prices: Array.from({ length: pricesOfMarketDay(day) }, () => 60_000),
      })),
    )
    .execute()
  const { id } = await db
    .insertInto('product_offer')
    .values({
      product_code: 'PVPC',
      tariff: '2.0TD',
      from_day: '2026-01-01',
      customers: 'any',
      self_consumption: 'any',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  // The demo is one of reference.
  const personChecks = { isRegistered: async () => true, isSolvent: async () => false }
  server = await startTestServer({}, { personChecks })
  home = (await addOffers(server)).home
  pvpc = await addPvpc(server)
  const { contracting } = server.services.deployment
  other = await startTestServer(
    {},
    {
      onDatabase: server.connection,
      deployment: { contracting: { ...contracting, referenceRetailer: false } },
    },
  )
})
afterAll(async () => {
  await other.app.close()
  await server.stop()
})
beforeEach(async () => {
  await server.db.deleteFrom('attempt_budget').execute()
})

async function offered(more: Record<string, string> = {}, at = server) {
  const asked = { atr: '18', powers: '4.6|4.6', customer: 'person', zipcode: '28001', ...more }
  const { body } = await send(at, 'GET', `pricelist?${String(new URLSearchParams(asked))}`)
  return (body as readonly { readonly name: string; readonly pvpc: boolean }[]).some((one) => one.pvpc)
}

let supplies = 800
async function ask(more: object = {}, at = server) {
  supplies += 1
  const answers = answersOfHome({
    cups: supply(supplies),
    nifFaceup: [{ id: await upload(at, 'identity') }],
    selectedProduct: pvpc,
    ...more,
  })
  return send(at, 'POST', 'leads', { body: payloadOf(answers) })
}

describe('[law.6.contract] the PVPC', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['a person with 10 kW', { powers: '10|10' }, true],
    ['more than 10 kW in a period', { powers: '9.2|10.1' }, false],
    ['a firm', { customer: 'company' }, false],
    ['3.0TD', { atr: '19', powers: '20|20|20|20|20|20' }, false],
  ])('is offered to %s: %s', async (_, more, isOffered) => {
    expect(await offered(more)).toBe(isOffered)
  })

  it('is not offered, nor taken, where the retailer is none of reference', async () => {
    expect(await offered({}, other)).toBe(false)
    expect(await ask({}, other)).toMatchObject({
      status: 400,
      body: { errors: { selectedProduct: ['product_not_available'] } },
    })
    expect(await ask({ powers: ['10,1', '10,1'] })).toMatchObject({
      status: 400,
      body: { errors: { selectedProduct: ['product_not_available'] } },
    })
  })

  it('refuses nobody for what a register of solvency says, which other products do', async () => {
    const refused = (await ask({ selectedProduct: home })).body as LeadReply
    expect(refused.result).toMatchObject({ contract: null, error: 'bad_score' })
    const { result } = (await ask()).body as LeadReply
    expect(result?.contract).not.toBeNull()
    const { lead_id: id } = refused
    // Which product it will be is not known when the wizard asks.
    expect((await send(server, 'GET', `leads/solvencia/${id}`)).body).toEqual({ scoring: true })
  })

  it('is contracted to the end: conditions of its model, no stay, no bonus given up, signed, told the retailer', async () => {
    const { body } = await ask()
    const { lead_id: lead, result } = body as LeadReply
    const { id, reference } = result!.contract!
    await server.db
      .updateTable('mail_outbox')
      .set({ sent_at: new Date(server.clock.nowMs()).toISOString() })
      .where('dedupe_key', '=', `contract:${reference}`)
      .execute()
    const path = `contract_drafts/${id}/signature/`
    const sent = (await send(server, 'POST', `${path}code/`)).body as DraftDetail
    const facts = Object.fromEntries(sent.obligation.facts.map(({ term, text }) => [term, text]))
    expect(facts['Precio total']).toMatch(/El precio sigue al mercado/)
    expect(facts['Duración']).toMatch(/^Un año/)
    expect(facts['Permanencia']).toMatch(/^Ninguna/)
    expect(sent.bonus).toBeNull()
    const signed = await send(server, 'POST', path, { body: { code: await lastCode(server, address) } })
    expect(signed).toMatchObject({ status: 200, body: { state: 'signed' } })
    const { rawPayload } = await server.inject({ url: `/api/v1/contract_drafts/${id}/contract/` })
    const said = (await readPdf(rawPayload)).text.join(' ').replaceAll(/\s+/g, ' ')
    for (const words of [
      'Precio voluntario para el pequeño consumidor (PVPC)',
      'puede resolver el contrato y sus prórrogas en cualquier momento',
      'El PVPC se calcula como dice el RD 216/2014',
      'no puede incluir otro producto ni servicio',
      '2 meses antes de que acabe se avisa',
      'Factura del mes anterior',
    ])
      expect(said).toContain(words)
    expect(said).not.toContain('Mercado libre')
    expect(said).not.toContain('Quien tenga el bono social lo pierde')
    const events = await eventsOf(server, lead)
    expect(events.map(({ type }) => type)).toEqual(['lead.saved', 'contract.drafted', 'contract.signed'])
    expect(events[1]?.payload).toMatchObject({ product: { code: 'PVPC' } })
  })
})
