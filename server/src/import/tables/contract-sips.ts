import { sipsNoteKinds } from '@endoll/domain/supply/sips.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** contract-sips.csv: what distributors pass on of supplies, and why. */
export const contractSipsRow = z
  .object({
    contract_name: required(column.text(40), 'Name of the contract, of electricity.'),
    kind: required(
      column.oneOf(sipsNoteKinds),
      'The customer objected in writing, or the distributor reports arrears: then CUPS and arrears are passed on in spite ' +
        'of an objection, and the customer is told so (RD 88/2026 art. 8.4).',
    ),
    start_day: required(column.day, 'First day.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
  })
  .superRefine((row, context) => {
    if (row.end_day !== null && row.end_day < row.start_day) {
      context.addIssue({ code: 'custom', path: ['end_day'], message: 'start_after_end' })
    }
  })
export type ContractSipsRow = z.infer<typeof contractSipsRow>
