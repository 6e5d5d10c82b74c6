import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractDetail } from '@endoll/api/contracts.ts'
import { addContract, addCustomer } from '../../testing/factories.ts'
import type { OutgoingMail } from '../../gateways/mail/gateway.ts'
import { deliverMails } from '../../mails/deliver-mails.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailNotifications } from './operations/mail-notifications.ts'
import { makeRenewalLetters } from './operations/make-renewal-letters.ts'
import { tellNews } from './operations/tell-news.ts'
import { renewalLettersOfMail } from './operations/renewal-letters.ts'

// The clock of tests stands at 21 November 2026.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const soon = { start_day: '2024-12-07' }

async function owedByPost(customerId: number) {
  const { code } = await server.db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return server.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('subject', '=', `mail:${code}`)
    .execute()
}

function toldOf(contract: { readonly id: number }) {
  return server.db
    .selectFrom('notification')
    .select('about')
    .where('contract_id', '=', contract.id)
    .where('kind', '=', 'renewal')
    .execute()
}

describe('[law.11.post] a renewal', () => {
  it('is told in the account that there is, once, and not owed by post as well', async () => {
    const laia = await addCustomer(server.db)
    const home = await addContract(server.db, laia, soon)
    await tellNews(server.services)
    await tellNews(server.services)
    expect(await toldOf(home)).toEqual([{ about: { kind: 'renewal', last_day: '2026-12-06', months: 12 } }])
    expect(await owedByPost(laia.customerId)).toEqual([])
  })

  it('of whoever has no account is owed by post: the retailer is told once, fifteen days before', async () => {
    const rosa = await addCustomer(server.db)
    const home = await addContract(server.db, rosa, soon)
    const later = await addContract(server.db, rosa, { start_day: '2024-12-23' })
    await server.db.deleteFrom('account').where('id', '=', rosa.accountId).execute()
    await tellNews(server.services)
    await tellNews(server.services)
    expect(await owedByPost(rosa.customerId)).toMatchObject([
      {
        payload: {
          email: null,
          items: [{ contract: home.name, about: { kind: 'renewal', last_day: '2026-12-06', months: 12 } }],
        },
      },
    ])
    expect(await toldOf(later)).toEqual([])
  })

  it('[law.11.pvpc] at the PVPC is told two months before its end', async () => {
    await server.db
      .insertInto('product')
      .values({ code: 'PVPC', kind: 'electricity', name: 'PVPC', price_kind: 'indexed', pvpc: true })
      .execute()
    const marc = await addCustomer(server.db)
    const at = (start_day: string) => addContract(server.db, marc, { start_day, product_code: 'PVPC' })
    const [home, later] = [await at('2025-01-25'), await at('2025-02-25')]
    await tellNews(server.services)
    expect(await toldOf(home)).toEqual([{ about: { kind: 'renewal', last_day: '2027-01-24', months: 12 } }])
    expect(await toldOf(later)).toEqual([])
  })

  it('of a firm, or of a contract that ends, is told to nobody', async () => {
    const pere = await addCustomer(server.db)
    await addContract(server.db, pere, { ...soon, end_day: '2026-12-06' })
    const firm = await addCustomer(server.db)
    await addContract(server.db, firm, soon)
    await server.db
      .updateTable('customer')
      .set({ kind: 'company' })
      .where('id', '=', firm.customerId)
      .execute()
    await server.db.deleteFrom('account').where('id', 'in', [pere.accountId, firm.accountId]).execute()
    await tellNews(server.services)
    expect(await owedByPost(pere.customerId)).toEqual([])
    expect(await owedByPost(firm.customerId)).toEqual([])
  })
})

/** What the job does: the letters first, then what is told. */
async function tellRenewals() {
  await makeRenewalLetters(server.services)
  await tellNews(server.services)
}

describe('[law.11.letter] the letter of a renewal', () => {
  it('lies among the documents of the contract, once, with the last day to refuse it and what follows', async () => {
    const laia = await addCustomer(server.db)
    const home = await addContract(server.db, laia, soon)
    const later = await addContract(server.db, laia, { start_day: '2024-12-23' })
    await tellRenewals()
    await tellRenewals()
    const headers = await server.signIn(laia)
    const attachmentsOf = async ({ name }: { readonly name: string }) =>
      ((await server.get(`contracts/${name}/`, headers)).body as ContractDetail).attachments
    expect(await attachmentsOf(later)).toEqual([])
    const [letter, ...more] = await attachmentsOf(home)
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      name: 'Renovación después del 6 de diciembre de 2026',
      category_name: 'Avisos',
    })
    const url = `/api/v1/contract/download_attachment/${letter!.id}`
    const { rawPayload } = await server.inject({ url, headers })
    const text = (await readPdf(rawPayload)).text.join(' ').replaceAll(/\s+/g, ' ')
    for (const said of [
      '21/11/2026',
      '06/12/2026',
      'Desde el 7 de diciembre de 2026 hasta el 6 de diciembre de 2027',
      'Ninguno.',
      'art. 97.1.p',
    ])
      expect(text).toContain(said)
  })

  it('goes with the mail that tells it', async () => {
    const pol = await addCustomer(server.db)
    const home = await addContract(server.db, pol, soon)
    await tellRenewals()
    server.clock.advance(11 * 60_000)
    await mailNotifications(server.services)
    const mails: OutgoingMail[] = []
    const gateway = { send: async (one: OutgoingMail) => void mails.push(one), close: () => undefined }
    await deliverMails(server.services, gateway, renewalLettersOfMail(server.services))
    const own = mails.find(({ to }) => to === pol.email)
    expect(own?.files).toHaveLength(1)
    expect((await readPdf(own!.files![0]!.content)).text.join(' ')).toContain(home.name)
  })

  it('of whoever has no account is read by the retailer, to be posted [GET retailer/renewal_letters/{id}/]', async () => {
    const rosa = await addCustomer(server.db)
    const home = await addContract(server.db, rosa, soon)
    await server.db.deleteFrom('account').where('id', '=', rosa.accountId).execute()
    await tellRenewals()
    const [event] = await owedByPost(rosa.customerId)
    const { notice } = (event!.payload as unknown as { items: { notice: number }[] }).items[0]!
    const read = (id: number) =>
      server.inject({
        url: `/api/v1/retailer/renewal_letters/${id}/`,
        headers: { 'x-api-key': server.apiKey },
      })
    expect((await readPdf((await read(notice)).rawPayload)).text.join(' ')).toContain(home.name)
    expect((await server.inject({ url: `/api/v1/retailer/renewal_letters/${notice}/` })).statusCode).toBe(401)

    await server.db
      .updateTable('attachment')
      .set({ reference: 'of the retailer' })
      .where('id', '=', notice)
      .execute()
    expect((await read(notice)).statusCode).toBe(404)
  })
})

describe('[law.11.page] the contract', () => {
  it.each([
    ['of an active contract', soon, { last_day: '2026-12-06', months: 12 }],
    ['that renewed yesterday', { start_day: '2025-11-20' }, { last_day: '2027-11-19', months: 12 }],
    ['that has an end', { ...soon, end_day: '2026-12-06' }, null],
    ['that is a draft', { ...soon, state: 'esborrany' }, null],
  ])('says when it renews: %s', async (_, fields, renewal) => {
    const laia = await addCustomer(server.db)
    const { name } = await addContract(server.db, laia, fields)
    const { body } = await server.get(`contracts/${name}/`, await server.signIn(laia))
    expect(body).toMatchObject({ renewal })
  })
})
