import type { NotificationChoice } from '@endoll/api/notification-choices.ts'
import {
  channelsOf,
  kindRules,
  mayChooseMail,
  notificationKinds,
  type NotificationKind,
} from '@endoll/domain/notifications/kinds.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Reader } from './own-notifications.ts'

function mailRuleOf(kind: NotificationKind): NotificationChoice['mail_rule'] {
  const { mail } = kindRules[kind]
  return mail === 'owed' || mail === 'own' ? mail : 'chosen'
}

/** Where each kind goes, of one account. */
export async function readChoices(db: Db, { accountId, customerId }: Reader) {
  const [{ email }, rows] = await Promise.all([
    db
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('notification_choice')
      .select(['kind', 'shown', 'mail'])
      .where('account_id', '=', accountId)
      .where('customer_id', '=', customerId)
      .execute(),
  ])
  const kinds = notificationKinds.map((kind) => ({
    kind,
    ...channelsOf(
      kind,
      rows.find((row) => row.kind === kind),
    ),
    mail_rule: mailRuleOf(kind),
  }))
  return { email, kinds }
}

export interface Choice {
  readonly kind: NotificationKind
  readonly shown: boolean
  readonly mail: boolean
}

/** Keeps what an account chose; what waits to be mailed and is not wanted any more is not mailed. */
export async function choose(
  db: Db,
  { accountId, customerId }: Reader,
  all: readonly Choice[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const choice of all) {
      const { kind } = choice
      const { shown, mail } = channelsOf(kind, choice)
      await transaction
        .insertInto('notification_choice')
        .values({ account_id: accountId, customer_id: customerId, kind, shown, mail })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ shown, mail }))
        .execute()
      if (mail) continue
      await transaction
        .updateTable('notification')
        .set({ mail: 'none' })
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('mail', '=', 'due')
        .execute()
    }
  })
}

/** Ends every mail that the account may end; what the list shows stays. */
export async function endMails(db: Db, reader: Reader): Promise<void> {
  const { kinds } = await readChoices(db, reader)
  await choose(
    db,
    reader,
    kinds.filter(({ kind }) => mayChooseMail(kind)).map(({ kind, shown }) => ({ kind, shown, mail: false })),
  )
}
