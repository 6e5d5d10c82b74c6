import type { Locale } from '@endoll/api/language.ts'
import { at } from '../../../platform/db/at.ts'
import { notFound } from '../../../platform/http/failure.ts'
import { openFile } from '../../../platform/files/open-file.ts'
import type { Caller, SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { findExport } from '../queries.ts'

/** Asks for a copy of everything; one that is being made already is not asked for again. */
export async function askExport(services: Services, caller: Caller, locale: Locale): Promise<void> {
  const now = at(services.clock.nowMs())
  await services.db.transaction().execute(async (db) => {
    await db
      .insertInto('data_export')
      .values({
        customer_id: caller.customerId,
        account_id: caller.accountId,
        locale,
        created_at: now,
        next_attempt_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await services.jobs?.wake(db, 'exports')
  })
}

/** The newest copy. Throws not-found where none is ready. */
export async function openExport(services: Services, caller: Caller): Promise<SentFile> {
  const found = await findExport(services, caller)
  if (found?.file_id == null) throw notFound()
  return openFile(services, found.file_id)
}
