import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/sips.ts'
import { leftOutReasons } from '@endoll/api/requests.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { lockOwnContract, ownContracts, type ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import {
  findOpenRequest,
  openAccountChange,
  openContractChange,
  type Opened,
} from '../requests/operations/open.ts'
import {
  jointSubmissionOf,
  submitChange,
  submitJointChange,
  submittedOf,
  type Change,
  type LeftOut,
} from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'

type Body = BodyOf<typeof api.optOutOfSips>
type Reply = ReplyInput<typeof api.optOutOfSips>

/** So many contracts are locked by one call at most; whoever has more is told to ask for them otherwise. */
const mostContracts = 500

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
  if (rows.length === mostContracts) throw invalidFields({ noCesionSelection: ['not_valid'] })
  return rows.map((row) => row.id)
}

function isLeftOut(error: unknown): error is Failure & { readonly code: LeftOut['error'] } {
  return error instanceof Failure && (leftOutReasons as readonly string[]).includes(error.code)
}

/** What a locked contract opts out with, or the request that the same call made before; undefined where it has it already. Throws what forbids it. */
async function openOptOut(
  db: Db,
  asking: Asking,
  { row, body }: { readonly row: ContractRow; readonly body: Body },
): Promise<Opened | undefined> {
  const opened = await openContractChange(db, asking, { procedure: 'sips', contract: row, body })
  if (opened.earlier) return opened
  const refusal = findModificationRefusal(
    { state: row.state, atrAvailable: row.atr_available },
    { needsDistributor: true },
  )
  if (refusal) throw new Failure(refusal)
  // Asked for elsewhere: the retailer's file says so.
  if (row.no_cession_sips === 'requested') throw new Failure('process_running')
  return row.no_cession_sips === 'active' ? undefined : opened
}

/** Whether a deployment offers the opt-out for a contract that the caller has named. */
async function lockAsked(db: Db, services: Services, { caller }: Asking, name: string): Promise<ContractRow> {
  const row = await lockOwnContract(db, caller, { name })
  if (!kindsOffered('sips', services.deployment.switches).includes(row.kind)) throw notFound()
  return row
}

function optOutOf(
  { name, cups }: Pick<ContractRow, 'name' | 'cups'>,
  { noCesionSelection: selection }: Body,
): Change<'sips'> {
  return {
    submission: { procedure: 'sips', contract: name, cups, no_cession_sips: 'active', selection },
    changes: { no_cession_sips: 'active' },
  }
}

/** The opt-out of the contract that was named. */
function optOutOfOne(services: Services, asking: Asking, name: string, body: Body): Promise<Reply> {
  return inTransaction(services, async (db) => {
    const row = await lockAsked(db, services, asking, name)
    const opened = await openOptOut(db, asking, { row, body })
    if (!opened) throw invalidFields({ noCesionSelection: ['same_value'] })
    const submitted = opened.earlier
      ? submittedOf(opened.earlier)
      : await submitChange(db, services, opened, optOutOf(row, body))
    return { ...submitted.reply, contracts: [name], left_out: [] }
  })
}

/** The opt-outs of the caller's contracts that can take it, each locked, and those that have to wait. */
async function openEach(db: Db, asking: Asking, asked: ContractRow, body: Body) {
  const opened: { readonly row: ContractRow; readonly change: Opened }[] = []
  const leftOut: LeftOut[] = []
  for (const id of [asked.id, ...(await othersOf(db, asking, asked))]) {
    const row = id === asked.id ? asked : await lockOwnContract(db, asking.caller, { id: String(id) })
    try {
      const change = await openOptOut(db, { ...asking, key: undefined }, { row, body })
      if (change) opened.push({ row, change })
    } catch (error) {
      if (!isLeftOut(error)) throw error
      leftOut.push({ contract: row.name, error: error.code })
    }
  }
  return { opened, leftOut }
}

/** One request for every contract that can take it, with a part for each: all of it is there, or nothing. */
function optOutOfAll(services: Services, asking: Asking, name: string, body: Body): Promise<Reply> {
  return inTransaction(services, async (db) => {
    // The account first, as steps of a joint request lock it.
    const joint = await openAccountChange(db, asking, { procedure: 'sips', body: { name, ...body } })
    if (joint.earlier) {
      const { contracts, left_out } = jointSubmissionOf(joint.earlier)
      return { ...submittedOf(joint.earlier).reply, contracts: [...contracts], left_out: [...left_out] }
    }
    const asked = await lockAsked(db, services, asking, name)
    const { opened, leftOut } = await openEach(db, asking, asked, body)
    if (opened.length === 0) {
      const [refused] = leftOut
      if (!refused) throw invalidFields({ noCesionSelection: ['same_value'] })
      const open = await findOpenRequest(db, asked.id, 'sips')
      throw new Failure(refused.error, open ? { about: { request: open } } : {})
    }
    const contracts = opened.map(({ row }) => row.name)
    const { reply } = await submitJointChange(db, services, joint, {
      submission: {
        procedure: 'sips',
        contracts,
        cups: opened.map(({ row }) => row.cups),
        no_cession_sips: 'active',
        selection: 'all',
        left_out: leftOut.map(({ contract, error }) => `${contract} ${error}`),
      },
      parts: opened.map(({ row, change }) => ({ opened: change, change: optOutOf(row, body) })),
    })
    return { ...reply, contracts, left_out: leftOut }
  })
}

export function sipsModule(services: Services): ApiModule {
  return implement('procedures', api, {
    optOutOfSips: (call) => {
      const optOut = call.body.noCesionSelection === 'all' ? optOutOfAll : optOutOfOne
      return optOut(services, askingOf(call), call.params.name, call.body)
    },
  })
}
