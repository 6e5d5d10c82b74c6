import { sql, type Selectable } from 'kysely'
import { isLocale, languageOf } from '@endoll/api/language.ts'
import { MailRefusedError, type MailFile, type MailGateway } from '../gateways/mail/gateway.ts'
import { sha256 } from '../platform/sha256.ts'
import type { MailOutboxTable } from '../platform/db/schema.generated.ts'
import { transact } from '../platform/db/transact.ts'
import { errorOf, leasedRows, type LeasedQueue, type Settled, type Worked } from '../platform/leased-queue.ts'
import type { Services } from '../platform/services.ts'
import type { MailData, MailTemplate } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'
import { isHeldBack } from './returns/mail-address.ts'
import { takeReturn } from './returns/take-return.ts'
import { tellOwed } from './returns/tell-retailer.ts'

type MailRow = Selectable<MailOutboxTable>

const isWaiting = sql<boolean>`waiting.failed_because is null`

export const mailQueue: LeasedQueue = {
  table: 'mail_outbox',
  doneColumn: 'sent_at',
  leaseMs: 180_000,
  firstPauseMs: 30_000,
  longestPauseMs: 7_200_000,
  mayBeTaken: isWaiting,
  isWaiting,
  givenUpColumn: 'failed_because',
  urgentTemplate: 'signature_code' satisfies MailTemplate,
  failPoints: { taken: 'mail-taken', handled: 'mail-sent' },
}
/** The first ten within five hours, the others every two hours: a mail is tried for four days. */
const mostAttempts = 55

/** Made of the key alone: a mail that is sent twice has the same Message-ID. */
export function messageIdOf(key: string, sender: string): string {
  const host = sender.slice(sender.lastIndexOf('@') + 1)
  return `<${sha256(key).toString('hex').slice(0, 40)}@${host}>`
}

/** Codes and tokens are deleted once they need not be sent any more. */
const withoutSecrets = sql`data = data - 'code' - 'token'`

/** The files that a mail brings, by what it is about; they are made when it is sent. */
export type FilesOfMail = <T extends MailTemplate>(
  template: T,
  data: MailData[T],
) => Promise<readonly MailFile[]>

interface Sending {
  readonly mail: MailGateway
  readonly filesOf: FilesOfMail
}

/** A mail that is kept and not sent: mails to its address came back. */
class HeldBackError extends Error {
  override name = 'HeldBackError'
  override message = 'mails to this address came back'
}

/** Throws if mails to the address came back, unless somebody has just asked for this one. */
async function requireArrives({ db }: Pick<Services, 'db'>, { recipient, template }: MailRow) {
  if (await isHeldBack(db, recipient, template as MailTemplate)) throw new HeldBackError()
}

/**
 * Of a mail that is given up: what the law wants told is owed by post, and a recipient whom our own mail server refuses
 * is one of whom a mail came back. Without a status it counts as one that may arrive another day.
 */
async function noteGivenUp(services: Pick<Services, 'db' | 'clock' | 'jobs'>, row: MailRow, error: Error) {
  const atMs = services.clock.nowMs()
  await transact(services.db, async (db) => {
    await tellOwed(db, services, row)
    if (!(error instanceof MailRefusedError) || !error.ofRecipient) return
    const { status } = error
    await takeReturn(db, services, {
      report: `smtp:${row.id}:${atMs}`,
      messageId: undefined,
      address: row.recipient,
      kind: status === null ? 'bounce_temporary' : 'bounce_permanent',
      status,
      atMs,
    })
  })
}

/** Renders a mail and hands it over. */
async function send({ deployment }: Pick<Services, 'deployment'>, { mail, filesOf }: Sending, row: MailRow) {
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
    files: await filesOf(template, row.data as MailData[typeof template]),
  })
}

/** A slow or hanging mail server holds up a few mails, not all. */
const sentAtOnce = 4

/**
 * Sends the mails that are due, a few at a time, those to one address one after the other, and others only once no code
 * is on its way. A mail that the server
 * refuses for good, that failed too often, or whose address lets mails come back, is kept with the reason; after any
 * other failure it is tried again.
 */
export async function deliverMails(
  services: Pick<Services, 'db' | 'clock' | 'deployment' | 'failPoint' | 'jobs'>,
  mail: MailGateway,
  filesOf: FilesOfMail = async () => [],
): Promise<Worked> {
  const worked = { done: 0, failed: 0 }
  const codes = new Set<Promise<unknown>>()
  const lastTo = new Map<string, Promise<unknown>>()
  const rows = leasedRows<MailRow>(services, mailQueue)
  const sendRows = async () => {
    for await (const { row, settle } of rows) {
      const isCode = row.template === mailQueue.urgentTemplate
      const earlier = lastTo.get(row.recipient) ?? Promise.resolve()
      const before = isCode ? [] : [...codes, earlier]
      const sending = errorOf(
        Promise.all(before)
          .then(() => requireArrives(services, row))
          .then(() => send(services, { mail, filesOf }, row)),
      )
      if (isCode) codes.add(sending)
      else lastTo.set(row.recipient, sending)
      const error = await sending
      codes.delete(sending)
      if (lastTo.get(row.recipient) === sending) lastTo.delete(row.recipient)
      await settle(error, error ? await giveUp(services, row, error) : withoutSecrets)
      if (!(error instanceof HeldBackError)) worked[error ? 'failed' : 'done'] += 1
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: sentAtOnce }, sendRows))
  const broken = ended.find(({ status }) => status === 'rejected')
  if (broken?.status === 'rejected') throw broken.reason
  return worked
}

/** What is set on a mail that is not tried again after this error; undefined if it is. */
async function giveUp(
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  row: MailRow,
  error: Error,
): Promise<Settled> {
  const isFinal = error instanceof MailRefusedError || error instanceof HeldBackError
  if (!isFinal && row.attempts < mostAttempts) return undefined
  await noteGivenUp(services, row, error)
  return sql`failed_because = ${error.message}, ${withoutSecrets}`
}
