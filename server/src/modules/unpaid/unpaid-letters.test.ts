import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UnpaidLetter } from '@endoll/domain/billing/unpaid-letters.ts'
import {
  unpaidLetterDocument,
  type LetterContent,
} from '../../documents/unpaid-letter/unpaid-letter-document.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addClaim } from '../../testing/add-claim.ts'
import { addContract, addCustomer, addInvoice } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** An unpaid bill of a home, with the states that the retailer has given it. */
async function owedBill(
  rungs: readonly (readonly [day: string, code: string])[],
  fields: Partial<Parameters<typeof addInvoice>[2]> = {},
) {
  const contract = await addContract(server.db, await addCustomer(server.db))
  const { id, number } = await addInvoice(server.db, contract, {
    state: 'open',
    debt_cents: 5115,
    due_day: '2026-10-20',
    powers_w: [4600, 4600],
    ...fields,
  })
  await server.db
    .insertInto('invoice_pending_state')
    .values(
      rungs.map(([change_day, code], position) => ({
        invoice_id: id,
        code,
        change_day,
        position,
        description: code,
      })),
    )
    .execute()
  return { id, number }
}

function ask(path: string, key = server.apiKey) {
  return server.inject({ method: 'GET', url: `/api/v1/retailer/${path}`, headers: { 'x-api-key': key } })
}

const bill = {
  invoice: { number: 'FE-1', day: '2026-10-05', dueDay: '2026-10-25', debtCents: 5115 },
  holder: 'Clienta Prova',
  address: 'Carrer Nou 2, 08500 Vic',
  cups: 'ES9999000000000001DS0F',
  contract: '100101',
  phone: '900 000 020',
  cutDay: '2027-01-11',
} as const

