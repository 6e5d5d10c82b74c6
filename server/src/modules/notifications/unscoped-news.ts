// What there is to tell, of any customer: for the job that tells it.
import { sql, type RawBuilder } from 'kysely'
import type { NotificationAbout } from '@endoll/api/notifications.ts'
import { FINAL_ACCOUNT_DAYS } from '@endoll/domain/contracting/final-account.ts'
import { manyContracts } from '@endoll/domain/notifications/digest.ts'
import { chargeDaysBefore, chargeDaysBeforeOfMany, toldDays } from '@endoll/domain/notifications/kinds.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { paidByCustomer } from '../../billing/how-paid-row.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import {
  hasContracts,
  withContractOfNotice,
  withEndedContracts,
  withHolderOfBill,
} from '../../platform/unscoped-contracts.ts'
import { readRenewals } from './unscoped-renewals.ts'

/** One piece of news, once for each account of its customer. */
export interface News {
  readonly account_id: number
  readonly customer_id: number
  readonly key: string
  readonly contract_id: number
  readonly contract_name: string
  readonly about: NotificationAbout
  /** Of new prices. */
  readonly is_household?: boolean
}

export const newsAtOnce = 500

/** Accounts that somebody uses. */
const inUse = sql`account.disabled_at is null
  and (account.password_hash is not null or account.first_signed_in_at is not null)`

/** The account that gets news of a contract, and the contract. */
const whom = sql`account.id as account_id, account.customer_id, contract.id as contract_id, contract.name as contract_name`

function notTold(key: RawBuilder<unknown>) {
  return sql`not exists (select from notification told where told.account_id = account.id and told.key = ${key})`
}

const billsOfCustomer = sql`invoice ${withHolderOfBill} join account on account.customer_id = contract.customer_id`

function readBills(today: Day) {
  const key = sql`'bill:' || invoice.number`
  return sql<News>`
    select ${whom}, ${key} as key, json_build_object('kind', 'bill', 'invoice_id', invoice.id, 'number', invoice.number,
        'cents', invoice.total_cents, 'due_day', invoice.due_day,
        'charged', invoice.state <> 'paid' and invoice.pending_cents > 0 and not ${paidByCustomer}) as about
      from ${billsOfCustomer}
     where invoice.day between ${addDays(today, -toldDays.bill)} and ${today} and invoice.type not in ('A', 'B')
       and ${inUse} and ${notTold(key)}
     order by invoice.id limit ${newsAtOnce}`
}

function readCharges(today: Day) {
  const key = sql`'charge:' || invoice.number || ':' || invoice.due_day`
  return sql<News>`
    select ${whom}, ${key} as key, json_build_object('kind', 'charge', 'invoice_id', invoice.id, 'number', invoice.number,
        'cents', invoice.pending_cents, 'day', invoice.due_day) as about
      from ${billsOfCustomer}
     where invoice.state = 'open' and invoice.type not in ('A', 'B') and invoice.pending_cents > 0 and not ${paidByCustomer}
       and invoice.due_day between ${today} and ${addDays(today, chargeDaysBeforeOfMany)}
       and (invoice.due_day <= ${addDays(today, chargeDaysBefore)}
         or ${hasContracts(sql`contract.customer_id`, manyContracts)})
       and ${inUse} and ${notTold(key)}
     order by invoice.id limit ${newsAtOnce}`
}

/** Money of a bill that went back of a payment made here, which was told of when it did. */
const toldOfPayment = sql`exists (
  select from card_payment_part part join card_payment paid on paid.id = part.payment_id
   where part.invoice_id = invoice.id and (paid.refunded_cents > 0 or paid.state in ('refunded', 'charged_back')))`

/** What the retailer's files take off what is owed: bills that take others back, and money given back. */
function readGivenBack(today: Day) {
  const days = sql`between ${addDays(today, -toldDays.returned)} and ${today}`
  const annulled = sql`'annulled:' || invoice.number`
  const given = sql`'given-back:' || invoice.number || ':' || invoice_payment.reference`
  return sql<News>`
    select ${whom}, ${annulled} as key, json_build_object('kind', 'given_back', 'invoice_id', invoice.id,
        'number', invoice.number, 'cents', invoice.total_cents, 'annuls', invoice.rectifies_number) as about
      from ${billsOfCustomer}
     where invoice.type in ('A', 'B') and invoice.rectifies_number is not null and invoice.day ${days}
       and ${inUse} and ${notTold(annulled)}
    union all
    select ${whom}, ${given} as key, json_build_object('kind', 'given_back', 'invoice_id', invoice.id,
        'number', invoice.number, 'cents', -invoice_payment.amount_cents, 'annuls', null) as about
      from ${billsOfCustomer}
      join invoice_payment on invoice_payment.invoice_id = invoice.id
     where invoice_payment.method = 'refund' and invoice_payment.day ${days} and not ${toldOfPayment}
       and ${inUse} and ${notTold(given)}
     order by key limit ${newsAtOnce}`
}

