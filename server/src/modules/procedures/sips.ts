import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/sips.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { lockOwnContract, ownContracts, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { findOpenRequest, openContractChange } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Submitted } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'

type Body = BodyOf<typeof api.optOutOfSips>
type Reply = ReplyInput<typeof api.optOutOfSips>

/** So many contracts are locked by one call at most; who has more asks for them one by one. */
const mostContracts = 100

/** Ids of the caller's electricity contracts that might opt out. Locked later, in this order. */
async function othersOf(db: Db, { caller }: Asking, { id }: Pick<ContractRow, 'id'>) {
  const rows = await ownContracts(db, caller)
    .select('contract.id')
    .where('kind', '=', 'electricity')
    .where('no_cession_sips', '=', 'unactive')
    .where('contract.id', '<>', id)
    .where('state', '=', 'activa')
    .orderBy('contract.id')
    .limit(mostContracts)
    .execute()
  return rows.map((row) => row.id)
}

/** One call makes a request for each contract, each with a key of its own. */
function keyed(asking: Asking, { id }: Pick<ContractRow, 'id'>): Asking {
  return { ...asking, key: asking.key === undefined ? undefined : `${asking.key}:${id}` }
}

/** Requests the opt-out of one locked contract; undefined where it has it already. Throws what forbids it. */
async function optOut(
  db: Db,
  services: Services,
  asking: Asking,
  { row, body }: { readonly row: ContractRow; readonly body: Body },
): Promise<Submitted | undefined> {
  const opened = await openContractChange(db, keyed(asking, row), { procedure: 'sips', contract: row, body })
  if (opened.earlier) return submittedOf(opened.earlier)
  const refusal = findModificationRefusal(
    { state: row.state, atrAvailable: row.atr_available },
    { needsDistributor: true },
  )
  if (refusal) throw new Failure(refusal)
  // Asked for elsewhere: the retailer's file says so.
  if (row.no_cession_sips === 'requested') throw new Failure('process_running')
  if (row.no_cession_sips === 'active') return undefined
  return submitChange(db, services, opened, {
    submission: {
      procedure: 'sips',
      contract: row.name,
      cups: row.cups,
      no_cession_sips: 'active',
      selection: body.noCesionSelection,
    },
    changes: { no_cession_sips: 'active' },
  })
}

function isLeftOut(error: unknown): error is Failure & { readonly code: (typeof api.sipsRefusals)[number] } {
  return error instanceof Failure && (api.sipsRefusals as readonly string[]).includes(error.code)
}

/** Every contract's opt-out in one transaction: all requests are there, or none. */
function optOutOfSips(services: Services, asking: Asking, name: string, body: Body): Promise<Reply> {
  return inTransaction(services, async (db) => {
    const asked = await lockOwnContract(db, asking.caller, { name })
    if (!kindsOffered('sips', services.deployment.switches).includes(asked.kind)) throw notFound()
    const all = body.noCesionSelection === 'all'
    const others = all ? await othersOf(db, asking, asked) : []
    const requests: Reply['requests'] = []
    const left_out: Reply['left_out'] = []
    let waiting = false
    for (const id of [asked.id, ...others]) {
      const row = id === asked.id ? asked : await lockOwnContract(db, asking.caller, { id: String(id) })
      try {
        const submitted = await optOut(db, services, asking, { row, body })
        if (!submitted) continue
        waiting ||= submitted.reply.waiting_for_signature
        requests.push({ ...submitted.reply.request, contract: row.name })
      } catch (error) {
        // Only what was asked for by name stops the others: these wait until theirs is possible.
        if (!all || !isLeftOut(error)) throw error
        left_out.push({ contract: row.name, error: error.code })
      }
    }
    const [first] = requests
    const [refused] = left_out
    if (!first && refused) {
      const open = await findOpenRequest(db, asked.id, 'sips')
      throw new Failure(refused.error, open ? { about: { request: open } } : {})
    }
    if (!first) throw invalidFields({ noCesionSelection: ['same_value'] })
    const { id, reference } = first
    return { waiting_for_signature: waiting, request: { id, reference }, requests, left_out }
  })
}

export function sipsModule(services: Services): ApiModule {
  return implement('procedures', api, {
    optOutOfSips: (call) => optOutOfSips(services, askingOf(call), call.params.name, call.body),
  })
}
