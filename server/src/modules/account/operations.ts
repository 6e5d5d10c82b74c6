import { sql } from 'kysely'
import { isLocale, type Locale } from '@endoll/api/language.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { mailPasswordLink } from '../session/operations/password-links.ts'
import { findAccountToRecover } from '../session/queries.ts'
import { activate } from './activate.ts'
import { askSchema } from './asks.ts'

/** Later the mail would be of no use. */
const answeredForMs = 3_600_000

/** Answers by mail what was asked for without a session, each in a transaction that also deletes the asking. */
export async function answerAsks(services: Services): Promise<void> {
  const { db, clock } = services
  await db
    .deleteFrom('account_ask')
    .where('asked_at', '<', at(clock.nowMs() - answeredForMs))
    .execute()
  while (await db.transaction().execute((transaction) => answerNext(transaction, services)));
}

/** False when none is left. */
async function answerNext(transaction: Db, services: Services): Promise<boolean> {
  const { rows } = await sql<{ kind: string; data: unknown; locale: string; asked_ms: number }>`
    delete from account_ask where id = (
      select id from account_ask order by id limit 1 for update skip locked)
    returning kind, data, locale, extract(epoch from asked_at)::float8 * 1000 as asked_ms`.execute(
    transaction,
  )
  const [row] = rows
  if (!row) return false
  const locale = isLocale(row.locale) ? row.locale : undefined
  const asked = askSchema.parse(row)
  if (asked.kind === 'recovery') await recover(transaction, services, asked.data, locale)
  else await activate(transaction, services, asked.data, { locale, askedMs: row.asked_ms })
  return true
}

async function recover(
  transaction: Db,
  services: Services,
  { email, nif }: { readonly email: string; readonly nif: string | null },
  locale: Locale | undefined,
): Promise<void> {
  const account = await findAccountToRecover(transaction, services.clock.nowMs(), email)
  if (!account || account.disabled_at || (nif !== null && nif !== account.nif)) return
  await mailPasswordLink(transaction, services, account, { to: account.address, locale })
}
