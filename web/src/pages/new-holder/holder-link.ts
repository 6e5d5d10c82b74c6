import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?holder_token=`: the link that asks somebody to become the holder of a contract. */
export const holderLink = addressSecret('holder_token')