describe('the letters of an unpaid bill (RD 897/2017)', () => {
  it('[law.9.letters] say what the model of their annex says, by whose supply it is', () => {
    const said = (letter: UnpaidLetter, of: 'free_market' | 'pvpc' | 'bonus') =>
      unpaidLetterDocument(letter, { ...bill, of }).content as LetterContent
    const free = said('III', 'free_market').paragraphs.join(' ')
    expect(free).toMatch(/una de las empresas comercializadoras de referencia acogerse al bono social/)
    expect(free).toMatch(
      /transcurridos cuatro meses .* otros seis meses adicionales, a un suministro mínimo vital de 3,5 kW/,
    )
    expect(free).toMatch(/consumidores domésticos de energía eléctrica\.$/)
    expect(said('II', 'free_market').paragraphs[2]).toMatch(/^Una vez acogido al PVPC, y siempre que/)
    expect(said('III', 'pvpc').paragraphs.join(' ')).toMatch(/a su comercializadora de referencia/)
    const last = said('IV', 'free_market')
    expect(last.detail).toMatch(/a partir del 11 de enero de 2027/)
    expect(last.paragraphs.join(' ')).toMatch(
      /2 meses desde la fecha señalada anteriormente .* durante 6 meses/,
    )
    // A consumer with the bonus gets the conditions for severe vulnerability, not how to ask for the bonus.
    const bonus = said('III', 'bonus')
    expect(bonus.paragraphs).toEqual([])
    expect(bonus.article.paragraphs.at(-1)).toMatch(/^4\. .*vulnerable severo/)
    const article = said('II', 'free_market').article.paragraphs
    expect(article).toHaveLength(20)
    // As the article reads since the unit is that of who live together.
    expect(article.join(' ')).not.toMatch(/unidad familiar/)
    expect(article.join(' ')).toMatch(/Ingreso Mínimo Vital.*electrodependencia/)
  })

  it('[law.9.letters] are had by the retailer’s systems as PDF, and by nobody else [GET retailer/invoices/{number}/letters/{annex}/]', async () => {
    const { number } = await owedBill([['2026-09-01', '30']])
    const reply = await ask(`invoices/${number}/letters/III/`)
    expect(reply.headers['content-type']).toBe('application/pdf')
    const { text, tagged } = await readPdf(reply.rawPayload)
    expect(tagged).toBe(true)
    expect(text.join(' ')).toContain(number)
    expect((await ask(`invoices/${number}/letters/III/`, 'another')).statusCode).toBe(401)
    expect((await ask(`invoices/none/letters/III/`)).statusCode).toBe(404)
    // The last demand names a day; before it is due there is none.
    expect((await ask(`invoices/${number}/letters/IV/`)).statusCode).toBe(400)
  })

  it('[law.9.letters] are not made of a bill that is not overdue, is being collected, or that a claim holds up', async () => {
    const rungs = [['2026-09-01', '30']] as const
    const today = await owedBill(rungs, { due_day: '2026-11-21' })
    const flying = await owedBill(rungs, { state: 'in_process' })
    const { id, number: claimed } = await owedBill(rungs)
    const demanded = async () =>
      (await ask('demanded-supplies/'))
        .json<{ supplies: { invoice: string }[] }>()
        .supplies.map(({ invoice }) => invoice)
    expect(await demanded()).toContain(claimed)
    expect((await ask(`invoices/${claimed}/letters/II/`)).statusCode).toBe(200)
    await addClaim(server.db, id)
    for (const number of [today.number, flying.number, claimed])
      expect((await ask(`invoices/${number}/letters/II/`)).statusCode, number).toBe(404)
    expect(await demanded()).not.toContain(claimed)
  })

  it('[law.9.letters] ask for what is overdue, not for parts that are due later', async () => {
    const { number } = await owedBill([['2026-09-01', '30']], { debt_cents: 1705, total_cents: 5115 })
    const { text } = await readPdf((await ask(`invoices/${number}/letters/II/`)).rawPayload)
    expect(text.join(' ')).toContain('17,05')
    expect(text.join(' ')).not.toContain('51,15')
  })

  const report = (
    id: number,
    letter: { annex: UnpaidLetter; sent_day: string; delivered_day?: string; returned_day?: string },
  ) =>
    server.db
      .insertInto('unpaid_letter')
      .values({ invoice_id: id, reference: `BF-${letter.annex}-${letter.sent_day}`, ...letter })
      .execute()
  const listed = async (number: string) =>
    (await ask('demanded-supplies/'))
      .json<{
        supplies: { invoice: string; demanded_on: string; cut_from: string | null; letters: unknown[] }[]
      }>()
      .supplies.find(({ invoice }) => invoice === number)

  it('[law.9.proof] a supply is listed once its demand is delivered, with what the sendings report', async () => {
    const { id, number } = await owedBill([['2026-09-01', '30']])
    await report(id, { annex: 'III', sent_day: '2026-09-02' })
    expect(await listed(number)).toBeUndefined()
    await server.db
      .updateTable('unpaid_letter')
      .set({ delivered_day: '2026-09-07' })
      .where('invoice_id', '=', id)
      .execute()
    expect(await listed(number)).toMatchObject({
      demanded_on: '2026-09-07',
      letters: [
        {
          annex: 'III',
          reference: 'BF-III-2026-09-02',
          sent_on: '2026-09-02',
          delivered_on: '2026-09-07',
          returned_on: null,
        },
      ],
    })
  })

  it('[law.9.proof] the last demand is made again after it came back, and names no day while the first is under way', async () => {
    const rungs = [
      ['2026-08-01', '30'],
      ['2026-10-01', '80'],
    ] as const
    const { id, number } = await owedBill(rungs)
    await report(id, { annex: 'III', sent_day: '2026-08-03', delivered_day: '2026-08-05' })
    await report(id, { annex: 'IV', sent_day: '2026-10-01', returned_day: '2026-10-09' })
    expect((await listed(number))?.cut_from).toBeNull()
    expect((await ask(`invoices/${number}/letters/IV/`)).statusCode).toBe(200)
    const other = await owedBill(rungs)
    await report(other.id, { annex: 'III', sent_day: '2026-08-03' })
    expect((await ask(`invoices/${other.number}/letters/IV/`)).statusCode).toBe(400)
  })

  it('[law.9.list] the supplies of which payment was demanded, with the day from which they may be cut [GET retailer/demanded-supplies/]', async () => {
    const bills = [
      await owedBill([['2026-10-01', '30']]),
      await owedBill([
        ['2026-08-01', '30'],
        ['2026-10-01', '80'],
      ]),
      await owedBill([['2026-10-01', '15']]),
    ]
    const numbers = bills.map(({ number }) => number)
    const { supplies } = (await ask('demanded-supplies/')).json<{
      supplies: { invoice: string; demanded_on: string; cut_from: string | null }[]
    }>()
    const of = (number: string | undefined) => supplies.find(({ invoice }) => invoice === number)
    expect(of(numbers[0])).toMatchObject({ demanded_on: '2026-10-01', cut_from: null })
    expect(of(numbers[1])?.cut_from).toMatch(/^2026-\d\d-\d\d$/)
    expect(of(numbers[2])).toBeUndefined()
    await server.db
      .updateTable('invoice')
      .set({ file_state: 'paid', file_pending_cents: 0, file_debt_cents: 0 })
      .where('number', '=', numbers[0]!)
      .execute()
    const after = (await ask('demanded-supplies/')).json<{ supplies: { invoice: string }[] }>()
    expect(after.supplies.some(({ invoice }) => invoice === numbers[0])).toBe(false)
  })

  it('[law.9.letters] say that the power is lowered once four months have passed since the demand, to who has the bonus', async () => {
    const protectedBill = async (powers_w: number[]) => {
      const owed = await owedBill([['2027-01-11', '50']], { powers_w })
      await sql`
        insert into contract_protection (contract_id, kind, start_day)
        select contract_id, 'vulnerable', '2026-02-01' from invoice where id = ${owed.id}`.execute(server.db)
      return owed.number
    }
    const lowered = await protectedBill([4600, 4600])
    const small = await protectedBill([3300, 3300])
    const { number: unprotected } = await owedBill([['2027-01-11', '50']])
    const letter = async (number: string) => ask(`invoices/${number}/letters/VIII/`)
    server.clock.advance(Date.parse('2027-05-10T12:00:00Z') - server.clock.nowMs())
    expect((await letter(lowered)).statusCode).toBe(400)
    server.clock.advance(86_400_000)
    const { text, tagged } = await readPdf((await letter(lowered)).rawPayload)
    expect(tagged).toBe(true)
    expect(text.join(' ')).toContain(lowered)
    const { paragraphs, article } = unpaidLetterDocument('VIII', { ...bill, of: 'pvpc' })
      .content as LetterContent
    expect(paragraphs[0]).toMatch(/durante un periodo de 6 meses, al suministro mínimo vital/)
    expect(article.title).toMatch(/vulnerable severo/)
    for (const number of [small, unprotected]) expect((await letter(number)).statusCode, number).toBe(400)
  })
})
