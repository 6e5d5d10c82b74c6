import { setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { at } from '../platform/db/at.ts'
import type { Db } from '../platform/db/open.ts'
import type { Services } from '../platform/services.ts'
import { releaseFiles } from '../platform/files/attach-files.ts'
import { exportKey } from '../modules/own-data/operations/make-exports.ts'
import { wasOver } from '../modules/session/operations/kept-sessions.ts'
import { noteDone, wasDoneToday } from './done-today.ts'
import { keptDays } from './rules.ts'

const dayMs = 86_400_000
const doneSetting = 'retention-removed'
/** Rows of one statement, which holds their locks, and statements of one run of the job for each kind of removal. */
export const rowsAtOnce = 1000
const stepsARun = 20
/** Calls are answered between two steps. */
const pauseMs = 20
/** Mails whose content signs in, signs, or opens an account: as the index of migration 0431 has them. */
const secretTemplates = sql`('signature_code', 'spoken_code', 'password_link', 'confirm_email', 'new_holder', 'kept_answers', 'delegation')`

/** What is removed or emptied: rows of a table that meet a condition. */
interface Due {
  readonly table: string
  readonly where: RawBuilder<unknown>
  /** Empties them instead. */
  readonly set?: RawBuilder<unknown>
}

/** How many rows were removed or emptied, by what they were. */
export type Removed = Readonly<
  Record<
    | 'mails'
    | 'secret_mails'
    | 'mail_proofs'
    | 'notification'
    | 'session'
    | 'staff_session'
    | 'push_device'
    | 'signature_message'
    | 'hand_off'
    | 'passkey_challenge'
    | 'openid_attempt'
    | 'openid_logout'
    | 'data_export',
    number
  >
>

type Removing = Pick<Services, 'db' | 'clock' | 'deployment'>

/**
 * What is kept no longer (rules.ts). Of a mail its key, template and times stay for longer: they keep it from being sent
 * again.
 */
function listDue(services: Removing): Readonly<Record<Exclude<keyof Removed, 'data_export'>, Due>> {
  const { retention } = services.deployment
  const ago = (days: number) => at(services.clock.nowMs() - days * dayMs)
  const emptied = sql`data = '{}', recipient = ''`
  const isThrough = sql`recipient <> '' and (sent_at is not null or failed_because is not null)`
  const over = (table: string): Due => ({ table, where: sql`expires_at < ${ago(keptDays.tokens)}` })
  return {
    mails: {
      table: 'mail_outbox',
      where: sql`${isThrough} and created_at < ${ago(retention.mailDays)}`,
      set: emptied,
    },
    secret_mails: {
      table: 'mail_outbox',
      where: sql`${isThrough} and template in ${secretTemplates} and created_at < ${ago(retention.secretMailDays)}`,
      set: emptied,
    },
    mail_proofs: {
      table: 'mail_outbox',
      where: sql`recipient = '' and created_at < ${ago(retention.mailProofDays)}`,
    },
    notification: { table: 'notification', where: sql`at < ${ago(retention.notificationDays)}` },
    session: { table: 'session', where: wasOver(services, retention.sessionDays) },
    staff_session: { table: 'staff_session', where: sql`expires_at < ${ago(retention.sessionDays)}` },
    push_device: { table: 'push_device', where: sql`bound_at < ${ago(retention.deviceDays)}` },
    signature_message: {
      table: 'signature_message',
      where: sql`received_at < ${ago(keptDays.messages)}`,
    },
    hand_off: over('hand_off'),
    passkey_challenge: over('passkey_challenge'),
    openid_attempt: over('openid_attempt'),
    openid_logout: over('openid_logout'),
  }
}

/** Removes or empties some rows; returns how many. */
async function removeSome(db: Db, { table, where, set }: Due): Promise<number> {
  const name = sql.table(table)
  const some = sql`ctid = any(array(select ctid from ${name} where ${where} limit ${rowsAtOnce}))`
  const { numAffectedRows } = await (
    set ? sql`update ${name} set ${set} where ${some}` : sql`delete from ${name} where ${some}`
  ).execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes in small steps; how many, and whether that was all. */
async function removeInSteps(db: Db, due: Due): Promise<{ readonly count: number; readonly isAll: boolean }> {
  let count = 0
  for (let step = 0; step < stepsARun; step += 1) {
    const removed = await removeSome(db, due)
    count += removed
    if (removed < rowsAtOnce) return { count, isAll: true }
    await pause(pauseMs)
  }
  return { count, isAll: false }
}

async function removeExports({ db, clock }: Removing): Promise<number> {
  const exports = await db
    .deleteFrom('data_export')
    .where('created_at', '<', at(clock.nowMs() - keptDays.exports * dayMs))
    .returning('id')
    .execute()
  // The job of the files removes their bytes.
  for (const { id } of exports) await releaseFiles(db, exportKey(id))
  return exports.length
}

/**
 * Removes what is kept no longer, once a day and in small steps; where there is much, the next runs go on. Returns what this
 * run removed; undefined if all was done today. Safe to run twice, and on two servers at once.
 */
export async function removeDue(services: Removing): Promise<Removed | undefined> {
  const { db } = services
  if (await wasDoneToday(services, doneSetting)) return undefined
  const counts: Record<string, number> = { data_export: await removeExports(services) }
  let isAll = true
  for (const [name, due] of Object.entries(listDue(services))) {
    const removed = await removeInSteps(db, due)
    counts[name] = removed.count
    isAll &&= removed.isAll
  }
  if (isAll) await noteDone(services, doneSetting)
  return counts as Removed
}
