import { sql } from 'kysely'
import type { Language } from '@endoll/api/language.ts'
import { leadAddressLine } from '@endoll/api/lead-address.ts'
import type { Db } from '../../platform/db/open.ts'
import { at } from '../../platform/db/at.ts'
import type { Services } from '../../platform/services.ts'
import { keptDays, submissionOf } from './draft.ts'

const dayMs = 86_400_000

/** Contracts that were asked for as part of a move. */
export async function listDraftsOfMove(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  homeMoveId: number,
  language: Language,
) {
  const rows = await db
    .selectFrom('contract_draft')
    .innerJoin('lead', 'lead.id', 'contract_draft.lead_id')
    .select(['contract_draft.id', 'contract_draft.reference', 'contract_draft.kind', 'contract_draft.state'])
    .select(['contract_draft.submission', 'contract_draft.wished_day'])
    .select(({ eb }) =>
      eb('contract_draft.created_at', '<=', at(clock.nowMs() - keptDays * dayMs)).as('is_old'),
    )
    .where('lead.home_move_id', '=', homeMoveId)
    .orderBy('contract_draft.created_at')
    .orderBy('contract_draft.id')
    .execute()
  return rows.map((row) => {
    const { lead, product } = submissionOf(row)
    const isOver = row.state === 'waiting_signature' && row.is_old
    return {
      id: row.id,
      kind: row.kind,
      product: product.name,
      cups: lead.cups.name,
      address: leadAddressLine(lead.cups, { postalCode: lead.cups.dp, city: lead.cups.poblacio }, language),
      state: isOver ? ('expired' as const) : row.state,
      wished_date: row.wished_day,
    }
  })
}

/** Moves of which a contract was signed and whose old supplies were not all asked about yet. */
export function listSignedMoves(
  db: Db,
): Promise<readonly { readonly id: number; readonly drafts: string }[]> {
  return db
    .selectFrom('home_move')
    .innerJoin('lead', 'lead.home_move_id', 'home_move.id')
    .innerJoin('contract_draft', 'contract_draft.lead_id', 'lead.id')
    .select(['home_move.id'])
    .select(
      sql<string>`string_agg(contract_draft.reference, ' ' order by contract_draft.reference)`.as('drafts'),
    )
    .where('home_move.asked_at', 'is', null)
    .where('contract_draft.state', '=', 'signed')
    .groupBy('home_move.id')
    .orderBy('home_move.id')
    .limit(50)
    .execute()
}

export { leavingOf, type Leaving } from './home-move.ts'