function readReturned(today: Day) {
  const key = sql`'returned:' || invoice.number || ':' || invoice_payment.reference`
  return sql<News>`
    select ${whom}, ${key} as key, json_build_object('kind', 'returned', 'invoice_id', invoice.id,
        'number', invoice.number, 'cents', -invoice_payment.amount_cents) as about
      from ${billsOfCustomer}
      join invoice_payment on invoice_payment.invoice_id = invoice.id
     where invoice_payment.amount_cents < 0 and invoice_payment.method <> 'refund' and not ${toldOfPayment}
       and invoice_payment.day between ${addDays(today, -toldDays.returned)} and ${today}
       and ${inUse} and ${notTold(key)}
     order by invoice.id, invoice_payment.reference limit ${newsAtOnce}`
}

/** The period of a bill that is furthest above its contracted power. */
function readPowers(today: Day) {
  const key = sql`'power:' || invoice.number`
  return sql<News>`
    select distinct on (invoice.id, account.id) ${whom}, ${key} as key,
        json_build_object('kind', 'power', 'invoice_id', invoice.id, 'number', invoice.number,
          'tariff_period', reading.tariff_period, 'demand_w', reading.quantity::bigint,
          'contracted_w', invoice.powers_w[reading.tariff_period]) as about
      from ${billsOfCustomer}
      join invoice_reading reading on reading.invoice_id = invoice.id and reading.magnitude = 'demand'
        and reading.tariff_period > 0 and reading.quantity > invoice.powers_w[reading.tariff_period]
     where invoice.day between ${addDays(today, -toldDays.bill)} and ${today} and invoice.type not in ('A', 'B')
       and ${inUse} and ${notTold(key)}
     order by invoice.id, account.id, reading.quantity - invoice.powers_w[reading.tariff_period] desc
     limit ${newsAtOnce}`
}

/** Answers of the retailer's that the customer has not seen. */
function readAnswers(nowMs: number) {
  const key = sql`'case:' || crm_case.reference || ':' || crm_message.position`
  return sql<News>`
    select account.id as account_id, account.customer_id, crm_case.contract_id, crm_case.contract_name, ${key} as key,
        json_build_object('kind', 'case', 'case_id', crm_case.id, 'reference', crm_case.reference,
          'is_claim', crm_case.claim_type is not null, 'closed', crm_message.what = 'closed') as about
      from crm_message
      join crm_case on crm_case.id = crm_message.case_id
      -- Of the customer, whoever wrote for them.
      join account on account.customer_id = crm_case.customer_id
     where crm_message.author = 'retailer' and crm_message.at > ${at(nowMs - toldDays.case * 86_400_000)}
       and crm_message.position > crm_case.seen and ${inUse} and ${notTold(key)}
     order by crm_message.at limit ${newsAtOnce}`
}

/** Notices of new prices: the law wants them told whoever has an address, also who has never signed in. */
function readPrices(today: Day) {
  const key = sql`'prices:' || notice.id`
  return sql<News>`
    select ${whom}, ${key} as key, customer.kind <> 'company' as is_household,
        json_build_object('kind', 'prices', 'product', coalesce(product.commercial_name, product.name),
          'from_day', notice.from_day) as about
      from price_notice notice
      join product on product.code = notice.product_code
      ${withContractOfNotice}
      join customer on customer.id = contract.customer_id
      join account on account.customer_id = customer.id
     where notice.from_day > ${today} and account.disabled_at is null and ${notTold(key)}
     order by contract.id limit ${newsAtOnce}`
}

/** A last bill that has been late for longer is told no more: the supply had ended before it was watched here. */
const watchedDays = 60

/** Identifies the report of a late last bill. */
export function lateAccountKey(contractId: number, endDay: Day): string {
  return `final-account:${contractId}:${endDay}`
}

interface LateAccount {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly cups: string
  readonly end_day: Day
}

/**
 * Contracts whose last bill is late, and of which the retailer was not told. A bill counts that reaches the last day, also
 * one that corrects another.
 */
export async function readLateAccounts(db: Db, today: Day): Promise<LateAccount[]> {
  const last = addDays(today, -FINAL_ACCOUNT_DAYS - 1)
  const { rows } = await sql<LateAccount>`
    select contract.id, contract.name, customer.code, contract.cups, contract.end_day
      from customer ${withEndedContracts}
     where contract.end_day between ${addDays(last, -watchedDays)} and ${last}
       and not exists (select from invoice where invoice.contract_id = contract.id and invoice.type not in ('A', 'B')
                          and invoice.to_day >= contract.end_day)
       and not exists (select from outbox_event told
                        where told.mail_about = 'final-account:' || contract.id || ':' || contract.end_day)
     order by contract.id limit ${newsAtOnce}`.execute(db)
  return rows
}

export type NewsKind =
  | 'bills'
  | 'charges'
  | 'returned'
  | 'givenBack'
  | 'powers'
  | 'answers'
  | 'prices'
  | 'renewals'

/** The next news of a kind that were not told, in order; none when all were. */
export async function readNews(
  db: Db,
  name: NewsKind,
  { today, nowMs }: { readonly today: Day; readonly nowMs: number },
): Promise<News[]> {
  if (name === 'renewals') return (await readRenewals(db, today)).slice(0, newsAtOnce)
  const query = {
    bills: () => readBills(today),
    charges: () => readCharges(today),
    returned: () => readReturned(today),
    givenBack: () => readGivenBack(today),
    powers: () => readPowers(today),
    answers: () => readAnswers(nowMs),
    prices: () => readPrices(today),
  }[name]()
  return (await query.execute(db)).rows
}
