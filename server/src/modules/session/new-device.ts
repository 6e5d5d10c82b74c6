import { isLocale } from '@endoll/api/language.ts'
import { queueMail } from '../../mails/queue-mail.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { signingAddress } from './operations/signing-address.ts'
import type { AccountRow } from './queries.ts'
import type { Visit } from './operations/visit.ts'

const hourMs = 3_600_000

/**
 * Writes down that the account was signed in to, and mails its owner where the browser was never here: it carries no
 * token of a sign-in with this password. The first sign-in of all tells nobody anything. Of several within an hour by
 * the same kind of browser there is one mail. Before the session is opened, which holds the account's row.
 */
export async function noteSignIn(
  transaction: Db,
  services: Services,
  account: Pick<AccountRow, 'id' | 'name' | 'locale'>,
  { device, isKnown }: { readonly device: Visit['device']; readonly isKnown: boolean },
): Promise<void> {
  const nowMs = services.clock.nowMs()
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ first_signed_in_at: at(nowMs) })
    .where('id', '=', account.id)
    .where('first_signed_in_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (isKnown || numUpdatedRows === 1n) return
  await queueMail(transaction, services, {
    key: `new-device:${account.id}:${device}:${Math.floor(nowMs / hourMs)}`,
    template: 'new_device',
    locale: isLocale(account.locale) ? account.locale : services.deployment.defaultLanguage,
    to: await signingAddress(transaction, account.id, nowMs),
    data: { customer: account.name, device, atMs: nowMs },
  })
}
