import { sql } from 'kysely'

/**
 * The claims that hold a bill up, in SQL, for a query with `invoice` and its `contract`: of the customer who has the
 * contract, about the bill or the whole contract, open or before a body of alternative dispute resolution
 * (domain/src/claims/claim-pause.ts).
 */
export const claimsOnBill = sql`crm_case
  where crm_case.contract_id = invoice.contract_id and crm_case.customer_id = contract.customer_id
    and (crm_case.state = 'open' or (crm_case.adr_from is not null and crm_case.adr_to is null))
    and (crm_case.pauses = 'contract' or (crm_case.pauses = 'bills' and exists (
      select from crm_fact
       where crm_fact.case_id = crm_case.id and crm_fact.kind in ('invoice', 'readings')
         and crm_fact.thing_id = invoice.id)))`

/** Whether no claim holds the bill up. */
export const isUnclaimed = sql<boolean>`not exists (select from ${claimsOnBill})`
