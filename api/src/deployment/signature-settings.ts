import * as z from 'zod/mini'
import { absoluteAddress, choice, optional, secret, text, whole } from './setting.ts'

/** How requests and contracts are signed, and what is signed with a contract. */
export const signature = z.strictObject({
  provider: choice(
    ['embedded', 'outside'],
    'embedded',
    'embedded: one-time code by mail. outside: a provider that is called at signature.address.',
  ),
  days: whole(1, 60, 10, 'A request that is not signed within so many days ends.'),
  generalConditions: optional(
    text(300),
    'File of the general conditions of supply: a PDF, by its path from the deployment file. It goes with every contract that is signed, by mail and in the signature, and is kept (RDLeg 1/2007 arts 63.1 and 98.7).',
  ),
  address: optional(absoluteAddress, 'Address of the outside provider.'),
  secret: optional(secret, 'Shared with the outside provider: signs calls and callbacks (HMAC-SHA-256).'),
})
