import { addressSecret } from '../../site/address-bar.ts'

/**
 * Code, state and name with which the identity provider sends browsers back, to this page alone: on others these names
 * mean something else. Taken out of the address before anything is asked; see address-bar.ts.
 */
export const providerReturn =
  globalThis.location?.pathname === '/connect' ? ['code', 'state', 'iss'].map(addressSecret) : []

/** Whether somebody comes back: without a code from not having signed in there, without a state from nowhere. */
export function comesBack(): boolean {
  return providerReturn.slice(0, 2).some(({ waiting }) => waiting() !== undefined)
}

export function dropReturn(): void {
  for (const { drop } of providerReturn) drop()
}
