import * as z from 'zod/mini'
import { described, text, webAddress } from './setting.ts'

/** Addresses of the texts that the law asks for. */
export const legal = z.strictObject({
  legalNotice: described(webAddress, 'Legal notice.'),
  privacy: described(webAddress, 'Privacy policy.'),
  dataProtectionOfficer: described(
    z._default(z.nullable(text(120)), null),
    'E-mail of the data protection officer, whom a retailer of energy has to have (LO 3/2018 art. 34.1.i); the customer e-mail stands beside each form when there is none.',
  ),
  cookies: described(webAddress, 'Cookie policy.'),
  conditions: described(webAddress, 'Conditions of the virtual office.'),
  generalConditions: described(webAddress, 'General conditions of supply.'),
})
