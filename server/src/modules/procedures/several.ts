import type { FieldErrors } from '@endoll/api/errors.ts'
import { leftOutReasons } from '@endoll/api/requests.ts'
import { mostContracts } from '@endoll/api/procedures/several.ts'
import { lockOwnContract, ownContracts, type ContractRow, type Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { Failure, invalidFields } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { findOpenRequest, type Opened } from '../requests/operations/open.ts'
import {
  jointSubmissionOf,
  submitJointChange,
  submittedOf,
  type Change,
  type LeftOut,
  type Submitted,
} from '../requests/operations/submit.ts'

/** What the call replies: the request, and the contracts that it is of and not of. */
type Reply = Submitted['reply'] & { readonly contracts: string[]; readonly left_out: LeftOut[] }

/** What is asked for every contract of the caller that can take it, begun at one of them. */
interface AskedForAll {
  /** The contract that was named, locked. */
  readonly asked: ContractRow
  readonly kinds: readonly ContractRow['kind'][]
  /** A locked contract with its change; undefined if it has what is asked for. Throws what forbids it. */
  readonly open: (row: ContractRow) => Promise<Opened | undefined>
  readonly changeOf: (row: ContractRow) => Change
  /** What is signed for all: contracts, CUPS, those left out, and who else is told. */
  readonly jointOf: (rows: readonly ContractRow[]) => Promise<Pick<Change, 'submission' | 'notices'>>
  /** What is wrong where every contract has what is asked for. */
  readonly same: FieldErrors
  /** The field that says that it is for all. */
  readonly field: string
}

/** Ids of the caller's other active contracts of these kinds, in the order in which they are locked. */
async function othersOf(db: Db, owner: Owner, { asked, kinds, field }: AskedForAll) {
  const rows = await ownContracts(db, owner)
    .select('contract.id')
    .where('kind', 'in', [...kinds])
    .where('contract.id', '<>', asked.id)
    .where('state', '=', 'activa')
    .orderBy('contract.id')
    .limit(mostContracts)
    .execute()
  if (rows.length === mostContracts) throw invalidFields({ [field]: ['not_valid'] })
  return rows.map(({ id }) => id)
}

function isLeftOut(error: unknown): error is Failure & { readonly code: LeftOut['error'] } {
  return error instanceof Failure && (leftOutReasons as readonly string[]).includes(error.code)
}

/** The contracts that can take it, and those that have to wait. */
async function openEach(db: Db, owner: Owner, all: AskedForAll) {
  const { asked, open, changeOf } = all
  const opened: { readonly row: ContractRow; readonly opened: Opened; readonly change: Change }[] = []
  const leftOut: LeftOut[] = []
  for (const id of [asked.id, ...(await othersOf(db, owner, all))]) {
    const row = id === asked.id ? asked : await lockOwnContract(db, owner, { id: String(id) })
    try {
      const own = await open(row)
      if (own) opened.push({ row, opened: own, change: changeOf(row) })
    } catch (error) {
      if (!isLeftOut(error)) throw error
      leftOut.push({ contract: row.name, error: error.code })
    }
  }
  return { opened, leftOut }
}

/** One request for every contract that can take it, with a part for each: all of it is there, or nothing. */
export async function askForAll(db: Db, services: Services, joint: Opened, all: AskedForAll): Promise<Reply> {
  const { opened, leftOut } = await openEach(db, joint.asking.caller, all)
  if (opened.length === 0) {
    const [refused] = leftOut
    if (!refused) throw invalidFields(all.same)
    const open = await findOpenRequest(db, all.asked.id, joint.procedure)
    throw new Failure(refused.error, open ? { about: { request: open } } : {})
  }
  const rows = opened.map(({ row }) => row)
  const contracts = rows.map(({ name }) => name)
  const { submission, notices } = await all.jointOf(rows)
  const { reply } = await submitJointChange(db, services, joint, {
    submission: {
      ...submission,
      contracts,
      cups: rows.map(({ cups }) => cups),
      left_out: leftOut.map(({ contract, error }) => `${contract} ${error}`),
    },
    parts: opened,
    notices,
  })
  return { ...reply, contracts, left_out: leftOut }
}

/** What a call replies whose joint request the same call made before. */
export function repliedBefore(earlier: Parameters<typeof submittedOf>[0]): Reply {
  const { contracts, left_out } = jointSubmissionOf(earlier)
  return { ...submittedOf(earlier).reply, contracts: [...contracts], left_out: [...left_out] }
}
