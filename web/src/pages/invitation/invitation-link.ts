import { keptLink } from '../../form/kept-link.ts'
import { addressSecret } from '../../site/address-bar.ts'

/** The token of `?invitation_token=`: the link that asks somebody to act for a customer. It waits for the sign-in. */
export const invitationLink = keptLink('invitation', addressSecret('invitation_token'))
