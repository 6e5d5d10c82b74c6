// What a delegate does for a customer: it is the customer's, and says who did it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPaymentsOffice, type PaymentsOffice } from './modules/payments/test-office.ts'
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
  const { id } = await server.db
    .insertInto('delegation')
    .values({
      customer_id: mother.customer.customerId,
      account_id: daughter.customer.accountId,
      email: daughter.customer.email,
      role: 'manage',
      chosen: false,
      invited_by: mother.customer.accountId,
      invited_at: '2026-11-20T00:00:00Z',
      accepted_at: '2026-11-20T00:00:00Z',
      accepted_name: 'Aina Roca',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  forMother = `?for=${id}`
  await offerReadings(server)
})
afterAll(() => office.stop())

it('pays a bill: the event names both, the delegate has the mail, the customer the bill [r.for-another]', async () => {
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
})

it('writes and claims: the case is the customer’s, the mails go to who writes [r.for-another]', async () => {
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
  const claim = await daughter.send('POST', `contracts/${mother.contract.name}/atc/${forMother}`, {
    contract: mother.contract.name,
    tipus: '02',
    subtipus: '009',
    comments: 'La lectura no es la del contador.',
    attachment: [{ name: 'factura.pdf', content: pdfContent }],
  })
  expect(claim).toMatchObject({ status: 200 })
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
