import * as z from 'zod/mini'
import { signedLink } from '../../platform/links/signed-link.ts'
import type { Services } from '../../platform/services.ts'

/** The link in a mail that ends such mails to one account and does nothing else. */
const link = signedLink('unsubscribe', z.object({ sub: z.string() }))
/** A mail may be opened long after it came. */
const seconds = 365 * 86_400

/** The token of a link that ends mails with what happened to one account. */
export function issueUnsubscribeLink(
  services: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<string> {
  return link.issue(services, { sub: String(accountId) }, seconds)
}

/** The account of a link; undefined if it is not ours, of another purpose, or expired. */
export async function readUnsubscribeLink(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<number | undefined> {
  const said = await link.read(services, token)
  return said && Number(said.sub)
}
