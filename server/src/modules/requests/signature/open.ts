import { randomUUID } from 'node:crypto'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { dayStartMs } from '@endoll/domain/time/madrid.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Services } from '../../../platform/services.ts'
import type { RequestRow } from '../request.ts'
import { mailLink } from './link.ts'

/**
 * Two people agree to a change of holder: nothing else says that both did. Another product obliges to pay other prices.
 */
function isAlwaysSigned(procedure: string): boolean {
  return procedure === 'change_holder' || procedure === 'change_product'
}

/** Whether this deployment wants requests of this procedure signed. */
export function isSigned(
  { deployment }: Pick<Services, 'deployment'>,
  { procedure }: Pick<RequestRow, 'procedure'>,
): boolean {
  return isAlwaysSigned(procedure) || (deployment.signedProcedures as readonly string[]).includes(procedure)
}

export interface Signing {
  readonly request: RequestRow
  /** A new e-mail address is not signed for, but confirmed by a link that goes there. */
  readonly confirmation: { readonly to: string } | undefined
  /** Another request's link confirms the address. */
  readonly waitsForEmail: boolean
}

/** Starts the time in which a request has to be signed, or its link followed. The document is made when it is read. */
export async function openSignature(
  db: Db,
  services: Services,
  { request, confirmation, waitsForEmail }: Signing,
): Promise<{ readonly lastDay: Day }> {
  const { deployment } = services
  const lastDay = addDays(todayOf(services), deployment.signature.days)
  const id = randomUUID()
  await db
    .insertInto('signature')
    .values({
      id,
      request_id: request.id,
      provider: confirmation || waitsForEmail ? 'confirmation' : deployment.signature.provider,
      expires_at: at(dayStartMs(addDays(lastDay, 1), 'Europe/Madrid')),
    })
    .execute()
  if (confirmation) {
    const signature = { id, link_sent: 0 }
    await mailLink(db, services, { request, signature, to: confirmation.to, lastDay })
  }
  return { lastDay }
}
