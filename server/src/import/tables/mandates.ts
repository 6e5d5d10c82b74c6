import * as z from 'zod'
import * as column from './columns.ts'
import { required, withDefault } from './columns.ts'

/** mandates.csv: SEPA direct debit mandates of contracts. */
export const mandateRow = z.object({
  contract_name: required(
    column.text(40),
    'Contract that is charged under it; a mandate of several contracts has a row for each.',
  ),
  reference: required(
    // The characters that a mandate reference may have (SEPA rulebook AT-01).
    column.matching(
      /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
      "up to 35 letters, digits, space and + ? / - : ( ) . , '",
    ),
    'Unique mandate reference; with the contract, the key.',
  ),
  signed_day: required(column.day, 'Day on which it was signed.'),
  iban: required(column.iban, 'Account that is charged.'),
  state: withDefault(
    column.oneOf(['active', 'cancelled', 'expired']),
    'active',
    'Whether debits may be made with it; empty means active.',
  ),
})
export type MandateRow = z.infer<typeof mandateRow>
