import { needsDistributor, waitsFor, type ProcedureName } from '@endoll/domain/procedures/procedure-name.ts'
import { openStates } from '@endoll/domain/procedures/request-state.ts'
import type { ContractRow } from '../../../platform/access.ts'
import type { Db } from '../../../platform/db/open.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Asking } from '../../../platform/http/asking.ts'
import { sha256 } from '../../../platform/sha256.ts'
import type { RequestRow } from '../request.ts'
import { lockAccount, readSubject, subjectOf, type Subject } from '../subject.ts'

/** A change that may be checked and written: nothing else of its kind is under way, and what it concerns is locked. */
export interface Opened {
  readonly asking: Asking
  readonly procedure: ProcedureName
  readonly subject: Subject
  /** Of the body, to compare it with what comes under the same key. */
  readonly bodyHash: Buffer
  /** The request that the same call made before; then there is nothing to write. */
  readonly earlier: RequestRow | undefined
}

/** The request of the same key. Throws `key_reused` if the key came with something else. */
async function findEarlier(
  db: Db,
  { caller, key }: Asking,
  asked: { readonly procedure: ProcedureName; readonly contractId: number | null; readonly bodyHash: Buffer },
): Promise<RequestRow | undefined> {
  if (key === undefined) return undefined
  const row = await db
    .selectFrom('request')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const same =
    row.procedure === asked.procedure &&
    row.contract_id === asked.contractId &&
    row.asked_hash.equals(asked.bodyHash)
  if (!same) throw new Failure('key_reused')
  return row
}

/** An open request of the contract, or the joint one of a part, that a change by this procedure has to wait for. */
export function findOpenRequest(db: Db, contractId: number, procedure: ProcedureName) {
  const own = [procedure, ...waitsFor(procedure)]
  return db
    .selectFrom('request')
    .leftJoin('request as joint', 'joint.id', 'request.joint_id')
    .select(({ fn }) => [
      fn.coalesce('joint.id', 'request.id').as('id'),
      fn.coalesce('joint.reference', 'request.reference').as('reference'),
    ])
    .where('request.contract_id', '=', contractId)
    .where('request.state', 'in', [...openStates])
    .where((expression) =>
      needsDistributor(procedure)
        ? expression.or([
            expression('request.needs_distributor', '=', true),
            expression('request.procedure', 'in', own),
          ])
        : expression('request.procedure', 'in', own),
    )
    .orderBy('request.id')
    .executeTakeFirst()
}

/**
 * Opens a change of a contract that the caller has locked with `lockOwnContract`. Throws `process_running` with the
 * open request where a second change has to wait.
 */
export async function openContractChange(
  db: Db,
  asking: Asking,
  { procedure, contract, body }: { procedure: ProcedureName; contract: ContractRow; body: object },
): Promise<Opened> {
  const bodyHash = sha256(JSON.stringify(body))
  const earlier = await findEarlier(db, asking, { procedure, contractId: contract.id, bodyHash })
  const open = earlier ? undefined : await findOpenRequest(db, contract.id, procedure)
  if (open) throw new Failure('process_running', { about: { request: open } })
  const subject = await readSubject(db, asking.caller, contract)
  return { asking, procedure, subject, bodyHash, earlier }
}

/**
 * Opens a change of the account, or of several contracts, and locks the account. Whoever acts in some contracts alone asks
 * for one at a time: what is asked for all of them is the customer's.
 */
export async function openAccountChange(
  db: Db,
  asking: Asking,
  { procedure, body }: { procedure: ProcedureName; body: object },
): Promise<Opened> {
  if (asking.caller.contracts) throw new Failure('delegation_refused')
  const bodyHash = sha256(JSON.stringify(body))
  const subject = subjectOf(await lockAccount(db, asking.caller), null)
  const earlier = await findEarlier(db, asking, { procedure, contractId: null, bodyHash })
  return { asking, procedure, subject, bodyHash, earlier }
}
