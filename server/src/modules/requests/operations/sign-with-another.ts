import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import { signLocked, isWaiting, type Evidence } from '../signature/sign.ts'
import { findSignature } from '../signature/signature-row.ts'
import { lockRequest } from '../unscoped-requests.ts'

/**
 * Signs a request by what its customer has signed already, which named it: the evidence says where that is kept. In the
 * caller's transaction; one that waits for no signature is left as it is.
 */
export async function signWithAnother(
  db: Db,
  services: Services,
  requestId: number,
  evidence: Evidence,
): Promise<void> {
  const { request } = await lockRequest(db, requestId)
  const signature = await findSignature(db, services.clock.nowMs(), request.id)
  if (!signature || !isWaiting(request, signature)) return
  await signLocked(db, services, { request, signature, evidence, why: 'code' })
}
