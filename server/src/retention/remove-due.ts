import { at } from '../platform/db/at.ts'
import type { Services } from '../platform/services.ts'
import { releaseFiles } from '../platform/files/attach-files.ts'
import { exportKey } from '../modules/own-data/operations/make-exports.ts'
import { wasOver } from '../modules/session/operations/kept-sessions.ts'
import { keptDays } from './rules.ts'

const dayMs = 86_400_000
const doneSetting = 'retention-removed'
/** Mails whose content signs in, signs, or opens an account. */
const secretTemplates = [
  'signature_code',
  'password_link',
  'confirm_email',
  'new_holder',
  'kept_answers',
  'delegation',
]

/** How many rows were removed or emptied, by table. */
export type Removed = Readonly<
  Record<'mail_outbox' | 'session' | 'staff_session' | 'push_device' | 'data_export' | 'tokens', number>
>

/**
 * Removes what is kept no longer (rules.ts), once a day. Of a mail its key, template and times stay: they keep it from
 * being sent again.
 */
export async function removeDue(
  services: Pick<Services, 'db' | 'clock' | 'deployment'>,
): Promise<Removed | undefined> {
  const { db, clock } = services
  const nowMs = clock.nowMs()
  const done = await db
    .selectFrom('server_setting')
    .select('value')
    .where('key', '=', doneSetting)
    .executeTakeFirst()
  if (done && nowMs - Number(done.value) < dayMs) return undefined
  const ago = (days: number) => at(nowMs - days * dayMs)
  const mails = await db
    .updateTable('mail_outbox')
    .set({ data: '{}', recipient: '' })
    .where('recipient', '<>', '')
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_because', 'is not', null)]))
    .where((row) =>
      row.or([
        row('created_at', '<', ago(keptDays.mails)),
        row.and([row('created_at', '<', ago(keptDays.secretMails)), row('template', 'in', secretTemplates)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  const sessions = await db
    .deleteFrom('session')
    .where(wasOver(services, keptDays.sessions))
    .executeTakeFirstOrThrow()
  const ofDesk = await db
    .deleteFrom('staff_session')
    .where('expires_at', '<', ago(keptDays.sessions))
    .executeTakeFirstOrThrow()
  const devices = await db
    .deleteFrom('push_device')
    .where('bound_at', '<', ago(keptDays.devices))
    .executeTakeFirstOrThrow()
  const exports = await db
    .deleteFrom('data_export')
    .where('created_at', '<', ago(keptDays.exports))
    .returning('id')
    .execute()
  // The job of the files removes their bytes.
  for (const { id } of exports) await releaseFiles(db, exportKey(id))
  const tokens = await Promise.all(
    (['hand_off', 'passkey_challenge', 'openid_attempt', 'openid_logout'] as const).map((table) =>
      db.deleteFrom(table).where('expires_at', '<', ago(keptDays.tokens)).executeTakeFirstOrThrow(),
    ),
  )
  const value = String(nowMs)
  await db
    .insertInto('server_setting')
    .values({ key: doneSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  return {
    mail_outbox: Number(mails.numUpdatedRows),
    session: Number(sessions.numDeletedRows),
    staff_session: Number(ofDesk.numDeletedRows),
    push_device: Number(devices.numDeletedRows),
    data_export: exports.length,
    tokens: tokens.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0),
  }
}
