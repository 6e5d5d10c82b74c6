import { sql } from 'kysely'
import type { InvoicesSummary } from '@endoll/api/invoices.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { howPaidOf, paidByCustomer as byCustomer } from '../../billing/how-paid-row.ts'
import { ownContracts, sinceHeld, type InvoiceRow, type Owner, ownInvoices } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'

// Nothing is owed of a refund.
const charges = sql`invoice.type not in ('A', 'B')`
const open = sql`invoice.state in ('open', 'grouped_proforma') and ${charges}`
export const inDebt = sql<boolean>`${open} and invoice.debt_cents > 0`
const inProcess = sql`invoice.state = 'in_process' and ${charges}`
/** What is overdue of an invoice stands among the debts, the rest here. */
const toPay = sql`${open} and invoice.pending_cents > greatest(invoice.debt_cents, 0)`

/** Sums over the customer's own rows, in the pass that counts them. */
export function summaryColumns(today: Day) {
  return [
    sql<number>`coalesce(sum(invoice.debt_cents) filter (where ${inDebt}), 0)::bigint`.as('debt_cents'),
    sql<number>`count(*) filter (where ${inDebt})`.as('with_debt'),
    sql<Day | null>`min(invoice.due_day) filter (where ${inDebt})`.as('debt_since'),
    sql<number>`coalesce(sum(invoice.pending_cents) filter (where ${inProcess}), 0)::bigint`.as(
      'in_process_cents',
    ),
    sql<number>`count(*) filter (where ${inProcess})`.as('in_process'),
    sql<number>`coalesce(sum(invoice.pending_cents - greatest(invoice.debt_cents, 0))
      filter (where ${toPay}), 0)::bigint`.as('pending_cents'),
    sql<number>`count(*) filter (where ${toPay})`.as('pending'),
    sql<number>`count(*) filter (where ${toPay} and ${byCustomer})`.as('pending_by_customer'),
    sql<number>`coalesce(sum(invoice.pending_cents - greatest(invoice.debt_cents, 0))
      filter (where ${toPay} and ${byCustomer}), 0)::bigint`.as('pending_by_customer_cents'),
    sql<Day | null>`min(invoice.due_day)
      filter (where ${toPay} and ${byCustomer} and invoice.due_day >= ${today}::date)`.as(
      'next_due_by_customer',
    ),
    sql<Day | null>`min(invoice.due_day)
      filter (where ${toPay} and not (${byCustomer}) and invoice.due_day >= ${today}::date)`.as(
      'next_charge_day',
    ),
    sql<Day | null>`min(invoice.due_day) filter (where ${toPay} and invoice.due_day >= ${today}::date)`.as(
      'next_due_day',
    ),
    sql<Day | null>`max(invoice.day)`.as('last_day'),
  ] as const
}

export interface SummaryRow {
  readonly debt_cents: number
  readonly with_debt: number
  readonly debt_since: Day | null
  readonly in_process_cents: number
  readonly in_process: number
  readonly pending_cents: number
  readonly pending: number
  readonly pending_by_customer: number
  readonly pending_by_customer_cents: number
  readonly next_due_by_customer: Day | null
  readonly next_charge_day: Day | null
  readonly next_due_day: Day | null
  readonly last_day: Day | null
}

