import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?email_token=`: the link in the mail that confirms a new e-mail address. */
export const emailConfirmation = addressSecret('email_token')
