import { invitationDays } from '@endoll/api/delegations.ts'
import * as z from 'zod/mini'
import { signedLink } from '../../platform/links/signed-link.ts'
import type { Services } from '../../platform/services.ts'

/** The link in the mail that invites somebody to act for a customer: who has it has the mailbox it went to. */
const link = signedLink('delegation', z.object({ delegation: z.int() }))
const seconds = invitationDays * 86_400

/** The token of the link of one invitation. */
export function issueInvitation(services: Pick<Services, 'db' | 'clock'>, id: number): Promise<string> {
  return link.issue(services, { delegation: id }, seconds)
}

/** The delegation that a link is about; undefined where it is none of ours or too old. */
export async function readInvitationLink(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<number | undefined> {
  return (await link.read(services, token))?.delegation
}
