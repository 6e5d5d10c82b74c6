import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { DraftDetail } from '@endoll/api/contract-drafts.ts'
import type { LeadReply } from '@endoll/api/lead-parts.ts'
import type { Language } from '@endoll/api/language.ts'
import type { OutgoingMail } from '../../../gateways/mail/gateway.ts'
import { deliverMails } from '../../../mails/deliver-mails.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { lastCode } from '../../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addOffers, answersOfHome, dni, eventsOf, payloadOf, send, supply, upload } from '../leads.fixture.ts'
import { filesOfMail } from '../operations/mail-files.ts'

const address = 'laia@example.test'
let server: TestServer
let product: number

beforeAll(async () => {
  server = await startTestServer()
  product = (await addOffers(server)).home
})
afterAll(() => server.stop())

let people = 42_000_000
async function ask({ lang = 'es', nif }: { readonly lang?: Language; readonly nif?: string } = {}) {
  people += 1
  const answers = answersOfHome({
    vat: nif ?? dni(people),
    cups: supply(people),
    nifFaceup: [{ id: await upload(server, 'identity') }],
    selectedProduct: product,
  })
  const { body } = await send(server, 'POST', `leads?lang=${lang}`, { body: payloadOf(answers) })
  const { lead_id: lead, result } = body as LeadReply
  const mails: OutgoingMail[] = []
  const gateway = { send: async (one: OutgoingMail) => void mails.push(one), close: () => undefined }
  await deliverMails(server.services, gateway, filesOfMail(server.services))
  const { id, reference } = result!.contract!
  const own = mails.find(({ files }) => files?.some(({ name }) => name === `${reference}.pdf`))
  return { id, reference, lead, files: own?.files ?? [] }
}

async function textOf(content: Uint8Array) {
  return (await readPdf(content)).text.join(' ').replaceAll(/\s+/g, ' ')
}

async function sign(id: string) {
  await send(server, 'POST', `contract_drafts/${id}/signature/code/`)
  return send(server, 'POST', `contract_drafts/${id}/signature/`, {
    body: { code: await lastCode(server, address) },
  })
}

async function proofOf(id: string) {
  const { evidence } = await server.db
    .selectFrom('contract_draft_signature')
    .select('evidence')
    .where('draft_id', '=', id)
    .executeTakeFirstOrThrow()
  return evidence as {
    readonly early_start_at: string | null
    readonly bonus_renounced_at: string | null
    readonly bonus_retailer: string | null
  }
}

describe('[law.5.early] the express wish to start within the days of withdrawal', () => {
  it('is asked apart, is not taken for granted, can be taken back, and the proof and the retailer have it [PUT contract_drafts/{id}/early_start/]', async () => {
    const { id, lead } = await ask()
    const read = async () => (await send(server, 'GET', `contract_drafts/${id}/`)).body as DraftDetail
    expect((await read()).early_start).toEqual({ asked: false, days: 14 })
    const wish = (asked: boolean) =>
      send(server, 'PUT', `contract_drafts/${id}/early_start/`, { body: { asked } })
    await wish(true)
    await wish(false)
    expect((await read()).early_start?.asked).toBe(false)
    const { body } = await wish(true)
    expect((body as DraftDetail).early_start?.asked).toBe(true)
    await sign(id)
    expect(Date.parse((await proofOf(id)).early_start_at ?? '')).toBeLessThanOrEqual(server.clock.nowMs())
    const events = await eventsOf(server, lead)
    expect(events.at(-1)?.payload).toMatchObject({ signature: { early_start: true } })
    expect((await wish(false)).status).toBe(409)
  })

  it('that nobody said is none', async () => {
    const { id, lead } = await ask()
    await sign(id)
    expect((await proofOf(id)).early_start_at).toBeNull()
    expect((await eventsOf(server, lead)).at(-1)?.payload).toMatchObject({
      signature: { early_start: false },
    })
  })
})

