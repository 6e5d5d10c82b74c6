import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'

/** Ends every token that an account has made, also those for customers that it acts for. */
export async function endTokensOf(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  accountId: number,
): Promise<void> {
  await db
    .updateTable('data_token')
    .set({ ended_at: at(clock.nowMs()) })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}
