import type { Locale } from '@endoll/api/language.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { sql, type Selectable } from 'kysely'
import { queueMail } from '../../../mails/queue-mail.ts'
import { todayOf } from '../../../platform/clock.ts'
import { at } from '../../../platform/db/at.ts'
import type { ContractDraftTable } from '../../../platform/db/schema.generated.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import { withContractOfDraft } from '../../../platform/unscoped-contracts.ts'
import { submissionOf } from '../draft.ts'
import { signerOfDraft } from './draft-signature.ts'

const mostAtOnce = 50

/** A supply that began longer ago is not told: it had begun before this was watched. */
const toldDays = 14

/**
 * Mails whoever signed a new contract, once, that its supply has begun: what the page and the mail of the signature promise.
 * It has where the retailer's file has the contract of the same supply and holder active, from a day since the signature.
 */
export async function tellActiveContracts(services: Services): Promise<void> {
  const today = todayOf(services)
  await transact(services.db, async (db) => {
    const { rows: begun } = await sql<Selectable<ContractDraftTable> & { readonly since: Day }>`
      select draft.*, contract.start_day as since
        from contract_draft draft
        join contract_draft_signature signature on signature.draft_id = draft.id
        ${withContractOfDraft}
       where draft.state = 'signed' and draft.told_active_at is null and contract.state = 'activa'
         and contract.start_day between ${addDays(today, -toldDays)} and ${today}
         and contract.start_day >= (signature.signed_at at time zone 'Europe/Madrid')::date
       order by draft.created_at limit ${mostAtOnce}
         for update of draft skip locked`.execute(db)
    for (const { since, ...draft } of begun) {
      const { lead, product } = submissionOf(draft)
      const { known, address: to } = await signerOfDraft({ ...services, db }, draft)
      if (to !== null) {
        await queueMail(db, services, {
          key: `contract-active:${draft.reference}`,
          template: 'new_contract',
          locale: (lead.commsLanguage ?? draft.locale) as Locale,
          to,
          data: {
            about: 'active',
            reference: draft.reference,
            customer: known?.name ?? null,
            product: product.name,
            cups: lead.cups.name,
            draft: draft.id,
            since,
          },
        })
      }
      await db
        .updateTable('contract_draft')
        .set({ told_active_at: at(services.clock.nowMs()) })
        .where('id', '=', draft.id)
        .execute()
    }
  })
}
