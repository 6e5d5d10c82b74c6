import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { sayInvoiceState, setInvoiceState } from '@endoll/api/invoice-states.ts'
import type { InvoiceStatedOutboxEvent } from '@endoll/api/retailer.ts'
import type { Day } from '@endoll/domain/time/day.ts'
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
}

/** Keeps one state; throws a 400 with the fields that are wrong. */
async function keep(db: Db, { id, day: issued }: Stated, { state, reason, date: day }: Said, today: Day) {
  if ((state === 'rejected') !== (reason !== undefined))
    throw invalidFields({ reason: [reason === undefined ? 'required_field' : 'not_valid'] })
  if (day < issued || day > today) throw invalidFields({ date: ['date_not_valid'] })
  await db
    .insertInto('invoice_state')
    .values({ invoice_id: id, state, day, reason: reason ?? null })
    .onConflict((conflict) =>
      conflict.columns(['invoice_id', 'state']).doUpdateSet({ day, reason: reason ?? null }),
    )
    .execute()
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
    await keep(db, invoice, said, todayOf(services))
    const { number } = invoice
    const payload: InvoiceStatedOutboxEvent['invoice'] = {
      customer: { code },
      contract,
      number,
      state: said.state,
      date: said.date,
      reason: said.reason ?? null,
    }
    const key = `stated:${number}:${said.state}:${said.date}:${said.reason ?? ''}`
    await tell(db, services, { key, type: 'invoice.stated', code, payload })
    return { states: await readInvoiceStates(db, invoice.id) }
  })
}

/** What the retailer's systems know of it from elsewhere; without a day it is taken back. Throws not-found. */
export async function setState(
  services: Services,
  { number, said }: { readonly number: string; readonly said: BodyOf<typeof setInvoiceState> },
) {
  const { db } = services
  const invoice = await findInvoiceByNumber(db, number)
  if (!invoice || isPersonNif(invoice.partner_nif)) throw notFound()
  const { date, ...rest } = said
  if (date === null)
    await db
      .deleteFrom('invoice_state')
      .where('invoice_id', '=', invoice.id)
      .where('state', '=', said.state)
      .execute()
  else await keep(db, invoice, { ...rest, date }, todayOf(services))
  return { states: await readInvoiceStates(db, invoice.id) }
}