describe('[law.5.day] the day on which it is to start (RD 88/2026 art. 19.1)', () => {
  it('lies after the days of withdrawal unless these are given up, and the proof and the retailer have it', async () => {
    const { id, lead } = await ask()
    const wish = async (body: object) => {
      const reply = await send(server, 'PUT', `contract_drafts/${id}/early_start/`, { body })
      return { status: reply.status, start: (reply.body as DraftDetail).wished_start }
    }
    const free = (await wish({ asked: false })).start
    expect(free.day).toBeNull()
    expect((await wish({ asked: false, day: addDays(free.first_day, -1) })).status).toBe(400)
    expect((await wish({ asked: false, day: '2027-02-31' })).status).toBe(400)
    expect((await wish({ asked: false, day: addDays(free.last_day, 1) })).status).toBe(400)
    const early = (await wish({ asked: true, day: addDays(free.first_day, -1) })).start
    expect(early).toMatchObject({ day: addDays(free.first_day, -1), last_day: free.last_day })
    expect(early.first_day < free.first_day).toBe(true)
    // A day within the days of withdrawal does not outlive the wish to start within them.
    expect((await wish({ asked: false })).start.day).toBeNull()
    await wish({ asked: false, day: free.first_day })
    await sign(id)
    expect(await proofOf(id)).toMatchObject({ wished_day: free.first_day })
    expect((await eventsOf(server, lead)).at(-1)?.payload).toMatchObject({
      signature: { wished_day: free.first_day },
    })
  })
})

describe('[law.5.day] the day that was wished, where the contract is signed later', () => {
  const wish = (id: string, day: string | null, asked = false) =>
    send(server, 'PUT', `contract_drafts/${id}/early_start/`, { body: { asked, day } })
  const startOf = async (id: string) =>
    ((await send(server, 'GET', `contract_drafts/${id}/`)).body as DraftDetail).wished_start

  it.each([
    ['within the days of withdrawal by then', false, 1],
    ['past by then', true, 2],
  ])('is asked for again where it is %s', async (_, early, days) => {
    const { id, lead } = await ask()
    await wish(id, null, early)
    const { first_day: first } = await startOf(id)
    expect((await wish(id, first, early)).status).toBe(200)
    await send(server, 'POST', `contract_drafts/${id}/signature/code/`)
    server.clock.advance(days * 24 * 3_600_000)
    const refusal = { status: 400, body: { errors: { wished_day: ['date_not_valid'] } } }
    expect(await sign(id)).toMatchObject(refusal)
    expect(await send(server, 'POST', `contract_drafts/${id}/signature/code/`)).toMatchObject(refusal)
    const start = await startOf(id)
    expect(start).toMatchObject({ day: first, first_day: addDays(first, days) })
    await wish(id, start.first_day, early)
    expect((await sign(id)).status).toBe(200)
    expect(await proofOf(id)).toMatchObject({ wished_day: start.first_day })
    expect((await eventsOf(server, lead)).at(-1)?.payload).toMatchObject({
      signature: { wished_day: start.first_day },
    })
  })
})

