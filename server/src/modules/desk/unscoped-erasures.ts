import { sql } from 'kysely'
import type { DeskErasure } from '@endoll/api/desk-privacy.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { Failure, notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { answerRequest } from '../requests/operations/answer.ts'
import { writeLine } from './log.ts'
import type { Doer } from './look.ts'

const mostListed = 100

type Answer = NonNullable<DeskErasure['proposal']>['answer']

function unanswered(db: Db) {
  return db.selectFrom('request').where('procedure', '=', 'erasure').where('state', '=', 'sent')
}

/** Requests to erase data that nobody has answered, oldest first. */
async function readErasures(db: Db, { staff: { staffId } }: Doer): Promise<DeskErasure[]> {
  const rows = await unanswered(db)
    .innerJoin('customer', 'customer.id', 'request.customer_id')
    .leftJoin('erasure_answer', 'erasure_answer.request_id', 'request.id')
    .leftJoin('staff', 'staff.id', 'erasure_answer.asked_by')
    .select(['request.reference', 'request.customer_id', 'customer.name as customer'])
    .select(['request.submitted_at', 'request.due_day'])
    .select([
      'erasure_answer.reason_text',
      'erasure_answer.asked_at',
      'staff.name as by',
      'staff.id as by_id',
    ])
    .select(sql<Answer | null>`erasure_answer.answer`.as('answer'))
    .orderBy('request.submitted_at')
    .orderBy('request.id')
    .limit(mostListed)
    .execute()
  return rows.map(({ answer, reason_text, asked_at, by, by_id, ...row }) => ({
    ...row,
    proposal:
      answer === null
        ? null
        : {
            answer,
            reason_text: reason_text ?? '',
            by: by ?? '',
            at: asked_at ?? '',
            is_mine: by_id === staffId,
          },
  }))
}

/** Lists them, once it is written down who looked. */
export async function listErasures(services: Services, doer: Doer): Promise<DeskErasure[]> {
  const { staff, address } = doer
  await writeLine(services, { staffId: staff.staffId, what: 'erasures_listed', address })
  return readErasures(services.db, doer)
}

/** The request of this reference, locked, if nobody has answered it. Throws not-found. */
async function lockUnanswered(db: Db, reference: string) {
  const request = await unanswered(db)
    .select(['id', 'customer_id'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!request) throw notFound()
  return request
}

export interface Proposal {
  readonly reference: string
  readonly answer: Answer
  readonly reason_text: string
}

/** Proposes an answer; false if a colleague was first. Nothing is told to the customer before it is confirmed. */
export function proposeErasure(
  services: Services,
  { staff, address }: Doer,
  { reference, answer, reason_text }: Proposal,
): Promise<boolean> {
  const { staffId } = staff
  return transact(services.db, async (db) => {
    const { id, customer_id: customerId } = await lockUnanswered(db, reference)
    const proposed = await db
      .insertInto('erasure_answer')
      .values({
        request_id: id,
        answer,
        reason_text: answer === 'rejected' ? reason_text : '',
        asked_by: staffId,
        asked_at: at(services.clock.nowMs()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('request_id')
      .executeTakeFirst()
    if (!proposed) return false
    const about = `${reference} ${answer}`
    await writeLine({ ...services, db }, { staffId, what: 'erasure_proposed', customerId, about, address })
    return true
  })
}

/** Takes what a second person says of a proposal; the answer that is to be given, null if it was turned down. */
function takeDecision(
  services: Services,
  { staff, address }: Doer,
  { reference, confirm }: { readonly reference: string; readonly confirm: boolean },
) {
  const { staffId } = staff
  return transact(services.db, async (db) => {
    const { id, customer_id: customerId } = await lockUnanswered(db, reference)
    const proposal = await db
      .selectFrom('erasure_answer')
      .select(['reason_text', 'asked_by', 'decided_by'])
      .select(sql<Answer>`answer`.as('answer'))
      .where('request_id', '=', id)
      .executeTakeFirst()
    if (!proposal) return undefined
    if (proposal.asked_by === staffId) throw new Failure('forbidden')
    // A server that stopped before it answered: what was confirmed is answered now, and not turned down.
    if (proposal.decided_by !== null) return confirm ? proposal : undefined
    if (confirm)
      await db
        .updateTable('erasure_answer')
        .set({ decided_by: staffId, decided_at: at(services.clock.nowMs()) })
        .where('request_id', '=', id)
        .execute()
    else await db.deleteFrom('erasure_answer').where('request_id', '=', id).execute()
    const what = confirm ? 'erasure_confirmed' : 'erasure_turned_down'
    await writeLine({ ...services, db }, { staffId, what, customerId, about: reference, address })
    return confirm ? proposal : null
  })
}

/**
 * A second person confirms a proposal or turns it down; false if there is none. What is confirmed is the retailer's answer to
 * the request, and told as any answer is.
 */
export async function decideErasure(
  services: Services,
  doer: Doer,
  decision: { readonly reference: string; readonly confirm: boolean },
): Promise<boolean> {
  const taken = await takeDecision(services, doer, decision)
  if (taken) {
    const { answer, reason_text } = taken
    const reason = answer === 'rejected' ? { reason_text } : {}
    await answerRequest(services, decision.reference, { answer, ...reason })
  }
  return taken !== undefined
}
