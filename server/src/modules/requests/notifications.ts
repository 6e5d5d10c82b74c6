import { instantMs } from '@endoll/domain/time/instant.ts'
import type { OutboxType, RequestOutboxEvent } from '@endoll/api/retailer.ts'
import type { Locale } from '@endoll/api/language.ts'
import type { RequestActor, RequestEvent } from '@endoll/domain/procedures/request-state.ts'
import { writeMail, type MailData, type NotifiedState } from '../../mails/queue-mail.ts'
import { todayOf } from '../../platform/clock.ts'
import { sealJson } from '../../platform/at-rest/seal.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import type { JobName } from '../../platform/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { findOwnAccount, getActor, findHeld } from '../delegations/queries.ts'
import { tell } from '../notifications/operations/tell.ts'
import { beforeOf, changesOf, procedureOf, submissionOf, type Notice, type RequestRow } from './request.ts'
import { isJoint, jointSubmissionOf, readParts } from './joint.ts'
import { readAcceptance } from './new-holder/acceptance.ts'
import type { Subject } from './subject.ts'

/** Deliveries of one contract, or of one customer where there is none, stay in order. */
function orderOf({ contract_id, customer_id }: RequestRow) {
  return contract_id === null ? `customer:${customer_id}` : `contract:${contract_id}`
}

/** E-mail of whoever did something for the customer by an account; null where it is the customer's own. */
async function delegateOf(
  db: Db,
  { customer_id: customerId }: Pick<RequestRow, 'customer_id'>,
  accountId: number,
) {
  const { isDelegate, email } = await getActor(db, { accountId, customerId })
  return isDelegate ? email : null
}

async function signatureOf(
  db: Db,
  { id, joint_id, ...request }: RequestRow,
): Promise<RequestOutboxEvent['request']['signature']> {
  const row = await db
    .selectFrom('signature')
    .select(['provider', 'signed_at', 'document_hash', 'signer_account_id'])
    .where('request_id', '=', joint_id ?? id)
    .where('signer', '=', 'customer')
    .where('signed_at', 'is not', null)
    .executeTakeFirst()
  if (!row?.signed_at) return null
  const { provider, signed_at, document_hash, signer_account_id } = row
  const by = signer_account_id ?? request.account_id
  return {
    provider,
    signed_at,
    document_sha256: document_hash?.toString('hex') ?? null,
    acted_by: await delegateOf(db, request, by),
  }
}

/** The joint request of a part, and the hash of what is signed of it. */
async function jointOf(db: Db, { joint_id }: RequestRow): Promise<RequestOutboxEvent['request']['joint']> {
  if (joint_id === null) return null
  const { reference, submission_hash } = await db
    .selectFrom('request')
    .select(['reference', 'submission_hash'])
    .where('id', '=', joint_id)
    .executeTakeFirstOrThrow()
  return { reference, submission_sha256: submission_hash.toString('hex') }
}

/** Writes an event for the retailer's systems, in the transaction of what happened; it is numbered when it is read. */
async function notifyRetailer(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  type: OutboxType,
  { request, subject }: Pick<Notified, 'request' | 'subject'>,
): Promise<void> {
  const { contract } = subject
  const payload: RequestOutboxEvent['request'] = {
    reference: request.reference,
    procedure: procedureOf(request),
    state: request.state,
    submitted_at: request.submitted_at,
    locale: request.locale as Locale,
    customer: { code: subject.customer.code },
    acted_by: await delegateOf(db, request, request.account_id),
    agent: request.agent,
    contract: contract && { name: contract.name, cups: contract.cups },
    submission: submissionOf(request),
    submission_sha256: request.submission_hash.toString('hex'),
    changes: { ...changesOf(request) },
    before: { ...beforeOf(request) },
    acceptance: await readAcceptance(db, request.id),
    signature: await signatureOf(db, request),
    joint: await jointOf(db, request),
  }
  const now = at(clock.nowMs())
  const order = orderOf(request)
  await db
    .insertInto('outbox_event')
    .values({
      request_id: request.id,
      subject: order,
      type,
      payload: sealJson('outbox_event.payload', { subject: order }, payload),
      created_at: now,
      next_attempt_at: now,
    })
    .execute()
}

/** Of how many contracts a joint request is, and how many of them the retailer has refused. */
async function countContracts(db: Db, request: RequestRow): Promise<MailData['request']['several']> {
  const parts = await readParts(db, request.id)
  return {
    contracts: jointSubmissionOf(request).contracts.length,
    refused: parts.filter(({ state }) => state === 'rejected').length,
  }
}

/** What a withdrawal says, which has to be acknowledged with when it was sent (Directive 2011/83 art. 11a.4). */
function withdrawalOf(request: RequestRow): NonNullable<MailData['request']['withdrawal']> {
  const { of, product_name: to, product_name_before: from } = submissionOf(request)
  return {
    atMs: instantMs(request.submitted_at),
    product: of === 'product' ? { from: String(from), to: String(to) } : null,
  }
}

