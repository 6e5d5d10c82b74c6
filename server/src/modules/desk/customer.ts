import { sql } from 'kysely'
import { languages, type Language } from '@endoll/api/language.ts'
import type { DeskCustomer } from '@endoll/api/desk-customers.ts'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import { ownContracts, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { isConfirmed, isKept } from '../session/operations/kept-sessions.ts'
import { lockedSeconds } from '../session/operations/account-lock.ts'

const mostShown = 20

/** State of the row `mail_outbox`. */
export const mailState = sql<DeskCustomer['mails'][number]['state']>`case
  when exists (select from mail_return where mail_return.mail_id = mail_outbox.id) then 'returned'
  when sent_at is not null then 'sent'
  when failed_because is not null then 'given_up'
  else 'waiting' end`

/** Mails to the addresses that the customer's accounts have, and to the one of the retailer's files. */
export function ownMails(db: Db, { customerId }: Owner) {
  return db.selectFrom('mail_outbox').where(
    sql<boolean>`lower(recipient) in (
      select email from account where customer_id = ${customerId}
      union select lower(email) from customer where id = ${customerId} and email is not null)`,
  )
}

async function readAccounts(services: Services, { customerId }: Owner) {
  const { db } = services
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'mobile', 'disabled_at', 'first_signed_in_at'])
    .select(
      sql<boolean>`password_hash is not null or exists (
        select from openid_identity where openid_identity.account_id = account.id)`.as('activated'),
    )
    .select(
      sql<number>`(select count(*)::int from session
        where session.account_id = account.id and ended_at is null
          and (${isConfirmed(services)} or ${isKept(services)}))`.as('live_sessions'),
    )
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ disabled_at, ...row }) => ({
      ...row,
      disabled: disabled_at !== null,
      locked_seconds: await lockedSeconds(db, row.email),
    })),
  )
}

async function readContracts(db: Db, owner: Owner) {
  const rows = await ownContracts(db, owner)
    .innerJoin('product', 'product.code', 'contract.product_code')
    .select([
      'contract.id',
      'contract.name',
      'contract.kind',
      'state',
      'cups',
      'tariff',
      'start_day',
      'debt_cents',
    ])
    .select(['invoice_online', 'electronic_notification', 'no_cession_sips'])
    .select(sql<string>`coalesce(product.commercial_name, product.name)`.as('product'))
    .select('iban')
    .select(
      sql<string>`concat_ws(', ', supply_street, concat_ws(' ', supply_postal_code, supply_city))`.as(
        'address',
      ),
    )
    .orderBy(sql`state = 'activa'`, 'desc')
    .orderBy('contract.start_day', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ invoice_online, electronic_notification, no_cession_sips, iban, ...row }) => ({
    ...row,
    iban_last4: contractIban({ name: row.name, iban })?.slice(-4) ?? null,
    consents: { invoice_online, electronic_notification, no_cession_sips: no_cession_sips === 'active' },
  }))
}

/** A customer as one screen shows them; asked in the name of that customer (look.ts). */
export async function readCustomer(services: Services, customerId: number): Promise<DeskCustomer> {
  const { db } = services
  const owner = { customerId }
  const [customer, accounts, contracts, requests, cases, mails, delegates] = await Promise.all([
    db
      .selectFrom('customer')
      .select(['id', 'code', 'name', 'nif', 'email', 'mobile', 'language'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
    readAccounts(services, owner),
    readContracts(db, owner),
    db
      .selectFrom('request')
      .select(['reference', 'procedure', 'state', 'contract_name as contract', 'submitted_at as at'])
      .where('customer_id', '=', customerId)
      .where('state', 'in', [...openStates])
      .orderBy('submitted_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('crm_case')
      .select(['id', 'reference', 'subject', 'state', 'answer_due_day', 'updated_at as at'])
      .where('customer_id', '=', customerId)
      .orderBy('updated_at', 'desc')
      .limit(mostShown)
      .execute(),
    ownMails(db, owner)
      .select(['template', 'created_at as at', mailState.as('state')])
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    db
      .selectFrom('delegation')
      .select(['role', 'end_day', 'accepted_at'])
      .select(sql<string>`coalesce(accepted_name, email)`.as('who'))
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`coalesce(end_day, 'infinity'::date) >= ${todayOf(services)}`)
      .orderBy('id')
      .execute(),
  ])
  return {
    ...customer,
    language: languages.find((language) => language === customer.language) ?? (null as Language | null),
    debt_cents: contracts.reduce((sum, { debt_cents }) => sum + Math.max(0, debt_cents), 0),
    accounts,
    contracts,
    requests,
    cases,
    mails,
    delegates: delegates.map(({ accepted_at, ...row }) => ({ ...row, accepted: accepted_at !== null })),
  }
}
