// Reads and writes by a contract's id, whoever's it is. For files that were given a request which names the contract;
// .dependency-cruiser.mjs lists them, and no routes or queries are among them.
import type { ContractRow } from './access.ts'
import type { Db } from './db/open.ts'
import { Failure } from './http/failure.ts'
import type { ContractChanges } from './procedures.ts'

/** The database shows a customer's call no contract that is another's by now: all is over for its request. */
function anothers() {
  return new Failure('request_ended')
}

/** The contract that a request names, locked until the transaction ends. */
export function lockContract(db: Db, id: number): Promise<ContractRow> {
  return db
    .selectFrom('contract')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(anothers)
}

/** The contract that a request names. */
export function readContract(db: Db, id: number): Promise<ContractRow> {
  return db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow(anothers)
}

/** Sets columns of a contract that this transaction has locked. */
export async function changeContract(db: Db, id: number, changes: ContractChanges): Promise<void> {
  await db.updateTable('contract').set(changes).where('id', '=', id).execute()
}

/** Names of contracts by id, whoever's they are. */
export async function readContractNames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('contract')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, 0])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
