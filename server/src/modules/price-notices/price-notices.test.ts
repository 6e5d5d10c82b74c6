import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachDay } from '@endoll/domain/time/day.ts'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { OutgoingMail } from '../../gateways/mail/gateway.ts'
import { deliverMails } from '../../mails/deliver-mails.ts'
import {
  addContract,
  addCustomer,
  addCurveDay,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailNotifications } from '../notifications/operations/mail-notifications.ts'
import { tellNews } from '../notifications/operations/tell-news.ts'
import { makePriceNotices } from './operations/make-price-notices.ts'
import { priceNoticesOfMail } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** What the job does: the notices first, then their notifications. */
async function tellPrices() {
  await makePriceNotices(server.services)
  await tellNews(server.services)
}

let products = 0
/** A product of two periods whose energy costs more from a day on, and a contract that has it. */
async function changed(
  customer: TestCustomer,
  { kind = 'fixed' }: { readonly kind?: 'fixed' | 'indexed' } = {},
): Promise<TestContract & { readonly code: string }> {
  products += 1
  const code = `NOTICE${products}`
  const concept = kind === 'indexed' ? ('market_addition' as const) : ('energy' as const)
  await server.db
    .insertInto('product')
    .values({ code, kind: 'electricity', name: 'Luz de prueba', price_kind: kind })
    .execute()
  const row = { product_code: code, from_day: '2025-01-01' }
  await server.db
    .insertInto('product_price')
    .values([
      { ...row, concept: 'power', unit: 'EUR/kW/year', price: '30' },
      ...(kind === 'indexed'
        ? [{ ...row, concept: 'market' as const, unit: '%' as const, price: '110' }]
        : []),
      { ...row, concept, unit: 'EUR/kWh', to_day: '2027-01-01', price: '0.15' },
      { ...row, concept, unit: 'EUR/kWh', from_day: '2027-01-01', price: '0.17' },
    ])
    .execute()
  return { ...(await addContract(server.db, customer, { product_code: code })), code }
}

async function noticeOf(customer: TestCustomer, { name }: TestContract) {
  const headers = await server.signIn(customer)
  const { body } = await server.get(`contracts/${name}/`, headers)
  const [attachment, ...more] = (body as ContractDetail).attachments
  if (!attachment) return undefined
  expect(more).toEqual([])
  const url = `/api/v1/contract/download_attachment/${attachment.id}`
  const { rawPayload } = await server.inject({ url, headers })
  return { attachment, rawPayload, text: (await readPdf(rawPayload)).text.join(' ') }
}

function owedByPost(code: string) {
  return server.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('subject', '=', `mail:${code}`)
    .where('type', '=', 'mail.owed_by_post')
    .execute()
}

describe('[law.8] new prices', () => {
  it('are told in a document of the contract: both days, prices before and after, a year at both, leaving', async () => {
    const laia = await addCustomer(server.db)
    const home = await changed(laia)
    for (const day of eachDay('2025-11-01', '2026-11-21'))
      await addCurveDay(server.db, home.id, day, { importWh: 400 })
    await tellPrices()
    await tellPrices()
    const notice = await noticeOf(laia, home)
    expect(notice?.attachment).toMatchObject({
      name: 'Cambio de precios del 1 de enero de 2027',
      category_name: 'Avisos',
    })
    for (const said of [
      '21/11/2026',
      '01/01/2027',
      '0,15 €/kWh',
      '0,17 €/kWh',
      '30 €/kW y año',
      'Con impuestos',
      '3.504 kWh',
      // At the head, where nothing else says that it is a year.
      'Un año con los nuevos',
      'Sin ningún coste',
    ])
      expect(notice?.text).toContain(said)
  })

  it('go with a mail of their own, and to an address whose account nobody has used', async () => {
    const pol = await addCustomer(server.db)
    await server.db
      .updateTable('account')
      .set({ password_hash: null, first_signed_in_at: null })
      .where('id', '=', pol.accountId)
      .execute()
    const home = await changed(pol)
    await tellPrices()
    server.clock.advance(11 * 60_000)
    await mailNotifications(server.services)
    const mails: OutgoingMail[] = []
    const gateway = { send: async (one: OutgoingMail) => void mails.push(one), close: () => undefined }
    await deliverMails(server.services, gateway, priceNoticesOfMail(server.services))
    const own = mails.find(({ to }) => to === pol.email)
    expect(own?.files).toHaveLength(1)
    expect((await readPdf(own!.files![0]!.content)).text.join(' ')).toContain(home.name)
  })

  it('of whoever have no account are owed by post: the retailer is told once, and reads the notice [GET retailer/price_notices/{id}/]', async () => {
    const rosa = await addCustomer(server.db)
    await server.db
      .updateTable('account')
      .set({ disabled_at: new Date(0).toISOString() })
      .where('id', '=', rosa.accountId)
      .execute()
    const home = await changed(rosa)
    await tellPrices()
    await tellPrices()
    const { code } = await server.db
      .selectFrom('customer')
      .select('code')
      .where('id', '=', rosa.customerId)
      .executeTakeFirstOrThrow()
    const [event, ...more] = await owedByPost(code)
    expect(more).toEqual([])
    expect(event?.payload).toMatchObject({
      email: null,
      items: [
        {
          contract: home.name,
          about: { kind: 'prices', from_day: '2027-01-01' },
          notice: expect.any(Number),
        },
      ],
    })
    const { notice } = (event!.payload as unknown as { items: { notice: number }[] }).items[0]!
    const url = `/api/v1/retailer/price_notices/${notice}/`
    const file = await server.inject({ url, headers: { 'x-api-key': server.apiKey } })
    expect((await readPdf(file.rawPayload)).text.join(' ')).toContain(home.name)
    expect((await server.inject({ url })).statusCode).toBe(401)
  })

  it('of a product that follows the market are told too: its fee', async () => {
    const marc = await addCustomer(server.db)
    const home = await changed(marc, { kind: 'indexed' })
    await tellPrices()
    expect((await noticeOf(marc, home))?.text).toContain('0,17 €/kWh')
  })

  it('that change once more for the same day are told again; the same again are not', async () => {
    const iris = await addCustomer(server.db)
    const home = await changed(iris)
    await tellPrices()
    await server.db
      .updateTable('product_price')
      .set({ price: '0.19' })
      .where('product_code', '=', home.code)
      .where('from_day', '=', '2027-01-01')
      .execute()
    await tellPrices()
    const rows = await server.db
      .selectFrom('price_notice')
      .select('id')
      .where('contract_id', '=', home.id)
      .execute()
    expect(rows).toHaveLength(2)
  })
})
