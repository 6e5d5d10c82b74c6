import { mostAtOnce } from '@endoll/api/payments.ts'
import { fewestParts, type InstalmentLimits } from '@endoll/domain/payments/instalment-plan.ts'
import { isUnclaimed } from '../../billing/claims-on-bill.ts'
import { ownInvoices, type InvoiceRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { findAskedPlan } from './instalments.ts'
import { payableCents } from './start.ts'

/** What the deployment offers; undefined if it offers no instalments. */
export function instalmentLimits({ deployment }: Pick<Services, 'deployment'>): InstalmentLimits | undefined {
  const { mostParts, latestFirstDays, leastEuros } = deployment.payments.instalments
  return mostParts < fewestParts ? undefined : { mostParts, latestFirstDays, leastCents: leastEuros * 100 }
}

/** The overdue bills that one plan may be over, the oldest first: no claim holds them up, and none has a plan of its own. */
export async function listBillsForPlan(
  db: Db,
  owner: Owner,
): Promise<readonly (InvoiceRow & { readonly contract: string })[]> {
  const rows = await ownInvoices(db, owner)
    .selectAll('invoice')
    .select('contract.name as contract')
    .where('invoice.state', '=', 'open')
    .where('invoice.debt_cents', '>', 0)
    .where('invoice.in_parts', '=', false)
    .where(isUnclaimed)
    .orderBy('invoice.due_day')
    .orderBy('invoice.id')
    .limit(mostAtOnce + 1)
    .execute()
  return rows.filter((row) => payableCents(row) > 0)
}

/** The bills of a plan over all that is overdue; undefined where none can be asked for now, or not over all of it. */
export async function findPlanOffer(services: Pick<Services, 'db' | 'deployment'>, owner: Owner) {
  const limits = instalmentLimits(services)
  const bills = limits ? await listBillsForPlan(services.db, owner) : []
  if (!limits || bills.length === 0 || bills.length > mostAtOnce) return undefined
  const amountCents = bills.reduce((sum, bill) => sum + payableCents(bill), 0)
  if (amountCents < Math.max(limits.leastCents, fewestParts)) return undefined
  const contractIds = bills.map(({ contract_id }) => contract_id)
  return (await findAskedPlan(services.db, contractIds)) ? undefined : { bills, amountCents, limits }
}
