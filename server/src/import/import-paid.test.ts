import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { bills, contractWithBills, invoice, payment } from './testing/bills.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
const reference = '7K3M-0QZ9'
const open = { ...invoice, debt: '50,59' }
const none = { payments: [], states: [] }

afterEach(async () => {
  await db().deleteFrom('card_payment_part').execute()
  await db().deleteFrom('card_payment').execute()
  await db().deleteFrom('account').execute()
})

function shown() {
  return db().selectFrom('invoice').select(['state', 'pending_cents', 'debt_cents']).executeTakeFirstOrThrow()
}

/** What the customer paid here by card, of the only bill. */
async function payHere(cents: number, state = 'succeeded') {
  const { id: invoiceId } = await db().selectFrom('invoice').select('id').executeTakeFirstOrThrow()
  const { id: customer } = await db().selectFrom('customer').select('id').executeTakeFirstOrThrow()
  const { id: account } = await db()
    .insertInto('account')
    .values({ customer_id: customer, email: 'laia@example.test', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  await sql`
    insert into card_payment (id, reference, customer_id, account_id, amount_cents, state, idempotency_key, locale,
                              created_at, paid_at, expires_at, next_check_at)
    values (${id}, ${reference}, ${customer}, ${account}, ${cents}, ${state}, 'k', 'es', now(), now(), now(), now())`.execute(
    db(),
  )
  await db()
    .insertInto('card_payment_part')
    .values({ payment_id: id, invoice_id: invoiceId, amount_cents: cents, live: false })
    .execute()
  await sql`update invoice set file_state = file_state`.execute(db())
}

it('a file of yesterday never reopens what was paid here: neither the old folder nor a newer one that does not know [r.paid-stays-paid]', async () => {
  await run(contractWithBills({ invoices: [open], ...none }))
  expect(await shown()).toEqual({ state: 'open', pending_cents: 5059, debt_cents: 5059 })
  await payHere(5059)
  const paid = { state: 'paid', pending_cents: 0, debt_cents: 0 }
  expect(await shown()).toEqual(paid)
  await run(contractWithBills({ invoices: [open], ...none }))
  expect(await shown()).toEqual(paid)
  await run(bills({ invoices: [{ ...open, version: '9' }], ...none }))
  expect(await shown()).toEqual(paid)
  await run(bills({ invoices: [{ ...open, version: '10', state: 'paid', pending: '', debt: '' }], ...none }))
  expect(await shown()).toEqual(paid)
})

it('once the file names the payment, its figures count', async () => {
  await run(contractWithBills({ invoices: [open], ...none }))
  await payHere(5059)
  const named = { ...payment, reference, amount: '50,59', method: 'card' }
  // The retailer has it and asks for the rest of something else.
  const rest = { ...invoice, version: '2', pending: '12,00', debt: '' }
  await run(bills({ invoices: [rest], payments: [named], states: [] }))
  expect(await shown()).toEqual({ state: 'open', pending_cents: 1200, debt_cents: 1200 })
})

it('of a part that was paid here the rest stays to be paid, and the debt of the contract falls with it', async () => {
  await run(contractWithBills({ invoices: [open], ...none }))
  await sql`update contract set file_debt_cents = 9000`.execute(db())
  await payHere(3000)
  expect(await shown()).toEqual({ state: 'open', pending_cents: 2059, debt_cents: 2059 })
  const debts = () => db().selectFrom('contract').select(['debt_cents', 'file_debt_cents']).execute()
  expect(await debts()).toEqual([{ debt_cents: 6000, file_debt_cents: 9000 }])
  await run(contractWithBills({ invoices: [{ ...open, version: '2' }], ...none }))
  expect(await shown()).toEqual({ state: 'open', pending_cents: 2059, debt_cents: 2059 })
})

it.each(['failed', 'refunded', 'charged_back'])('what is %s collects nothing', async (state) => {
  await run(contractWithBills({ invoices: [open], ...none }))
  await payHere(5059, state)
  expect(await shown()).toEqual({ state: 'open', pending_cents: 5059, debt_cents: 5059 })
})