/** What the contracts of a page owe in all, in cents: of bills that are kept here, and of older ones. */
export async function readContractsDebt(
  db: Db,
  owner: Owner,
  contractId: number | undefined,
): Promise<number> {
  const own = ownContracts(db, owner)
  const { cents } = await (contractId === undefined ? own : own.where('contract.id', '=', contractId))
    .select(sql<number>`coalesce(sum(greatest(contract.debt_cents, 0)), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

interface Around {
  readonly nextDay: Day | null
  readonly groups: readonly GroupedTransfer[]
  /** In cents, as readContractsDebt. */
  readonly contractsDebt: number
}

export function summaryOf(row: SummaryRow, { nextDay, groups, contractsDebt }: Around): InvoicesSummary {
  return {
    amount_debt: centsToEuroNumber(row.debt_cents),
    with_debt: row.with_debt,
    debt_since: row.debt_since,
    amount_debt_older: centsToEuroNumber(Math.max(0, contractsDebt - row.debt_cents)),
    amount_in_process: centsToEuroNumber(row.in_process_cents),
    in_process: row.in_process,
    amount_pending: centsToEuroNumber(row.pending_cents),
    pending: row.pending,
    next_due_date: row.next_due_day,
    pending_by_customer: row.pending_by_customer,
    amount_pending_by_customer: centsToEuroNumber(row.pending_by_customer_cents),
    next_due_date_by_customer: row.next_due_by_customer,
    next_charge_date: row.next_charge_day,
    grouped_transfers: groups.map(({ reference, cents, invoices, due_day }) => ({
      reference,
      amount: centsToEuroNumber(cents),
      invoices,
      due_date: due_day,
    })),
    last_date: row.last_day,
    next_date: nextDay,
  }
}

/** What the bank will be asked for of one contract's bills from a day on, first first. Cents. */
export function listDebits(
  db: Db,
  owner: Owner,
  { contractId, today }: { readonly contractId: number; readonly today: Day },
) {
  return ownInvoices(db, owner)
    .where('invoice.contract_id', '=', contractId)
    .where(sql<boolean>`${toPay} and not (${byCustomer})`)
    .where('invoice.due_day', '>=', today)
    .select(['invoice.number', 'invoice.pending_cents as cents'])
    .select(sql<Day>`invoice.due_day`.as('day'))
    .orderBy('invoice.due_day')
    .orderBy('invoice.id')
    .execute()
}

/** Whether an invoice is paid with others by one transfer, as howPaid has it. */
export function isGroupedTransfer(row: InvoiceRow): boolean {
  const paid = howPaidOf(row)
  return paid.payer === 'customer' && paid.way === 'grouped_transfer'
}

export interface GroupedTransfer {
  readonly reference: string
  readonly cents: number
  readonly invoices: number
  readonly due_day: Day | null
}

/** What is paid together by one transfer, of these invoices of the customer's: by reference, due first first. */
export function listGroupedTransfers(invoices: ReturnType<typeof ownInvoices>): Promise<GroupedTransfer[]> {
  return invoices
    .where('invoice.state', '=', 'grouped_proforma')
    .where('invoice.payment_method', '=', 'transfer')
    .where('invoice.pending_cents', '>', 0)
    .where('invoice.type', 'not in', ['A', 'B'])
    .where('invoice.proforma_number', 'is not', null)
    .select([
      sql<string>`invoice.proforma_number`.as('reference'),
      sql<number>`sum(invoice.pending_cents)::bigint`.as('cents'),
      sql<number>`count(*)`.as('invoices'),
      sql<Day | null>`min(invoice.due_day)`.as('due_day'),
    ])
    .groupBy('invoice.proforma_number')
    .orderBy('due_day')
    .orderBy('reference')
    .execute()
}

/** Distances are taken from so many of the last ordinary invoices. */
const lastOnes = 4

/**
 * About when the next invoice comes: for each active contract its last one and the mean distance of the last few; the
 * earliest of them all. One that is late may come today; one late by more than a whole distance is not expected.
 */
export async function findNextInvoiceDay(
  db: Db,
  owner: Owner,
  { contractId, today }: { contractId: number | undefined; today: Day },
): Promise<Day | null> {
  const active = ownContracts(db, owner).where('contract.state', '=', 'activa')
  const ofPage = contractId === undefined ? active : active.where('contract.id', '=', contractId)
  const found = await db
    .with('expected', () =>
      ofPage
        .innerJoinLateral(
          (from) =>
            from
              .selectFrom((inner) =>
                inner
                  .selectFrom('invoice')
                  .select('invoice.day')
                  .whereRef('invoice.contract_id', '=', 'contract.id')
                  .where(sinceHeld('invoice.from_day'))
                  .where('invoice.type', '=', 'N')
                  .groupBy('invoice.day')
                  .orderBy('invoice.day', 'desc')
                  .limit(lastOnes)
                  .as('days'),
              )
              .select(({ fn }) => [
                fn.max('days.day').as('last_day'),
                sql<number>`round((max(days.day) - min(days.day))::numeric / nullif(count(*) - 1, 0))::int`.as(
                  'distance',
                ),
              ])
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(['last.last_day', 'last.distance']),
    )
    .selectFrom('expected')
    .select(sql<Day | null>`min(greatest(last_day + distance, ${today}::date))`.as('day'))
    .where(sql<boolean>`last_day + 2 * distance >= ${today}::date`)
    .executeTakeFirst()
  return found?.day ?? null
}
