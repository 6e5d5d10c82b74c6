import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { billUse, leadReply, secretId } from './lead-parts.ts'
import { lead } from './leads.ts'

/** More than any deployment allows (`contracting.mostSupplies`). */
const most = 50

const saved = z.object({
  /** Null if the supply was refused. */
  reply: z.nullable(leadReply),
  /** What was wrong with its fields; empty if nothing was. */
  errors: z.record(z.string(), z.array(z.string())),
})
export type SavedSupply = z.infer<typeof saved>

/**
 * Supplies of one customer, each with a lead of visitor-area.md §3.3 of its own; who asks is the same in all. Each is taken
 * or refused alone, in the order in which it came: what was taken stays, and sent again under the same key is answered
 * the same. Contracts that come of them are signed together.
 */
export const saveLeadGroup = endpoint({
  method: 'POST',
  path: 'lead_groups/',
  summary: 'Record what was answered for several supplies, or send them all.',
  access: 'visitor',
  keyed: true,
  switch: 'newElectricityContractation',
  files: 'json',
  body: z.strictObject({
    leads: z
      .array(
        z.strictObject({
          /** Of a lead of this browser or customer; null for a new one. */
          id: z.nullable(secretId),
          lead,
          /** As of a lead that is sent alone: what the first year is computed with. */
          yearly_use: billUse,
        }),
      )
      .check(z.minLength(1), z.maxLength(most)),
  }),
  reply: z.object({ leads: z.array(saved) }),
  errors: ['too_many_attempts'],
})