describe('[law.5.bonus] the renunciation of the social bonus (RD 897/2017 art. 5.5 and annex VII)', () => {
  const given = (id: string, retailer: string | null, paid?: number) =>
    send(server, 'PUT', `contract_drafts/${id}/bonus_renunciation/`, { body: { retailer, paid } })
  const paper = (id: string) =>
    server.app.inject({ url: `/api/v1/contract_drafts/${id}/bonus_renunciation/` })

  it('is asked before signing, with the words of the law, and the proof, a document and the retailer have it [PUT contract_drafts/{id}/bonus_renunciation/] [GET contract_drafts/{id}/bonus_renunciation/]', async () => {
    const { id, lead, reference } = await ask()
    const { body } = await send(server, 'GET', `contract_drafts/${id}/`)
    expect((body as DraftDetail).bonus).toMatchObject({
      retailer: null,
      title: 'Renuncia a la aplicación del bono social',
    })
    expect((await paper(id)).statusCode).toBe(404)
    expect((await given(id, '  ')).status).toBe(400)
    const said = (await given(id, 'Referencia de Prueba, SA')).body as DraftDetail
    expect(said.bonus?.paragraphs[0]).toContain(
      'con la empresa Referencia de Prueba, SA, RENUNCIO expresamente',
    )
    await sign(id)
    expect(await proofOf(id)).toMatchObject({
      bonus_renounced_at: expect.any(String),
      bonus_retailer: 'Referencia de Prueba, SA',
    })
    expect((await eventsOf(server, lead)).at(-1)?.payload).toMatchObject({
      signature: { bonus_renounced: true },
    })
    const { rawPayload } = await paper(id)
    const { text, tagged } = await readPdf(rawPayload)
    expect(tagged).toBe(true)
    const words = text.join(' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain('Referencia de Prueba, SA, RENUNCIO expresamente')
    expect(words).toContain(`Firmado electrónicamente con el contrato ${reference}`)
    expect((await given(id, null)).status).toBe(409)
  })

  it('says by how much a year differs, of what four months with the bonus came to', async () => {
    const { id } = await ask()
    await sql`update contract_draft set submission = jsonb_set(submission, '{product,first_year}', '{"total": 900}')
               where id = ${id}`.execute(server.db)
    const of = async (paid?: number) =>
      ((await given(id, 'R', paid)).body as DraftDetail).bonus?.year_difference
    expect([await of(), await of(200), await of(350.5)]).toEqual([null, 300, -151.5])
    expect((await given(id, 'R', -1)).status).toBe(400)
    const words = await textOf((await paper(id)).rawPayload)
    expect(words).toContain('Diferencia estimada de un año')
    expect(words).toContain('−151,50 €'.replace('−', '-'))
  })

  it('keeps what was paid on the contract where it was said: the other one has other bills', async () => {
    const nif = dni(43_000_000)
    const [one, other] = [await ask({ nif }), await ask({ nif })]
    await sql`update lead set group_id = ${'ab'.repeat(16)} where id in (${one.lead}, ${other.lead})`.execute(
      server.db,
    )
    const paid = async () => {
      const rows = await server.db
        .selectFrom('contract_draft')
        .select(['id', 'bonus_paid_cents'])
        .where('bonus_retailer', '=', 'R')
        .execute()
      const cents = new Map(rows.map((row) => [row.id, row.bonus_paid_cents]))
      return [cents.get(one.id), cents.get(other.id)]
    }
    await given(one.id, 'R', 200)
    expect(await paid()).toEqual([20_000, null])
    await given(other.id, 'R', 150)
    expect(await paid()).toEqual([20_000, 15_000])
    await given(one.id, 'R')
    expect(await paid()).toEqual([null, 15_000])
  })

  it('is taken back, and nobody who said nothing has given anything up', async () => {
    const { id, lead } = await ask()
    await given(id, 'Referencia de Prueba, SA')
    await given(id, null)
    expect((await paper(id)).statusCode).toBe(404)
    await sign(id)
    expect(await proofOf(id)).toMatchObject({ bonus_renounced_at: null, bonus_retailer: null })
    expect((await eventsOf(server, lead)).at(-1)?.payload).toMatchObject({
      signature: { bonus_renounced: false },
    })
  })
})

describe('before the contract', () => {
  it('[law.5.withdrawal] the summary says time, form and effects of withdrawing, where to claim, and when it starts', async () => {
    const { files, reference } = await ask()
    const text = await textOf(files[0]!.content)
    for (const said of [
      '14 días naturales',
      `desisto de mi contrato de suministro ${reference}`,
      'Solo se paga la energía recibida si al firmar se pidió empezar',
      'como máximo 10 días hábiles después de la firma',
      'Quien tenga el bono social lo pierde',
      'Con él, un año cuesta unas 3 veces lo pagado en los 4 últimos meses',
      'Reclamaciones',
    ])
      expect(text).toContain(said)
  })

  it('[law.5.spanish] the summary comes in Spanish too where it was asked for in another language', async () => {
    const { files, reference } = await ask({ lang: 'en' })
    expect(files.map(({ name }) => name)).toEqual([
      `${reference}.pdf`,
      `${reference}-es.pdf`,
      `${reference}-conditions.pdf`,
    ])
    expect(await textOf(files[0]!.content)).toContain('Withdrawing from the contract')
    expect(await textOf(files[1]!.content)).toContain('Desistir del contrato')
    expect((await ask()).files.map(({ name }) => name)).not.toContain(`${reference}-es.pdf`)
  })
})
