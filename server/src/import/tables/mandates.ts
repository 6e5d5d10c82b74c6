import * as z from 'zod'
import * as column from './columns.ts'
import { required, withDefault } from './columns.ts'

/** mandates.csv: SEPA direct debit mandates of contracts. */
export const mandateRow = z.object({
  contract_name: required(column.text(40), 'Contract charged; a mandate of several has a row for each.'),
  reference: required(
    // The characters that a mandate reference may have (SEPA rulebook AT-01).
    column.matching(
      /^[A-Za-z0-9+?/:().,' -]{1,35}$/,
      "up to 35: letters, digits, space, + ? / - : ( ) . , '",
    ),
    'Unique mandate reference; with the contract, the key.',
  ),
  signed_day: required(column.day, 'Day of signature.'),
  iban: required(column.iban, 'Account charged.'),
  state: withDefault(column.oneOf(['active', 'cancelled', 'expired']), 'active', 'Empty means active.'),
})
export type MandateRow = z.infer<typeof mandateRow>
