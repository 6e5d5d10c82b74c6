import { unknownPowerReasons } from '@endoll/domain/billing/optimal-power.ts'
import { taxNames } from '@endoll/domain/billing/bill.ts'
import * as z from 'zod/mini'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { powerChangeRefusal } from './procedures/power.ts'

const euros = z.number()
/** Days as YYYY-MM-DD, the last one included. */
const span = z.object({ start_date: z.string(), end_date: z.string() })

/**
 * Why no better power is suggested. `optimal`: nothing is cheaper. `saves_too_little`: a year's saving does not pay for
 * the change; what it would be is given all the same.
 */
export const noBetterPowerReasons = [
  'gas',
  'contract_not_active',
  ...unknownPowerReasons,
  'optimal',
  'saves_too_little',
] as const

/** What power costs in euros over the days that are known: lines before taxes, and with all taxes. */
const yearlyCost = z.object({ power: euros, excess: euros, total: euros, with_taxes: euros })

/** One power period. Powers in kW. */
const period = z.object({
  period: z.string(),
  contracted: z.number(),
  /** The highest demand of the months that are known, and the bill that says so. */
  demanded: z.nullable(z.number()),
  demanded_in: z.nullable(span),
  /** What is suggested. */
  suggested: z.nullable(z.number()),
  /** Whether what is demanded above is charged; otherwise the limiter of the meter may act. Null if not known. */
  excess_charged: z.nullable(z.boolean()),
})
export type OptimalPowerPeriod = z.infer<typeof period>

/** What the last twelve months were billed, and how much of it is known. */
const known = z.object({
  ...span.shape,
  months: z.int(),
  /** The months that are not known, oldest first. */
  missing: z.array(span),
  /** Whether other powers were contracted in some of them. */
  other_powers: z.boolean(),
})

const suggestion = z.object({
  before: yearlyCost,
  after: yearlyCost,
  /** Of a year, before and with taxes. */
  saving: euros,
  saving_with_taxes: euros,
  /** What the distributor asks for the change, before taxes: extension at most. */
  change: z.object({
    connection: euros,
    access: euros,
    extension: euros,
    total: euros,
    /** kW by which the highest power rises. */
    added_power: z.number(),
  }),
  /** Whole months until the saving has paid for the change, both before taxes. */
  payback_months: z.int(),
})

export const optimalPowerReply = z.object({
  reason: z.nullable(z.enum(noBetterPowerReasons)),
  tariff: z.string(),
  known: z.nullable(known),
  /** P1 first; empty for gas. */
  periods: z.array(period),
  /** What the known months cost with the present powers; null if nothing can be suggested. */
  cost_now: z.nullable(yearlyCost),
  /** There also where it saves too little. */
  suggestion: z.nullable(suggestion),
  /**
   * The cheapest that the tariff allows, where caution of ours keeps from suggesting it: the margin, and that no power
   * lies below what every bill demanded. Powers in kW; saving and excess of a year in euros before taxes.
   */
  incautious: z.nullable(z.object({ powers: z.array(z.number()), saving: euros, excess: euros })),
  /** Per cent kept free above the highest demand where excess is not charged: a choice of ours. */
  margin_percent: z.int(),
  /** The day whose prices, rules and taxes were taken. */
  prices_date: z.string(),
  /** The taxes of that day at the present powers: per cent. */
  taxes: z.array(z.object({ tax: z.enum(taxNames), percent: z.string() })),
  /** Why the power cannot be changed today; null if it can. */
  refusal: powerChangeRefusal,
  /** The first day for another change after one that is sent today; null if there is no wait (RDL 7/2026 art. 5). */
  next_change_date: z.nullable(z.string()),
})
export type OptimalPowerReply = z.infer<typeof optimalPowerReply>

/** The best contracted powers of a contract of the caller by the demand of its last twelve months. Always on. */
export const getOptimalPower = endpoint({
  method: 'GET',
  path: 'contracts/{name}/power/optimal/',
  summary: 'The cheapest contracted powers by the demand of the last twelve months, and what they save.',
  access: 'customer',
  delegate: 'look',
  params: z.object({ name: contractName }),
  reply: optimalPowerReply,
  errors: [],
})
