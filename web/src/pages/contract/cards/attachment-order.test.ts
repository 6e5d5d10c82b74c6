import { describe, expect, it } from 'vitest'
import type { AttachmentItem } from '@endoll/api/contracts.ts'
import { inOrder, usualOrder } from './attachment-order.ts'
import type { AttachmentKey } from './attachment-order.ts'

function attachment(
  id: number,
  name: string,
  category_name: string,
  created_date: string,
  size_bytes: number,
  size_text: string,
): AttachmentItem {
  return { id, name, category_name, created_date, size_bytes, size_text, filename: `${id}.pdf` }
}

const documents = [
  attachment(1, 'Plano 10', 'Instalación', '2022-09-14', 1_200_000, '1,2 MB'),
  attachment(2, 'Plano 9', 'Contrato', '2020-06-08', 830_000, '830 KB'),
  attachment(3, 'Ácido', 'Contrato', '2026-01-23', 1_100_000_000, '1,1 GB'),
  attachment(4, 'bulto', 'Autoconsumo', '2022-09-14', 2_000, '2 KB'),
]
function idsOf(...sort: [] | [AttachmentKey, 'ascending' | 'descending']) {
  const [key, direction] = sort
  const order = key && direction ? { key, direction } : usualOrder
  return inOrder(documents, order, 'es').map(({ id }) => id)
}

describe('documents of a contract [c2.detail-attachments]', () => {
  it('come with the newest first', () => {
    expect(idsOf()).toEqual([3, 1, 4, 2])
  })

  it.each([
    ['size', 'ascending', [4, 2, 1, 3]],
    ['size', 'descending', [3, 1, 2, 4]],
    ['created', 'ascending', [2, 1, 4, 3]],
    // Accents and capitals make no difference, and 9 comes before 10.
    ['name', 'ascending', [3, 4, 2, 1]],
    ['name', 'descending', [1, 2, 4, 3]],
    // Equal rows: the newest first.
    ['category', 'ascending', [4, 3, 2, 1]],
  ] as const)('by %s, %s', (key, direction, ids) => {
    expect(idsOf(key, direction)).toEqual(ids)
  })

  it('are left as they were', () => {
    expect(documents.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})
