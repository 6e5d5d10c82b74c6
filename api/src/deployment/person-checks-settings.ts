import * as z from 'zod/mini'
import { absoluteAddress, optional, secret } from './setting.ts'

/** Registers that say whether somebody's papers and payments are in order, of contracting.validateDni. */
export const personChecks = z.strictObject({
  address: optional(
    absoluteAddress,
    'Registers of identity documents and of solvency, asked where contracting.validateDni is on (docs/contracting.md).',
  ),
  secret: optional(secret, 'Shared with them: signs the calls (HMAC-SHA-256).'),
})
