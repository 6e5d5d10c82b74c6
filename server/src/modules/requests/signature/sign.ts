import type { Db } from '../../../platform/db/open.ts'
import { at } from '../../../platform/db/at.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256, submissionHash } from '../canonical.ts'
import { moveRequest } from '../move.ts'
import type { RequestRow } from '../request.ts'
import type { SignatureRow } from './signature-row.ts'

/** What is kept to show later who signed what, when and how. */
export type Evidence = Readonly<Record<string, string | number | null>>

/**
 * Signs a request that is locked: only if what was submitted and the paper are still those whose hashes were taken.
 * Its evidence is written and the request goes on, in the caller's transaction.
 */
export async function signLocked(
  db: Db,
  services: Services,
  signed: {
    readonly request: RequestRow
    readonly signature: SignatureRow
    readonly evidence: Evidence
    readonly why: string
  },
  { quiet = false }: { readonly quiet?: boolean } = {},
): Promise<RequestRow> {
  const { request, signature, evidence, why } = signed
  const { document, document_hash } = signature
  const submissionStands = submissionHash(request.submission).equals(request.submission_hash)
  const paperStands = document ? document_hash !== null && sha256(document).equals(document_hash) : true
  if (!submissionStands || !paperStands) throw new Error('a request is not what was written down')
  const nowMs = services.clock.nowMs()
  const sheet: Evidence = {
    reference: request.reference,
    provider: signature.provider,
    submission_sha256: request.submission_hash.toString('hex'),
    document_sha256: document_hash?.toString('hex') ?? null,
    ...evidence,
  }
  await db
    .updateTable('signature')
    .set({ signed_at: at(nowMs), evidence: JSON.stringify(sheet) })
    .where('id', '=', signature.id)
    .execute()
  return moveRequest(db, services, request.id, { event: 'sign', actor: 'signature', why }, { quiet })
}

/** Nothing is signed that has ended, or whose time is over though nobody has ended it yet. */
export function requireWaiting(request: RequestRow, signature: SignatureRow): void {
  if (request.state !== 'waiting_signature' || signature.over) throw new Failure('request_ended')
}
