import { randomUUID } from 'node:crypto'
import { isLocale } from '@endoll/api/language.ts'
import { queueMail, type MailData } from '../../../mails/queue-mail.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { signingAddress } from './signing-address.ts'
import type { AccountRow } from '../queries.ts'

/**
 * Tells the owner what happened to the account, in the transaction of what happened. For three days after a change of
 * address the mail goes to the one before (decision 0021).
 */
export async function noticeAccount(
  transaction: Db,
  services: Services,
  account: Pick<AccountRow, 'id' | 'name' | 'locale'>,
  about: MailData['account_notice']['about'],
  opened: Pick<MailData['account_notice'], 'by' | 'why'> = {},
): Promise<void> {
  const nowMs = services.clock.nowMs()
  await queueMail(transaction, services, {
    key: `account:${randomUUID()}`,
    template: 'account_notice',
    locale: isLocale(account.locale) ? account.locale : services.deployment.defaultLanguage,
    to: await signingAddress(transaction, account.id, nowMs),
    data: { about, ...opened, customer: account.name, atMs: nowMs },
  })
}
