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
  readonly content: Buffer
}

/** Lays a document that the office made among those of a contract. */
export async function fileDocument(db: Db, filed: FiledDocument): Promise<void> {
  const { contractId, day, name, category, filename, content } = filed
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
