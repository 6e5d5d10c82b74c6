import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { readPartsLeft } from '../batteries/queries.ts'

/** What who leaves a contract signs of its virtual batteries: the cents left there, and the rule that says what becomes of them. */
export async function batteryLeft(
  db: Db,
  { deployment }: Pick<Services, 'deployment'>,
  contract: Pick<ContractRow, 'id' | 'customer_id'>,
) {
  const cents = await readPartsLeft({ db, deployment }, contract)
  return cents > 0 ? { battery_left_cents: cents, battery_rule: deployment.leavingBattery } : {}
}
