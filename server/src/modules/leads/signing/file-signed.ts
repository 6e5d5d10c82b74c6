import { isLocale, languageOf } from '@endoll/api/language.ts'
import { sql } from 'kysely'
import { keptConditions } from '../../../documents/general-conditions.ts'
import { at } from '../../../platform/db/at.ts'
import type { Db } from '../../../platform/db/open.ts'
import { transact } from '../../../platform/db/transact.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { texts } from '../../../texts.ts'
import { taxIdOf } from './together.ts'

const mostAtOnce = 50

interface Filed {
  readonly contractId: number
  readonly day: string
  readonly name: string
  readonly category: string
  readonly filename: string
  readonly content: Buffer
}

async function file(db: Db, { contractId, day, name, category, filename, content }: Filed): Promise<void> {
  await db
    .insertInto('attachment')
    .values({
      contract_id: contractId,
      reference: `endoll:${filename}`,
      name,
      category_name: category,
      created_day: day,
      filename,
      content,
      content_sha256: sha256(content),
    })
    .onConflict((conflict) => conflict.columns(['contract_id', 'reference']).doNothing())
    .execute()
}

/**
 * Lays what was signed, with its general conditions, among the documents of the contract that the retailer's file has
 * brought meanwhile: to be read there for as long as the contract is (Ley 56/2007 art. 2.1.b). Of the same supply and holder.
 */
export async function fileSignedContracts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await transact(db, async (transaction) => {
    const signed = await transaction
      .selectFrom('contract_draft as draft')
      .innerJoin('contract_draft_signature as signature', 'signature.draft_id', 'draft.id')
      .innerJoin('contract', (join) =>
        join
          .onRef('contract.cups20', '=', 'draft.cups20')
          .onRef('contract.kind', '=', 'draft.kind')
          .on('contract.state', 'in', ['activa', 'esborrany'])
          .on(sql<boolean>`contract.owner_nif = ${taxIdOf('draft.submission')}`),
      )
      .select([
        'draft.id',
        'draft.reference',
        'draft.locale',
        'contract.id as contract_id',
        'signature.document',
        'signature.conditions_hash',
        // Whoever has taken a contract over sees nothing of before.
        sql<string>`greatest((signature.signed_at at time zone 'Europe/Madrid')::date, contract.held_from)`.as(
          'day',
        ),
      ])
      .where('draft.state', '=', 'signed')
      .where('draft.filed_at', 'is', null)
      .orderBy('draft.created_at')
      .limit(mostAtOnce)
      .forUpdate('draft')
      .skipLocked()
      .execute()
    for (const { id, reference, locale, contract_id: contractId, day, document, conditions_hash } of signed) {
      const { filed } = texts[languageOf(isLocale(locale) ? locale : 'es')].newContract
      const common = { contractId, day, category: filed.category }
      await file(transaction, {
        ...common,
        name: filed.contract,
        filename: `${reference}-contract.pdf`,
        content: document,
      })
      if (conditions_hash) {
        const content = await keptConditions(transaction, conditions_hash)
        await file(transaction, {
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
