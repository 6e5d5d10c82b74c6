import { sql } from 'kysely'
import type { ActedCustomer } from '@endoll/api/acted-customers.ts'
import type { Locale } from '@endoll/api/language.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { contractsOfDelegations, sinceHeld, withinDelegation } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { asOffice } from '../../platform/db/who-asks.ts'
import type { Caller, SentFile } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { noteAccess } from '../customer-access/operations/note-access.ts'
import { liveDelegations } from '../delegations/queries.ts'
import { openSheetOfCustomers, summaryColumns } from '../invoices/queries.ts'

/** The account that acts, on a day. Everything here is scoped to the delegations that it holds then. */
interface Acting {
  readonly accountId: number
  readonly today: Day
}

function heldDelegations(db: Db, { accountId, today }: Acting) {
  return liveDelegations(db, today).where('delegation.account_id', '=', accountId)
}

function actedContracts(db: Db, acting: Acting) {
  return contractsOfDelegations(heldDelegations(db, acting))
}

function actedInvoices(db: Db, acting: Acting) {
  return actedContracts(db, acting)
    .innerJoin('invoice', 'invoice.contract_id', 'contract.id')
    .where(sinceHeld('invoice.from_day'))
}

function actedRequests(db: Db, acting: Acting) {
  return (
    heldDelegations(db, acting)
      .innerJoin('request', 'request.customer_id', 'delegation.customer_id')
      // Parts of what was asked for several contracts at once are counted as one.
      .where('request.joint_id', 'is', null)
      .where(withinDelegation('request.contract_id'))
  )
}

/** Each of the customers reads that the account has looked, as of any other call (act-for.ts). */
async function noteLooks(services: Services, acting: Acting): Promise<void> {
  const held = await heldDelegations(services.db, acting)
    .select(['delegation.customer_id', 'delegation.accepted_name', 'delegation.role'])
    .execute()
  const { accountId } = acting
  await noteAccess(
    services,
    held.map(({ customer_id, accepted_name, role }) => ({
      customerId: customer_id,
      kind: 'delegate',
      accountId,
      who: accepted_name ?? '',
      why: role,
    })),
  )
}

/** What needs attention of each customer for whom the account acts: who owes first, then who has something to pay. */
export function listActedCustomers(services: Services, { accountId }: Caller): Promise<ActedCustomer[]> {
  const { db } = services
  const acting = { accountId, today: todayOf(services) }
  // In the name of sign-in: the customers are others.
  return asOffice('sign_in', async () => {
    await noteLooks(services, acting)
    const [held, contracts, invoices, requests] = await Promise.all([
      heldDelegations(db, acting)
        .innerJoin('customer', 'customer.id', 'delegation.customer_id')
        .select(['delegation.id', 'delegation.role', 'customer.name'])
        .execute(),
      actedContracts(db, acting)
        .select([
          'delegation.id',
          sql<number>`count(*)::int`.as('contracts'),
          sql<number>`coalesce(sum(greatest(contract.debt_cents, 0)), 0)::bigint`.as('debt_cents'),
        ])
        .groupBy('delegation.id')
        .execute(),
      actedInvoices(db, acting)
        .select('delegation.id')
        .select(summaryColumns(acting.today))
        .groupBy('delegation.id')
        .execute(),
      actedRequests(db, acting)
        .select([
          'delegation.id',
          sql<number>`(count(*) filter (where state = 'waiting_signature'))::int`.as('to_sign'),
          sql<number>`(count(*) filter (
            where state in ('submitted', 'waiting_acceptance', 'sent', 'accepted')))::int`.as('under_way'),
        ])
        .groupBy('delegation.id')
        .execute(),
    ])
    const [contractsOf, invoicesOf, requestsOf] = [byId(contracts), byId(invoices), byId(requests)]
    return held
      .map(({ id, role, name }) => {
        const bills = invoicesOf.get(id)
        // A contract may owe older bills too, which are not kept here.
        const debtCents = Math.max(bills?.debt_cents ?? 0, contractsOf.get(id)?.debt_cents ?? 0)
        return {
          delegation: id,
          customer: name,
          role,
          contracts: contractsOf.get(id)?.contracts ?? 0,
          amount_debt: centsToEuroNumber(debtCents),
          with_debt: bills?.with_debt ?? 0,
          debt_since: bills?.debt_since ?? null,
          amount_to_pay: centsToEuroNumber(bills?.pending_by_customer_cents ?? 0),
          to_pay: bills?.pending_by_customer ?? 0,
          next_due_date: bills?.next_due_by_customer ?? null,
          requests_to_sign: requestsOf.get(id)?.to_sign ?? 0,
          requests_under_way: requestsOf.get(id)?.under_way ?? 0,
        }
      })
      .toSorted(byNeed)
  })
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function byNeed(a: ActedCustomer, b: ActedCustomer): number {
  return (
    b.amount_debt - a.amount_debt ||
    b.amount_to_pay - a.amount_to_pay ||
    b.requests_to_sign - a.requests_to_sign ||
    a.customer.localeCompare(b.customer, 'es')
  )
}

/** The invoices of all of them as one spreadsheet, with a column for the customer. */
export function openActedInvoices(
  services: Services,
  { accountId }: Caller,
  { locale }: { readonly locale: Locale },
): SentFile {
  const { db } = services
  const acting = { accountId, today: todayOf(services) }
  const invoices = () =>
    actedInvoices(db, acting).innerJoin('customer', 'customer.id', 'delegation.customer_id')
  return openSheetOfCustomers({
    today: acting.today,
    locale,
    list: () =>
      asOffice('sign_in', async () => {
        await noteLooks(services, acting)
        const rows = await invoices()
          .select('invoice.id')
          .orderBy('customer.name')
          .orderBy('invoice.day', 'desc')
          .orderBy('invoice.id', 'desc')
          .execute()
        return rows.map(({ id }) => id)
      }),
    // Asked anew for each part: what ends meanwhile is not in the rest.
    rowsOf: (ids, columns) =>
      asOffice('sign_in', () =>
        invoices()
          .select(columns)
          .select('customer.name as customer_name')
          .where('invoice.id', '=', sql<number>`any(${ids}::bigint[])`)
          .execute(),
      ),
  })
}
