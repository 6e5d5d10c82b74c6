import type { AttachmentItem } from '@endoll/api/contracts.ts'
import type { Sort } from '../../../ui/Table.tsx'

export const attachmentKeys = ['name', 'category', 'created', 'size'] as const
export type AttachmentKey = (typeof attachmentKeys)[number]

/** The newest first. */
export const usualOrder: Sort = { key: 'created', direction: 'descending' }

/** Documents in the order of a column: words as the language sorts them, sizes by their bytes (KB < MB < GB). */
export function inOrder(
  attachments: readonly AttachmentItem[],
  { key, direction }: Sort,
  language: string,
): readonly AttachmentItem[] {
  const words = (a: string, b: string) => a.localeCompare(b, language, { numeric: true })
  const compare = (a: AttachmentItem, b: AttachmentItem): number => {
    switch (key) {
      case 'name':
        return words(a.name, b.name)
      case 'category':
        return words(a.category_name, b.category_name)
      case 'size':
        return a.size_bytes - b.size_bytes
      default:
        return words(a.created_date, b.created_date)
    }
  }
  const sign = direction === 'ascending' ? 1 : -1
  // Equal rows: the newest first, in both directions.
  return attachments.toSorted(
    (a, b) => sign * compare(a, b) || words(b.created_date, a.created_date) || a.id - b.id,
  )
}
