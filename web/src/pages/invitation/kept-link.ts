import { keptLink } from '../../form/kept-link.ts'
import { invitationLink } from './invitation-link.ts'

/** Kept over a sign-in, also with an identity provider. */
export const keptInvitation = keptLink('invitation', invitationLink)
