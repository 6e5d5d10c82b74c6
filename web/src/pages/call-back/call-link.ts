import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?call_token=`: the link of a mail, which changes or cancels one call. */
export const callLink = addressSecret('call_token')
