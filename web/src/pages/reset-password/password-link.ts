import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?reset_token=`: the mailed link that sets a password. */
export const passwordLink = addressSecret('reset_token')
