import type { NotificationChoice } from '@endoll/api/notification-choices.ts'
import {
  channelsOf,
  kindRules,
  mayChooseMail,
  notificationKinds,
  type NotificationKind,
} from '@endoll/domain/notifications/kinds.ts'
import { forgetComplaint, readEmailProblem } from '../../../mails/returns/mail-address.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Reader } from '../own-notifications.ts'

function mailRuleOf(kind: NotificationKind): NotificationChoice['mail_rule'] {
  const { mail } = kindRules[kind]
  return mail === 'owed' || mail === 'own' ? mail : 'chosen'
}

/** Where each kind goes, of one account. */
export async function readChoices(db: Db, reader: Reader) {
  const { accountId, customerId } = reader
  const [{ email, sums_shown }, rows, email_problem] = await Promise.all([
    db
      .selectFrom('account')
      .select(['email', 'sums_shown'])
      .where('id', '=', accountId)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('notification_choice')
      .select(['kind', 'shown', 'mail', 'push'])
      .where('account_id', '=', accountId)
      .where('customer_id', '=', customerId)
      .execute(),
    readEmailProblem(db, reader),
  ])
  const kinds = notificationKinds.map((kind) => ({
    kind,
    ...channelsOf(
      kind,
      rows.find((row) => row.kind === kind),
    ),
    mail_rule: mailRuleOf(kind),
  }))
  return { email, email_problem, sums_shown, kinds }
}

/** Keeps whether notifications of an account say sums. */
export async function chooseSums(db: Db, { accountId, customerId }: Reader, shown: boolean): Promise<void> {
  await db
    .updateTable('account')
    .set({ sums_shown: shown })
    .where('id', '=', accountId)
    .where('customer_id', '=', customerId)
    .execute()
}

export interface Choice {
  readonly kind: NotificationKind
  readonly shown: boolean
  readonly mail: boolean
  /** As it was where it is left out. */
  readonly push?: boolean | undefined
}

/** What waits to go there and is not wanted any more does not go. */
async function forget(
  db: Db,
  { accountId, kind, channel }: { accountId: number; kind: NotificationKind; channel: 'mail' | 'push' },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ [channel]: 'none' })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where(channel, '=', 'due')
    .execute()
}

/** Keeps what an account chose, of what waits too, in a transaction. */
async function choose(
  transaction: Db,
  { accountId, customerId }: Reader,
  all: readonly Choice[],
): Promise<void> {
  for (const choice of all) {
    const { kind, push } = choice
    const { shown, mail } = channelsOf(kind, { ...choice, push: push ?? null })
    const chosen = { shown, mail, ...(push !== undefined && { push }) }
    await transaction
      .insertInto('notification_choice')
      .values({ account_id: accountId, customer_id: customerId, kind, ...chosen })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(chosen))
      .execute()
    if (!mail) await forget(transaction, { accountId, kind, channel: 'mail' })
    if (push === false) await forget(transaction, { accountId, kind, channel: 'push' })
  }
}

/** Keeps a choice of the customer's. Who wants mails again takes back the complaint that ended them. */
export async function chooseOne(db: Db, reader: Reader, choice: Choice): Promise<void> {
  await transact(db, async (transaction) => {
    await choose(transaction, reader, [choice])
    if (choice.mail && mayChooseMail(choice.kind)) await forgetComplaint(transaction, reader)
  })
}

/** Has a kind mailed from now on, in a transaction: the customer has asked for it elsewhere. */
export async function wantMails(transaction: Db, reader: Reader, kind: NotificationKind): Promise<void> {
  const { kinds } = await readChoices(transaction, reader)
  const now = kinds.find((one) => one.kind === kind)
  await choose(transaction, reader, [{ kind, shown: now?.shown ?? true, mail: true }])
  await forgetComplaint(transaction, reader)
}

/** Ends every mail that the account may end, in a transaction; what the list shows stays. */
export async function endMails(transaction: Db, reader: Reader): Promise<void> {
  const { kinds } = await readChoices(transaction, reader)
  await choose(
    transaction,
    reader,
    kinds.filter(({ kind }) => mayChooseMail(kind)).map(({ kind, shown }) => ({ kind, shown, mail: false })),
  )
}
