import { sql } from 'kysely'
import type { Db } from '../server/src/platform/db/open.ts'
import { addCustomer, testPassword, type TestCustomer } from '../server/src/testing/factories.ts'

export const password = testPassword

const checkLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Contracts of the customer that is measured: a full page of the list. */
const OWN_CONTRACTS = 100

/**
 * A retailer of this many contracts with so many monthly invoices each, a year of them as a rule; one customer has a
 * hundred of them, the others five. Drawn by the database itself: only the sizes matter here.
 */
export async function drawRetailer(db: Db, contracts: number, invoicesEach = 12): Promise<TestCustomer> {
  const measured = await addCustomer(db)
  await sql`insert into product (code, kind, name) values ('B', 'electricity', 'Bench')`.execute(db)
  await sql`
    insert into customer (code, name, nif, kind)
    select 'X' || n, 'Cliente ' || n, '00000000T', 'person' from generate_series(1, ${Math.ceil(contracts / 5)}::int) n`.execute(
    db,
  )
  await sql`
    insert into contract (name, customer_id, kind, state, sign_day, start_day, cups, cups20, supply_street,
      supply_city, supply_postal_code, supply_province, tariff, zone, time_zone, product_code, powers_w, owner_name,
      owner_nif, payer_name, payer_nif, fiscal_name, fiscal_nif, fiscal_address, notification_name,
      notification_address, search_text)
    select 'K' || n,
      case when n <= ${OWN_CONTRACTS} then ${measured.customerId}
           else (select min(id) from customer where code = 'X' || ((n - 1) / 5 + 1)) end,
      'electricity', 'activa', '2023-01-10', '2023-02-01', cups, cups, 'Carrer Nou ' || n, 'Vic', '08500', '08',
      '2.0TD', 'peninsula', 'Europe/Madrid', 'B', '{4600,4600}', 'Cliente', '00000000T', 'Cliente', '00000000T',
      'Cliente', '00000000T', 'Carrer Nou, 08500 Vic', 'Cliente', 'Carrer Nou, 08500 Vic',
      'k' || n || ' carrer nou vic ' || lower(cups)
    from (
      select n, 'ES' || digits || substr(${checkLetters}, (1 + digits::bigint % 529 / 23)::int, 1)
             || substr(${checkLetters}, (1 + digits::bigint % 23)::int, 1) as cups
        from (select n, '9999' || lpad(n::text, 12, '0') as digits
                from generate_series(1, ${contracts}::int) n) counted) drawn`.execute(db)
  await sql`
    insert into invoice (number, contract_id, state, day, due_day, from_day, to_day, total_cents, pending_cents,
      energy_wh, partner_name, partner_nif, product_name, tariff, powers_w, cups, supply_address, search_text)
    select 'FE' || contract.id || '-' || month, contract.id, 'paid', day, day + 20, day - 31, day - 1,
      4000 + (contract.id * 37 + month * 61) % 5000, 0, 200000 + (contract.id * 13 + month * 7) % 90000, 'Cliente',
      '00000000T', 'Bench', '2.0TD', '{4600,4600}', cups, supply_street, 'fe' || contract.id || ' ' || search_text
    from contract, generate_series(1, ${invoicesEach}::int) month,
      lateral (select (date '2026-11-05' - (${invoicesEach}::int - month) * interval '1 month')::date as day) at`.execute(
    db,
  )
  await sql`analyze`.execute(db)
  return measured
}
