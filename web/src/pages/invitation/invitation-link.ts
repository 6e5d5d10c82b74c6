import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?invitation_token=`: the link that asks somebody to act for a customer. */
export const invitationLink = addressSecret('invitation_token')
