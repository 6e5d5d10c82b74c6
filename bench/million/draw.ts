// What a retailer's tables hold besides contracts: drawn by the database itself, because only sizes matter here.
import { sql } from 'kysely'
import { addDays, eachDay, type Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../../server/src/platform/db/open.ts'
import type { TestCustomer } from '../../server/src/testing/factories.ts'
import { password } from '../many-contracts.ts'
import type { Person } from '../office-calls.ts'

/** The last day that has hours. */
export const lastDay: Day = '2026-10-31'
const firstDay: Day = '2025-11-01'

/** A home's day as F5D brings it: two bytes an hour, measured zeros of export and reactive energy. */
export function insertDay(day: Day, contracts: string): string {
  const zeros = `decode('0118' || repeat('01', 24), 'hex')`
  return `
    insert into consumption_day (contract_id, day, import_wh, export_wh, reactive_varh, import_curve, export_curve,
      reactive_curve, quality, source_days)
    select id, date '${day}', 12000 + id % 900, 0, 0,
           '\\x0118'::bytea || decode(translate(repeat(md5(id || '${day}'), 3), '01234567', '89abcdef'), 'hex'),
           ${zeros}, ${zeros}, '\\x04'::bytea, '\\x4e3c'::bytea from ${contracts} order by id
    on conflict (contract_id, day) do update set import_wh = excluded.import_wh`
}

/** A row for each of 36 bills: 7 lines of a home in 2.0TD, 2 taxes, 3 readings and a payment. */
const ofBills = [
  `insert into invoice_line (invoice_id, position, kind, tariff_period, from_day, to_day, quantity, unit, price, price_unit,
     days, year_days, amount_cents)
   select id, position, kind, period, from_day, to_day, quantity, unit, price, price_unit, days, 365, 1000 + id % 900
     from invoice, (values
       (0, 'power', 1, 4.6, 'kW', 0.0896, 'EUR/kW/day', 30), (1, 'power', 2, 4.6, 'kW', 0.0102, 'EUR/kW/day', 30),
       (2, 'energy', 1, 61.5, 'kWh', 0.183, 'EUR/kWh', null), (3, 'energy', 2, 58.25, 'kWh', 0.141, 'EUR/kWh', null),
       (4, 'energy', 3, 120.75, 'kWh', 0.112, 'EUR/kWh', null), (5, 'social_bonus_financing', null, 1, 'unit', 0.38, 'EUR', null),
       (6, 'meter_rental', null, 1, 'unit', 0.81, 'EUR/month', 30))
       line (position, kind, period, quantity, unit, price, price_unit, days)`,
  `insert into invoice_tax (invoice_id, position, tax, rate_unit, rate, base_cents, amount_cents)
   select id, position, tax, '%', rate, 4000, 900
     from invoice, (values (0, 'electricity_tax', 5.11269632), (1, 'IVA', 21)) tax (position, tax, rate)`,
  `insert into invoice_reading (invoice_id, magnitude, tariff_period, previous_day, previous_reading, current_day,
     current_reading, quantity)
   select id, 'import', period, from_day, 1000000 + id % 1000, to_day, 1100000 + id % 1000, 100000
     from invoice, generate_series(1, 3) period`,
  `insert into invoice_payment (invoice_id, reference, day, amount_cents, method)
   select id, 'P-' || id, day, total_cents, 'direct_debit' from invoice`,
] as const

/** What a year of an account leaves, a row for each thing. */
const ofAccounts = [
  `insert into mail_outbox (dedupe_key, template, locale, recipient, data, created_at, sent_at, next_attempt_at)
   select 'bench:' || id, 'notifications', 'es', 'cliente' || id || '@example.test',
          jsonb_build_object('invoice', number, 'amount', total_cents, 'contract', contract_id), day, day, day
     from invoice order by id limit 20000`,
  `insert into notification (customer_id, account_id, key, kind, contract_id, contract_name, about, at, shown)
   select contract.customer_id, account.id, 'invoice:' || invoice.id, 'bill', contract.id, contract.name,
          jsonb_build_object('invoice', invoice.number, 'amount', total_cents), day, true
     from invoice join contract on contract.id = contract_id,
          lateral (select id from account order by id limit 1) account
    order by invoice.id limit 20000`,
  `insert into session (id, account_id, cookie_hash, scope, created_at, seen_at, expires_at)
   select gen_random_uuid(), account.id, sha256(n::text::bytea), 'all', now(), now(), now()
     from generate_series(1, 20000) n, lateral (select id from account order by id limit 1) account`,
  `insert into outbox_event (request_id, subject, type, payload, created_at, next_attempt_at, delivered_at, number)
   select 1, 'K' || n, 'request.submitted', jsonb_build_object('reference', 'S-' || n, 'procedure', 'power'), now(), now(),
          now(), n from generate_series(1, 20000) n`,
] as const

export async function drawBills(db: Db): Promise<void> {
  await withoutKeys(db, ofBills)
}

/** A year of hours of the first contracts, day by day, as they come in. */
export async function drawHours(db: Db, contracts: number): Promise<void> {
  const chosen = `(select id from contract where name <> '' order by id limit ${contracts}) chosen`
  for (const day of eachDay(firstDay, addDays(lastDay, 1))) await withoutKeys(db, [insertDay(day, chosen)])
}

export async function drawAccounts(db: Db): Promise<void> {
  await withoutKeys(db, ofAccounts)
}

/** Foreign keys are not checked: what they point to is there, and was drawn the same way. */
async function withoutKeys(db: Db, statements: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  })
}

/** People with accounts, each a customer of five contracts that have hours. */
export async function drawPeople(db: Db, like: TestCustomer, count: number): Promise<Person[]> {
  const { rows } = await sql<{ email: string }>`
    insert into account (customer_id, email, password_hash)
    select customer.id, 'persona' || customer.id || '@example.test', account.password_hash
      from customer join account on account.id = ${like.accountId}
     where customer.code = any (${Array.from({ length: count }, (_, at) => `X${at + 21}`)})
    returning email`.execute(db)
  return rows.map(({ email }) => ({ email, password }))
}
