import { sql } from 'kysely'
import type { PaperSource } from '../../documents/request/request-document.ts'
import type { Db } from '../../platform/db/open.ts'
import { readContract } from '../../platform/unscoped-contracts.ts'
import { procedureOf, submissionOf, type RequestRow } from './request.ts'
import { changedValues } from './request-wire.ts'
import { readSubject, requireHolder, type People } from './subject.ts'

/** Kept with the request; one written by an older version beside this one has them in today's rows. */
async function readPeople(db: Db, request: RequestRow): Promise<People> {
  if (request.people !== null) return request.people as People
  const contract = request.contract_id === null ? null : await readContract(db, request.contract_id)
  requireHolder(request, contract)
  return (await readSubject(db, request.account_id, contract)).people
}

/** What the documents of a request show, as it was kept when the request was submitted. */
export async function readDocumentSource(db: Db, request: RequestRow): Promise<PaperSource> {
  const submission = submissionOf(request)
  const people = await readPeople(db, request)
  const { submitted_day } = await db
    .selectFrom('request')
    .select(sql<string>`(submitted_at at time zone 'Europe/Madrid')::date`.as('submitted_day'))
    .where('id', '=', request.id)
    .executeTakeFirstOrThrow()
  const signature = await db
    .selectFrom('signature')
    .select([
      'provider',
      'document_hash',
      sql<string | null>`to_char(signed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI')`.as('signed'),
    ])
    .where('request_id', '=', request.id)
    .where('signer', '=', 'customer')
    .executeTakeFirst()
  const mandate = submission['mandate_reference']
  const peaks = submission['below_peak_accepted'] === true ? submission['measured_peaks_w'] : undefined
  return {
    reference: request.reference,
    procedure: procedureOf(request),
    state: request.state,
    submittedDay: submitted_day,
    dueDay: request.due_day,
    effectiveDay: request.effective_day,
    reasonCode: request.reason_code,
    reasonText: request.reason_text,
    customer: people.customer,
    contract: people.contract && { name: request.contract_name ?? '', ...people.contract },
    changes: changedValues(request),
    mandateReference: typeof mandate === 'string' ? mandate : null,
    withoutWait: submission['no_wait'] === true,
    belowPeaksW: Array.isArray(peaks) ? (peaks as readonly number[]) : null,
    submissionSha256: request.submission_hash.toString('hex'),
    signature: signature?.signed
      ? {
          at: signature.signed,
          provider: signature.provider,
          documentSha256: signature.document_hash?.toString('hex') ?? null,
        }
      : null,
  }
}
