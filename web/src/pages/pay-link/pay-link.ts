import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?pay_token=`: the link of a reminder, which pays one bill. */
export const payLink = addressSecret('pay_token')
