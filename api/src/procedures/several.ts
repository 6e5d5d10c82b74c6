import * as z from 'zod/mini'
import { leftOutReasons } from '../requests.ts'

/** At most so many contracts in one request; above that the customer asks the retailer. */
export const mostContracts = 500

/** What a call that may be of several contracts replies beside its request. */
export const contractsOfReply = {
  /** Contracts that the request is of, the named one first. */
  contracts: z.array(z.string()),
  /** Contracts that it could not take in, each with why. */
  left_out: z.array(z.object({ contract: z.string(), error: z.enum(leftOutReasons) })),
}
