import * as z from 'zod/mini'
import { signedLink } from '../../platform/links/signed-link.ts'
import type { Services } from '../../platform/services.ts'

/** The link in a mail that closes a case: it says how content its customer was with it and does nothing else. */
const link = signedLink('satisfaction', z.object({ sub: z.string(), case: z.int() }))
/** A mail may be opened long after it came. */
const seconds = 90 * 86_400

/** The case that a link asks about, and the account that it was mailed to. */
interface SatisfactionLink {
  readonly accountId: number
  readonly caseId: number
}

/** The token of a link that asks about one case. */
export function issueSatisfactionLink(
  services: Pick<Services, 'db' | 'clock'>,
  { accountId, caseId }: SatisfactionLink,
): Promise<string> {
  return link.issue(services, { sub: String(accountId), case: caseId }, seconds)
}

/** The subject of a link; undefined if it is not ours, of another purpose, or expired. */
export async function readSatisfactionLink(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<SatisfactionLink | undefined> {
  const said = await link.read(services, token)
  return said && { accountId: Number(said.sub), caseId: said.case }
}
