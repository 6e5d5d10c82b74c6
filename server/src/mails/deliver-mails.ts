import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { isLocale, languageOf } from '@endoll/api/language.ts'
import { MailRefusedError, type MailGateway } from '../gateways/mail/gateway.ts'
import { at } from '../platform/db/at.ts'
import type { Db } from '../platform/db/open.ts'
import type { MailOutboxTable } from '../platform/db/schema.generated.ts'
import type { Services } from '../platform/services.ts'
import type { MailData, MailTemplate } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

type MailRow = Selectable<MailOutboxTable>

/** Whoever has taken a mail has it for so long; then somebody else may try. */
const leaseMs = 120_000
const atOnce = 10
const mostAttempts = 12

/** 30 s, 1 min, 2 min … 2 h. */
function pauseMs(attempts: number) {
  return Math.min(7_200_000, 30_000 * 2 ** Math.min(attempts - 1, 12))
}

/** Made of the key alone: a mail whose sending was broken off comes again under the same name. */
export function messageIdOf(key: string, sender: string): string {
  const host = sender.slice(sender.lastIndexOf('@') + 1)
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}

async function claim(db: Db, nowMs: number): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    update mail_outbox
       set attempts = attempts + 1, claimed_until = ${at(nowMs + leaseMs)}, next_attempt_at = ${at(nowMs + leaseMs)}
     where id in (
       select id from mail_outbox
        where sent_at is null and failed_because is null and next_attempt_at <= ${at(nowMs)}
        order by id limit ${atOnce} for update skip locked)
    returning *`.execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

/**
 * Renews the hold on a mail right before it is sent: the mails before it may have taken longer than the hold, and
 * somebody else may have it by now. The number of attempts tells whose it is.
 */
async function stillHeld(db: Db, { id, attempts }: MailRow, nowMs: number): Promise<boolean> {
  const until = at(nowMs + leaseMs)
  const held = await db
    .updateTable('mail_outbox')
    .set({ claimed_until: until, next_attempt_at: until })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return held.numUpdatedRows > 0n
}

/** Codes and tokens are kept no longer than they have to be sent. */
const withoutSecrets = sql<string>`data - 'code' - 'token'`

function settle(db: Db, row: MailRow) {
  return db.updateTable('mail_outbox').where('id', '=', row.id)
}

export interface MailsDelivered {
  readonly sent: number
  readonly failed: number
}

/** A mail that is rendered, and handed over. */
async function deliver({ deployment }: Pick<Services, 'deployment'>, mail: MailGateway, row: MailRow) {
  const { organisation } = deployment
  const template = row.template as MailTemplate
  const language = languageOf(isLocale(row.locale) ? row.locale : deployment.defaultLanguage)
  const rendered = renderMail(template, row.data as MailData[typeof template], { language, deployment })
  const address = deployment.mail.from ?? organisation.email
  await mail.send({
    ...rendered,
    messageId: messageIdOf(row.dedupe_key, address),
    from: { name: organisation.name, address },
    to: row.recipient,
  })
}

/**
 * Sends what is due. A mail that the server refuses for good is left with its reason; any other failure is tried
 * again, later each time.
 */
export async function deliverMails(
  services: Pick<Services, 'db' | 'clock' | 'deployment' | 'failPoint'>,
  mail: MailGateway,
): Promise<MailsDelivered> {
  const { db, clock, failPoint } = services
  let sent = 0
  let failed = 0
  for (;;) {
    const rows = await claim(db, clock.nowMs())
    if (rows.length === 0) return { sent, failed }
    await failPoint?.('mail-claimed')
    for (const row of rows) {
      if (!(await stillHeld(db, row, clock.nowMs()))) continue
      const problem = await deliver(services, mail, row).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      )
      await failPoint?.('mail-sent')
      const nowMs = clock.nowMs()
      if (!problem) {
        await settle(db, row)
          .set({ sent_at: at(nowMs), claimed_until: null, data: withoutSecrets })
          .execute()
        sent += 1
        continue
      }
      failed += 1
      const inVain = problem instanceof MailRefusedError || row.attempts >= mostAttempts
      await settle(db, row)
        .set({
          claimed_until: null,
          ...(inVain
            ? { failed_because: problem.message, data: withoutSecrets }
            : { next_attempt_at: at(nowMs + pauseMs(row.attempts)) }),
        })
        .execute()
    }
  }
}
