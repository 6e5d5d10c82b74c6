// Contracts that renew in the weeks to come, of any customer: for the jobs that write and tell it.
import { sql } from 'kysely'
import { durationOn } from '@endoll/domain/contracting/contract-terms.ts'
import { renewalAhead, renewalToTell } from '@endoll/domain/notifications/renewal-notice.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import type { Db } from '../../platform/db/open.ts'
import { withLastingContracts, yearDayOfContract } from '../../platform/unscoped-contracts.ts'

/** Month and day, 1231 for the last of a year, of the days on which a next term may begin; with 29 February where it may count. */
function yearDaysAhead(today: Day, ahead: number): number[] {
  const days = Array.from({ length: ahead + 2 }, (_, position) => addDays(today, position + 1))
  const numbers = days.map((day) => Number(day.slice(5, 7)) * 100 + Number(day.slice(8)))
  return numbers.includes(228) || numbers.includes(301) ? [...numbers, 229] : numbers
}

interface Renewing {
  readonly contract_id: number
  readonly start_day: Day
  readonly duration_months: number | null
  readonly pvpc: boolean
}

/**
 * Persons' contracts that may renew in the weeks to come: the index finds those whose year ends in them; which day that is,
 * the rules say.
 */
function mayRenew(today: Day) {
  return sql`from product
      ${withLastingContracts}
      join customer on customer.id = contract.customer_id
      left join account on account.customer_id = customer.id and account.disabled_at is null
     where customer.kind <> 'company'
       and (${yearDayOfContract} = any(${yearDaysAhead(today, renewalAhead(today, false))})
            or product.pvpc and ${yearDayOfContract} = any(${yearDaysAhead(today, renewalAhead(today, true))})
            or product.duration_months % 12 <> 0)`
}

/** What is told of a contract that renews soon, as its product says how long it lasts; none where it is too early. */
function renewalNews<Row extends Renewing>(today: Day) {
  return ({ start_day: startDay, duration_months, pvpc: isPvpc, ...row }: Row) => {
    const months = durationOn({ durationMonths: duration_months }, today)
    const last_day = renewalToTell({ startDay, durationMonths: months, isPvpc }, today)
    const key = `renewal:${row.contract_id}:${last_day}`
    const about = last_day && ({ kind: 'renewal', last_day, months } as const)
    return about ? [{ ...row, isPvpc, key, about }] : []
  }
}

interface ToldAccount {
  readonly account_id: number
  readonly customer_id: number
  readonly contract_name: string
}

/** Renewals that are near and that an account was not told. */
export async function readRenewals(db: Db, today: Day) {
  const { rows } = await sql<Renewing & ToldAccount>`
    select account.id as account_id, account.customer_id, contract.id as contract_id, contract.name as contract_name, contract.start_day, product.duration_months, product.pvpc
      ${mayRenew(today)}
       and account.id is not null
       and not exists (
         select from notification told
          where told.account_id = account.id and told.kind = 'renewal' and told.contract_id = contract.id
            and (told.about ->> 'last_day')::date >= ${today})
     order by contract.id`.execute(db)
  return rows.flatMap(renewalNews(today))
}

/** Renewals that are near, of customers without an account to be told in, whether or not the retailer was told of them. */
export async function readRenewalsByPost(db: Db, today: Day) {
  const { rows } = await sql<Renewing & { readonly contract_name: string; readonly code: string }>`
    select contract.id as contract_id, contract.name as contract_name, customer.code, contract.start_day,
           product.duration_months, product.pvpc
      ${mayRenew(today)} and account.id is null
     order by contract.id`.execute(db)
  return rows.flatMap(renewalNews(today))
}

/** The reference of the letter of a renewal among the documents of its contract. */
export function renewalReference(lastDay: Day): string {
  return `endoll:renewal:${lastDay}`
}

interface Unwritten extends Renewing {
  readonly product_name: string
  /** Of the reading account; null if there is none. */
  readonly locale: string | null
  /** References of the letters that the contract has. */
  readonly letters: readonly string[]
}

/** Renewals that are near and that have no letter. */
export async function readRenewalsWithoutLetter(db: Db, today: Day) {
  const { rows } = await sql<Unwritten>`
    select distinct on (contract.id) contract.id as contract_id, contract.start_day, product.duration_months, product.pvpc,
           coalesce(product.commercial_name, product.name) as product_name, account.locale,
           array(select attachment.reference from attachment
                  where attachment.contract_id = contract.id and attachment.reference like 'endoll:renewal:%') as letters
      ${mayRenew(today)}
     order by contract.id, account.id`.execute(db)
  return rows
    .flatMap(renewalNews(today))
    .filter(({ letters, about }) => !letters.includes(renewalReference(about.last_day)))
}
