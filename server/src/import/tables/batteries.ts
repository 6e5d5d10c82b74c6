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
    'Share of this contract; empty means 0. At most 100 in all per battery.',
  ),
  discounts: withDefault(
    column.oneOf(['aplicar', 'no_aplicar']),
    'no_aplicar',
    'Whether its invoices are reduced; empty means no_aplicar.',
  ),
  since: optional(
    column.day,
    "First day. Needed where a former holder of the contract had this battery: without it the row is taken for that holder's.",
  ),
})
export type BatteryContractRow = z.infer<typeof batteryContractRow>

/** battery-movements.csv: what went into a battery and out of it. */
export const batteryMovementRow = z.object({
  battery_name: required(column.text(80), 'The battery.'),
  contract_name: required(column.text(40), 'Contract of the invoice.'),
  invoice_number: required(column.text(40), 'That invoice; it need not have been imported.'),
  day: required(column.day, 'Day of the movement.'),
  amount: required(column.cents, 'What went in; negative for what went out.'),
})
export type BatteryMovementRow = z.infer<typeof batteryMovementRow>
