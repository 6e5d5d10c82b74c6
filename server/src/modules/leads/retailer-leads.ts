import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { Locale } from '@endoll/api/language.ts'
import type * as contract from '@endoll/api/leads.ts'
import type { Db } from '../../platform/db/open.ts'
import { listConsents } from './consents.ts'
import { payloadOf } from './lead-row.ts'

const pageSize = 100

/** Leads for the retailer's own systems, by when they were changed. */
export async function listLeads(
  db: Db,
  { since, offset }: { readonly since?: string | undefined; readonly offset: number },
): Promise<ReplyInput<typeof contract.listLeads>> {
  const matching = db
    .selectFrom('lead')
    .$if(since !== undefined, (query) => query.where('lead.updated_at', '>=', since ?? ''))
  const [rows, { total }] = await Promise.all([
    matching
      .leftJoin('contract_draft', 'contract_draft.lead_id', 'lead.id')
      .selectAll('lead')
      .select('contract_draft.reference')
      .orderBy('lead.updated_at')
      .orderBy('lead.id')
      .offset(offset)
      .limit(pageSize)
      .execute(),
    matching.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const leads = await Promise.all(
    rows.map(
      async ({
        id,
        kind,
        group_id,
        step,
        locale,
        created_at,
        updated_at,
        confirmed_at,
        reference,
        payload,
      }) => ({
        id,
        kind,
        group: group_id,
        step,
        locale: locale as Locale,
        created_at,
        updated_at,
        confirmed_at,
        contract: reference,
        consents: await listConsents(db, id),
        lead: { ...payloadOf({ id, payload }) },
      }),
    ),
  )
  return { leads, total }
}
