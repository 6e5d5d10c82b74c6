import type { Db } from '../platform/db/open.ts'

let claims = 0

/** An open claim of the customer who has an invoice's contract, which holds up all that is owed of it. Returns its id. */
export async function addClaim(db: Db, invoiceId: number): Promise<number> {
  const owed = await db
    .selectFrom('invoice')
    .innerJoin('contract', 'contract.id', 'invoice.contract_id')
    .innerJoin('account', 'account.customer_id', 'contract.customer_id')
    .select(['contract.id', 'contract.customer_id', 'account.id as account_id'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('crm_case')
    .values({
      reference: `CLAI-${String(++claims).padStart(4, '0')}`,
      customer_id: owed.customer_id,
      account_id: owed.account_id,
      contract_id: owed.id,
      contract_name: 'C',
      cups: 'ES',
      supply: 'electricity',
      claim_type: '02',
      claim_subtype: '008',
      answer_due_day: '2026-12-01',
      pauses: 'contract',
      subject: 'Factura',
      state: 'open',
      locale: 'es',
      opened_at: '2026-11-20T10:00:00Z',
      updated_at: '2026-11-20T10:00:00Z',
      idempotency_key: `a-claim-key-${claims}`,
      asked_hash: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
