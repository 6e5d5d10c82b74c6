import { needsDistributor, type ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import type { ContractChanges } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { submissionHash } from './canonical.ts'
import { stepLocked, writeEvent, type Step } from './move.ts'
import type { Asking, Submitted } from './operations.ts'
import { newReference } from './reference.ts'
import { changesOf, type AccountChanges, type Prepared, type RequestRow } from './request.ts'
import { isSigned, openSignature } from './signature/open.ts'
import type { Subject } from './subject.ts'
import { tellCustomer, tellOldAddress, tellRetailer } from './told.ts'

function submittedOf(request: RequestRow): Submitted {
  return {
    id: request.id,
    reference: request.reference,
    state: request.state,
    changes: changesOf(request),
  }
}

/** What was made of the same sending before. Throws `key_reused` where the key came with something else. */
export async function findSent(
  db: Db,
  asking: Asking,
  asked: { readonly procedure: ProcedureName; readonly contractId: number | null; readonly hash: Buffer },
): Promise<Submitted | undefined> {
  if (asking.key === undefined) return undefined
  const row = await db
    .selectFrom('request')
    .selectAll()
    .where('account_id', '=', asking.caller.accountId)
    .where('idempotency_key', '=', asking.key)
    .executeTakeFirst()
  if (!row) return undefined
  const same =
    row.procedure === asked.procedure &&
    row.contract_id === asked.contractId &&
    row.asked_hash.equals(asked.hash)
  if (!same) throw new Failure('key_reused')
  return submittedOf(row)
}

export interface Writing {
  readonly asking: Asking
  readonly procedure: ProcedureName
  readonly hash: Buffer
  readonly subject: Subject
  readonly prepared: Prepared<ContractChanges | AccountChanges>
}

async function insertRequest(db: Db, services: Services, writing: Writing): Promise<RequestRow> {
  const { asking, procedure, hash, subject, prepared } = writing
  const before: Readonly<Record<string, unknown>> = { ...(subject.contract ?? subject.account) }
  const stood = Object.fromEntries(
    Object.keys(prepared.changes).map((field) => [field, before[field] ?? null]),
  )
  const reference = newReference()
  return db
    .insertInto('request')
    .values({
      reference,
      customer_id: asking.caller.customerId,
      account_id: asking.caller.accountId,
      contract_id: subject.contract?.id ?? null,
      contract_name: subject.contract?.name ?? null,
      procedure,
      state: 'submitted',
      needs_distributor: needsDistributor(procedure),
      submission: JSON.stringify(prepared.submission),
      submission_hash: submissionHash(prepared.submission),
      changes: JSON.stringify(prepared.changes),
      before: JSON.stringify(stood),
      idempotency_key: asking.key ?? `none:${reference}`,
      asked_hash: hash,
      locale: asking.locale ?? subject.account.locale,
      submitted_at: at(services.clock.nowMs()),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What happens to a request as soon as it is written. */
function firstStep(services: Services, request: RequestRow, confirmed: boolean): Step {
  const actor = 'system'
  if (confirmed || isSigned(services, request)) return { event: 'ask_signature', actor }
  return { event: request.needs_distributor ? 'send' : 'apply', actor }
}

/** Request, history, effect and everything that is told of it: all of it is written, or nothing. */
export async function writeRequest(db: Db, services: Services, writing: Writing): Promise<Submitted> {
  const { subject, prepared } = writing
  const written = await insertRequest(db, services, writing)
  await writeEvent(db, written, {
    event: 'submit',
    from: null,
    to: 'submitted',
    actor: 'customer',
    nowMs: services.clock.nowMs(),
    why: '',
  })
  await services.failPoint?.('request-written')
  const step = firstStep(services, written, prepared.confirmation !== undefined)
  const waits = step.event === 'ask_signature'
  const signature = waits
    ? await openSignature(db, services, { request: written, subject, confirmation: prepared.confirmation })
    : undefined
  const { request, position } = await stepLocked(
    db,
    services,
    { request: written, subject },
    signature ? { ...step, dueDay: signature.lastDay } : step,
  )
  await tellRetailer(db, services, { type: 'request.submitted', request, subject })
  await services.failPoint?.('told-retailer')
  // Who has to follow a link is told by the mail that carries it.
  if (!prepared.confirmation) await tellCustomer(db, services, { request, subject, position })
  for (const notice of prepared.notices ?? [])
    await tellOldAddress(db, services, { request, subject, notice })
  await services.failPoint?.('told-customer')
  return submittedOf(request)
}
