import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { sayInvoiceState, setInvoiceState } from '@endoll/api/invoice-states.ts'
import { centsOf } from '@endoll/api/cents.ts'
import type { InvoiceStatedOutboxEvent } from '@endoll/api/retailer-law-events.ts'
import { stateEndedBy } from '@endoll/domain/billing/invoice-states.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { isPersonNif } from '../../billing/product-terms.ts'
import { tell } from '../../mails/returns/tell-retailer.ts'
import { getOwnContract, getOwnInvoice, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { invalidFields, notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { readInvoiceStates } from './queries.ts'
import { findInvoiceByNumber } from './unscoped-invoice.ts'

type Said = Omit<BodyOf<typeof setInvoiceState>, 'date'> & { readonly date: Day }

interface Stated {
  readonly id: number
  readonly day: Day
  readonly total_cents: number
}

/** Throws a 400 with the fields that are wrong. */
function requireValid(
  { day: issued, total_cents: total }: Stated,
  { state, reason, amount, date: day }: Said,
  today: Day,
): void {
  if ((state === 'rejected') !== (reason !== undefined))
    throw invalidFields({ reason: [reason === undefined ? 'required_field' : 'not_valid'] })
  if ((state === 'paid_part') !== (amount !== undefined))
    throw invalidFields({ amount: [amount === undefined ? 'required_field' : 'not_valid'] })
  if (amount !== undefined && centsOf(amount) >= total) throw invalidFields({ amount: ['not_valid'] })
  if (day < issued || day > today) throw invalidFields({ date: ['date_not_valid'] })
}

/** Keeps one state and ends the one that it rules out. False where the same was said before. */
async function keep(db: Db, invoice: Stated, said: Said, today: Day): Promise<boolean> {
  requireValid(invoice, said, today)
  const { id } = invoice
  const { state, reason = null, amount, date: day } = said
  const amount_cents = amount === undefined ? null : centsOf(amount)
  // Two who say something at once come one after the other.
  await db.selectFrom('invoice').select('id').where('id', '=', id).forUpdate().execute()
  const ended = stateEndedBy(state)
  if (ended !== undefined) await takeBack(db, id, ended)
  const kept = await db
    .insertInto('invoice_state')
    .values({ invoice_id: id, state, day, reason, amount_cents })
    .onConflict((conflict) =>
      conflict
        .columns(['invoice_id', 'state'])
        .doUpdateSet({ day, reason, amount_cents })
        .where(
          sql<boolean>`(invoice_state.day, invoice_state.reason, invoice_state.amount_cents)
            is distinct from (excluded.day, excluded.reason, excluded.amount_cents)`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

async function takeBack(db: Db, id: number, state: Said['state']): Promise<void> {
  await db.deleteFrom('invoice_state').where('invoice_id', '=', id).where('state', '=', state).execute()
}

/** What a firm tells of its invoice, with the event for the retailer. Throws not-found. */
export async function sayState(
  services: Services,
  owner: Owner,
  { id, said }: { readonly id: string; readonly said: BodyOf<typeof sayInvoiceState> },
) {
  const invoice = await getOwnInvoice(services.db, owner, id)
  if (isPersonNif(invoice.partner_nif)) throw notFound()
  const { name: contract } = await getOwnContract(services.db, owner, { id: String(invoice.contract_id) })
  const { code } = await services.db
    .selectFrom('customer')
    .select('code')
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow()
  return transact(services.db, async (db) => {
    if (await keep(db, invoice, said, todayOf(services))) {
      const { number } = invoice
      const payload: InvoiceStatedOutboxEvent['invoice'] = {
        customer: { code },
        contract,
        number,
        state: said.state,
        date: said.date,
        reason: said.reason ?? null,
        amount: said.amount ?? null,
      }
      // Each report is sent on, also after one was taken back.
      const key = `stated:${number}:${randomUUID()}`
      await tell(db, services, { key, type: 'invoice.stated', code, payload })
    }
    return { states: await readInvoiceStates(db, invoice.id) }
  })
}

/** What the retailer's systems know of it from elsewhere; without a day it is taken back. Throws not-found. */
export async function setState(
  services: Services,
  { number, said }: { readonly number: string; readonly said: BodyOf<typeof setInvoiceState> },
) {
  return transact(services.db, async (db) => {
    const invoice = await findInvoiceByNumber(db, number)
    if (!invoice || isPersonNif(invoice.partner_nif)) throw notFound()
    const { date, ...rest } = said
    if (date === null) await takeBack(db, invoice.id, said.state)
    else await keep(db, invoice, { ...rest, date }, todayOf(services))
    return { states: await readInvoiceStates(db, invoice.id) }
  })
}
