// Reads and writes by a contract's id, whoever's it is. For files that were given a request which names the contract;
// .dependency-cruiser.mjs lists them, and no routes or queries are among them.
import type { ContractRow } from './access.ts'
import type { Db } from './db/open.ts'
import type { ContractChanges } from './procedures.ts'

/** The contract that a request names, locked until the transaction ends. */
export function lockContract(db: Db, id: number): Promise<ContractRow> {
  return db.selectFrom('contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** The contract that a request names. */
export function readContract(db: Db, id: number): Promise<ContractRow> {
  return db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Sets columns of a contract that this transaction has locked. */
export async function changeContract(db: Db, id: number, changes: ContractChanges): Promise<void> {
  await db.updateTable('contract').set(changes).where('id', '=', id).execute()
}
