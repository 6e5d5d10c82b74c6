import * as z from 'zod'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** attachments.csv: documents of contracts; the files lie in the folder attachments/. */
export const attachmentRow = z
  .object({
    contract_name: required(column.text(40), 'Contract that the document belongs to.'),
    reference: required(
      column.text(80),
      'Your lasting reference of the document; with the contract, the key.',
    ),
    name: required(column.text(160), 'Name shown to the customer.'),
    category_name: required(column.text(80), 'Category shown to the customer.'),
    created_day: required(column.day, 'Day of the document.'),
    file: required(column.text(240), 'Path within attachments/; at most 25 MB.'),
    filename: optional(
      column.matching(/^[^/\\:*?"<>|\p{Cc}]{1,120}$/u, 'file name, 120'),
      'Name of the download; empty means that of the file.',
    ),
  })
  .superRefine((row, context) => {
    const parts = row.file.split('/')
    const inside = parts.every((part) => part !== '' && part !== '.' && part !== '..')
    if (!inside || /[\\:*?"<>|]/.test(row.file)) {
      const message: ProblemCode = 'path_not_valid'
      context.addIssue({ code: 'custom', path: ['file'], message })
    }
  })
export type AttachmentRow = z.infer<typeof attachmentRow>
