import { protectionKinds } from '@endoll/domain/billing/cut-protection.ts'
import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

/** contract-protections.csv: why supplies may not be cut. */
export const contractProtectionRow = z
  .object({
    contract_name: required(column.text(40), 'Name of the contract.'),
    kind: required(
      column.oneOf(protectionKinds),
      'Vulnerable or severely vulnerable consumer (not needed where contract-services.csv has a social bonus); at risk of ' +
        'exclusion and attended by social services; a home with the bonus and a document of social services (child ' +
        'under 16, dependency, disability); life-support equipment; essential service. Never write the illness, nor ' +
        'whose it is.',
    ),
    start_day: required(column.day, 'First day.'),
    end_day: optional(column.day, 'Last day; empty while it lasts.'),
  })
  .superRefine((row, context) => {
    if (row.end_day !== null && row.end_day < row.start_day) {
      context.addIssue({ code: 'custom', path: ['end_day'], message: 'start_after_end' })
    }
  })
export type ContractProtectionRow = z.infer<typeof contractProtectionRow>