/** Mails the customer where a request stands now. */
async function notifyCustomer(
  db: Db,
  services: Pick<Services, 'clock'>,
  { request, subject, position }: Notified,
): Promise<void> {
  const { account_id: accountId, customer_id: customerId } = request
  const actor = await getActor(db, { accountId, customerId })
  const { name } = subject.customer
  const key = `request:${request.reference}:${position}`
  if (!actor.isDelegate) {
    const by = request.agent
    const acting = by === null ? {} : { acting: { by, customer: name, delegation: null } }
    const own = { key, to: subject.account.email, name, ...acting }
    await writeMail(db, services, await requestMail(db, { request, subject }, own))
    return
  }
  // Both know what is done in the customer's name; who acts no longer hears of it no more.
  const acting = { by: actor.name, customer: name }
  const own = await findOwnAccount(db, customerId)
  const delegation = await findHeld(db, { accountId, customerId, today: todayOf(services) })
  const about = { request, subject }
  if (delegation !== undefined) {
    const delegate = { key, to: actor.email, name: actor.name, acting: { ...acting, delegation } }
    await writeMail(db, services, await requestMail(db, about, delegate))
  }
  if (own) {
    const owner = { key: `own:${key}`, to: own.email, name, acting: { ...acting, delegation: null } }
    await writeMail(db, services, await requestMail(db, about, owner))
  }
}

interface Addressed {
  readonly key: string
  readonly to: string
  /** Whom it greets. */
  readonly name: string
  readonly acting?: MailData['request']['acting']
}

async function requestMail(
  db: Db,
  { request, subject }: Pick<Notified, 'request' | 'subject'>,
  { key, to, name, acting }: Addressed,
) {
  return {
    key,
    template: 'request' as const,
    locale: request.locale as Locale,
    to,
    data: {
      state: request.state as NotifiedState,
      id: request.id,
      reference: request.reference,
      procedure: procedureOf(request),
      customer: name,
      ...(acting && { acting }),
      contract: subject.contract?.name ?? null,
      ...(isJoint(request) ? { several: await countContracts(db, request) } : {}),
      ...(request.procedure === 'withdrawal' ? { withdrawal: withdrawalOf(request) } : {}),
      dueDay: request.due_day,
      effectiveDay: request.effective_day ?? request.planned_day,
      reasonCode: request.reason_code,
      reasonText: request.reason_text,
    },
  }
}

/** Mails the address that was in use before, or the owner's other address. */
async function sendNotice(
  db: Db,
  services: Pick<Services, 'clock'>,
  { request, subject }: Notified,
  notice: Notice,
): Promise<void> {
  await writeMail(db, services, {
    // One a day for any number of changes, but one for each change of the account's own address.
    key: `notice:${orderOf(request)}:${notice.about}:${notice.to}:${
      notice.about === 'account_email' ? request.reference : todayOf({ clock: services.clock })
    }`,
    template: 'notice',
    locale: request.locale as Locale,
    to: notice.to,
    data: {
      about: notice.about,
      customer: subject.customer.name,
      contract: subject.contract?.name ?? null,
      reference: request.reference,
    },
  })
}

/** A request after a step, with what it concerns. */
export interface Notified {
  readonly request: RequestRow
  readonly subject: Subject
  /** The step's position in the history of the request. */
  readonly position: number
}

/** Who is notified of a step. */
export interface Notifications {
  /** Undefined if the retailer's systems made the step themselves. */
  readonly event: OutboxType | undefined
  /** False where another mail, or a step that follows at once, says it. */
  readonly customer: boolean
  /** Whether the office tells it too. */
  readonly office?: boolean
  readonly notices?: readonly Notice[]
}

/** Steps of which the retailer's systems get an event: those that they did not make themselves. */
const OUTBOX: Readonly<Partial<Record<RequestEvent, OutboxType>>> = {
  sign: 'request.signed',
  withdraw: 'request.withdrawn',
  expire: 'request.expired',
}

/** Who moves a request without its owner being there. */
const TELLABLE: readonly RequestActor[] = ['retailer', 'system']

/** Tells the account that asked, or the customer's own where another asked for it, in the office, where its request stands now. */
async function tellOwner(
  db: Db,
  services: Pick<Services, 'clock' | 'failPoint'>,
  { request, subject: { contract }, position }: Notified,
) {
  const { account_id, customer_id: customerId } = request
  const actor = await getActor(db, { accountId: account_id, customerId })
  const accountId = actor.isDelegate ? (await findOwnAccount(db, customerId))?.id : account_id
  if (accountId === undefined) return
  await tell(db, services, [
    {
      accountId,
      customerId: request.customer_id,
      key: `request:${request.reference}:${position}`,
      contract: contract && { id: contract.id, name: contract.name },
      about: {
        kind: 'request',
        request_id: request.id,
        procedure: procedureOf(request),
        state: request.state,
      },
    },
  ])
}

/** Whom a step of a request is told: the one place that says so, but for its submission. */
export function notificationsOf(
  request: RequestRow,
  step: { readonly event: RequestEvent; readonly actor: RequestActor },
  { quiet, event }: { readonly quiet: boolean; readonly event?: OutboxType | undefined },
): Notifications {
  // Only the retailer's systems hear of a part: the customer knows the joint request.
  const unsaid = quiet || request.joint_id !== null
  return {
    event: isJoint(request) ? undefined : (event ?? OUTBOX[step.event]),
    customer: !unsaid,
    office: !unsaid && TELLABLE.includes(step.actor),
  }
}

/** Queues the retailer's event and the mails of a step, in its transaction; jobs deliver them after the commit. */
export async function notify(
  db: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'failPoint'>,
  notified: Notified,
  { event, customer, office = false, notices = [] }: Notifications,
): Promise<void> {
  if (event) await notifyRetailer(db, services, event, notified)
  await services.failPoint?.('retailer-notified')
  if (customer) await notifyCustomer(db, services, notified)
  for (const notice of notices) await sendNotice(db, services, notified, notice)
  const woken: readonly JobName[] = [
    ...(event ? (['outbox'] as const) : []),
    ...(customer || notices.length > 0 ? (['mails'] as const) : []),
  ]
  await services.jobs?.wake(db, ...woken)
  await services.failPoint?.('customer-notified')
  if (office) await tellOwner(db, services, notified)
}
