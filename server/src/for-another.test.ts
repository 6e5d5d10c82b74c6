// What a delegate does for a customer: it is the customer's, and says who did it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { acknowledgementContent } from './modules/claims/acknowledgement.ts'
import { receiptContent } from './modules/payments/receipt.ts'
import { startPaymentsOffice, type PaymentsOffice } from './modules/payments/test-office.ts'
import { addDelegation } from './testing/add-delegation.ts'
import { offerReadings, pdfContent } from './testing/test-cases.ts'
import { addCategory } from './testing/factories.ts'
import { addCaller, mailsTo, type TestCaller } from './testing/test-requests.ts'

let office: PaymentsOffice
let mother: TestCaller
let daughter: TestCaller
/** The query of a call that the daughter makes for her mother. */
let forMother: string
beforeAll(async () => {
  office = await startPaymentsOffice({
    switches: {
      delegation: true,
      CRMcases: true,
      reclamATCMenu: true,
      contactAutoReads: true,
    },
    longestMs: 10_000,
  })
  const { server } = office
  mother = office.caller
  daughter = await addCaller(server)
  const id = await addDelegation(server.db, [mother.customer, daughter.customer], { role: 'manage' })
  forMother = `?for=${id}`
  await offerReadings(server)
})
afterAll(() => office.stop())

it('pays a bill: the event names both, the delegate has the mail, the customer the bill [r.for-another] [r.acted-by]', async () => {
  const { db } = office.server
  const bill = await office.bill()
  const asked = { payment_method_id: 'pm_card_visa', amount: 47.83 }
  const reply = await daughter.send('POST', `payments/${bill.number}/${forMother}`, asked)
  expect(reply).toMatchObject({ status: 200, body: { outcome: 'succeeded' } })
  expect(await office.invoice(bill.id)).toMatchObject({ pending_cents: 0 })
  const { payload } = await db
    .selectFrom('outbox_event')
    .select('payload')
    .where('type', '=', 'payment.succeeded')
    .executeTakeFirstOrThrow()
  const { code } = await db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', mother.customer.customerId)
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ customer: { code }, acted_by: daughter.customer.email })
  const [mail] = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'data'])
    .where('template', '=', 'payment')
    .execute()
  expect(mail).toMatchObject({ recipient: daughter.customer.email, data: { customer: 'Aina Roca' } })
  // The history of the bill names her for both, and the receipt does.
  for (const reading of [
    mother.send('GET', `invoices/${bill.id}/bill/`),
    daughter.send('GET', `invoices/${bill.id}/bill/${forMother}`),
  ])
    expect((await reading).body).toMatchObject({ payments: [{ amount: 47.83, acted_by: 'Aina Roca' }] })
  const payment = await db.selectFrom('card_payment').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(await receiptContent(office.server.services, payment))).toContain(
    JSON.stringify({ label: 'Pagado en su nombre por', lines: ['Aina Roca'] }),
  )
  // And so it does once the retailer's file has the payment.
  await sql`insert into invoice_payment (invoice_id, reference, day, amount_cents, method)
    values (${bill.id}, ${payment.reference}, '2026-11-21', 4783, 'card')`.execute(db)
  expect((await mother.send('GET', `invoices/${bill.id}/bill/`)).body).toMatchObject({
    payments: [{ acted_by: 'Aina Roca' }],
  })
})

it('writes and claims: the case is the customer’s, the mails go to who writes [r.for-another] [r.acted-by]', async () => {
  const { server } = office
  const opened = await daughter.send('POST', `crm/cases/${forMother}`, {
    polissa_id: mother.contract.id,
    category: await addCategory(server.db),
    subject: 'Factura',
    description: 'No la entiendo.',
    attachment: [{ name: 'factura.pdf', content: pdfContent }],
  })
  expect(opened).toMatchObject({ status: 200 })
  const { id } = (opened.body as { data: { id: number } }).data
  expect(await mother.send('GET', `crm/cases/${id}/`)).toMatchObject({
    status: 200,
    body: { subject: 'Factura' },
  })
  expect(await daughter.send('GET', `crm/cases/${id}/`)).toMatchObject({ status: 404 })
  const more = { description: 'Algo más.', attachment: [] }
  expect(await daughter.send('POST', `crm/cases/${id}/messages/${forMother}`, more)).toMatchObject({
    status: 200,
  })
  // The mother answers in the same case, and each line says whose it is.
  await mother.send('POST', `crm/cases/${id}/messages/`, more)
  const saidBy = ['Aina Roca', 'Aina Roca', null]
  for (const reading of [
    mother.send('GET', `crm/cases/${id}/`),
    daughter.send('GET', `crm/cases/${id}/${forMother}`),
  ])
    expect(
      ((await reading).body as { mails: { acted_by: string | null }[] }).mails.map(
        ({ acted_by }) => acted_by,
      ),
    ).toEqual(saidBy)
  const events = await server.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('case_id', '=', id)
    .orderBy('id')
    .execute()
  const { email } = daughter.customer
  expect(events.map(({ payload }) => payload)).toMatchObject(
    [email, email, null].map((acted_by) => ({ message: { acted_by } })),
  )
  const claim = await daughter.send('POST', `contracts/${mother.contract.name}/atc/${forMother}`, {
    contract: mother.contract.name,
    tipus: '02',
    subtipus: '009',
    comments: 'La lectura no es la del contador.',
    attachment: [{ name: 'factura.pdf', content: pdfContent }],
  })
  expect(claim).toMatchObject({ status: 200 })
  const sent = await server.db
    .selectFrom('crm_case')
    .select('id')
    .where('claim_type', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(
    JSON.stringify(await acknowledgementContent(server.services, mother.customer, String(sent.id))),
  ).toContain(JSON.stringify({ label: 'Presentada en su nombre por', lines: ['Aina Roca'] }))
  expect((await mailsTo(server, daughter.customer.email)).filter((mail) => mail.startsWith('case'))).toEqual([
    'case opened',
    'case opened',
  ])
  expect(await mailsTo(server, mother.customer.email)).toEqual([])
})

it('names a supply and sends what its meter shows [r.for-another]', async () => {
  const { name } = mother.contract
  const named = await daughter.send('PUT', `contracts/${name}/place/${forMother}`, {
    place_name: 'Casa de la yaya',
  })
  expect(named).toMatchObject({ status: 200 })
  expect(JSON.stringify((await mother.send('GET', `contracts/${name}/`)).body)).toContain('Casa de la yaya')
  expect(await daughter.send('GET', `contracts/${name}/own_readings/${forMother}`)).toMatchObject({
    status: 200,
  })
})
