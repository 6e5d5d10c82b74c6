import type { BodyOf, ReplyInput } from '@endoll/api/endpoint.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import * as api from '@endoll/api/procedures/sips.ts'
import { sipsOn } from '@endoll/domain/supply/sips.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { findModificationRefusal } from '@endoll/domain/procedures/modification.ts'
import { lockOwnContract, type ContractRow } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields, notFound } from '../../platform/http/failure.ts'
import { askingOf, type Asking } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openAccountChange, openContractChange, type Opened } from '../requests/operations/open.ts'
import { submitChange, submittedOf, type Change } from '../requests/operations/submit.ts'
import { inTransaction } from '../requests/operations/transaction.ts'
import { readSipsNotes } from '../contracts/queries.ts'
import { askForAll, repliedBefore } from './several.ts'

type Body = BodyOf<typeof api.optOutOfSips>
type Reply = ReplyInput<typeof api.optOutOfSips>

/** What a locked contract opts out with, or the request that the same call made before; undefined if it has it already. Throws what forbids it. */
async function openOptOut(
  db: Db,
  asking: Asking & { readonly today: Day },
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
  const { objection } = sipsOn(await readSipsNotes(db, row.id), asking.today)
  return row.no_cession_sips === 'active' || objection ? undefined : opened
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
    const opened = await openOptOut(db, { ...asking, today: todayOf(services) }, { row, body })
    if (!opened) throw invalidFields({ noCesionSelection: ['same_value'] })
    const submitted = opened.earlier
      ? submittedOf(opened.earlier)
      : await submitChange(db, services, opened, optOutOf(row, body))
    return { ...submitted.reply, contracts: [name], left_out: [] }
  })
}

/** The opt-out of every electricity contract of the caller, as one request. */
function optOutOfAll(services: Services, asking: Asking, name: string, body: Body): Promise<Reply> {
  return inTransaction(services, async (db) => {
    // The account first, as steps of a joint request lock it.
    const joint = await openAccountChange(db, asking, { procedure: 'sips', body: { name, ...body } })
    if (joint.earlier) return repliedBefore(joint.earlier)
    const asked = await lockAsked(db, services, asking, name)
    return askForAll(db, services, joint, {
      asked,
      kinds: ['electricity'],
      open: (row) => openOptOut(db, { ...asking, key: undefined, today: todayOf(services) }, { row, body }),
      changeOf: (row) => optOutOf(row, body),
      jointOf: async () => ({
        submission: { procedure: 'sips', no_cession_sips: 'active', selection: 'all' },
      }),
      same: { noCesionSelection: ['same_value'] },
      field: 'noCesionSelection',
    })
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
