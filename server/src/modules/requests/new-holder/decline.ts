import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { moveRequest } from '../move.ts'
import type { RequestRow } from '../request.ts'

/** The new holder does not want the contract: the request is over. In the caller's transaction. */
export function declineLocked(
  transaction: Db,
  services: Services,
  request: Pick<RequestRow, 'id'>,
): Promise<RequestRow> {
  return moveRequest(transaction, services, request.id, {
    event: 'withdraw',
    actor: 'system',
    why: 'declined',
    reasonCode: 'new_holder_declined',
  })
}
