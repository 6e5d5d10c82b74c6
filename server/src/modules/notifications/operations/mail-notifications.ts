import { notificationAbout } from '@endoll/api/notifications.ts'
import type { Locale } from '@endoll/api/language.ts'
import { owedKinds } from '@endoll/domain/notifications/kinds.ts'
import { isDigestDue, manyContracts } from '@endoll/domain/notifications/digest.ts'
import { instantMs } from '@endoll/domain/time/instant.ts'
import { sql } from 'kysely'
import { queueMail } from '../../../mails/queue-mail.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import { hasContracts } from '../../../platform/unscoped-contracts.ts'
import { issueUnsubscribeLink } from '../unsubscribe-link.ts'

type Mailing = Pick<Services, 'db' | 'clock' | 'jobs' | 'failPoint'>

/** Of one mail; what is more comes with the next. */
const mostItems = 40
const atOnce = 500

interface Waiting {
  readonly account_id: number
  readonly owed: boolean
  readonly oldest: string
  readonly last: string | null
  /** Whether the customer has many contracts, and asked for nothing of what waits. */
  readonly of_many: boolean
}

/** Accounts for which something waits: what the law wants apart from the rest. */
async function readWaiting(db: Db, after: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select due.account_id, due.kind = any(${owedKinds}) as owed, min(due.at) as oldest,
           (select max(mailed_at) from notification mailed
             where mailed.account_id = due.account_id and mailed.mailed_at is not null
               and mailed.kind <> all(${owedKinds})) as last,
           not coalesce(bool_or(chosen.mail), false)
             and ${hasContracts(sql`min(due.customer_id)`, manyContracts)} as of_many
      from notification due
      left join notification_choice chosen on chosen.account_id = due.account_id and chosen.kind = due.kind
     where due.mail = 'due' and due.account_id > ${after}
     group by 1, 2
     order by due.account_id, owed limit ${atOnce}`.execute(db)
  return rows
}

/** Writes what waits for an account into one mail; nothing if another server did so first. */
async function writeOne(services: Mailing, { account_id: accountId, owed }: Waiting): Promise<void> {
  const unsubscribe = owed ? null : await issueUnsubscribeLink(services, accountId)
  await transact(services.db, async (db) => {
    const found = await db
      .selectFrom('notification')
      .select(['id', 'kind', 'contract_name', 'about'])
      .where('account_id', '=', accountId)
      .where('mail', '=', 'due')
      .where('kind', owed ? 'in' : 'not in', owedKinds)
      .orderBy('id')
      .limit(mostItems)
      .forUpdate()
      .execute()
    // Of what the law wants each kind has a mail of its own (RD 88/2026 DT 7.ª); the others come with the next run.
    const rows = owed ? found.filter(({ kind }) => kind === found[0]?.kind) : found
    const last = rows.at(-1)
    if (!last) return
    const account = await db
      .selectFrom('account')
      .innerJoin('customer', 'customer.id', 'account.customer_id')
      .select(['account.email', 'account.locale', 'account.sums_shown', 'customer.name'])
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow()
    await queueMail(db, services, {
      key: `notifications:${accountId}:${last.id}`,
      template: 'notifications',
      locale: account.locale as Locale,
      to: account.email,
      data: {
        customer: account.name,
        items: rows.map(({ contract_name: contract, about }) => ({
          contract,
          about: notificationAbout.parse(about),
        })),
        unsubscribe,
        ...(account.sums_shown ? {} : { hidesSums: true }),
      },
    })
    await services.failPoint?.('digest-written')
    await db
      .updateTable('notification')
      .set({ mail: 'written', mailed_at: at(services.clock.nowMs()) })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  })
}

/**
 * Mails what has happened: what the law wants at once, the rest gathered, at most once in some hours. Safe to run twice,
 * and on two servers at once.
 */
export async function mailNotifications(services: Mailing): Promise<void> {
  const { db, clock } = services
  let after = 0
  for (;;) {
    const waiting = await readWaiting(db, after)
    for (const one of waiting) {
      const oldestMs = instantMs(one.oldest)
      const lastMs = one.last === null || one.owed ? null : instantMs(one.last)
      if (isDigestDue({ oldestMs, lastMs, isOfMany: one.of_many }, clock.nowMs()))
        await writeOne(services, one)
    }
    const end = waiting.at(-1)
    if (!end || waiting.length < atOnce) return
    // The last account may have had a second row; it is looked at again in the next minute.
    after = end.account_id
  }
}
