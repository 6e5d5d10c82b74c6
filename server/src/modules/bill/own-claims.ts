import { sql } from 'kysely'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import { ownInvoices, type Owner } from '../../platform/access.ts'
import { claimsOnBill } from '../../billing/claims-on-bill.ts'
import type { Db } from '../../platform/db/open.ts'

/** The claim of the customer that holds a bill up, the oldest of several; null if none does. */
export async function findPausingClaim(
  db: Db,
  owner: Owner,
  invoiceId: number,
): Promise<ExplainedBill['paused_by']> {
  const row = await ownInvoices(db, owner)
    .where('invoice.id', '=', invoiceId)
    .select(
      sql<ExplainedBill['paused_by']>`(
        select json_build_object('id', crm_case.id, 'reference', crm_case.reference,
                 'adr_body', case when crm_case.adr_to is null then crm_case.adr_body end)
          from ${claimsOnBill} order by crm_case.id limit 1)`.as('claim'),
    )
    .executeTakeFirst()
  return row?.claim ?? null
}
