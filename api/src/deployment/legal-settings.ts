import * as z from 'zod/mini'
import { described, webAddress } from './setting.ts'

/** Addresses of the texts that the law asks for. */
export const legal = z.strictObject({
  legalNotice: described(webAddress, 'Legal notice.'),
  privacy: described(webAddress, 'Privacy policy.'),
  cookies: described(webAddress, 'Cookie policy.'),
  conditions: described(webAddress, 'Conditions of the virtual office.'),
  generalConditions: described(webAddress, 'General conditions of supply.'),
})
