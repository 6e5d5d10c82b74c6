import { answersKeptDays } from '@endoll/api/lead-links.ts'
import { sql } from 'kysely'
import { at } from '../../../platform/db/at.ts'
import type { Services } from '../../../platform/services.ts'

/** Erases moves that nobody went on with: their contract was not signed in the days in which it could be. */
export async function sweepMoves({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('home_move')
    .where('asked_at', 'is', null)
    .where('created_at', '<', at(clock.nowMs() - 2 * answersKeptDays * 86_400_000))
    .where(
      sql<boolean>`not exists (
        select from lead join contract_draft on contract_draft.lead_id = lead.id
         where lead.home_move_id = home_move.id and contract_draft.state = 'signed')`,
    )
    .execute()
}
