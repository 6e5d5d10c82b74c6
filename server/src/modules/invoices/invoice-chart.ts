import { sql } from 'kysely'
import type { invoicesChart } from '@endoll/api/invoices.ts'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { ownContracts, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { invoicesOf, type Scope } from './invoice-scope.ts'

/** Calendar years that the chart shows. Source: the specification of the customer area. */
const yearsShown = 4

/** Annulling invoices (A, B) hold a positive total and count negative. */
const sign = sql`case when invoice.type in ('A', 'B') then -1 else 1 end`

interface MonthSum {
  readonly month: string
  readonly contract_id: number | null
  readonly amount_cents: number
  readonly energy_wh: number
}

/** Sums by month and contract, or by month alone where any month has more contracts than the chart can show. */
function listMonthSums(db: Db, owner: Owner, asked: { scope: Scope; firstYear: number; most: number }) {
  return db
    .with('series', () =>
      invoicesOf(db, owner, asked.scope)
        .where('invoice.day', '>=', `${asked.firstYear}-01-01`)
        .where('invoice.day', '<', `${asked.firstYear + yearsShown}-01-01`)
        .select([
          sql<string>`to_char(invoice.day, 'YYYY-MM')`.as('month'),
          'invoice.contract_id',
          sql<number>`sum(${sign} * invoice.total_cents)::bigint`.as('amount_cents'),
          sql<number>`sum(${sign} * invoice.energy_wh)::bigint`.as('energy_wh'),
        ])
        .groupBy(['month', 'invoice.contract_id']),
    )
    .with('crowded', (from) =>
      from
        .selectFrom('series')
        .select('month')
        .groupBy('month')
        .having(sql`count(*)`, '>', asked.most),
    )
    .with('shown', (from) =>
      from
        .selectFrom('series')
        .select([
          'month',
          sql<number | null>`case when exists (select from crowded) then null else contract_id end`.as(
            'contract_id',
          ),
          'amount_cents',
          'energy_wh',
        ]),
    )
    .selectFrom('shown')
    .select([
      'month',
      'contract_id',
      sql<number>`sum(amount_cents)::bigint`.as('amount_cents'),
      sql<number>`sum(energy_wh)::bigint`.as('energy_wh'),
    ])
    .groupBy(['month', 'contract_id'])
    .orderBy('month')
    .execute()
}

/** The series that have an invoice, as people number their contracts. */
function listSeries(db: Db, owner: Owner, sums: readonly MonthSum[]) {
  const ids = [...new Set(sums.flatMap(({ contract_id }) => contract_id ?? []))]
  return ownContracts(db, owner)
    .select(['contract.id', 'contract.name'])
    .where('contract.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy(sql`contract.name collate natural_order`)
    .orderBy('contract.id')
    .execute()
}

export async function getInvoicesChart(
  db: Db,
  owner: Owner,
  { scope, today, maxContracts }: { scope: Scope; today: Day; maxContracts: number },
): Promise<ReplyInput<typeof invoicesChart>> {
  const firstYear = Number(today.slice(0, 4)) - yearsShown + 1
  const sums = await listMonthSums(db, owner, { scope, firstYear, most: maxContracts })
  const contracts = await listSeries(db, owner, sums)
  const order = new Map(contracts.map(({ id }, index) => [id, index]))
  const orderOf = ({ contract_id }: MonthSum) => (contract_id === null ? 0 : (order.get(contract_id) ?? 0))
  const byMonth = Map.groupBy(sums, ({ month }) => month)
  return {
    years: Array.from({ length: yearsShown }, (_, index) => firstYear + index),
    contracts,
    records: [...byMonth.values()].flatMap((month) =>
      month
        .toSorted((a, b) => orderOf(a) - orderOf(b))
        .map(({ month: name, contract_id, amount_cents, energy_wh }) => ({
          month: name,
          contract_id,
          amount: centsToEuroNumber(amount_cents),
          energy: energy_wh / 1000,
        })),
    ),
  }
}
