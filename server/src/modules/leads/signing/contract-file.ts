import { keptConditions, todaysConditions } from '../../../documents/general-conditions.ts'
import { notFound } from '../../../platform/http/failure.ts'
import type { SentFile } from '../../../platform/http/implement.ts'
import type { Services } from '../../../platform/services.ts'
import { findDraftSignature, getDraft, openDraftSignature } from './draft-signature.ts'

/** The contract that is signed, or was: the same bytes each time. */
export async function openContract(services: Services, id: string): Promise<SentFile> {
  const draft = await getDraft(services.db, id)
  const { document } = await openDraftSignature(services, draft)
  return { name: `${draft.reference}-contract.pdf`, mediaType: 'application/pdf', body: () => document }
}

/** The general conditions of a contract: those that are signed with it, before that those of today; undefined without any. */
export async function findConditions(services: Services, id: string): Promise<SentFile | undefined> {
  const { db, clock, deployment } = services
  const { reference } = await getDraft(db, id)
  const signature = await findDraftSignature(db, clock.nowMs(), { draft: id })
  const kept = signature?.conditions_hash ?? null
  const body = kept
    ? await keptConditions(db, kept)
    : signature
      ? undefined
      : await todaysConditions(deployment)
  return body && { name: `${reference}-conditions.pdf`, mediaType: 'application/pdf', body: () => body }
}

/** The same for a call; throws not-found without any. */
export async function openConditions(services: Services, id: string): Promise<SentFile> {
  const found = await findConditions(services, id)
  if (!found) throw notFound()
  return found
}
