import type { KeptText } from '@endoll/api/desk-texts.ts'
import { findId } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import type { Db } from '../../platform/db/open.ts'
import { transact } from '../../platform/db/transact.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Services } from '../../platform/services.ts'
import { writeLine } from './log.ts'
import type { Doer } from './look.ts'

/** Texts that answers begin with, by name. */
export async function listKeptTexts({ db }: Pick<Services, 'db'>): Promise<{ texts: KeptText[] }> {
  const rows = await db
    .selectFrom('kept_text')
    .select(['id', 'name', 'words'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { texts: rows.map(({ words, ...row }) => ({ ...row, words: words as KeptText['words'] })) }
}

interface Kept {
  /** Null of a new one. */
  readonly id: number | null
  readonly name: string
  readonly words: KeptText['words']
}

async function writeText(db: Db, nowMs: number, { id, name, words }: Kept): Promise<number> {
  const values = { name, words: JSON.stringify(words), changed_at: at(nowMs) }
  const row =
    id === null
      ? await db.insertInto('kept_text').values(values).returning('id').executeTakeFirst()
      : await db.updateTable('kept_text').set(values).where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw notFound()
  return row.id
}

/** Keeps a text, or changes one. */
export async function saveKeptText(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { staff, address }: Doer,
  kept: Kept,
): Promise<void> {
  await transact(db, async (transaction) => {
    const about = String(await writeText(transaction, clock.nowMs(), kept))
    const line = { staffId: staff.staffId, what: 'text_saved', about, address } as const
    await writeLine({ db: transaction, clock }, line)
  })
}

export async function removeKeptText(
  { db, clock }: Services,
  { staff, address }: Doer,
  named: string,
): Promise<void> {
  await transact(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('kept_text')
      .where('id', '=', findId(named) ?? 0)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw notFound()
    const line = { staffId: staff.staffId, what: 'text_removed', about: named, address } as const
    await writeLine({ db: transaction, clock }, line)
  })
}
