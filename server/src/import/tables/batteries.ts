import * as z from 'zod'
import * as column from './columns.ts'
import { optional, required, withDefault } from './columns.ts'

/** batteries.csv: virtual batteries, which hold euros. */
export const batteryRow = z.object({
  name: required(column.text(80), 'Name of the battery; the key.'),
  type_name: required(column.text(80), 'Name of its type.'),
  description: withDefault(column.text(500), '', 'What the type does, for the customer.'),
})
export type BatteryRow = z.infer<typeof batteryRow>

/** battery-contracts.csv: contracts that give to a battery or take from it. */
export const batteryContractRow = z.object({
  battery_name: required(column.text(80), 'The battery.'),
  contract_name: required(column.text(40), 'The contract.'),
  share_percent: withDefault(
    column.wholeNumber(0, 100),
    0,
    'Share of the discounts that this contract gets; empty means 0. Those of one battery are together 100 at most.',
  ),
  discounts: withDefault(
    column.oneOf(['aplicar', 'no_aplicar']),
    'no_aplicar',
    'Whether discounts are applied to its invoices; empty means no_aplicar.',
  ),
  since: optional(
    column.day,
    "First day of the tie. Needed where somebody else had the contract and this battery before: without it the row is taken for the former holder's, and the new one is not tied.",
  ),
})
export type BatteryContractRow = z.infer<typeof batteryContractRow>

/** battery-movements.csv: what went into a battery and out of it. */
export const batteryMovementRow = z.object({
  battery_name: required(column.text(80), 'The battery.'),
  contract_name: required(column.text(40), 'Contract whose invoice says so.'),
  invoice_number: required(column.text(40), 'That invoice. It need not be among those that came in.'),
  day: required(column.day, 'Day of the movement.'),
  amount: required(column.cents, 'What went in; negative for what went out.'),
})
export type BatteryMovementRow = z.infer<typeof batteryMovementRow>
