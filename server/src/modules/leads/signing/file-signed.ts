import { isLocale, languageOf } from '@endoll/api/language.ts'
import { sql } from 'kysely'
import { keptConditions } from '../../../documents/general-conditions.ts'
import { at } from '../../../platform/db/at.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import { fileDocument } from '../../../documents/file-document.ts'
import { withContractOfDraft } from '../../../platform/unscoped-contracts.ts'
import { texts } from '../../../texts.ts'

const mostAtOnce = 50

interface Signed {
  readonly id: string
  readonly reference: string
  readonly locale: string
  readonly contract_id: number
  readonly document: Buffer
  readonly conditions_hash: Buffer | null
  readonly day: string
}

/**
 * Lays what was signed, with its general conditions, among the documents of the contract that the retailer's file has
 * brought meanwhile: to be read there for as long as the contract is (Ley 56/2007 art. 2.1.b). Of the same supply and holder.
 */
export async function fileSignedContracts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await transact(db, async (transaction) => {
    const { rows: signed } = await sql<Signed>`
      select draft.id, draft.reference, draft.locale, contract.id as contract_id, signature.document,
             signature.conditions_hash,
             -- Whoever has taken a contract over sees nothing of before.
             greatest((signature.signed_at at time zone 'Europe/Madrid')::date, contract.held_from) as day
        from contract_draft draft
        join contract_draft_signature signature on signature.draft_id = draft.id
        ${withContractOfDraft}
       where draft.state = 'signed' and draft.filed_at is null
       order by draft.created_at limit ${mostAtOnce}
         for update of draft skip locked`.execute(transaction)
    for (const { id, reference, locale, contract_id: contractId, day, document, conditions_hash } of signed) {
      const { filed } = texts[languageOf(isLocale(locale) ? locale : 'es')].newContract
      const common = { contractId, day, category: filed.category }
      await fileDocument(transaction, {
        ...common,
        name: filed.contract,
        filename: `${reference}-contract.pdf`,
        content: document,
      })
      if (conditions_hash) {
        const content = await keptConditions(transaction, conditions_hash)
        await fileDocument(transaction, {
          ...common,
          name: filed.conditions,
          filename: `${reference}-conditions.pdf`,
          content,
        })
      }
      await transaction
        .updateTable('contract_draft')
        .set({ filed_at: at(clock.nowMs()) })
        .where('id', '=', id)
        .execute()
    }
  })
}
