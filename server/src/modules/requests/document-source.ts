import { sql } from 'kysely'
import type { PaperSource } from '../../documents/request/request-document.ts'
import type { Db } from '../../platform/db/open.ts'
import { supplyAddress } from '../../platform/supply-address.ts'
import { readContract } from '../../platform/unscoped-contracts.ts'
import { procedureOf, submissionOf, type RequestRow } from './request.ts'
import { changedValues } from './request-wire.ts'

/** What the documents of a request show, as it was kept when the request was submitted. */
export async function readDocumentSource(db: Db, request: RequestRow): Promise<PaperSource> {
  const submission = submissionOf(request)
  const contract = request.contract_id === null ? null : await readContract(db, request.contract_id)
  const { submitted_day, customer_name, customer_nif, email } = await db
    .selectFrom('request')
    .innerJoin('customer', 'customer.id', 'request.customer_id')
    .innerJoin('account', 'account.id', 'request.account_id')
    .select([
      sql<string>`(request.submitted_at at time zone 'Europe/Madrid')::date`.as('submitted_day'),
      'customer.name as customer_name',
      'customer.nif as customer_nif',
      'account.email',
    ])
    .where('request.id', '=', request.id)
    .executeTakeFirstOrThrow()
  const signature = await db
    .selectFrom('signature')
    .select([
      'provider',
      'document_hash',
      sql<string | null>`to_char(signed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI')`.as('signed'),
    ])
    .where('request_id', '=', request.id)
    .executeTakeFirst()
  const mandate = submission['mandate_reference']
  return {
    reference: request.reference,
    procedure: procedureOf(request),
    state: request.state,
    submittedDay: submitted_day,
    dueDay: request.due_day,
    effectiveDay: request.effective_day,
    reasonCode: request.reason_code,
    reasonText: request.reason_text,
    customer: { name: customer_name, nif: customer_nif, email },
    contract: contract && {
      name: contract.name,
      cups: contract.cups,
      address: supplyAddress(contract),
      payer: contract.payer_name,
      payerNif: contract.payer_nif,
      distributor: contract.distributor_name,
    },
    changes: changedValues(request),
    mandateReference: typeof mandate === 'string' ? mandate : null,
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
