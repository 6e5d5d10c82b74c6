import { addressSecret } from '../../site/address-bar.ts'

/**
 * Code, state and name with which the identity provider sends browsers back, to this page alone: on others these names
 * mean something else. Taken out of the address before anything is asked; see address-bar.ts.
 */
export const providerReturn =
  globalThis.location?.pathname === '/connect' ? ['code', 'state', 'iss'].map(addressSecret) : []

/** Whether somebody comes back; without a code, from not having signed in there. */
export function comesBack(): boolean {
  return providerReturn[1]?.waiting() !== undefined
}
