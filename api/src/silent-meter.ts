import * as z from 'zod/mini'
import { caseForms } from './cases.ts'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'

/** A meter of the customer's of which no hours come. */
export const silentMeter = z.object({
  contract: z.object({ id: z.int(), name: z.string() }),
  /** Where the supply is. */
  street: z.string(),
  /** The last day that has hours. */
  last_day: z.string(),
  /** What the next bill will come to, in euros; null where that cannot be said. */
  bill: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** Whether the distributor can be asked from here. */
  can_ask: z.boolean(),
  /** The case in which it was asked since. */
  asked: z.nullable(z.object({ id: z.int(), reference: z.string() })),
})
export type SilentMeter = z.infer<typeof silentMeter>

/** The case is the same however often it is asked for while the meter is silent. */
export const askAboutMeter = endpoint({
  method: 'POST',
  path: 'contracts/{contract}/silent_meter/',
  summary:
    'Open a case that has the distributor asked why no hours of a meter come; not found where they do.',
  access: 'customer',
  delegate: 'manage',
  switch: caseForms,
  params: z.object({ contract: contractName }),
  reply: z.object({ data: z.object({ id: z.int(), reference: z.string() }) }),
  errors: ['too_many_attempts'],
})
