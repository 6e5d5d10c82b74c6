import * as z from 'zod/mini'
import { signedLink } from '../../platform/links/signed-link.ts'
import type { Services } from '../../platform/services.ts'

/** The link in a reminder: it pays one bill in the name of one account and does nothing else. */
const link = signedLink('pay', z.object({ sub: z.string(), invoice: z.int() }))

/** The bill that a link pays, and the account in whose name. */
export interface PayLink {
  readonly accountId: number
  readonly invoiceId: number
}

/** The token of a link that pays one bill for some days. */
export function issuePayLink(
  services: Pick<Services, 'db' | 'clock'>,
  { accountId, invoiceId }: PayLink,
  days: number,
): Promise<string> {
  return link.issue(services, { sub: String(accountId), invoice: invoiceId }, days * 86_400)
}

/** What a link pays; undefined if it is not ours, of another purpose, or expired. */
export async function readPayLink(
  services: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<PayLink | undefined> {
  const said = await link.read(services, token)
  return said && { accountId: Number(said.sub), invoiceId: said.invoice }
}
