import type { Db } from '../platform/db/open.ts'
import { sha256 } from '../platform/sha256.ts'

export interface FiledDocument {
  readonly contractId: number
  /** Its day in the list, YYYY-MM-DD; who holds a contract sees nothing from before they held it. */
  readonly day: string
  readonly name: string
  readonly category: string
  /** Unique within the contract: filed again under the same name, the first one stays. */
  readonly filename: string
  /** In place of one made of the name of the file, where that hangs on the language. */
  readonly reference?: string
  readonly content: Buffer
}

/** Lays a document that the office made among those of a contract; its id, or undefined if it lay there. */
export async function fileDocument(db: Db, filed: FiledDocument): Promise<number | undefined> {
  const { contractId, day, name, category, filename, reference = `endoll:${filename}`, content } = filed
  const row = await db
    .insertInto('attachment')
    .values({
      contract_id: contractId,
      reference,
      name,
      category_name: category,
      created_day: day,
      filename,
      content,
      content_sha256: sha256(content),
    })
    .onConflict((conflict) => conflict.columns(['contract_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
